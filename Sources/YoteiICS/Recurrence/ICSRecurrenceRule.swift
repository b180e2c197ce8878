/// A recurrence rule (RFC 5545 3.3.10), with RSCALE and SKIP of RFC 7529.
///
/// An empty list stands for a part that the rule doesn't have; what is missing comes from DTSTART.
public struct ICSRecurrenceRule: Hashable, Sendable {
  public enum Frequency: Int, CaseIterable, Comparable, Sendable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  public enum Weekday: Int, CaseIterable, Sendable {
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday
  }

  /// A value of BYDAY.
  public struct Day: Hashable, Sendable {
    public var weekday: Weekday
    /// Which of them in the month or year, counted from its end if negative; 0 is every one.
    public var position: Int

    public init(_ weekday: Weekday, position: Int = 0) { (self.weekday, self.position) = (weekday, position) }
  }

  /// A value of BYMONTH.
  public struct Month: Hashable, Sendable {
    public var number: Int
    /// Whether it is the leap month after `number`, in calendars that have such months.
    public var isLeap: Bool

    public init(_ number: Int, isLeap: Bool = false) { (self.number, self.isLeap) = (number, isLeap) }
  }

  /// What becomes of a date that its month or year lacks.
  public enum Skip: String, CaseIterable, Sendable {
    case omit = "OMIT"
    /// The last day that there is takes its place.
    case backward = "BACKWARD"
    /// The day after takes its place.
    case forward = "FORWARD"
  }

  public var frequency: Frequency
  public var interval: Int
  /// How many instances there are, DTSTART among them.
  public var count: Int?
  /// The last time at which there may be an instance; a DATE means that whole day.
  public var until: ICSTime?
  /// WKST.
  public var weekStart = Weekday.monday
  /// BYSECOND, 0 to 60.
  public var seconds: [Int] = []
  /// BYMINUTE.
  public var minutes: [Int] = []
  /// BYHOUR.
  public var hours: [Int] = []
  /// BYDAY.
  public var weekdays: [Day] = []
  /// BYMONTHDAY, negative from the end.
  public var daysOfTheMonth: [Int] = []
  /// BYYEARDAY, negative from the end.
  public var daysOfTheYear: [Int] = []
  /// BYWEEKNO, negative from the end.
  public var weeks: [Int] = []
  /// BYMONTH.
  public var months: [Month] = []
  /// BYSETPOS, negative from the end.
  public var setPositions: [Int] = []
  /// RSCALE, such as `HEBREW`; nil is the Gregorian calendar.
  public var calendar: String?
  public var skip = Skip.omit

  public init(_ frequency: Frequency, interval: Int = 1) { (self.frequency, self.interval) = (frequency, interval) }
}
