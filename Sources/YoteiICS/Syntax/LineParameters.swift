/// The two parameters that say how a time is to be read, found without making a String.
struct LineParameters {
  enum Value: Sendable { case absent, date, dateTime, period, other }

  /// The bytes of TZID's value, quotation marks left out; folds may still be inside.
  var zone: Range<Int>?
  var value = Value.absent
  /// Whether RANGE=THISANDFUTURE is there.
  var coversFuture = false

  init(of line: ContentLine, in bytes: Span<UInt8>) {
    var index = line.nameEnd
    let end = line.valueStart - 1
    while index < end, bytes[index] == 59 {
      index += 1
      var name = NameKey(letters: 0, length: 0)
      while index < end, bytes[index] != 61, bytes[index] != 59 {
        if bytes[index] == 10 || bytes[index] == 13 {
          index = LineFold.end(at: index, in: bytes, limit: end)
        } else {
          name.append(bytes[index])
          index += 1
        }
      }
      guard index < end, bytes[index] == 61 else { continue }
      index += 1
      var isQuoted = false
      let start = index
      while index < end, isQuoted || bytes[index] != 59 {
        if bytes[index] == 34 { isQuoted.toggle() }
        index += 1
      }
      var range = start..<index
      if range.count >= 2, bytes[start] == 34, bytes[index - 1] == 34 { range = start + 1..<index - 1 }
      switch name.letters {
      case 0x545A_4944 where name.length == 4: zone = range  // TZID
      case 0x56_414C_5545 where name.length == 5: value = Self.value(range, bytes)  // VALUE
      case 0x52_414E_4745 where name.length == 5:
        coversFuture = NameKey.read(bytes, range.lowerBound, range.upperBound).key.length == 13
      default: break
      }
    }
  }

  private static func value(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Value {
    let key = NameKey.read(bytes, range.lowerBound, range.upperBound).key
    return key == .date ? .date : key == .dateTime ? .dateTime : key == .period ? .period : .other
  }
}
