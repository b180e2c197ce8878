/// What another notation can't hold.
extension ICSDiagnostic.Code {
  public static let notCarried = Self(rawValue: "not-carried")

  static let notations = Topic(
    "Other notations",
    [
      (
        .notCarried,
        .init(
          .warning, "something that the notation to be written can't hold", action: "left out", nil, example: "SUMMARY:a bell<BEL>",
          repair: "take it out, or choose a notation that holds it")
      )
    ])
}
