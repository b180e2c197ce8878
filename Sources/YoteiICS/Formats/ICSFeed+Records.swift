extension ICSFeed {
  /// Writes the occurrences that `query` asks for as JSON, one a line, in pieces of some 64 KiB; gives what was found wrong on the way.
  package func writeRecords(
    _ query: OccurrenceQuery, fields: [OccurrenceField], source: String?, to write: ([UInt8]) throws -> Void
  ) rethrows -> [ICSDiagnostic] {
    var prepared = query.prepared(index)
    var records = OccurrenceRecords(index, zones: prepared.zones, fields: fields, timeZone: query.observer, source: source)
    var output: [UInt8] = []
    output.reserveCapacity(80_000)
    try prepared.giveAll { candidate in
      records.append(candidate, to: &output)
      if output.count > 65_536 {
        try write(output)
        output.removeAll(keepingCapacity: true)
      }
    }
    if !output.isEmpty { try write(output) }
    return diagnostics(prepared.findings)
  }
}
