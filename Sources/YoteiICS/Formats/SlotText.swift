/// A slot in the form of RFC 5545 3.3.4 and 3.3.5, written into room of its width.
enum SlotText {
  static func width(_ form: ICSTime.Form) -> Int {
    switch form {
    case .date: 8
    case .local: 15
    case .utc: 16
    }
  }

  static func write(_ slot: CivilTime, _ form: ICSTime.Form, at place: Int, in output: inout MutableSpan<UInt8>) {
    let (year, month, day) = slot.day.fields
    write(year / 100, at: place, in: &output)
    write(year % 100, at: place + 2, in: &output)
    write(month, at: place + 4, in: &output)
    write(day, at: place + 6, in: &output)
    guard form != .date else { return }
    let second = slot.secondOfDay
    output[place + 8] = UInt8(ascii: "T")
    write(second / 3600, at: place + 9, in: &output)
    write(second / 60 % 60, at: place + 11, in: &output)
    write(second % 60, at: place + 13, in: &output)
    if form == .utc { output[place + 15] = UInt8(ascii: "Z") }
  }

  private static func write(_ number: Int, at place: Int, in output: inout MutableSpan<UInt8>) {
    output[place] = UInt8(truncatingIfNeeded: 48 + number / 10)
    output[place + 1] = UInt8(truncatingIfNeeded: 48 + number % 10)
  }
}
