internal import Foundation
internal import YoteiICS

/// `yotei rule`: expands a bare recurrence rule.
enum RuleCommand: Command {
  static let name = "rule"
  static let operands = "RRULE"
  static let abstract = "expands a bare recurrence rule"

  private static let start = Option("start", "T", "DTSTART in RFC 5545 form: 19970902, 19970902T090000 or 19970902T090000Z")
  private static let count = Option("count", "N", "instances, at most")
  private static let exdate = Option("exdate", "LIST", "dates to take out, comma-separated, in the form of --start")
  private static let rdate = Option("rdate", "LIST", "dates to add, comma-separated, in the form of --start")
  static let options: [Option] = [start, count, .from, .to, exdate, rdate, .format] + Option.common

  static func run(_ arguments: Arguments, _ session: Session) throws(CommandError) -> ExitStatus {
    guard let text = arguments.operands.first, arguments.operands.count == 1 else { throw .usage("one rule is needed: FREQ=…") }
    guard let startText = arguments.value(start), let start = ICSTime(startText) else {
      throw .usage("--start is needed, in RFC 5545 form: 19970902T090000")
    }
    let (rule, faults) = ICSRecurrenceRule.reading(text)
    for fault in faults { session.context.writeError(Array("yotei: \(rule == nil ? "error" : "warning"): \(fault)\n".utf8)) }
    guard let rule else { return .usage }
    var instances = ICSRecurrenceInstances(
      rule: rule, start: start, timeZone: session.timeZone, added: try times(arguments.value(rdate)),
      excluded: try times(arguments.value(exdate)))
    if !instances.startMatchesRule {
      let text = "yotei: note: the rule does not give \(start); an event would also happen then, as its first (RFC 5545 §3.8.5.3)\n"
      session.context.writeError(Array(text.utf8))
    }
    var window: (from: ICSTime?, to: ICSTime?) = (nil, nil)
    if arguments.has(.from) { window.from = instances.onOwnClock(try session.times.date(arguments.value(.from) ?? "")) }
    if arguments.has(.to) { window.to = instances.onOwnClock(try session.times.date(arguments.value(.to) ?? "")) }
    let limit = try arguments.number(count, atLeast: 0) ?? session.parseOptions.maximumOccurrences
    var output: [UInt8] = []
    var given = 0
    if let from = window.from { instances.skip(to: from) }
    while given < limit, let instance = instances.next() {
      if let to = window.to, !instances.precedes(instance, to) { break }
      output += Array("\(instance)\n".utf8)
      given += 1
    }
    try session.write(output)
    if let reason = instances.stopReason {
      session.context.writeError(Array("yotei: warning: \(reason)\n".utf8))
      return .limit
    }
    return .done
  }

  private static func times(_ list: String?) throws(CommandError) -> [ICSTime] {
    var times: [ICSTime] = []
    for text in list?.split(separator: ",") ?? [] {
      guard let time = ICSTime(String(text)) else { throw .usage("not a time in RFC 5545 form: \"\(text)\"") }
      times.append(time)
    }
    return times
  }
}
