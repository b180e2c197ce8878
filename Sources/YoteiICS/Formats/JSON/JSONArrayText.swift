/// Makes one JSON array of records that come as lines of NDJSON.
package struct JSONArrayText {
  private var isFirst = true

  package init() {}

  package mutating func append(lines: [UInt8], to output: inout [UInt8]) {
    output.reserveCapacity(output.count + lines.count + lines.count / 64)
    for line in lines.split(separator: 10) {
      output += isFirst ? [UInt8(ascii: "["), 10] : [UInt8(ascii: ","), 10]
      output += line
      isFirst = false
    }
  }

  package func finish(to output: inout [UInt8]) {
    output += (isFirst ? "[]\n" : "\n]\n").utf8
  }
}
