internal import Foundation

extension ICSFeed {
  /// Everything that is wrong with the feed, in the order of its lines; all of it is read for this.
  public var diagnostics: [ICSDiagnostic] { diagnostics(FeedInspection(index).findings()) }

  func diagnostics(_ findings: FindingLog) -> [ICSDiagnostic] {
    var log = index.findings
    log.merge(findings)
    return index.diagnostics(log)
  }
}
