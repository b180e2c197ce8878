internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads one XML document with Foundation's parser. A document type declaration is refused, so no entity is ever expanded or fetched.
enum XMLReader {
  static func document(_ bytes: [UInt8], maximumDepth: Int) throws(ICSFormatError) -> XMLNode {
    if let declaration = Data(bytes).firstRange(of: Data("<!DOCTYPE".utf8)) {
      throw ICSFormatError("a document type declaration is not read", at: declaration.lowerBound, in: bytes.span)
    }
    let builder = XMLTreeBuilder(maximumDepth: maximumDepth)
    // In pieces: handed one, the parser refuses a document of more than 10 MB.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.shouldProcessNamespaces = true
    parser.delegate = builder
    let isSound = parser.parse()
    if let fault = builder.fault { throw fault }
    guard isSound, let root = builder.root else {
      throw ICSFormatError("the XML is not well-formed", line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }
    return root
  }
}

/// Collects what the parser finds; an object, since the parser talks to nothing else.
private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private let maximumDepth: Int
  private var open: [XMLNode] = []
  private(set) var root: XMLNode?
  private(set) var fault: ICSFormatError?

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < maximumDepth else { return stop(parser, "elements are nested more than \(maximumDepth) deep") }
    let local = name.split(separator: ":").last.map(String.init) ?? name
    open.append(XMLNode(name: local, namespace: namespaceURI, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !open.isEmpty { open[open.count - 1].text += text }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  private func stop(_ parser: XMLParser, _ message: String) {
    if fault == nil { fault = ICSFormatError(message, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)) }
    parser.abortParsing()
  }
}
