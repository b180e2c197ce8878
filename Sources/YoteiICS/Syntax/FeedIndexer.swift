internal import Foundation

/// The first pass: finds components by their BEGIN and END lines and marks the lines that tell when an event is.
///
/// The hot loop of reading: a line costs one `memchr` and, for a few first letters, a look at its name. It assumes UTF-8 and fewer
/// than 4 GiB, and allocates nothing but records.
struct FeedIndexer {
  let breaks: LineBreaks
  private let maximumDepth: Int
  private(set) var records: ContiguousArray<ComponentRecord> = []
  private(set) var findings = FindingLog()
  private var hasLoneCR = false
  private var open: [Int] = []
  /// END lines in a row that closed nothing.
  private var strayEnds = 0
  /// Makes the hashes of UIDs unforeseeable.
  let seed: UInt64

  init(breaks: LineBreaks, maximumDepth: Int) {
    self.breaks = breaks
    self.maximumDepth = maximumDepth
    seed = .random(in: 0 ... .max)
  }

  /// Reads the lines in `range`, and tells `pages` how far it has come; ends early where a CR alone breaks a line unexpectedly.
  ///
  /// Bytes are searched for such a CR just before their lines are read, while they are in the processor's cache for both.
  mutating func run(_ bytes: Span<UInt8>, _ range: Range<Int>, _ pages: PassedPages) throws(ICSError) {
    var pages = pages
    var (position, searched) = (range.lowerBound, range.lowerBound)
    var isReserved = false
    while position < range.upperBound {
      let end = min(position + 1 << 18, range.upperBound)
      if searched < end { hasLoneCR = hasLoneCR || ByteScanner.hasLoneCR(bytes, searched..<end) }
      searched = max(searched, end)
      if meetsLoneCR { return }
      position = try readLines(bytes, position..<end)
      pages.reached(position)
      if !isReserved, position - range.lowerBound > 1 << 20 {
        isReserved = true
        // As many components again for every megabyte: an array that doubles would need thrice the memory.
        records.reserveCapacity(records.count * ((bytes.count - range.lowerBound) >> 20 + 1) / 16 * 17)
      }
    }
    // The last line may be longer than what was searched.
    if searched < position { hasLoneCR = hasLoneCR || ByteScanner.hasLoneCR(bytes, searched..<position) }
  }

  /// Whether a CR alone ends lines, and was not expected to.
  var meetsLoneCR: Bool { hasLoneCR && !breaks.hasLoneCR }

  /// Reads the lines that begin in `range`; gives where the next one begins.
  private mutating func readLines(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(ICSError) -> Int {
    let (begin, end) = (NameKey.begin, NameKey.end)
    let limit = bytes.count
    var position = range.lowerBound
    var isScheduled = open.last.map { records[$0].kind.isScheduled } ?? false
    while position < range.upperBound {
      let start = position
      let extent = breaks.contentLine(at: start, in: bytes, limit: limit)
      position = extent.next
      let first = bytes[start] & 0xDF
      switch first {
      case UInt8(ascii: "B"), UInt8(ascii: "E"), UInt8(ascii: "D"), UInt8(ascii: "R"), UInt8(ascii: "U"), 0xEF & 0xDF:
        let nameStart = bytes[start] == 0xEF ? Self.afterMark(start, bytes, extent.end) : start
        let (key, nameEnd) = NameKey.read(bytes, nameStart, extent.end)
        if key == begin {
          try open(at: start, extent, nameEnd, bytes)
          isScheduled = records[records.count - 1].kind.isScheduled
        } else if key == end {
          try close(at: start, extent, nameEnd, bytes)
          isScheduled = open.last.map { records[$0].kind.isScheduled } ?? false
        } else if isScheduled {
          mark(key, start, extent, bytes)
        } else if open.isEmpty {
          strayLine(start, extent)
        }
      default:
        if open.isEmpty { strayLine(start, extent) }
      }
    }
    return position
  }

  /// Ends what is still open at the end of the feed.
  mutating func finish(_ bytes: Span<UInt8>) {
    let limit = bytes.count
    while let last = open.popLast() {
      let name = componentName(last, bytes)
      findings.add(.missingEnd, at: Int(records[last].start), in: last, "\(name) is not closed by END:\(name)")
      finish(last, bodyEnd: limit, end: limit, isUnclosed: true, bytes)
    }
  }

  /// Whether a calendar is open, nothing in it is, and nothing was wrong so far.
  var isInCalendarOnly: Bool { open.count == 1 && records[open[0]].kind == .calendar && findings.isEmpty && strayEnds == 0 }

  /// Takes over what `other` read of the lines after this one's, with a calendar open as its first record; false, and nothing done,
  /// where there is none here.
  mutating func append(_ other: FeedIndexer) -> Bool {
    guard isInCalendarOnly else { return false }
    let calendar = open[0]
    let shift = records.count - 1
    func moved(_ index: Int) -> Int { index == 0 ? calendar : index + shift }
    if other.open.first != 0 {
      (records[calendar].bodyEnd, records[calendar].end) = (other.records[0].bodyEnd, other.records[0].end)
      records[calendar].traits = other.records[0].traits
      records[calendar].subtreeEnd = other.records[0].subtreeEnd + UInt32(shift)
    }
    records.reserveCapacity(records.count + other.records.count)
    for var record in other.records.dropFirst() {
      if record.parent != ComponentRecord.none { record.parent = UInt32(moved(Int(record.parent))) }
      record.subtreeEnd += UInt32(shift)
      records.append(record)
    }
    open = other.open.map(moved)
    findings = other.findings.moved { moved($0) }
    strayEnds = other.strayEnds
    hasLoneCR = hasLoneCR || other.hasLoneCR
    return true
  }

  /// The offset after a byte order mark, which joined files have in their middle.
  private static func afterMark(_ start: Int, _ bytes: Span<UInt8>, _ end: Int) -> Int {
    end - start >= 3 && bytes[start + 1] == 0xBB && bytes[start + 2] == 0xBF ? start + 3 : start
  }

  private mutating func open(at start: Int, _ extent: LineBreaks.Extent, _ nameEnd: Int, _ bytes: Span<UInt8>) throws(ICSError) {
    let kind = ComponentKind(valueKey(nameEnd, extent, bytes))
    // An event can't hold an event, nor anything a calendar: an END is missing.
    while let last = open.last, records[last].kind != .other, !records[last].kind.mayHold(kind) {
      let name = componentName(last, bytes)
      findings.add(.missingEnd, at: start, in: last, "\(name) is not closed by END:\(name)")
      finish(last, bodyEnd: start, end: start, isUnclosed: true, bytes)
      open.removeLast()
    }
    guard open.count < maximumDepth else { throw tooDeep }
    if open.isEmpty, kind != .calendar {
      findings.add(.noCalendar, at: start, "a component stands outside of BEGIN:VCALENDAR")
    }
    open.append(records.count)
    records.append(
      ComponentRecord(
        start: UInt32(start), bodyEnd: 0, end: 0, subtreeEnd: 0,
        parent: open.count > 1 ? UInt32(open[open.count - 2]) : ComponentRecord.none, kind: kind))
  }

  private mutating func close(at start: Int, _ extent: LineBreaks.Extent, _ nameEnd: Int, _ bytes: Span<UInt8>) throws(ICSError) {
    let key = valueKey(nameEnd, extent, bytes)
    guard let depth = open.lastIndex(where: { self.key(of: $0, bytes) == key }) else {
      let name = LineText.string(bytes, min(nameEnd + 1, extent.end)..<extent.end, isFolded: extent.isFolded).trimmed
      findings.add(.strayEnd, at: start, in: open.last, value: name, "END:\(name.prefix(40)) closes nothing that is open")
      strayEnds += 1
      // As many ENDs for as many BEGINs: what looks like neighbours that were not closed are components inside each other.
      guard strayEnds <= maximumDepth || findings.counts[.missingEnd, default: 0] <= maximumDepth else { throw tooDeep }
      return
    }
    strayEnds = 0
    while open.count > depth + 1, let inner = open.popLast() {
      let name = componentName(inner, bytes)
      findings.add(.missingEnd, at: start, in: inner, "\(name) is not closed by END:\(name)")
      finish(inner, bodyEnd: start, end: start, isUnclosed: true, bytes)
    }
    finish(open.removeLast(), bodyEnd: start, end: extent.next, isUnclosed: false, bytes)
  }

  private var tooDeep: ICSError {
    ICSError(.limit("components are nested more than \(maximumDepth) deep; such a feed is not read"))
  }

  private mutating func finish(_ index: Int, bodyEnd: Int, end: Int, isUnclosed: Bool, _ bytes: Span<UInt8>) {
    records[index].bodyEnd = UInt32(bodyEnd)
    records[index].end = UInt32(end)
    records[index].subtreeEnd = UInt32(records.count)
    if isUnclosed { records[index].traits.insert(.isUnclosed) }
    let isSingle = records[index].kind == .event && !records[index].traits.contains(.recurs)
    if isSingle, records[index].startLine != ComponentRecord.none { records[index].days = days(of: records[index], bytes) }
  }

  /// Notes a line that tells when the innermost component is.
  @inline(__always)
  private mutating func mark(_ key: NameKey, _ start: Int, _ extent: LineBreaks.Extent, _ bytes: Span<UInt8>) {
    let record = open[open.count - 1]
    func first(_ line: inout UInt32) { if line == ComponentRecord.none { line = UInt32(start) } }
    switch key {
    case .dtstart: first(&records[record].startLine)
    case .dtend, .duration, .due: first(&records[record].endLine)
    case .uid:
      guard records[record].uidLine == ComponentRecord.none else { break }
      records[record].uidLine = UInt32(start)
      records[record].uidHash = hash(ofValueOf: ContentLine(start: start, extent: extent, in: bytes), bytes)
    case .rrule, .rdate, .exrule: records[record].traits.insert(.recurs)
    case .recurrenceID: records[record].traits.insert(.overrides)
    default: break
    }
  }

  private mutating func strayLine(_ start: Int, _ extent: LineBreaks.Extent) {
    guard extent.end > start else { return }
    findings.add(.strayText, at: start, "text outside of any component")
  }

  private func valueKey(_ nameEnd: Int, _ extent: LineBreaks.Extent, _ bytes: Span<UInt8>) -> NameKey {
    var start = nameEnd
    while start < extent.end, bytes[start] != 58 { start += 1 }
    start = min(start + 1, extent.end)
    while start < extent.end, bytes[start] == 32 || bytes[start] == 9 { start += 1 }
    var end = extent.end
    while end > start, bytes[end - 1] == 32 || bytes[end - 1] == 9 { end -= 1 }
    return NameKey.read(bytes, start, end).key
  }

  private func beginLine(_ index: Int, _ bytes: Span<UInt8>) -> ContentLine {
    ContentLine(at: Int(records[index].start), in: bytes, limit: bytes.count, breaks: breaks)
  }

  private func key(of index: Int, _ bytes: Span<UInt8>) -> NameKey {
    let line = beginLine(index, bytes)
    return valueKey(line.nameEnd, LineBreaks.Extent(end: line.end, next: line.next, isFolded: line.isFolded), bytes)
  }

  private func componentName(_ index: Int, _ bytes: Span<UInt8>) -> String {
    String(beginLine(index, bytes).value(in: bytes).trimmed.prefix(40))
  }
}

extension ComponentKind {
  /// Whether RFC 5545 lets a component of this kind hold one of `kind`; what nobody has defined may stand anywhere.
  fileprivate func mayHold(_ kind: ComponentKind) -> Bool {
    switch self {
    case .other: true
    case .calendar: kind != .calendar && kind != .standard && kind != .daylight
    case .event, .todo, .journal, .freeBusy: kind == .alarm || kind == .other
    case .timeZone: kind == .standard || kind == .daylight || kind == .other
    case .standard, .daylight, .alarm: kind == .other
    }
  }
}
