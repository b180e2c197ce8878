extension ICSDiagnostic.Code {
  /// What is always the same about a code.
  public struct Explanation: Hashable, Sendable {
    /// How bad it is, unless a fault is milder than most of its kind.
    public var severity: ICSDiagnostic.Severity
    /// The kind of fault, in a few words.
    public var summary: String
    /// What the library does about it.
    public var action: String
    /// The section that it is against, `RFC 5545 §3.3.5`; nil where no standard forbids it.
    public var reference: String?
    /// A piece of a feed that has the fault.
    public var example: String
    /// How to mend it.
    public var repair: String

    init(
      _ severity: ICSDiagnostic.Severity, _ summary: String, action: String, _ reference: String?, example: String, repair: String
    ) {
      (self.severity, self.summary, self.action, self.reference) = (severity, summary, action, reference)
      (self.example, self.repair) = (example, repair)
    }
  }

  /// The codes of one topic, in the order of the documentation.
  public struct Topic: Sendable {
    public let title: String
    public let codes: [(code: ICSDiagnostic.Code, explanation: Explanation)]

    init(_ title: String, _ codes: [(ICSDiagnostic.Code, Explanation)]) { (self.title, self.codes) = (title, codes) }
  }

  /// Every code that the library knows.
  public static let topics: [Topic] = [text, lines, structure, calendars, times, zones, rules, overrides, values, notations]

  /// Nil for a code that the library doesn't know.
  public var explanation: Explanation? { Self.explanations[self] }

  /// Every code, sorted by name.
  public static var all: [Self] { explanations.keys.sorted { $0.rawValue < $1.rawValue } }

  private static let explanations = Dictionary(uniqueKeysWithValues: topics.flatMap { $0.codes.map { ($0.code, $0.explanation) } })

  var entry: Explanation {
    explanation ?? Explanation(.warning, "", action: "kept as it is", nil, example: "", repair: "")
  }
}
