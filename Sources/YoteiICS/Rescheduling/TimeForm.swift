/// How a property writes a time, and on which clock: what VALUE, TZID and the Z at the end say.
struct TimeForm: Hashable, Sendable {
  var form: ICSTime.Form
  /// The number of the clock's zone among the `FeedZones`.
  var zone: Int
  /// TZID as it is written; nil for a date, a UTC time and a floating one.
  var zoneName: String?

  static let date = TimeForm(form: .date, zone: FeedZones.observer)
  static let utc = TimeForm(form: .utc, zone: FeedZones.utc)

  var isDate: Bool { form == .date }

  func text(_ civil: CivilTime) -> String { ICSTime(civil, form).description }
}

extension TimeForm {
  /// The form of a line whose value was read as `moment`.
  init(of line: ContentLine, _ moment: Schedule.Moment, in bytes: Span<UInt8>) {
    self.init(form: moment.time.form, zone: moment.zone)
    guard form == .local, let name = LineParameters(of: line, in: bytes).zone, !name.isEmpty else { return }
    zoneName = LineText.string(bytes, name, isFolded: line.isFolded)
  }
}
