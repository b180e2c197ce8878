internal import Foundation

extension ICSFeed {
  /// Reads a calendar that is written in another notation, and what of it was left out; throws `ICSFormatError`, or `ICSError` for what
  /// goes beyond a limit.
  package static func reading(
    _ input: FeedInput, from reader: any FeedReader, options: ICSParseOptions
  ) throws -> (feed: ICSFeed, losses: [ICSDiagnostic]) {
    guard input.bytes.count <= options.maximumBytes else {
      throw ICSError(.limit("the input has \(input.bytes.count) bytes, more than the limit of \(options.maximumBytes)"))
    }
    let reading = try reader.read([UInt8](input.bytes))
    let feed = try ICSFeed(Data(reading.contentLines), options: options)
    let losses = reading.losses.map { loss in
      ICSDiagnostic(
        severity: .warning, code: .notCarried, message: loss.description,
        action: ICSDiagnostic.Code.notCarried.entry.action)
    }
    return (reader.definesZones ? try feed.withZonesDefined() : feed, losses)
  }
}
