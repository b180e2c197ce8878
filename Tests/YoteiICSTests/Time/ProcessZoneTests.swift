import Foundation
import Testing

@Suite struct ProcessZoneTests {
  @Test(arguments: ["Syntax", "Time", "Recurrence", "Zones", "Model", "Occurrences", "Formats"])
  func nothingBelowTheFeedAsksForTheProcesssZoneLocaleOrClock(_ folder: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/YoteiICS/\(folder)")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      // A default argument is the caller's choice.
      let text = try String(contentsOf: file, encoding: .utf8).replacing(": TimeZone = .current", with: "")
      for name in [".current", ".autoupdatingCurrent", "NSTimeZone", "Date()", ".now", "DateFormatter"] where text.contains(name) {
        Issue.record("\(file.lastPathComponent) says \(name)")
      }
    }
  }
}
