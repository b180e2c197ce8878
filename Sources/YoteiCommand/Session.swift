internal import Foundation
internal import YoteiICS

/// What the common options say, and where output and messages go.
struct Session {
  let context: CommandContext
  let arguments: Arguments
  let timeZone: TimeZone
  let now: Date
  let isStrict: Bool
  let parseOptions: ICSParseOptions
  let printer: DiagnosticPrinter
  /// The inputs that the command line names, then those in the list of `--files0-from`.
  let operands: [String]

  init(_ arguments: Arguments, _ context: CommandContext) throws(CommandError) {
    self.context = context
    self.arguments = arguments
    if let name = arguments.value(.zone) {
      guard let zone = name == "UTC" ? .gmt : TimeZone(identifier: name) else {
        throw .usage("unknown time zone: \"\(name)\"; use an IANA name such as Europe/Berlin, or UTC")
      }
      timeZone = zone
    } else {
      timeZone = context.timeZone()
    }
    if let text = arguments.value(.now) {
      now = try TimeExpression(timeZone: timeZone, now: context.now).date(text)
    } else {
      now = context.now
    }
    isStrict = arguments.has(.strict)
    var options = ICSParseOptions.lenient
    if let limit = try arguments.number(.maximumOccurrences) { options.maximumOccurrences = limit }
    if let limit = try arguments.number(.maximumBytes) { options.maximumBytes = limit }
    if let jobs = try arguments.number(.jobs) {
      guard jobs > 0 else { throw .usage("--jobs is 1 or more") }
      options.maximumThreads = jobs
    }
    parseOptions = options
    operands = try Session.operands(arguments, context)
    let form: DiagnosticPrinter.Form
    switch arguments.value(.errors) {
    case nil, "text": form = .text
    case "json": form = .json
    case let other?: throw .usage("--errors is text or json: \"\(other)\"")
    }
    printer = DiagnosticPrinter(
      form: form, least: arguments.has(.verbose) ? .note : .warning,
      isColored: try Session.isColored(arguments, context, isTerminal: context.errorIsTerminal))
  }

  var outputIsColored: Bool {
    (try? Session.isColored(arguments, context, isTerminal: context.outputIsTerminal && arguments.value(.output) == nil)) ?? false
  }

  private static func isColored(_ arguments: Arguments, _ context: CommandContext, isTerminal: Bool) throws(CommandError) -> Bool {
    switch arguments.value(.color) {
    case nil, "auto": return isTerminal && (context.environment["NO_COLOR"] ?? "").isEmpty
    case "always": return true
    case "never": return false
    case let other?: throw .usage("--color is auto, always or never: \"\(other)\"")
    }
  }

  var times: TimeExpression { TimeExpression(timeZone: timeZone, now: now) }

  /// What `--from`, `--to` and `--days` say; by default today and the 29 days after it.
  func window() throws(CommandError) -> Range<Date> {
    let from = try times.date(arguments.value(.from) ?? "today")
    let to: Date
    if let text = arguments.value(.to) {
      to = try times.date(text, relativeTo: from)
    } else {
      to = try times.date("+\(try arguments.number(.days) ?? 30)d", relativeTo: from)
    }
    guard from <= to else { throw .usage("the window ends before it starts") }
    return from..<to
  }

  /// Tells a person about an input that can't be used.
  func report(_ error: CommandError, source: String) {
    if printer.form == .json {
      var record = JSONRecord()
      record.add("severity", "error")
      record.add("code", "unusable-input")
      record.add("message", error.message)
      record.add("source", source)
      record.add("line", error.place?.line)
      record.add("column", error.place?.column)
      record.add("status", Int(error.status.code))
      context.writeError(Array((record.text + "\n").utf8))
    } else {
      let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
      context.writeError(Array("\(PlainText.oneLine(source))\(place): error: \(PlainText.oneLine(error.message))\n".utf8))
    }
  }

  /// Prints diagnostics and gives the status that they make: a limit counts most, then what was left out or wrong.
  func report(_ diagnostics: [ICSDiagnostic], about feed: ICSFeed, source: String) -> ExitStatus {
    let worst = diagnostics.map(\.severity).max() ?? .note
    if !arguments.has(.quiet) {
      context.writeError(printer.lines(diagnostics, about: feed, source: source))
    }
    if diagnostics.contains(where: { $0.code == .tooManyOccurrences }) { return .limit }
    return worst == .error || (isStrict && worst == .warning) ? .faulty : .done
  }

  private static func operands(_ arguments: Arguments, _ context: CommandContext) throws(CommandError) -> [String] {
    guard let list = arguments.value(.inputList) else { return arguments.operands }
    do {
      let handle = list == "-" ? context.input : try FileHandle(forReadingFrom: URL(fileURLWithPath: list))
      return arguments.operands + (try handle.readToEnd() ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      throw CommandError(status: .unreadable, message: "\(list): \((error as NSError).localizedDescription)")
    }
  }

  /// Runs `body` with a way to write; what it throws is what writing threw.
  func writing<Result>(_ body: ((_ write: ([UInt8]) throws -> Void) throws -> Result)) throws(CommandError) -> Result {
    do {
      return try body { try write($0) }
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(status: .unwritable, message: "\(error)")
    }
  }

  /// Writes output, all of it for `-o`.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do { try context.write(bytes) } catch {
      throw CommandError(status: .unwritable, message: "the output can't be written: \((error as NSError).localizedDescription)")
    }
  }
}
