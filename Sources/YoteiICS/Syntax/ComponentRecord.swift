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

  /// Days since 1970 that something lies between, both included; without bounds where more isn't known.
  struct Days: Sendable {
    /// 0 is no bound.
    private var first: UInt16 = 0
    /// The greatest number is no bound.
    private var last: UInt16 = .max

    init() {}

    /// `last` nil: not known.
    init(from first: Int, through last: Int?) {
      self.first = UInt16(clamping: first)
      self.last = last.map { UInt16(clamping: max($0, first, 0)) } ?? .max
    }

    func mayTouch(_ days: ClosedRange<Int64>) -> Bool {
      (first == 0 || Int64(first) <= days.upperBound) && (last == .max || Int64(last) >= days.lowerBound)
    }
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
