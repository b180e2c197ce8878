extension RandomAccessCollection {
  /// The first index from which on every element satisfies the predicate, found by bisection.
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var (start, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if isInSecondPart(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
