public import Foundation

/// A component as it stands in a feed: a place in the index, which everything else is read from when asked for.
public struct ICSComponent: Sendable {
  let index: FeedIndex
  let position: Int

  init(index: FeedIndex, position: Int) { (self.index, self.position) = (index, position) }

  /// The name in upper case, `VEVENT`.
  public var name: String { index.name(of: position).asciiUppercased }

  /// The components directly inside this one.
  public var components: [ICSComponent] { index.children(of: position).map { ICSComponent(index: index, position: $0) } }

  /// The components of that name directly inside this one; letter case doesn't matter.
  public func components(named name: String) -> [ICSComponent] {
    let name = name.asciiUppercased
    return components.filter { $0.name == name }
  }

  func components(_ kind: ComponentKind) -> [ICSComponent] {
    index.children(of: position).filter { index.records[$0].kind == kind }.map { ICSComponent(index: index, position: $0) }
  }

  var kind: ComponentKind { index.records[position].kind }

  /// The number of its BEGIN line, from 1; counted when asked for.
  public var line: Int {
    var counter = LineCounter(index.breaks)
    return counter.place(of: range.lowerBound, in: index.bytes.span).line
  }

  /// The exact bytes from BEGIN to END.
  public var verbatim: Data { Data(index.bytes[range]) }

  private var range: Range<Int> { index.records[position].range }
}

extension ICSComponent {
  /// The properties in order; those of the components inside are left out.
  public var properties: [ICSProperty] {
    var properties: [ICSProperty] = []
    let bytes = index.bytes.span
    var lines = PropertyLines(index.lines(of: position))
    while let line = lines.next(index, bytes) { properties.append(ICSProperty(line, in: index)) }
    return properties
  }

  /// The first property of that name.
  public subscript(name: ICSPropertyName) -> ICSProperty? {
    var lines = PropertyLines(index.lines(of: position))
    return lines.next(name, index, index.bytes.span).map { ICSProperty($0, in: index) }
  }

  /// All properties of that name, in order.
  public func all(_ name: ICSPropertyName) -> [ICSProperty] {
    var properties: [ICSProperty] = []
    let bytes = index.bytes.span
    var lines = PropertyLines(index.lines(of: position))
    while let line = lines.next(name, index, bytes) { properties.append(ICSProperty(line, in: index)) }
    return properties
  }
}

/// Components are equal when their bytes are.
extension ICSComponent: Hashable {
  public static func == (a: Self, b: Self) -> Bool { a.index.bytes[a.range] == b.index.bytes[b.range] }
  public func hash(into hasher: inout Hasher) { hasher.combine(index.bytes[range]) }
}
