internal import Foundation

extension String {
  /// Percent escapes read, where all of them can be.
  var removingPercents: String { removingPercentEncoding ?? self }
}
