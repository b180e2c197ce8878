extension FeedEdit {
  /// The feed with the changes made; the zones that the touched components name are defined in it.
  mutating func appliedWithZones(_ options: ICSParseOptions) throws(ICSRescheduleError) -> (feed: ICSFeed, touched: [Int]) {
    let result = try applied(options)
    let missing = MissingZones(result.feed.index).definitions(for: result.touched)
    guard !missing.isEmpty else { return result }
    // Nothing was added before a calendar or between calendars, so their order is the same.
    let (new, old) = (result.feed.index.roots, index.roots)
    for definition in missing {
      guard let place = new.firstIndex(of: definition.calendar), place < old.count else { continue }
      let calendar = old[place]
      guard index.records[calendar].kind == .calendar, let first = index.children(of: calendar).first else { continue }
      insert(writer.text(definition.lines), before: first)
    }
    return try applied(options)
  }
}
