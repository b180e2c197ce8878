import Foundation
import Testing

@testable import YoteiICS

extension FeedIndex {
  convenience init(reading data: Data, options: ICSParseOptions) throws(ICSError) {
    try self.init(reading: FeedInput(data), options: options)
  }

  /// Lines as a feed, each with a break after it.
  convenience init(lines: [String], lineBreak: String = "\r\n") throws {
    try self.init(reading: Data(lines.map { $0 + lineBreak }.joined().utf8), options: .lenient)
  }

  var components: [ICSComponent] { roots.map { ICSComponent(index: self, position: $0) } }
}

extension ICSComponent {
  /// A component of that name with those lines, in a calendar without other lines.
  init(_ name: String, _ lines: [String], lineBreak: String = "\r\n") throws {
    let lines = ["BEGIN:VCALENDAR", "BEGIN:" + name] + lines + ["END:" + name, "END:VCALENDAR"]
    self = try #require(try FeedIndex(lines: lines, lineBreak: lineBreak).components.first?.components.first)
  }
}

extension ICSEvent {
  init(_ lines: String...) throws { try self.init(lines: lines) }

  init(lines: [String]) throws { self = try #require(ICSEvent(try ICSComponent("VEVENT", lines))) }
}

extension ICSCalendar {
  init(_ lines: String...) throws {
    self = try #require(ICSCalendar(try FeedIndex(lines: ["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).components[0]))
  }
}
