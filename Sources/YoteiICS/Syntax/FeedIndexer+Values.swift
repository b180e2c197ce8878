/// What the first pass reads of values: as much as tells components apart that needn't be understood.
extension FeedIndexer {
  /// The days of an event that doesn't recur.
  func days(of record: ComponentRecord, _ bytes: Span<UInt8>) -> ComponentRecord.Days {
    guard let first = day(at: record.startLine, record, bytes) else { return ComponentRecord.Days() }
    guard record.endLine != ComponentRecord.none else { return ComponentRecord.Days(from: first, through: first) }
    return ComponentRecord.Days(from: first, through: day(at: record.endLine, record, bytes))
  }

  /// The day of the time in a line, where it is written as RFC 5545 wants it; of a DURATION of hours and minutes, the very first day.
  private func day(at offset: UInt32, _ record: ComponentRecord, _ bytes: Span<UInt8>) -> UInt16? {
    let line = ContentLine(at: Int(offset), in: bytes, limit: Int(record.bodyEnd), breaks: breaks)
    guard !line.isFolded, line.end - line.valueStart >= 4 else { return nil }
    let start = line.valueStart
    if line.key == .duration {
      let isShort = bytes[start] == UInt8(ascii: "P") && bytes[start + 1] == UInt8(ascii: "T") && line.end - start <= 5
      return isShort ? 0 : nil
    }
    guard line.end - start >= 8 else { return nil }
    var number = 0
    for index in start..<start + 8 {
      guard 48...57 ~= bytes[index] else { return nil }
      number = number * 10 + Int(bytes[index]) - 48
    }
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
    // 29 February may be none: it is looked at later.
    let hasThirtyOne = (month + month / 8) % 2 == 1
    guard 1...12 ~= month, 1...28 ~= day || 29...(hasThirtyOne ? 31 : 30) ~= day && month != 2 else { return nil }
    return ComponentRecord.Days.number(year, month, day)
  }

  /// The hash of a UID.
  func hash(ofValueOf line: ContentLine, _ bytes: Span<UInt8>) -> UInt32 {
    guard line.valueStart < line.end else { return ComponentRecord.noUID }
    guard line.isFolded else { return Self.plain(ByteScanner.hash(line.valueStart..<line.end, in: bytes, seed: seed)) }
    let unfolded = LineText.unfolded(bytes, line.valueStart..<line.end)
    return Self.plain(ByteScanner.hash(0..<unfolded.count, in: unfolded.span, seed: seed))
  }

  private static func plain(_ hash: UInt64) -> UInt32 { max(ComponentRecord.noUID + 1, UInt32(truncatingIfNeeded: hash)) }
}
