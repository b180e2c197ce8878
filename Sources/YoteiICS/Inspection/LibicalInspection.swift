internal import Foundation
internal import Libical

/// Asks libical for a second opinion, one component at a time, and never about what it is known to stumble over.
struct LibicalInspection {
  let index: FeedIndex

  func run(_ findings: inout FindingLog) {
    for (position, record) in index.records.enumerated() where record.kind.isScheduled {
      let method = calendarMethod(of: position)
      let lines = header(method) + self.lines(of: position, depth: 1) + [Array("END:VCALENDAR".utf8)]
      for error in LibicalOpinion.errors(in: lines) {
        findings.add(.libical, at: Int(record.start), in: position, LineText.unescaped(Array(error.utf8)))
      }
    }
  }

  private func header(_ method: String?) -> [[UInt8]] {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:yotei"] + (method.map { ["METHOD:\($0)"] } ?? [])).map { Array($0.utf8) }
  }

  private func calendarMethod(of component: Int) -> String? {
    let calendar = ICSCalendar(ICSComponent(index: index, position: index.calendar(of: component)))
    guard let method = calendar?.method?.rawValue, method.utf8.allSatisfy({ 65...90 ~= $0 }) else { return nil }
    return method
  }

  private func lines(of component: Int, depth: Int) -> [[UInt8]] {
    guard depth < LibicalOpinion.deepest else { return [] }
    let view = ICSComponent(index: index, position: component)
    let properties = view.properties.filter(isHarmless).map { Array(Self.text(of: $0).utf8) }
    let children = index.children(of: component).filter { index.records[$0].kind == .alarm }
    return [Array("BEGIN:\(view.name)".utf8)] + properties + children.flatMap { lines(of: $0, depth: depth + 1) }
      + [Array("END:\(view.name)".utf8)]
  }

  /// libical prints freed memory for REQUEST-STATUS, drops names that it doesn't know, and copies inline data.
  private func isHarmless(_ property: ICSProperty) -> Bool {
    guard ICSPropertyName.registeredKeys.contains(property.name.name.key) else { return false }
    return property.name != .attach && property.name != .requestStatus && property.parameters.count <= LibicalOpinion.mostParameters
  }

  /// Without TZIDs that have a slash, which libical takes for paths.
  private static func text(of property: ICSProperty) -> String {
    let parameters = property.parameters.filter { !($0.name == .timeZoneID && $0.value.contains("/")) }
    return property.name.canonicalName + parameters.map { ";\($0)" }.joined() + ":" + property.rawValue
  }
}
