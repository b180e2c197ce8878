/// What is written for a property: no lines where it says nothing, or where nothing of it can be made valid.
struct RepairedLines {
  var lines: [String]
  /// Whether all that the property says is in the lines.
  var isWhole = true

  /// Nothing of the property can be made valid.
  static let unreadable = RepairedLines(lines: [], isWhole: false)

  init(lines: [String], isWhole: Bool) { (self.lines, self.isWhole) = (lines, isWhole) }

  /// `line` is nil where the property can't be made valid, empty where it says nothing.
  init(_ line: String?) { self.init(lines: line.map { $0.isEmpty ? [] : [$0] } ?? [], isWhole: line != nil) }
}
