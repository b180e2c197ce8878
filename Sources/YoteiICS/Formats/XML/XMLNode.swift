/// An element of an XML document as a value, with the place of its beginning.
struct XMLNode: Sendable {
  /// Without its prefix.
  var name: String
  var namespace: String?
  /// All characters directly inside it.
  var text = ""
  var children: [XMLNode] = []
  /// From 1.
  var line: Int
  var column: Int
}

extension XMLNode {
  func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  func fault(_ message: String) -> ICSFormatError { ICSFormatError(message, line: line, column: column) }
}
