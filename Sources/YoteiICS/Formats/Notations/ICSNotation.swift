public import Foundation

/// A notation for whole calendars, to be read and written.
public enum ICSNotation: String, CaseIterable, Sendable {
  /// RFC 5545: the bytes as they are.
  case iCalendar = "ics"
  /// RFC 7265, without loss.
  case jCal = "jcal"
  /// RFC 6321, without loss but for what XML 1.0 can't hold.
  case xCal = "xcal"
  /// An array of records, one a component, without loss.
  case json
  /// RFC 4180: a row an event, to-do or journal entry; what has no column is left out.
  case csv
}

extension ICSFeed {
  /// Reads a calendar that is written in `notation`; throws `ICSFormatError` with the place of what can't be read, or `ICSError`.
  public init(_ data: Data, as notation: ICSNotation, options: ICSParseOptions = .lenient) throws {
    let depth = options.maximumDepth
    let reader: any FeedReader
    switch notation {
    case .iCalendar:
      try self.init(data, options: options)
      return
    case .jCal: reader = JCalReader(maximumDepth: depth)
    case .xCal: reader = XCalReader(maximumDepth: depth)
    case .json: reader = RecordReader(maximumDepth: depth)
    case .csv: reader = CSVTableReader(dialect: nil, mapping: [:], zoneName: nil)
    }
    self = try Self.reading(FeedInput(data), from: reader, options: options).feed
  }

  /// The feed in `notation`, nothing expanded.
  public func serialized(as notation: ICSNotation) -> Data {
    var format: any FeedFormat
    switch notation {
    case .iCalendar: return serialized()
    case .jCal: format = JCalFormat(holdsSeveral: false)
    case .xCal: format = XCalFormat()
    case .json: format = ComponentArray(fields: nil)
    case .csv: format = ComponentCSV(fields: nil, text: CSVText())
    }
    var output: [UInt8] = []
    format.begin(to: &output)
    _ = format.append(self, source: nil) { output += $0 }
    format.finish(to: &output)
    return Data(output)
  }
}
