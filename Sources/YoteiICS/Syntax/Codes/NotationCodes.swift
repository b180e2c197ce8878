/// What another notation can't carry.
extension ICSDiagnostic.Code {
  public static let notCarried = Self(rawValue: "not-carried")

  static let notations = Topic(
    "Other notations",
    [
      (
        .notCarried,
        .init(
          .warning, "something that the other notation can't carry", action: "left out", nil, example: "SUMMARY:a bell<BEL>",
          repair: "take it out, or choose a notation that carries it")
      )
    ])
}
