internal import Foundation

/// The first property of a name, read as a type.
extension ICSComponent {
  func text(_ name: ICSPropertyName) -> String? { self[name]?.text }

  func texts(_ name: ICSPropertyName) -> [String] { all(name).map(\.text) }

  /// The items of all lists of that name, without blanks around them and without empty ones.
  func listedTexts(_ name: ICSPropertyName) -> [String] { all(name).flatMap(\.texts).map(\.trimmed).filter { !$0.isEmpty } }

  func token<Token: ICSToken>(_ name: ICSPropertyName) -> Token? { Token(self[name]?.rawValue) }

  func time(_ name: ICSPropertyName) -> ICSTime? { self[name]?.zonedTime?.time }

  func integer(_ name: ICSPropertyName, in range: ClosedRange<Int>) -> Int? {
    guard let number = self[name]?.integer, range ~= number else { return nil }
    return number
  }
}
