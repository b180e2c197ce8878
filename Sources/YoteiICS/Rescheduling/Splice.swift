internal import Foundation

/// Bytes that take the place of others.
struct Splice: Sendable {
  var range: Range<Int>
  var bytes: [UInt8]
}

extension [Splice] {
  /// `data` with the splices made, which don't overlap, and where they stand in the result; those at one place stay in their order.
  ///
  /// Places are indices of `data`, which may be a slice; in the result they count from 0.
  func applied(to data: Data) -> (data: Data, places: [Range<Int>]) {
    let sorted = enumerated().sorted { a, b in
      (a.element.range.lowerBound, a.element.range.upperBound, a.offset) < (
        b.element.range.lowerBound, b.element.range.upperBound, b.offset
      )
    }
    var result = Data()
    result.reserveCapacity(data.count + reduce(0) { $0 + $1.bytes.count })
    var places: [Range<Int>] = []
    var position = data.startIndex
    for (_, splice) in sorted {
      result += data[position..<splice.range.lowerBound]
      places.append(result.count..<result.count + splice.bytes.count)
      result += splice.bytes
      position = splice.range.upperBound
    }
    result += data[position...]
    return (result, places)
  }
}
