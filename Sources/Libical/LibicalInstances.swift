internal import CLibical

/// The first instances of a rule as libical's iterator gives them, for tests; none where it refuses the rule or finds nothing.
///
/// Never for a rule from outside: many make the iterator crash or run for hours.
package func libicalInstances(of rule: String, from start: String, first limit: Int) -> [LibicalTime] {
  yotei_never_abort()
  guard let rule = unsafe yotei_rule_new(rule) else { return [] }
  defer { unsafe yotei_rule_free(rule) }
  guard let iterator = unsafe yotei_iterator_new(rule, icaltime_from_string(start)) else { return [] }
  defer { unsafe icalrecur_iterator_free(iterator) }
  var instances: [LibicalTime] = []
  while instances.count < limit {
    let time = unsafe icalrecur_iterator_next(iterator)
    guard unsafe icaltime_is_null_time(time) == 0 else { break }
    unsafe instances.append(LibicalTime(time))
  }
  return instances
}
