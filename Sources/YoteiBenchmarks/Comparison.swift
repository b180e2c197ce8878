/// An earlier run, to tell what became slower.
struct Comparison {
  private let earlier: [String: Measurement]

  /// How many times as long as before a unit may take before it counts as slower.
  static let tolerance = 1.1

  init(_ earlier: [Measurement]) {
    self.earlier = Dictionary(earlier.map { ($0.name, $0) }) { $1 }
  }

  /// What was measured by the same name and unit.
  func earlier(_ measurement: Measurement) -> Measurement? {
    earlier[measurement.name].flatMap { $0.unit == measurement.unit ? $0 : nil }
  }

  /// How many times as long as before a unit takes.
  func ratio(_ measurement: Measurement) -> Double? {
    earlier(measurement).map { measurement.nanosecondsPerUnit / $0.nanosecondsPerUnit }
  }

  func isSlower(_ measurement: Measurement) -> Bool { ratio(measurement).map { $0 > Self.tolerance } ?? false }
}
