import Foundation
import Testing

/// The house keeps its floors: no folder names a type of a folder above it.
@Suite struct HouseTests {
  /// From the ground up.
  private static let floors = [
    "Threads", "Syntax", "Time", "Recurrence", "Zones", "Model", "Occurrences", "Alarms", "Busy", "Events", "Rescheduling",
    "Formats",
    "Inspection",
  ]

  private static let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/YoteiICS")

  private static func files(_ floor: String) throws -> [(name: String, text: String)] {
    let paths = FileManager.default.enumerator(at: house.appendingPathComponent(floor), includingPropertiesForKeys: nil)
    return try (paths?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map {
      (floor + "/" + $0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  @Test(arguments: floors)
  func noFloorNamesATypeOfAFloorAbove(_ floor: String) throws {
    let above = Self.floors.drop { $0 != floor }.dropFirst()
    let types = try above.flatMap { try Self.files($0) }.flatMap { file in
      file.text.matches(of: /(?m)^(?:public |package |private |fileprivate )?(?:struct|enum|protocol|final class) (\w+)/).map {
        String($0.1)
      }
    }
    let own = try Self.files(floor)
    #expect(!own.isEmpty)
    #expect(floor == Self.floors.last || types.count > 2)
    for (name, text) in own {
      let code = text.replacing(/\/\/.*|"(?:[^"\\\n]|\\.)*"/, with: "")
      let words = Set(code.matches(of: /\b[A-Z]\w+/).map { String($0.0) })
      for type in types where words.contains(type) { Issue.record("\(name) names \(type)") }
    }
  }
}
