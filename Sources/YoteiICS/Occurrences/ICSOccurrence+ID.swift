extension ICSOccurrence {
  /// What tells an occurrence from every other, and stays the same after a refresh, in another window and after a move.
  ///
  /// Its text is `20260122T090000/uid`: the slot on the series' own clock, then the UID, which may hold anything; `/uid` for an event
  /// that does not recur.
  public struct ID: Hashable, Sendable {
    public let uid: String
    /// The time that the recurrence set gives the occurrence, whether or not it was moved since; nil for an event that does not recur.
    public let slot: ICSTime?

    public init(uid: String, slot: ICSTime? = nil) { (self.uid, self.slot) = (uid, slot) }
  }
}

extension ICSOccurrence.ID: LosslessStringConvertible {
  public init?(_ text: String) {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    let slot = text[..<slash]
    let uid = String(text[text.index(after: slash)...])
    if slot.isEmpty {
      self.init(uid: uid)
    } else if let time = ICSTime(String(slot)) {
      self.init(uid: uid, slot: time)
    } else {
      return nil
    }
  }

  public var description: String { (slot?.description ?? "") + "/" + uid }
}

extension ICSOccurrence.ID: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not the id of an occurrence: \(text)")
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
