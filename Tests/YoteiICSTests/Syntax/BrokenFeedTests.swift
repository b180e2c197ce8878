import Foundation
import Testing

@testable import YoteiICS

/// Feeds put together at random from what breaks readers.
@Suite struct BrokenFeedTests {
  private static let pieces: [[UInt8]] =
    [
      "\r\n", "\r\n", "\r\n", "\n", "\r", "\r\r\n", "\r\n ", "\n\t", "\u{FEFF}", " ", ":", ";", ",", "=", "\"", "\\", "^n", "\\n",
      "\\,", "//", "\0",
      "BEGIN:VEVENT", "BEGIN:VALARM", "BEGIN:VCALENDAR", "END:VEVENT", "END:VALARM", "END:VCALENDAR", "END:", "BEGIN:", "SUMMARY:",
      "summary;X=",
      "DESCRIPTION:text", "X-A:", "Phone: 1", "UID:1", "DTSTART;TZID=\"A\":20260327T100000", "RRULE:FREQ=DAILY", "EXDATE:20260327,",
      "ATTENDEE;CN=J:mailto:a@b", "TRIGGER:-PT5M", "GEO:1;2", "ATTACH;ENCODING=BASE64:aGk=", "CATEGORIES:a,b", "é", "DURATION:PT1H",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xEF], [0xEF, 0xBB]]

  private static func feed(_ seed: UInt64) -> Data {
    var generator = SplitMix(state: seed)
    let count = Int.random(in: 0..<60, using: &generator)
    return (0..<count).reduce(into: Data("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n".utf8)) { feed, _ in
      feed += pieces.randomElement(using: &generator) ?? []
    }
  }

  private static func components(_ component: ICSComponent) -> [ICSComponent] {
    [component] + component.components.flatMap(components)
  }

  @Test(arguments: 0..<10) func lookingUpAgreesWithListing(_ batch: Int) throws {
    for seed in UInt64(batch) * 60..<UInt64(batch + 1) * 60 {
      let index = try FeedIndex(reading: Self.feed(seed), options: .lenient)
      for component in index.components.flatMap(Self.components) {
        let properties = component.properties
        for name in Set(properties.map(\.name).filter(\.isSound) + [.summary, .uid, "PHONE"]) {
          let named = properties.filter { $0.name == name }
          #expect(component.all(name).map(\.verbatim) == named.map(\.verbatim), "seed \(seed)")
          #expect(component[name]?.verbatim == named.first?.verbatim, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: 0..<10) func everyByteOfAPropertyStandsInItsComponentAndInNoOtherProperty(_ batch: Int) throws {
    for seed in UInt64(batch) * 60..<UInt64(batch + 1) * 60 {
      let index = try FeedIndex(reading: Self.feed(seed), options: .lenient)
      for component in index.components.flatMap(Self.components) {
        var rest = component.verbatim[...]
        for property in component.properties {
          let place = try #require(rest.range(of: property.verbatim), "seed \(seed)")
          rest = rest[place.upperBound...]
        }
      }
    }
  }

  @Test(arguments: 0..<10) func everyTypedReadingOfABrokenEventEnds(_ batch: Int) throws {
    for seed in UInt64(batch) * 60..<UInt64(batch + 1) * 60 {
      let index = try FeedIndex(reading: Self.feed(seed), options: .lenient)
      for event in index.components.flatMap(Self.components).compactMap(ICSEvent.init) {
        let values = ICSEventTests.properties.compactMap { $0.read(event) }
        #expect(values.count >= 4)
        for property in event.component.properties {
          for parameter in property.parameters where ICSPropertyName(parameter.name.rawName).isSound {
            #expect(property[parameter.name] != nil, "seed \(seed)")
          }
        }
        for alarm in event.alarms where alarm[.trigger]?.rawValue == "-PT5M" { #expect(alarm.trigger != nil) }
      }
    }
  }
}

extension ICSPropertyName {
  fileprivate var isSound: Bool { rawName.wholeMatch(of: /[A-Za-z0-9-]+/) != nil }
}
