import Foundation

@testable import YoteiICS

extension ICSFeed {
  /// A calendar with one event of those lines.
  init(event lines: [String]) throws {
    let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR"]
    try self.init(all.map { $0 + "\r\n" }.joined())
  }

  func written(as format: any FeedFormat) -> (text: String, losses: [ICSDiagnostic]) {
    var format = format
    var output: [UInt8] = []
    format.begin(to: &output)
    let losses = format.append(self, source: "test.ics") { output += $0 }
    format.finish(to: &output)
    return (String(decoding: output, as: UTF8.self), losses)
  }

  static func read(_ text: String, from reader: any FeedReader) throws -> ICSFeed {
    try reading(FeedInput(Data(text.utf8)), from: reader, options: .lenient).feed
  }

  /// Names, parameters and values of all properties, component by component; VALUE counts only where it isn't the default.
  var meaning: [ComponentDraft] {
    index.roots.map { ComponentDraft(ICSComponent(index: index, position: $0)) }
  }
}
