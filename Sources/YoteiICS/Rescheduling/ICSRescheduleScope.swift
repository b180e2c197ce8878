/// Which occurrences of a series a change concerns; an event that does not recur is changed alike in each scope.
public enum ICSRescheduleScope: String, CaseIterable, Sendable, Codable {
  case thisOccurrence = "this"
  case thisAndFuture = "future"
  case allOccurrences = "all"
}
