internal import Foundation
internal import Libical

extension ZoneDefinition {
  /// Reads the VTIMEZONE at `component`; what can't be read of it is left out.
  init(_ index: FeedIndex, component: Int) {
    let bytes = index.bytes.span
    self.init(tzid: "", location: nil, microsoftZone: nil, observances: [])
    var lines = index.lines(of: component)
    while let line = lines.next(index, bytes) {
      switch line.name(in: bytes).uppercased() {
      case "TZID": tzid = LineText.unescaped(bytes, line.valueStart..<line.end, isFolded: line.isFolded)
      case "X-LIC-LOCATION": location = line.value(in: bytes).trimmed
      case "X-MICROSOFT-CDO-TZID": microsoftZone = Int(line.value(in: bytes).trimmed)
      default: break
      }
    }
    for child in index.children(of: component) {
      let kind = index.records[child].kind
      guard kind == .standard || kind == .daylight else { continue }
      observances.append(Observance(index, component: child))
    }
  }
}

extension Observance {
  init(_ index: FeedIndex, component: Int) {
    let bytes = index.bytes.span
    self.init(
      isDaylight: index.records[component].kind == .daylight, start: nil, offsetFrom: nil, offsetTo: nil, rules: [], dates: [],
      name: nil)
    var lines = index.lines(of: component)
    while let line = lines.next(index, bytes) {
      let value = line.valueStart..<line.end
      switch line.key {
      case .dtstart: start = ICSTime.reading(bytes, value, isFolded: line.isFolded).time?.civil
      case .tzOffsetFrom: offsetFrom = Self.offset(line.value(in: bytes))
      case .tzOffsetTo: offsetTo = Self.offset(line.value(in: bytes))
      case .rrule: if !value.isEmpty { rules.append(line.value(in: bytes)) }
      case .rdate:
        for text in line.value(in: bytes).split(separator: ",") {
          let date = text.split(separator: "/").first ?? text
          if let time = ICSTime.reading(Array(date.utf8)).time { dates.append(time.civil) }
        }
      case .tzName: name = LineText.unescaped(bytes, value, isFolded: line.isFolded)
      default: break
      }
    }
  }

  private static func offset(_ text: String) -> Int? { libicalUTCOffset(text.trimmed) }
}
