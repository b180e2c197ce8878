internal import CLibical

/// The parts of a recurrence rule (RFC 5545 3.3.10) as libical reads them, in the order in which they are written.
///
/// INTERVAL and COUNT are not among them: libical keeps INTERVAL in 16 bits, so its callers read both themselves.
package struct LibicalRecurrence: Hashable, Sendable {
  package enum Frequency: Int, Sendable { case secondly, minutely, hourly, daily, weekly, monthly, yearly }

  /// A BYDAY value: `weekday` 0 is Sunday, `position` 0 means every one.
  package struct Day: Hashable, Sendable {
    package var weekday: Int
    package var position: Int

    package init(weekday: Int, position: Int) { (self.weekday, self.position) = (weekday, position) }
  }

  /// A BYMONTH value; `isLeap` for RFC 7529's `5L`.
  package struct Month: Hashable, Sendable {
    package var number: Int
    package var isLeap: Bool
  }

  package var frequency: Frequency
  package var until: LibicalTime?
  package var weekStart: Int
  package var seconds, minutes, hours, monthDays, yearDays, weekNumbers, setPositions: [Int]
  package var days: [Day]
  package var months: [Month]

  /// Reads the value of an RRULE; nil where libical refuses the text. Check its syntax and ranges first: libical wraps what is too large.
  package init?(_ text: String) {
    guard text.utf8.count <= 10_000 else { return nil }
    yotei_never_abort()
    guard let rule = unsafe yotei_rule_new(text) else { return nil }
    defer { unsafe yotei_rule_free(rule) }
    guard let frequency = unsafe Frequency(rawValue: Int(rule.pointee.freq.rawValue)) else { return nil }
    self.frequency = frequency
    until = unsafe icaltime_is_null_time(rule.pointee.until) == 0 ? LibicalTime(rule.pointee.until) : nil
    weekStart = unsafe Int(rule.pointee.week_start.rawValue) - 1
    func values(_ part: yotei_part) -> [Int] {
      var values: [Int] = []
      while true {
        let value = unsafe yotei_rule_value(rule, part, Int32(values.count))
        guard value != Int32(ICAL_RECURRENCE_ARRAY_MAX.rawValue) else { return values }
        values.append(Int(value))
      }
    }
    seconds = values(YOTEI_BY_SECOND)
    minutes = values(YOTEI_BY_MINUTE)
    hours = values(YOTEI_BY_HOUR)
    monthDays = values(YOTEI_BY_MONTH_DAY)
    yearDays = values(YOTEI_BY_YEAR_DAY)
    weekNumbers = values(YOTEI_BY_WEEK_NO)
    setPositions = values(YOTEI_BY_SET_POS)
    days = values(YOTEI_BY_DAY).map { day in
      Day(
        weekday: Int(icalrecurrencetype_day_day_of_week(Int16(day)).rawValue) - 1,
        position: Int(icalrecurrencetype_day_position(Int16(day))))
    }
    months = values(YOTEI_BY_MONTH).map { month in
      Month(number: Int(icalrecurrencetype_month_month(Int16(month))), isLeap: icalrecurrencetype_month_is_leap(Int16(month)) != 0)
    }
  }
}
