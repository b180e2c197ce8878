public import Foundation

/// The value as what its type says; nil where it can't be read as that.
extension ICSProperty {
  /// A DATE or DATE-TIME with its TZID; VALUE=DATE makes a date of a time.
  public var zonedTime: ICSZonedTime? {
    guard let time = ICSTime.reading(bytes.span, valueRange, isFolded: contentLine.isFolded).time else { return nil }
    return zoned(time)
  }

  /// A list of DATEs or DATE-TIMEs; items that can't be read, and periods, are left out.
  public var zonedTimes: [ICSZonedTime] {
    contentLine.items(in: bytes.span).compactMap {
      ICSTime.reading(bytes.span, $0, isFolded: contentLine.isFolded).time.map(zoned)
    }
  }

  /// A list of PERIODs; items that can't be read, and times without an end, are left out.
  public var periods: [ICSPeriod] { contentLine.items(in: bytes.span).compactMap(period) }

  /// The PERIOD in a part of the value.
  func period(_ range: Range<Int>) -> ICSPeriod? {
    let text = LineText.unfolded(bytes.span, range)
    guard let slash = text.firstIndex(of: UInt8(ascii: "/")), let start = ICSTime.reading(Array(text[..<slash])).time else {
      return nil
    }
    let end = Array(text[(slash + 1)...])
    if let duration = ICSDuration(lenient: String(decoding: end, as: UTF8.self)) {
      return ICSPeriod(start: zoned(start), end: .duration(duration))
    }
    return ICSTime.reading(end).time.map { ICSPeriod(start: zoned(start), end: .time($0)) }
  }

  public var duration: ICSDuration? { ICSDuration(lenient: rawValue) }

  public var integer: Int? { Int(rawValue.trimmed) }

  public var url: URL? {
    let text = rawValue.trimmed
    return text.isEmpty ? nil : URL(string: text)
  }

  private func zoned(_ time: ICSTime) -> ICSZonedTime {
    guard !time.isDate else { return ICSZonedTime(time) }
    let parameters = LineParameters(of: contentLine, in: bytes.span)
    if parameters.value == .date { return ICSZonedTime(ICSTime(CivilTime(day: time.civil.day), .date)) }
    guard time.form == .local, let zone = parameters.zone, !zone.isEmpty else { return ICSZonedTime(time) }
    return ICSZonedTime(time, zoneName: LineText.string(bytes.span, zone, isFolded: contentLine.isFolded))
  }
}

extension ICSDuration {
  /// A duration in any letter case, with blanks around it.
  fileprivate init?(lenient text: String) { self.init(text.trimmed.asciiUppercased) }
}
