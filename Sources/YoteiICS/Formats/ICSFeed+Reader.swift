package import Foundation

extension ICSFeed {
  /// Reads a calendar that is written in another notation; throws `ICSFormatError`, or `ICSError` for what goes beyond a limit.
  package init(_ data: Data, from reader: any FeedReader, options: ICSParseOptions) throws {
    guard data.count <= options.maximumBytes else {
      throw ICSError(.limit("the input has \(data.count) bytes, more than the limit of \(options.maximumBytes)"))
    }
    try self.init(Data(reader.contentLines([UInt8](data))), options: options)
  }
}
