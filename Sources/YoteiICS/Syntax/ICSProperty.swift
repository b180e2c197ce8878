public import Foundation

/// A property as it stands in a feed: a place in the bytes, which everything else is read from when asked for.
public struct ICSProperty: Sendable {
  let bytes: Data
  private let breaks: LineBreaks
  let contentLine: ContentLine

  init(_ contentLine: ContentLine, in index: FeedIndex) {
    (bytes, breaks, self.contentLine) = (index.bytes, index.breaks, contentLine)
  }

  public var name: ICSPropertyName { ICSPropertyName(contentLine.name(in: bytes.span)) }

  /// The value without folds, still escaped.
  public var rawValue: String { contentLine.value(in: bytes.span) }

  /// The value as TEXT (RFC 5545 3.3.11), unescaped.
  public var text: String { LineText.unescaped(bytes.span, valueRange, isFolded: contentLine.isFolded) }

  /// The TEXT values between the commas that aren't escaped.
  public var texts: [String] { LineText.list(bytes.span, valueRange, isFolded: contentLine.isFolded) }

  /// The number of the line that the property begins on, from 1; counted when asked for.
  public var line: Int { breaks.lineNumber(of: contentLine.start, in: bytes.span) }

  /// The exact bytes, with folds and the line break at the end.
  public var verbatim: Data { Data(bytes[contentLine.start..<contentLine.next]) }

  var valueRange: Range<Int> { contentLine.valueStart..<contentLine.end }
}

extension ICSProperty {
  public var parameters: [ICSParameter] {
    readingParameters { bytes, range in
      var parameters: [ICSParameter] = []
      var reader = ParameterReader(range)
      while let place = reader.next(bytes) {
        let name = ICSParameterName(LineText.decoded(bytes.extracting(place.name)).trimmed)
        parameters.append(ICSParameter(name: name, values: place.values.map { ParameterReader.values($0, bytes) } ?? []))
      }
      return parameters
    }
  }

  /// The first parameter of that name.
  public subscript(parameter: ICSParameterName) -> ICSParameter? {
    readingParameters { bytes, range in
      var reader = ParameterReader(range)
      while let place = reader.next(bytes) {
        let key = NameKey.read(bytes, place.name.lowerBound, place.name.upperBound).key
        guard key == parameter.name.key else { continue }
        if key.length > 8, LineText.decoded(bytes.extracting(place.name)).asciiUppercased != parameter.canonicalName { continue }
        return ICSParameter(name: parameter, values: place.values.map { ParameterReader.values($0, bytes) } ?? [])
      }
      return nil
    }
  }

  private func readingParameters<Result>(_ read: (Span<UInt8>, Range<Int>) -> Result) -> Result {
    let range = contentLine.nameEnd..<max(contentLine.nameEnd, contentLine.valueStart - 1)
    guard contentLine.isFolded else { return read(bytes.span, range) }
    let head = LineText.unfolded(bytes.span, range)
    return read(head.span, 0..<head.count)
  }
}

/// Properties are equal when they say the same: name, parameters and value; folds and places don't count.
extension ICSProperty: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.contentLine.key == b.contentLine.key && a.rawValue == b.rawValue && a.name == b.name && a.parameters == b.parameters
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentLine.key)
    hasher.combine(rawValue)
  }
}
