extension ICSFeed {
  /// How many components there are of each name, nested ones included, sorted by name.
  package var componentCounts: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for position in index.records.indices where !index.records[position].isCutOff {
      counts[index.name(of: position).asciiUppercased, default: 0] += 1
    }
    return counts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  package func count(of kind: ComponentKind) -> Int { index.records.count { $0.kind == kind && !$0.isCutOff } }
}

extension ComponentRecord {
  /// Whether it is not closed and says nothing of when it is: the rest of a feed that was cut, counted as nothing.
  fileprivate var isCutOff: Bool {
    kind.isScheduled && traits.contains(.isUnclosed) && startLine == Self.none
  }
}
