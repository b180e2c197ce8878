/// What an event carries for the app that draws it.
public typealias YoteiEventData = Equatable & Sendable
