/// Levels and options that rules have for some findings only.
///
/// A class, since each finding is held against every one of them, and there may be thousands.
package final class RuleOverride: Sendable {
  /// Paths of files; empty for all.
  private let paths: [Glob]
  /// Paths of sets; empty for all.
  private let sets: [Glob]
  /// Keys; empty for all.
  private let keys: [Glob]
  /// Locales; nil for all.
  private let locales: LocaleSelection?
  /// Kinds of texts, such as `label`; empty for all.
  private let kinds: Set<String>
  /// Formats of files; empty for all.
  private let formats: Set<CatalogFormat>
  /// The levels.
  let levels: [RuleID: ConfiguredLevel]
  /// Options of rules by name, over those that hold for all findings.
  let options: [RuleID: [String: RuleOption.Value]]

  /// An override of the findings that all selections fit; an empty one fits every finding.
  package init(
    paths: [Glob], sets: [Glob], keys: [Glob], locales: LocaleSelection?, kinds: Set<String>,
    formats: Set<CatalogFormat>, levels: [RuleID: ConfiguredLevel],
    options: [RuleID: [String: RuleOption.Value]]
  ) {
    (self.paths, self.sets, self.keys) = (paths, sets, keys)
    (self.locales, self.kinds, self.formats) = (locales, kinds, formats)
    (self.levels, self.options) = (levels, options)
  }

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
