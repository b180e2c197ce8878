internal import Foundation

/// The zones of a collection: definitions that make the same changes are one, others of the same name get a name of their own.
struct CollectionZones {
  private(set) var definitions: [(name: String, component: ICSComponent)] = []

  /// Adds the VTIMEZONEs of one calendar; gives the new names of those that had to be renamed.
  mutating func add(_ components: [ICSComponent]) -> [String: String] {
    var renamed: [String: String] = [:]
    for component in components {
      let name = component[.timeZoneID]?.text ?? ""
      let lines = component.unfoldedLines
      var free = name
      var number = 1
      while let known = definitions.first(where: { $0.name == free }) {
        if known.component.unfoldedLines == lines || (number == 1 && isAlike(known.component, component)) { break }
        number += 1
        free = "\(name) (\(number))"
      }
      if !definitions.contains(where: { $0.name == free }) { definitions.append((free, component)) }
      if free != name { renamed[name] = free }
    }
    return renamed
  }

  /// Whether two definitions make the same changes, whatever else they say.
  private func isAlike(_ a: ICSComponent, _ b: ICSComponent) -> Bool {
    var faults: [ZoneFault] = []
    let first = ZoneDefinition(a.index, component: a.position).table(faults: &faults)
    let second = ZoneDefinition(b.index, component: b.position).table(faults: &faults)
    return faults.isEmpty && first != nil && first == second
  }

  /// The definitions with these names, in order.
  func append(_ names: Set<String>, _ writer: LineWriter, to output: inout [UInt8]) {
    for (name, component) in definitions where names.contains(name) {
      if component.isWhole, component[.timeZoneID]?.text == name {
        output += component.verbatim
      } else {
        let lines = component.unfoldedLines.map { $0.uppercased().hasPrefix("TZID") ? "TZID:" + LineText.escaped(name) : $0 }
        output += writer.text(lines)
      }
    }
  }
}
