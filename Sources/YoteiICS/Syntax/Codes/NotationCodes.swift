extension ICSDiagnostic.Code {
  public static let notCarried = Self(rawValue: "not-carried")

  static let notations = Topic(
    "Notations",
    [
      (
        .notCarried,
        Explanation(
          .warning, "something that the notation to be written can't hold", action: "left out", nil,
          example: "SUMMARY:a form feed in a title, which XML 1.0 lacks",
          repair: "write another notation, or take it out of the feed")
      )
    ])
}
