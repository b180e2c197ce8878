extension ComponentEdit {
  /// Notes that the component was changed: SEQUENCE, DTSTAMP, and LAST-MODIFIED where it has one.
  mutating func revise(_ revision: ICSRevision, sequence: Int) {
    let stamp = line(.dtstamp)
    set(.dtstamp, to: revision.stamp.description, after: line(.uid))
    set(.sequence, to: String(sequence), after: stamp ?? line(.uid))
    if let line = line(.lastModified) { setValue(of: line, to: revision.stamp.description) }
  }

  /// Notes that the component, a copy, is new: it has a revision history of its own.
  mutating func begin(_ revision: ICSRevision, uid: String) {
    let stamp = line(.dtstamp) ?? line(.uid)
    set(.uid, to: LineText.escaped(uid), after: nil)
    set(.dtstamp, to: revision.stamp.description, after: line(.uid))
    set(.created, to: revision.stamp.description, after: stamp)
    set(.lastModified, to: revision.stamp.description, after: stamp)
    if let line = line(.sequence) { setValue(of: line, to: "0") }
  }
}
