import Testing

@testable import YoteiICS

@Suite struct RecordTimeTests {
  @Test(arguments: [
    ("2026-03-27", "2026-03-27"), ("20260327", "2026-03-27"), ("2026-03-27T10:00", "2026-03-27T10:00:00"),
    (" 2026-03-27 10:00:30 ", "2026-03-27T10:00:30"), ("2026-03-27T10:00:00.123Z", "2026-03-27T10:00:00Z"),
    ("20260327T100000Z", "2026-03-27T10:00:00Z"), ("2026-03-27T10:00:00+02:00", "2026-03-27T08:00:00Z"),
    ("2026-03-27T23:30-0530", "2026-03-28T05:00:00Z"), ("2026-03-27t10:00z", "2026-03-27T10:00:00Z"),
  ]) func aTimeIsRead(_ text: String, _ expected: String) {
    #expect(RecordTime(text)?.text == expected)
  }

  @Test(arguments: [
    "", "soon", "2026-03-27T", "2026-03-27T10", "2026-03-27T10:0", "2026-03-27T10:00:", "2026-03-27T10:00+2", "2026-03-27T10:00Zx",
    "03/27/2026", "2026-3-27", "2026-03-27T25:00", "2026-02-30T10:00",
  ]) func everythingElseIsRefused(_ text: String) {
    #expect(RecordTime(text) == nil)
  }
}
