/// The words of a command line, told apart by the options that the command takes.
struct Arguments {
  private(set) var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  init(_ words: some Sequence<String>, options: [Option], command: String) throws(CommandError) {
    let names = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0) })
    let shorts = Dictionary(uniqueKeysWithValues: options.compactMap { option in option.short.map { ($0, option) } })
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      }
      let option: Option
      var attached: String?
      if word.hasPrefix("--") {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let known = names[String(parts[0])] else {
          throw .usage(Self.unknown(word, names.keys.map { "--\($0)" }, command))
        }
        option = known
        if parts.count > 1 { attached = String(parts[1]) }
      } else if word.hasPrefix("-"), word.count > 1, !word.dropFirst().first!.isNumber {
        guard let letter = word.dropFirst().first, let known = shorts[letter] else {
          throw .usage(Self.unknown(word, shorts.keys.map { "-\($0)" }, command))
        }
        option = known
        if word.count > 2 {
          if known.argument != nil {
            attached = String(word.dropFirst(2))
          } else {
            words.insert("-" + word.dropFirst(2), at: words.startIndex)
          }
        }
      } else {
        operands.append(word)
        continue
      }
      if option.argument == nil {
        guard attached == nil else { throw .usage("--\(option.name) takes no value") }
        values[option.name, default: []].append("")
      } else if let value = attached ?? words.popFirst() {
        values[option.name, default: []].append(value)
      } else {
        throw .usage("--\(option.name) needs a value: \(option.spelling)")
      }
    }
  }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value given last.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  func number(_ option: Option, atLeast least: Int = 1) throws(CommandError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number >= least else {
      throw .usage("--\(option.name) needs a whole number from \(least): \"\(text)\"")
    }
    return number
  }

  private static func unknown(_ word: String, _ known: [String], _ command: String) -> String {
    let near = known.min { $0.distance(to: word) < $1.distance(to: word) }
    let hint = near.flatMap { $0.distance(to: word) <= 2 ? "; did you mean \($0)?" : nil } ?? ""
    return "\(command) has no option \(word)\(hint)"
  }
}

extension String {
  /// How many letters must change to make `other` of it.
  func distance(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = letter == candidate ? diagonal : Swift.min(diagonal, above, row[j]) + 1
        diagonal = above
      }
    }
    return row[b.count]
  }
}
