internal import Foundation

/// The lines in which two texts differ, as `diff -u` prints them and `patch` reads them.
struct UnifiedDiff {
  /// Lines around a change that are shown too.
  private static let context = 3

  private let old: [Data]
  private let new: [Data]

  init(from old: Data, to new: Data) { (self.old, self.new) = (Self.lines(old), Self.lines(new)) }

  /// Empty where there is no difference.
  func bytes(oldName: String, newName: String) -> [UInt8] {
    let edits = edits
    guard edits.contains(where: { $0.kind != .same }) else { return [] }
    var output = Array("--- \(oldName)\n+++ \(newName)\n".utf8)
    for hunk in hunks(edits) { append(edits[hunk], to: &output) }
    return output
  }

  private struct Edit {
    enum Kind: UInt8 {
      case same = 32
      case removed = 45
      case added = 43
    }
    var kind: Kind
    var line: Data
    /// How many lines of each text stand before it.
    var place: (old: Int, new: Int)
  }

  /// Both texts as one list; what they begin and end with alike is not compared any further.
  private var edits: [Edit] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
    let difference = Array(new[head..<newEnd]).difference(from: Array(old[head..<oldEnd]))
    let removed = Set(
      difference.removals.map { change in if case .remove(let offset, _, _) = change { offset + head } else { -1 } })
    let added = Set(
      difference.insertions.map { change in if case .insert(let offset, _, _) = change { offset + head } else { -1 } })
    var edits: [Edit] = []
    var place = (old: 0, new: 0)
    while place.old < old.count || place.new < new.count {
      if place.old < old.count, removed.contains(place.old) {
        edits.append(Edit(kind: .removed, line: old[place.old], place: place))
        place.old += 1
      } else if place.new < new.count, added.contains(place.new) {
        edits.append(Edit(kind: .added, line: new[place.new], place: place))
        place.new += 1
      } else {
        edits.append(Edit(kind: .same, line: old[place.old], place: place))
        place = (place.old + 1, place.new + 1)
      }
    }
    return edits
  }

  private func hunks(_ edits: [Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].kind != .same {
      let around = max(0, index - Self.context)..<min(edits.count, index + 1 + Self.context)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private func append(_ hunk: ArraySlice<Edit>, to output: inout [UInt8]) {
    guard let first = hunk.first else { return }
    let (oldCount, newCount) = (hunk.count { $0.kind != .added }, hunk.count { $0.kind != .removed })
    // A range without lines is named by the line before it.
    let (oldStart, newStart) = (first.place.old + (oldCount > 0 ? 1 : 0), first.place.new + (newCount > 0 ? 1 : 0))
    output += Array("@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8)
    for edit in hunk {
      output.append(edit.kind.rawValue)
      output += edit.line
      if edit.line.last != 10 { output += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }

  /// The lines with their breaks.
  private static func lines(_ data: Data) -> [Data] {
    var lines: [Data] = []
    var start = data.startIndex
    while start < data.endIndex {
      let end = data[start...].firstIndex(of: 10).map { $0 + 1 } ?? data.endIndex
      lines.append(data[start..<end])
      start = end
    }
    return lines
  }
}
