/// An option of a command: parsing, usage, help and error messages are all made from this.
struct Option: Hashable, Sendable {
  var name: String
  var short: Character?
  /// What its argument is called in help; nil for a flag.
  var argument: String?
  var help: String

  init(_ name: String, short: Character? = nil, _ argument: String? = nil, _ help: String) {
    (self.name, self.short, self.argument, self.help) = (name, short, argument, help)
  }

  var spelling: String { (short.map { "-\($0), " } ?? "") + "--\(name)" + (argument.map { " \($0)" } ?? "") }
}

extension Option {
  static let output = Option("output", short: "o", "FILE", "write to FILE instead of standard output, whole or not at all")
  static let zone = Option("tz", "ZONE", "the zone that is shown, and that of floating and all-day events (default: the machine's)")
  static let from = Option("from", "T", "the start of the window (default: today)")
  static let to = Option("to", "T", "the end of the window, exclusive; may be relative to --from: +2w")
  static let days = Option("days", "N", "the length of the window in days (default: 30)")
  static let now = Option("now", "T", "the time to take for now")
  static let format = Option("format", "F", "the notation of the output")
  static let strict = Option("strict", "warnings are errors")
  static let partial = Option("partial", "exit 0 where inputs were left out or wrong; messages say which")
  static let quiet = Option("quiet", short: "q", "say nothing about the data")
  static let verbose = Option("verbose", short: "v", "say notes too")
  static let color = Option("color", "auto|always|never", "whether to colour the output")
  static let errors = Option("errors", "text|json", "the notation of messages")
  static let maximumOccurrences = Option("max-occurrences", "N", "occurrences of one series, at most (default: 100000)")
  static let jobs = Option("jobs", "N", "inputs, or parts of a large one, that are worked on at a time (default: one a core)")
  static let maximumBytes = Option("max-bytes", "N", "bytes of one input, at most")
  static let inputList = Option("files0-from", "FILE", "read paths of inputs from FILE (- for standard input), a NUL after each")
  static let dialect = Option("dialect", "google|outlook", "the columns that an importer of CSV knows")
  static let filter = Option(
    "where", "CONDITION", "only events that meet it: categories=Work, title~review, start>=2026-01-01; repeatable")
  static let formulaGuard = Option("formula-guard", "an apostrophe before cells of CSV that a spreadsheet takes for formulas")
  static let help = Option("help", short: "h", "show this help")

  /// What every command that reads calendars takes.
  static let common: [Option] = [
    .zone, .now, .output, .strict, .quiet, .verbose, .color, .errors, .maximumOccurrences, .maximumBytes, .jobs, .help,
  ]

  init(_ name: String, short: Character? = nil, _ help: String) { self.init(name, short: short, nil, help) }
}
