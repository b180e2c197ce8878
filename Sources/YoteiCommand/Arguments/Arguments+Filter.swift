internal import YoteiICS

extension Arguments {
  /// What all `--where` options ask for.
  func filter() throws(CommandError) -> ComponentFilter {
    var filter = ComponentFilter()
    for condition in values[Option.filter.name] ?? [] where !filter.add(condition) {
      throw .usage(
        "--where takes FIELD=TEXT, or !=, ~, !~, <, <=, >, >=: \"\(condition)\"; try component, title, categories or start")
    }
    return filter
  }
}
