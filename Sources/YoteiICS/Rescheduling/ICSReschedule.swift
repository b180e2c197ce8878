/// What a change did: which occurrences are known by another id now, and which components to publish.
public struct ICSReschedule: Hashable, Sendable {
  /// The id of the occurrence that was asked for, after the change; nil where it is gone.
  public internal(set) var id: ICSOccurrence.ID?
  /// The components that were changed or made, as they stand now: what a server or attendees are to be sent.
  public internal(set) var published: [ICSComponent] = []
  /// The components that are gone, as they stood.
  public internal(set) var removed: [ICSComponent] = []
  var renamings: [IDRenaming] = []

  /// The id by which an occurrence is known after the change; the same one where the change doesn't touch it.
  public func newID(for id: ICSOccurrence.ID) -> ICSOccurrence.ID {
    renamings.lazy.compactMap { $0.newID(for: id) }.first ?? id
  }
}

/// How the occurrences of a series, from a slot on, are known after a change.
struct IDRenaming: Hashable, Sendable {
  var uid: String
  var newUID: String
  var from = CivilTime(seconds: .min)
  var shift = SlotShift()
  /// The form of the slots; nil where the event no longer recurs.
  var form: ICSTime.Form?

  func newID(for id: ICSOccurrence.ID) -> ICSOccurrence.ID? {
    guard id.uid == uid else { return nil }
    guard let slot = id.slot else { return newUID == uid ? nil : ICSOccurrence.ID(uid: newUID) }
    guard slot.civil >= from else { return nil }
    return ICSOccurrence.ID(uid: newUID, slot: form.map { ICSTime(shift(slot.civil), $0) })
  }
}
