import Testing

@testable import YoteiICS

@Suite struct NameKeyTests {
  @Test(arguments: [
    (NameKey.begin, "BEGIN"), (NameKey.end, "END"), (NameKey.vcalendar, "VCALENDAR"), (NameKey.vevent, "VEVENT"),
    (NameKey.vtodo, "VTODO"), (NameKey.vjournal, "VJOURNAL"), (NameKey.vfreebusy, "VFREEBUSY"),
    (NameKey.vtimezone, "VTIMEZONE"), (NameKey.standard, "STANDARD"), (NameKey.daylight, "DAYLIGHT"),
    (NameKey.valarm, "VALARM"), (NameKey.dtstart, "DTSTART"), (NameKey.dtend, "DTEND"), (NameKey.due, "DUE"),
    (NameKey.duration, "DURATION"), (NameKey.rrule, "RRULE"), (NameKey.exrule, "EXRULE"), (NameKey.rdate, "RDATE"),
    (NameKey.exdate, "EXDATE"), (NameKey.recurrenceID, "RECURRENCE-ID"), (NameKey.uid, "UID"), (NameKey.stamp, "DTSTAMP"),
    (NameKey.sequence, "SEQUENCE"), (NameKey.status, "STATUS"), (NameKey.summary, "SUMMARY"), (NameKey.location, "LOCATION"),
    (NameKey.description, "DESCRIPTION"), (NameKey.comment, "COMMENT"), (NameKey.contact, "CONTACT"), (NameKey.url, "URL"),
    (NameKey.organizer, "ORGANIZER"), (NameKey.attendee, "ATTENDEE"), (NameKey.categories, "CATEGORIES"),
    (NameKey.tzOffsetFrom, "TZOFFSETFROM"), (NameKey.tzOffsetTo, "TZOFFSETTO"), (NameKey.tzName, "TZNAME"),
    (NameKey.date, "DATE"), (NameKey.dateTime, "DATE-TIME"),
    (NameKey.period, "PERIOD"), (NameKey.cancelled, "CANCELLED"),
  ])
  func literalsSpellTheirNames(_ key: NameKey, _ name: String) {
    #expect(key == NameKey(name))
    #expect(key == NameKey(name.lowercased()))
  }
}
