extension ICSFeed {
  func diagnostics(_ findings: FindingLog) -> [ICSDiagnostic] {
    var log = index.findings
    log.merge(findings)
    return index.diagnostics(log)
  }
}
