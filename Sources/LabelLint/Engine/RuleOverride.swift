/// Levels and options that rules have for some findings only.
package struct RuleOverride: Sendable {
  /// Paths of files; empty for all.
  package var paths: [Glob] = []
  /// Paths of sets; empty for all.
  package var sets: [Glob] = []
  /// Keys; empty for all.
  package var keys: [Glob] = []
  /// Locales; nil for all.
  package var locales: LocaleSelection?
  /// Kinds of texts, such as `label`; empty for all.
  package var kinds: Set<String> = []
  /// Formats of files; empty for all.
  package var formats: Set<CatalogFormat> = []
  /// The levels.
  package var levels: [RuleID: ConfiguredLevel] = [:]
  /// Options of rules by name, over those that hold for all findings.
  package var options: [RuleID: [String: RuleOption.Value]] = [:]

  /// An override that selects everything and says nothing.
  package init() {}

  /// Whether all that is selected by fits a finding in a file of its catalog.
  func selects(_ finding: Finding, in file: borrowing CatalogFile) -> Bool {
    if !formats.isEmpty, !formats.contains(file.format) { return false }
    if let locales, !locales.contains(finding.subject.locale) { return false }
    if !kinds.isEmpty, !(finding.kind.map { kinds.contains($0) } ?? false) { return false }
    return Self.match(paths, file.source.path) && Self.match(sets, finding.subject.set)
      && Self.match(keys, finding.subject.key)
  }

  /// Whether one of some globs matches; none at all match everything.
  private static func match(_ globs: [Glob], _ text: String) -> Bool {
    globs.isEmpty || globs.contains { $0.matches(text.utf8.span) }
  }
}
