import Foundation

/// Numbers for people: three digits or whole, thousands apart.
enum Figure {
  static func text(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(number < 10 && number != number.rounded() ? 2 : 0)).locale(locale))
  }

  static func ratio(_ number: Double) -> String { number.formatted(.number.precision(.fractionLength(2)).locale(locale)) }

  private static let locale = Locale(identifier: "en_US")
}
