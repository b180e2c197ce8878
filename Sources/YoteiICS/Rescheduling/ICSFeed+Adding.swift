public import Foundation

extension ICSFeed {
  /// Adds an event to the feed's first calendar, with a VTIMEZONE where its zone is not defined there.
  @discardableResult
  public mutating func add(_ draft: ICSEventDraft, revision: ICSRevision = .init()) throws(ICSRescheduleError) -> ICSReschedule {
    let uid = draft.uid ?? revision.newUID()
    guard !index.hasComponent(uid: uid) else { throw ICSRescheduleError(.uidInUse(uid)) }
    guard let calendar = index.roots.first(where: { index.records[$0].kind == .calendar }) else {
      throw ICSRescheduleError(.missingProperty("VCALENDAR"))
    }
    var zones = FeedZones(observer: .utc)
    let name = draft.timeZone.flatMap { ICSZone($0).ianaIdentifier }.flatMap { zones.definedName(of: $0, in: calendar, index) }
    var edit = FeedEdit(index)
    edit.append(edit.writer.text(try EventText(draft, uid: uid, revision, zoneName: name).lines()), to: calendar)
    let (feed, touched) = try edit.appliedWithZones(options)
    self = feed
    var result = ICSReschedule(id: ICSOccurrence.ID(uid: uid, slot: draft.rule == nil ? nil : feed.firstSlot(of: uid)))
    result.published = touched.map { ICSComponent(index: feed.index, position: $0) }
    return result
  }

  /// Adds what a view calls an event; its id becomes that of the occurrence in the result.
  @discardableResult
  public mutating func add<Data>(
    _ event: YoteiEvent<Data>, timeZone: TimeZone? = nil, revision: ICSRevision = .init()
  ) throws(ICSRescheduleError) -> ICSReschedule {
    try add(ICSEventDraft(event, timeZone: timeZone), revision: revision)
  }

  /// Makes a feed of events; each is written with its id as UID, so ids must be unique.
  public init<Data>(
    events: some Sequence<YoteiEvent<Data>>, name: String? = nil, timeZone: TimeZone? = nil, revision: ICSRevision = .init()
  ) throws(ICSRescheduleError) {
    var lines = Self.head
    if let name { lines.append("X-WR-CALNAME:" + LineText.escaped(name)) }
    var uids: Set<String> = []
    for event in events {
      let uid = event.id.hasPrefix("/") ? String(event.id.dropFirst()) : event.id
      guard uids.insert(uid).inserted else { throw ICSRescheduleError(.uidInUse(uid)) }
      lines += try EventText(ICSEventDraft(event, timeZone: timeZone), uid: uid, revision).lines()
    }
    lines.append("END:VCALENDAR")
    self = try Self(unedited: LineWriter().text(lines)).withZonesDefined()
  }

  /// What a calendar of our own begins with.
  static let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Yotei//Yotei ICS//EN"]

  /// A feed made of lines of our own.
  init(unedited bytes: [UInt8]) throws(ICSRescheduleError) {
    do {
      try self.init(Data(bytes))
    } catch {
      throw ICSRescheduleError(.feedLimit(error.description))
    }
  }

  /// The feed with VTIMEZONEs for all zones that its components name.
  func withZonesDefined() throws(ICSRescheduleError) -> ICSFeed {
    var edit = FeedEdit(index)
    let scheduled = index.records.indices.filter { index.records[$0].kind.isScheduled }
    edit.define(MissingZones(index).definitions(for: scheduled))
    return try edit.applied(options).feed
  }

  private func firstSlot(of uid: String) -> ICSTime? {
    (try? EventSeries(ICSOccurrence.ID(uid: uid), in: index, observer: .utc))?.start.time
  }
}

extension ICSFeed {
  /// A calendar without events.
  package static func empty() throws(ICSRescheduleError) -> ICSFeed {
    try ICSFeed(unedited: LineWriter().text(head + ["END:VCALENDAR"]))
  }
}
