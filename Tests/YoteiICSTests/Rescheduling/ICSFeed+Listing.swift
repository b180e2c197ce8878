import Foundation

@testable import YoteiICS

extension ICSFeed {
  /// The occurrences of a few years by id, cancelled ones left out.
  func listing(_ window: Range<Date> = ICSFeed.years) -> [ICSOccurrence.ID: DateInterval] {
    var listing: [ICSOccurrence.ID: DateInterval] = [:]
    for occurrence in occurrences(in: window, timeZone: ICSFeed.observer) { listing[occurrence.id] = occurrence.interval }
    return listing
  }

  static let observer = TimeZone(identifier: "Europe/Paris")!
  /// The years 2024 to 2026.
  static let years = Date(timeIntervalSince1970: 1_704_067_200)..<Date(timeIntervalSince1970: 1_798_761_600)

  var text: String { String(decoding: serialized(), as: UTF8.self) }

  /// The text of an event's calendar, without folds.
  var lines: [String] { text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init) }
}
