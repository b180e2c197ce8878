/// How the times of an event are written.
enum EventTime {
  case date
  case utc
  case zone(String)

  var isDate: Bool { if case .date = self { true } else { false } }

  func line(_ name: String, _ time: WallTime) -> String {
    switch self {
    case .date: "\(name);VALUE=DATE:\(value(time))"
    case .utc: "\(name):\(value(time))"
    case .zone(let zone): "\(name);TZID=\(zone):\(value(time))"
    }
  }

  func value(_ time: WallTime) -> String {
    switch self {
    case .date: time.dayText
    case .utc: time.text + "Z"
    case .zone: time.text
    }
  }
}
