internal import Foundation

extension FeedIndex {
  /// Indexes `input`; throws where it is no calendar or goes beyond a limit.
  convenience init(reading input: FeedInput, options: ICSParseOptions) throws(ICSError) {
    let data = input.bytes
    guard data.count <= min(options.maximumBytes, Int(UInt32.max) - 1) else {
      throw ICSError(.limit("the feed has \(data.count) bytes, more than the limit of \(options.maximumBytes)"))
    }
    // A slice keeps the indices of what it was cut from; offsets count from 0.
    let whole = data.startIndex == 0 ? data : data.subdata(in: data.startIndex..<data.endIndex)
    let decoded = try DecodedFeed(whole, options: options)
    let bytes = decoded.bytes
    let file = decoded.isAsRead ? input.file : nil
    let maximumThreads = max(1, options.maximumThreads)
    let threads = Self.sizesForTwo.contains(bytes.count) ? min(2, maximumThreads) : 1
    let indexer = try FeedIndexer.run(bytes, file, threads: threads, maximumDepth: options.maximumDepth)
    guard indexer.records.contains(where: { $0.kind != .other }) else { throw ICSError(.notACalendar(found: Self.guess(bytes))) }
    self.init(
      bytes: bytes, file: file, records: indexer.records, breaks: indexer.breaks,
      findings: indexer.findings,
      encoding: decoded.encoding,
      isCompressed: decoded.isCompressed, maximumThreads: maximumThreads)
  }

  /// Bytes of feeds that two threads index: with fewer they are no faster than one, with more the memory of both counts more.
  private static let sizesForTwo = 16 << 20..<256 << 20

  /// What bytes that are no calendar seem to be.
  private static func guess(_ bytes: Data) -> String {
    let head = LineText.decoded(Data(bytes.prefix(512)).span).lowercased()
    let text = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if bytes.isEmpty { return "the input is empty" }
    if text.isEmpty { return "the input holds nothing but blanks" }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") || text.contains("<head") {
      return "the input is an HTML page (perhaps a login page)"
    }
    if text.hasPrefix("{") || text.hasPrefix("[") { return "the input is JSON" }
    if text.hasPrefix("<") { return "the input is XML" }
    if text.hasPrefix("begin:vcard") { return "the input is a vCard" }
    if bytes.prefix(512).contains(0) { return "the input is binary data" }
    return "the input has no BEGIN:VCALENDAR"
  }
}
