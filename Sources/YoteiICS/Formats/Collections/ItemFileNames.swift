/// Names of files for UIDs: `[a-z0-9._-]`, at most 100 bytes, in no folder, and different also where letter case doesn't count.
///
/// A name depends on its UID alone, so that other events never rename a file: a UID that is no such name gets its hash.
struct ItemFileNames {
  private var taken: Set<String> = []

  mutating func name(for uid: String) -> String {
    let base = Self.base(uid)
    var name = base
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return name + ".ics"
  }

  private static func base(_ uid: String) -> String {
    let letters = uid.lowercased().unicodeScalars.map { isPlain($0) ? Character($0) : "_" }
    let plain = String(letters.prefix(72)).drop { $0 == "." || $0 == "-" || $0 == "_" }
    guard plain != uid || plain.isEmpty || reserved.contains(String(plain.prefix { $0 != "." })) else { return uid }
    return (plain.isEmpty ? "item" : plain) + "-" + hash(uid)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", ".", "_", "-": true
    default: false
    }
  }

  /// FNV-1a of the UID's bytes.
  private static func hash(_ uid: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for letter in uid.utf8 { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  /// Names that Windows keeps for devices.
  private static let reserved: Set<String> = ["con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "lpt1", "lpt2", "lpt3"]
}
