extension FeedDraft {
  private static let words =
    """
    sync review planning sprint design budget launch customer roadmap hiring onboarding retro standup workshop training board finance \
    legal security release incident support marketing travel lunch dinner offsite interview demo architecture migration audit weekly
    """.split(separator: " ").map(String.init)
  static let places = [
    "Room 4.12", "Pier 3\\, second floor", "https://meet.example.com/abc-defg-hij", "Café Krümel\\, Straße am Fluss 13", "東京都千代田区",
    "Main hall", "Field 7", "Online",
  ]
  private static let people = ["Anna Groß", "Mary O'Neil", "李雷", "Sofía Núñez", "Kenji Sato", "Zoë Janssen", "Ahmed Hassan"]

  mutating func words(_ count: ClosedRange<Int>) -> String {
    (0..<number(count)).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  /// What most programs write about an event besides its times: some 500 bytes.
  mutating func describe(uid: String) {
    let stamp = WallTime(year: 2019).later(minutes: number(0...3_000_000)).text + "Z"
    add("UID:" + uid)
    add("DTSTAMP:" + stamp)
    add("SUMMARY:" + words(2...6))
    add("CREATED:" + stamp)
    add("LAST-MODIFIED:" + stamp)
    add("SEQUENCE:\(number(0...3))")
    add("STATUS:" + pick(["CONFIRMED", "CONFIRMED", "TENTATIVE"]))
    add("TRANSP:" + pick(["OPAQUE", "TRANSPARENT"]))
    if chance(0.6) { add("LOCATION:" + pick(Self.places)) }
    if chance(0.5) {
      add("DESCRIPTION:\(words(8...30))\\n\(words(4...20))\\, see https://example.com/doc/\(String(random.next(), radix: 16))")
    }
    if chance(0.3) { add("CATEGORIES:" + pick(["WORK", "WORK,TRAVEL", "FAMILY", "SPORT,FAMILY"])) }
    if chance(0.4) { invite() }
    if chance(0.15) {
      for line in ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder", "TRIGGER:-PT15M", "END:VALARM"] { add(line) }
    }
  }

  private mutating func invite() {
    add("ORGANIZER;CN=\"\(pick(Self.people))\":mailto:user\(number(1...999))@example.com")
    for _ in 0..<number(0...3) {
      add(
        "ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=\(pick(["ACCEPTED", "NEEDS-ACTION", "DECLINED"]));RSVP=TRUE"
          + ";CN=\"\(pick(Self.people))\":mailto:user\(number(1...999))@example.com")
    }
  }
}
