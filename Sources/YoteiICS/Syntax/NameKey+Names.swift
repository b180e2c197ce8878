/// The names that hot loops look for, as literals: the compiler makes constants of them, where a reading of the name would run at first use.
///
/// `letters` holds the first eight letters; a test holds each against its spelling.
extension NameKey {
  // Components and their frame
  static let begin = NameKey(letters: 0x42_4547_494E, length: 5)
  static let end = NameKey(letters: 0x45_4E44, length: 3)
  static let vcalendar = NameKey(letters: 0x5643_414C_454E_4441, length: 9)
  static let vevent = NameKey(letters: 0x5645_5645_4E54, length: 6)
  static let vtodo = NameKey(letters: 0x56_544F_444F, length: 5)
  static let vjournal = NameKey(letters: 0x564A_4F55_524E_414C, length: 8)
  static let vfreebusy = NameKey(letters: 0x5646_5245_4542_5553, length: 9)
  static let vtimezone = NameKey(letters: 0x5654_494D_455A_4F4E, length: 9)
  static let standard = NameKey(letters: 0x5354_414E_4441_5244, length: 8)
  static let daylight = NameKey(letters: 0x4441_594C_4947_4854, length: 8)
  static let valarm = NameKey(letters: 0x5641_4C41_524D, length: 6)

  // When something happens
  static let dtstart = NameKey(letters: 0x44_5453_5441_5254, length: 7)
  static let dtend = NameKey(letters: 0x44_5445_4E44, length: 5)
  static let due = NameKey(letters: 0x44_5545, length: 3)
  static let duration = NameKey(letters: 0x4455_5241_5449_4F4E, length: 8)
  static let rrule = NameKey(letters: 0x52_5255_4C45, length: 5)
  static let exrule = NameKey(letters: 0x4558_5255_4C45, length: 6)
  static let rdate = NameKey(letters: 0x52_4441_5445, length: 5)
  static let exdate = NameKey(letters: 0x4558_4441_5445, length: 6)
  static let recurrenceID = NameKey(letters: 0x5245_4355_5252_454E, length: 13)

  // What it is
  static let uid = NameKey(letters: 0x55_4944, length: 3)
  static let stamp = NameKey(letters: 0x44_5453_5441_4D50, length: 7)
  static let sequence = NameKey(letters: 0x5345_5155_454E_4345, length: 8)
  static let status = NameKey(letters: 0x5354_4154_5553, length: 6)
  static let summary = NameKey(letters: 0x53_554D_4D41_5259, length: 7)
  static let location = NameKey(letters: 0x4C4F_4341_5449_4F4E, length: 8)
  static let description = NameKey(letters: 0x4445_5343_5249_5054, length: 11)
  static let comment = NameKey(letters: 0x43_4F4D_4D45_4E54, length: 7)
  static let contact = NameKey(letters: 0x43_4F4E_5441_4354, length: 7)
  static let url = NameKey(letters: 0x55_524C, length: 3)
  static let organizer = NameKey(letters: 0x4F52_4741_4E49_5A45, length: 9)
  static let attendee = NameKey(letters: 0x4154_5445_4E44_4545, length: 8)
  static let categories = NameKey(letters: 0x4341_5445_474F_5249, length: 10)

  // Zones
  static let tzOffsetFrom = NameKey(letters: 0x545A_4F46_4653_4554, length: 12)
  static let tzOffsetTo = NameKey(letters: 0x545A_4F46_4653_4554, length: 10)
  static let tzName = NameKey(letters: 0x545A_4E41_4D45, length: 6)

  // Values
  static let date = NameKey(letters: 0x4441_5445, length: 4)
  static let dateTime = NameKey(letters: 0x4441_5445_2D54_494D, length: 9)
  static let period = NameKey(letters: 0x5045_5249_4F44, length: 6)
  static let cancelled = NameKey(letters: 0x4341_4E43_454C_4C45, length: 9)
}
