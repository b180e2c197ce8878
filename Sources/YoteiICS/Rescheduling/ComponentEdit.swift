internal import Foundation

/// Changes to the lines of one component, as splices of the feed's bytes: they are made in place or to a copy.
struct ComponentEdit {
  let index: FeedIndex
  let component: Int
  let writer: LineWriter
  private(set) var splices: [Splice] = []

  init(_ component: Int, of index: FeedIndex, _ writer: LineWriter) {
    (self.component, self.index, self.writer) = (component, index, writer)
  }

  /// The lines of that name, in order.
  func lines(_ name: ICSPropertyName) -> [ContentLine] { lines(name, of: component) }

  func lines(_ name: ICSPropertyName, of component: Int) -> [ContentLine] {
    let bytes = index.bytes.span
    var found: [ContentLine] = []
    var lines = index.lines(of: component)
    while let line = lines.next(index, bytes) {
      if line.fault != .noColon, name.matches(line, in: bytes) { found.append(line) }
    }
    return found
  }

  func line(_ name: ICSPropertyName) -> ContentLine? { lines(name).first }

  /// Puts `text`, a content line without folds, in the place of a line; one that says the same stays as it is.
  mutating func replace(_ line: ContentLine, with text: [UInt8]) {
    guard LineText.unfolded(index.bytes.span, line.start..<line.end) != text else { return }
    splices.append(Splice(range: line.start..<line.end, bytes: writer.folded(text)))
  }

  /// Gives a line another value.
  mutating func setValue(of line: ContentLine, to value: String) {
    replace(line, with: LineText.unfolded(index.bytes.span, line.start..<line.valueStart) + Array(value.utf8))
  }

  /// Gives a line a time in that form, its VALUE and TZID made to fit.
  mutating func setTime(of line: ContentLine, to text: String, _ form: TimeForm) {
    var head = LineHead(of: line, in: index.bytes.span)
    head.fit(form)
    replace(line, with: head.bytes + [UInt8(ascii: ":")] + Array(text.utf8))
  }

  /// Gives the first line of that name another value, or adds one.
  mutating func set(_ name: ICSPropertyName, to value: String, after anchor: ContentLine?) {
    if let line = line(name) { setValue(of: line, to: value) } else { insert(name.canonicalName + ":" + value, after: anchor) }
  }

  /// Adds a line with a time in that form.
  mutating func insert(_ name: ICSPropertyName, _ text: String, _ form: TimeForm, after anchor: ContentLine?) {
    var line = name.canonicalName
    if form.isDate { line += ";VALUE=DATE" }
    if let zone = form.zoneName { line += ";" + ICSParameter(name: .timeZoneID, values: [zone]).description }
    insert(line + ":" + text, after: anchor)
  }

  /// Adds a content line after another, or as the component's first.
  mutating func insert(_ text: String, after anchor: ContentLine?) {
    splices.append(index.insertion(of: writer.text([text]), at: anchor?.next ?? index.bodyStart(of: component), writer))
  }

  mutating func remove(_ line: ContentLine) { splices.append(Splice(range: line.start..<line.next, bytes: [])) }

  /// Takes out a component inside this one.
  mutating func removeComponent(_ inner: Int) { splices.append(Splice(range: index.records[inner].range, bytes: [])) }

  mutating func removeAll(_ names: ICSPropertyName...) {
    for name in names { for line in lines(name) { remove(line) } }
  }

  /// The component's bytes with the changes made, and with an END where it had none.
  var copy: [UInt8] {
    let record = index.records[component]
    var bytes = [UInt8](splices.applied(to: index.bytes[record.range]).data)
    if let last = bytes.last, last != 10, last != 13 { bytes += writer.lineBreak }
    if record.traits.contains(.isUnclosed) { bytes += writer.text(["END:" + index.name(of: component)]) }
    return writer.refolded(bytes)
  }
}

extension FeedIndex {
  /// Whole lines to be added at `place`; after a last line without a break they get it, and have none at their own end.
  func insertion(of lines: [UInt8], at place: Int, _ writer: LineWriter) -> Splice {
    guard place > 0, bytes[place - 1] != 10, bytes[place - 1] != 13 else { return Splice(range: place..<place, bytes: lines) }
    return Splice(range: place..<place, bytes: writer.lineBreak + lines.dropLast(writer.lineBreak.count))
  }
}
