internal import Foundation

/// A component of a collection.
struct CollectionItem {
  /// What makes two components the same.
  struct Key: Hashable {
    var name: String
    var uid: String
    /// RECURRENCE-ID as it is written; empty for a master.
    var slot: String
  }

  let component: ICSComponent
  let key: Key
  /// The number of the feed that it comes from.
  let feed: Int
  /// New names of zones whose old names another definition bears.
  let renamedZones: [String: String]
  /// What comes before the title.
  let prefix: String?

  init(_ component: ICSComponent, uid: String, feed: Int, renamedZones: [String: String], prefix: String?) {
    (self.component, self.feed, self.renamedZones, self.prefix) = (component, feed, renamedZones, prefix)
    key = Key(name: component.name, uid: uid, slot: component[.recurrenceID]?.rawValue ?? "")
  }

  var hasUID: Bool { !key.uid.isEmpty }

  private var revision: (sequence: Int, stamp: Int64) {
    (component.integer(.sequence, in: 0...Int.max) ?? 0, component.time(.dtstamp)?.civil.seconds ?? .min)
  }

  func isNewer(than other: CollectionItem) -> Bool { revision > other.revision }

  /// The zones that its times name, by their new names.
  var zoneNames: Set<String> { Set(Self.zoneNames(component).map { renamedZones[$0] ?? $0 }) }

  private static func zoneNames(_ component: ICSComponent) -> Set<String> {
    let own = component.properties.compactMap { $0[.timeZoneID]?.value }
    return component.components.reduce(into: Set(own)) { $0.formUnion(zoneNames($1)) }
  }
}

extension CollectionItem {
  /// The component as it was read, unless something about it changes or its END is missing; then as lines of our own.
  func append(_ writer: LineWriter, to output: inout [UInt8]) {
    let ownUID = component[.uid]?.text ?? ""
    let needsUID = ownUID.isEmpty && hasUID
    guard needsUID || !renamedZones.isEmpty || prefix != nil || !component.isWhole else {
      output += component.verbatim
      return
    }
    var lines = lines(component)
    if needsUID { lines.insert("UID:" + LineText.escaped(key.uid), at: 1) }
    output += writer.text(lines)
  }

  private func lines(_ component: ICSComponent) -> [String] {
    let name = component.lineName
    return ["BEGIN:\(name)"] + component.properties.filter { !($0.name == .uid && $0.rawValue.isEmpty) }.map(line)
      + component.components.flatMap(lines) + ["END:\(name)"]
  }

  private func line(_ property: ICSProperty) -> String {
    if let zone = property[.timeZoneID]?.value, let renamed = renamedZones[zone] { return property.line(renamingZone: renamed) }
    guard let prefix, property.name == .summary else { return property.unfoldedLine }
    return property.line(value: LineText.escaped(prefix) + property.rawValue)
  }
}

extension ICSProperty {
  fileprivate func line(renamingZone name: String) -> String {
    let parameters = parameters.map { $0.name == .timeZoneID ? ICSParameter(name: $0.name, values: [name]) : $0 }
    return Self.line(self.name.rawName, parameters, rawValue)
  }

  fileprivate func line(value: String) -> String { Self.line(name.rawName, parameters, value) }

  private static func line(_ name: String, _ parameters: [ICSParameter], _ value: String) -> String {
    let parameters = parameters.map { $0.values.isEmpty ? $0.name.rawName : $0.description }
    return ([name] + parameters).joined(separator: ";") + ":" + value.filter { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
  }
}
