import Testing

@testable import YoteiICS

struct ICSRecurrenceRuleSentenceTests {
  @Test(arguments: [
    ("FREQ=DAILY", "every day"),
    ("FREQ=DAILY;INTERVAL=3;COUNT=5", "every 3 days, 5 times"),
    ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261231", "every weekday until 31 December 2026"),
    ("FREQ=DAILY;COUNT=1", "every day, once"),
    ("FREQ=DAILY;COUNT=9;UNTIL=20261231T173000Z", "every day, at most 9 times until 31 December 2026 at 17:30 UTC"),
    ("FREQ=DAILY;INTERVAL=2;BYDAY=MO,FR", "every 2 days if it is a Monday or Friday"),
    ("FREQ=DAILY;BYMONTH=1,6,7,8;BYMONTHDAY=1,-1", "every day on the 1st and last day of the month in January and June to August"),
    ("FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0,30", "every day at 09:00, 09:30, 17:00 and 17:30"),
  ])
  func days(rule: String, sentence: String) { check(rule, sentence) }

  @Test(arguments: [
    ("FREQ=WEEKLY", "every week"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "every Monday, Wednesday and Friday"),
    ("FREQ=WEEKLY;BYDAY=SA,SU;COUNT=10", "every weekend day, 10 times"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "every 2 weeks on Tuesday"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR", "every 2 weeks on weekdays"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU", "every 2 weeks on Tuesday and Sunday (weeks start on Sunday)"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2", "every Monday, Wednesday and Friday, only the second of each week"),
    ("FREQ=WEEKLY;BYDAY=TU;BYMONTH=1", "every Tuesday in January"),
  ])
  func weeks(rule: String, sentence: String) { check(rule, sentence) }

  @Test(arguments: [
    ("FREQ=MONTHLY", "every month"),
    ("FREQ=MONTHLY;BYDAY=2TU;COUNT=10", "every second Tuesday of the month, 10 times"),
    ("FREQ=MONTHLY;BYDAY=1WE,3WE", "every first and third Wednesday of the month"),
    ("FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR", "every 2 months on the last Friday"),
    ("FREQ=MONTHLY;BYDAY=1MO,-2FR", "every month on the first Monday and the second to last Friday"),
    ("FREQ=MONTHLY;BYDAY=SA,4FR", "every month on every Saturday and the fourth Friday"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "every month on the 1st and 15th"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day"),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "every month on the 13th if it is a Friday"),
    ("FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "every month on the 7th to 13th if it is a Saturday"),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "every last weekday of the month"),
    ("FREQ=MONTHLY;INTERVAL=3;BYDAY=MO,TU;BYSETPOS=1", "every 3 months on the first Monday or Tuesday"),
    ("FREQ=MONTHLY;BYDAY=TU", "every Tuesday"),
    (
      "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD",
      "every month on the 31st, on the day before where the date is missing"
    ),
  ])
  func months(rule: String, sentence: String) { check(rule, sentence) }

  @Test(arguments: [
    ("FREQ=YEARLY", "every year"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "every year on 29 February"),
    ("FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1,15", "every year on the 1st and 15th of January and July"),
    ("FREQ=YEARLY;BYMONTHDAY=1", "every year on the 1st of every month"),
    ("FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "every year on the last Sunday of October"),
    (
      "FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=SU;BYHOUR=8,9;BYMINUTE=30",
      "every 2 years on every Sunday in January at 08:30 and 09:30"
    ),
    ("FREQ=YEARLY;BYDAY=20MO", "every year on the 20th Monday of the year"),
    ("FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYMONTH=10;BYSETPOS=-1", "every year on the last weekday of October"),
    ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "every year on Monday in week 20"),
    ("FREQ=YEARLY;BYWEEKNO=1,10,11,12", "every year in weeks 1 and 10 to 12"),
    ("FREQ=YEARLY;BYWEEKNO=-1", "every year in the last week of the year"),
    ("FREQ=YEARLY;BYYEARDAY=1,100,200", "every year on the 1st, 100th and 200th day of the year"),
    (
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
      "every 4 years on the 2nd to 8th of November if it is a Tuesday"
    ),
    ("FREQ=YEARLY;BYMONTH=6,7,8;BYDAY=TH", "every Thursday in June to August"),
    ("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8", "every year on the 8th of leap month 5 in the Hebrew calendar"),
  ])
  func years(rule: String, sentence: String) { check(rule, sentence) }

  @Test(arguments: [
    ("FREQ=HOURLY;INTERVAL=3", "every 3 hours"),
    ("FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16", "every 20 minutes in hours 9 to 16"),
    ("FREQ=MINUTELY;BYDAY=MO,TU,WE,TH,FR", "every minute on weekdays"),
    ("FREQ=HOURLY;BYMINUTE=0,30;BYDAY=SA", "every hour on Saturday at minutes 0 and 30"),
    ("FREQ=SECONDLY;INTERVAL=15", "every 15 seconds"),
  ])
  func hoursAndLess(rule: String, sentence: String) { check(rule, sentence) }

  @Test(arguments: 400..<402)
  func everyRuleHasASentenceWithoutGapsInIt(seed: UInt64) {
    var random = RandomRule(seed: seed)
    for _ in 0..<300 {
      let rule = random.trial().rule
      let sentence = rule.sentence()
      #expect(sentence.hasPrefix("every ") && !sentence.contains("  ") && !sentence.hasSuffix(" "), "\(rule): \(sentence)")
    }
  }

  private func check(_ rule: String, _ sentence: String) {
    #expect(ICSRecurrenceRule(rule)?.sentence() == sentence)
  }
}
