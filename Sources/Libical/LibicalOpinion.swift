internal import CLibical

/// What libical's own parser and restriction checks (RFC 5546) say about one component, which is built, looked at and freed in one call.
package enum LibicalOpinion {
  /// Octets of a line, at most.
  package static let longestLine = 64_000
  package static let mostLines = 10_000
  package static let deepest = 8
  package static let mostParameters = 50

  /// The errors that libical notes; `lines` are the unfolded content lines of a calendar with one component, of names that it knows.
  package static func errors(in lines: [[UInt8]]) -> [String] {
    guard lines.count <= mostLines, let parser = unsafe icalparser_new() else { return [] }
    yotei_never_abort()
    defer { unsafe icalparser_free(parser) }
    var finished: OpaquePointer?
    defer { if let finished = unsafe finished { unsafe icalcomponent_free(finished) } }
    for line in lines where line.count <= longestLine && !line.contains(0) {
      var text = line.map { CChar(bitPattern: $0) } + [0]
      let component = unsafe text.withUnsafeMutableBufferPointer { unsafe icalparser_add_line(parser, $0.baseAddress) }
      guard let component = unsafe component else { continue }
      if let earlier = unsafe finished { unsafe icalcomponent_free(earlier) }
      unsafe finished = component
    }
    // What is not finished still belongs to the parser.
    let rest = unsafe icalparser_clean(parser)
    guard let component = unsafe finished ?? rest else { return ["libical finds no component"] }
    _ = unsafe icalrestriction_check(component)
    return unsafe errors(of: component, depth: 0)
  }

  @unsafe private static func errors(of component: OpaquePointer, depth: Int) -> [String] {
    guard depth < deepest else { return [] }
    var errors: [String] = []
    var property = unsafe icalcomponent_get_first_property(component, ICAL_XLICERROR_PROPERTY)
    while let found = unsafe property {
      if let text = unsafe icalproperty_get_value_as_string_r(found) {
        errors.append(unsafe String(cString: text))
        unsafe icalmemory_free_buffer(text)
      }
      unsafe property = icalcomponent_get_next_property(component, ICAL_XLICERROR_PROPERTY)
    }
    var child = unsafe icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT)
    while let found = unsafe child {
      errors += unsafe self.errors(of: found, depth: depth + 1)
      unsafe child = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT)
    }
    return errors
  }
}
