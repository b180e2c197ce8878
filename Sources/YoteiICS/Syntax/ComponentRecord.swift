/// Where a component stands in the feed, and what the first pass saw of it; records stand in the order of their BEGIN lines.
struct ComponentRecord: Sendable {
  /// Offset of the BEGIN line.
  var start: UInt32
  /// Offset of the END line, or of where the component ends without one.
  var bodyEnd: UInt32
  /// Offset after the END line.
  var end: UInt32
  /// Index of the first record that doesn't stand inside this one.
  var subtreeEnd: UInt32
  /// Index of the component around it, or `none`.
  var parent: UInt32
  /// Offset of the first DTSTART line, or `none`; likewise the others. They stand for scheduled components only.
  var startLine: UInt32 = Self.none
  var endLine: UInt32 = Self.none
  var uidLine: UInt32 = Self.none
  /// The days on which an event lies that doesn't recur, on its own clock.
  var days = Days()
  /// Equal for equal UIDs of one feed; `noUID` where there is none or it is empty.
  var uidHash = Self.noUID
  var kind: ComponentKind
  var traits: Traits = []

  static let none = UInt32.max
  static let noUID: UInt32 = 0

  struct Traits: OptionSet, Sendable {
    var rawValue: UInt8
    /// RRULE, RDATE or EXRULE.
    static let recurs = Traits(rawValue: 1)
    /// RECURRENCE-ID.
    static let overrides = Traits(rawValue: 2)
    /// No END line of its own.
    static let isUnclosed = Traits(rawValue: 4)
  }

  /// The days that something lies between, both included, as `number` has them; without bounds where more isn't known.
  struct Days: Sendable {
    /// 0 is no bound.
    private var first: UInt16 = 0
    /// The greatest number is no bound.
    private var last: UInt16 = .max

    init() {}

    /// `last` nil: not known.
    init(from first: UInt16, through last: UInt16?) {
      self.first = first
      self.last = last.map { $0 == Self.farthest ? .max : max($0, first) } ?? .max
    }

    func mayTouch(_ days: ClosedRange<UInt16>) -> Bool {
      (first == 0 || first <= days.upperBound) && (last == .max || last >= days.lowerBound)
    }

    /// A number that orders days like the calendar, with one number for all before 1970 and one for all after 2097.
    static func number(_ year: Int, _ month: Int, _ day: Int) -> UInt16 {
      year < 1970 ? 0 : year > 2097 ? farthest : UInt16((year - 1970) << 9 | month << 5 | day)
    }

    private static let farthest = UInt16.max - 1
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
