/// Lowers what rules find in texts whose key no source of the app mentions, as users do not meet them.
struct UnmentionedTexts {
  /// The keys of such texts.
  private let keys: Set<String>
  /// Levels that the configuration sets; they stay.
  private let severities: [RuleID: Severity]

  /// Rules whose problem breaks a build or a file, whoever uses the key.
  private static let rulesOfFiles: Set<RuleID> = [
    "unreadable-catalog", "lost-text", "duplicate-key", "compiler-dependent-value",
    "unused-suppression",
  ]

  /// The texts of the catalog that a context is about.
  init(_ catalog: Catalog, _ context: RuleContext, _ configuration: Configuration) {
    keys = Set(context.unmentionedKeys.map { catalog.key(row: $0) })
    severities = configuration.severities
  }

  /// Takes each finding about such a text one level lower, and says why.
  func lower(_ findings: inout [Finding]) {
    if keys.isEmpty { return }
    for index in findings.indices { lower(&findings[index]) }
  }

  private func lower(_ finding: inout Finding) {
    for index in finding.inherited.indices { lower(&finding.inherited[index]) }
    guard keys.contains(finding.subject.key), finding.severity != .note,
      severities[finding.rule] == nil, !Self.rulesOfFiles.contains(finding.rule)
    else { return }
    finding.severity = finding.severity.previous
    finding.message += " (no code mentions the key, so users may never get this text)"
  }
}
