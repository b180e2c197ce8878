internal import Foundation

extension ICSFeed {
  /// Everything that is wrong with the feed, in the order of its lines; all of it is read for this.
  public var diagnostics: [ICSDiagnostic] { diagnostics(FeedInspection(index).findings()) }

  /// What libical's own parser and checks say about each component; no occurrence depends on it.
  package var libicalDiagnostics: [ICSDiagnostic] {
    var log = FindingLog()
    LibicalInspection(index: index).run(&log)
    return index.diagnostics(log)
  }

  func diagnostics(_ findings: FindingLog) -> [ICSDiagnostic] {
    var log = index.findings
    log.merge(findings)
    return index.diagnostics(log)
  }
}
