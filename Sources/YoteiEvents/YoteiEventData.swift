/// What an event carries for the app that draws it.
public protocol YoteiEventData: Equatable, Sendable {}
