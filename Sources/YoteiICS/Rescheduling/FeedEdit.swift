internal import Foundation

/// Changes to a feed, gathered from the components that they concern.
struct FeedEdit {
  let index: FeedIndex
  let writer: LineWriter
  private(set) var splices: [Splice] = []

  init(_ index: FeedIndex) {
    self.index = index
    writer = LineWriter(index)
  }

  func component(_ component: Int) -> ComponentEdit { ComponentEdit(component, of: index, writer) }

  mutating func add(_ edit: ComponentEdit) { splices += edit.splices }

  /// Adds whole components after one that is there.
  mutating func insert(_ component: [UInt8], after other: Int) {
    splices.append(index.insertion(of: component, at: Int(index.records[other].end), writer))
  }

  /// Adds whole components at the end of a calendar.
  mutating func append(_ component: [UInt8], to calendar: Int) {
    splices.append(index.insertion(of: component, at: Int(index.records[calendar].bodyEnd), writer))
  }

  /// Adds whole components before all others of a calendar.
  mutating func prepend(_ component: [UInt8], to calendar: Int) {
    let place = index.children(of: calendar).first.map { Int(index.records[$0].start) } ?? Int(index.records[calendar].bodyEnd)
    splices.insert(index.insertion(of: component, at: place, writer), at: 0)
  }

  mutating func remove(_ component: Int) { splices.append(Splice(range: index.records[component].range, bytes: [])) }

  /// The feed with the changes made, and the scheduled components that they touched.
  func applied(_ options: ICSParseOptions) throws(ICSRescheduleError) -> (feed: ICSFeed, touched: [Int]) {
    let (data, places) = splices.applied(to: index.bytes)
    let feed: ICSFeed
    do {
      feed = try ICSFeed(data, options: options)
    } catch {
      throw ICSRescheduleError(.feedLimit(error.description))
    }
    let touched = feed.index.records.indices.filter { position in
      let record = feed.index.records[position]
      return record.kind.isScheduled && places.contains { !$0.isEmpty && $0.overlaps(record.range) }
    }
    return (feed, touched)
  }
}
