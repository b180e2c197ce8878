internal import Foundation

/// Components of several feeds, to be written as one calendar or as one calendar a UID.
///
/// A component that comes from two feeds with the same UID and RECURRENCE-ID is there once, as its newest revision: SEQUENCE decides, then
/// DTSTAMP, then the later feed. What one feed says twice is kept twice.
package struct CalendarCollection {
  private(set) var items: [CollectionItem] = []
  private(set) var zones = CollectionZones()
  /// The properties of the first calendar.
  private(set) var properties: [ICSProperty] = []
  /// How many components gave way to a newer revision, or to an equal one.
  package private(set) var duplicates = 0

  private let filter: ComponentFilter
  private var places: [CollectionItem.Key: Int] = [:]
  private var feeds = 0

  package init(filter: ComponentFilter) { self.filter = filter }

  package var holdsAnything: Bool { !items.isEmpty }

  /// Adds the components of `feed`; `prefix` comes before each title.
  package mutating func add(_ feed: ICSFeed, source: String, prefix: String?) {
    feeds += 1
    var identities = UIDIdentities(feed.index)
    for root in feed.index.roots {
      let calendar = ICSComponent(index: feed.index, position: root)
      let isCalendar = calendar.kind == .calendar
      if isCalendar, properties.isEmpty { properties = calendar.properties }
      let calendarName = ICSCalendar(calendar)?.name
      let members = isCalendar ? calendar.components : [calendar]
      let renamed = zones.add(members.filter { $0.kind == .timeZone })
      let title = prefix?.replacing("{calendar}", with: calendarName ?? source).replacing("{source}", with: source)
      let chosen = members.filter { $0.kind != .timeZone }.map { component in
        let known = component.kind.isScheduled ? identities.uid(of: component.position) : component[.uid]?.text
        return CollectionItem(component, uid: known ?? "", feed: feeds, renamedZones: renamed, prefix: title)
      }
      let matching = Set(chosen.filter { filter.matches($0.component, calendar: calendarName, source: source) }.map(\.key.uid))
      for item in chosen where matching.contains(item.key.uid) { add(item) }
    }
  }

  private mutating func add(_ item: CollectionItem) {
    guard item.hasUID, let place = places[item.key], items[place].feed != item.feed else {
      if item.hasUID, places[item.key] == nil { places[item.key] = items.count }
      items.append(item)
      return
    }
    duplicates += 1
    if !items[place].isNewer(than: item) { items[place] = item }
  }

  /// The items of each UID, in the order in which the UIDs come up.
  var byUID: [(uid: String, items: [CollectionItem])] {
    var groups: [(uid: String, items: [CollectionItem])] = []
    var places: [String: Int] = [:]
    for item in items {
      if let place = places[item.key.uid] {
        groups[place].items.append(item)
      } else {
        places[item.key.uid] = groups.count
        groups.append((item.key.uid, [item]))
      }
    }
    return groups
  }
}
