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
  public var line: Int {
    var counter = LineCounter(breaks)
    return counter.place(of: contentLine.start, in: bytes.span).line
  }

  /// The exact bytes, with folds and the line break at the end.
  public var verbatim: Data { Data(bytes[contentLine.start..<contentLine.next]) }

  var valueRange: Range<Int> { contentLine.valueStart..<contentLine.end }
}

extension ICSProperty {
  public var parameters: [ICSParameter] {
    readingParameters { bytes, reader in
      var parameters: [ICSParameter] = []
      while let item = reader.next(bytes) {
        if !item.isFurther { parameters.append(ICSParameter(name: ParameterText.name(bytes, item.name), values: [])) }
        if let value = item.value { parameters[parameters.count - 1].values.append(ParameterText.value(bytes, value)) }
      }
      return parameters
    }
  }

  /// The first parameter of that name.
  public subscript(name: ICSParameterName) -> ICSParameter? {
    readingParameters { bytes, reader in
      var parameter: ICSParameter?
      while let item = reader.next(bytes) {
        if !item.isFurther {
          if parameter != nil { break }
          guard name.matches(bytes, item.name) else { continue }
          parameter = ICSParameter(name: ParameterText.name(bytes, item.name), values: [])
        }
        if let value = item.value { parameter?.values.append(ParameterText.value(bytes, value)) }
      }
      return parameter
    }
  }

  private func readingParameters<Result>(_ read: (Span<UInt8>, inout ParameterReader) -> Result) -> Result {
    let range = contentLine.nameEnd..<max(contentLine.nameEnd, contentLine.valueStart - 1)
    if contentLine.isFolded {
      let unfolded = LineText.unfolded(bytes.span, range)
      var reader = ParameterReader(0..<unfolded.count)
      return read(unfolded.span, &reader)
    }
    var reader = ParameterReader(range)
    return read(bytes.span, &reader)
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
