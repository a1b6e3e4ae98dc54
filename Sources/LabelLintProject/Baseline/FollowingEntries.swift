package import LabelLint

/// Findings that are known, whose texts are changed by the tool itself: their entries in the baseline follow.
///
/// An entry is void when its text changes. Whoever changes the text and finds the same fault in it again knows
/// that it is the same.
package struct FollowingEntries {
  /// A finding whose text is another.
  private struct Move {
    let before: String
    let after: String
    let path: String
  }

  /// By identity, and by identity without a set for entries of folders that were renamed.
  private var moves: [Fingerprint: Move] = [:]
  private var movesOfAnySet: [Fingerprint: Move] = [:]

  /// No text is changed.
  package init() {}

  /// Notes which findings of a set have another text.
  ///
  /// - Parameters:
  ///   - set: The set as it was found.
  ///   - files: Its files as they will be; nil where none changes.
  package mutating func note(_ set: OpenSet, becoming files: [CatalogFile]?) {
    guard let files else { return }
    let before = Self.texts(set.allFindings(in: set.catalog.files))
    for (identity, finding) in Self.texts(set.allFindings(in: files)) {
      guard let old = before[identity] else { continue }
      let (hash, newHash) = (Self.hash(of: old), Self.hash(of: finding))
      if hash == newHash { continue }
      let move = Move(before: hash, after: newHash, path: finding.place.path)
      moves[identity] = move
      var subject = finding.subject
      subject.set = ""
      movesOfAnySet[
        Fingerprint(rule: finding.rule, subject: subject, detail: finding.detail)] = move
    }
  }

  /// The findings of each text by identity, those of translations that are told at their sources too.
  private static func texts(_ findings: [ReportedFinding]) -> [Fingerprint: ReportedFinding] {
    Dictionary(
      findings.flatMap { $0.eachText + $0.inherited }.map { ($0.fingerprint, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func hash(of finding: ReportedFinding) -> String {
    TextHash(text: finding.text, source: finding.source).description
  }

  /// The baseline with the entries that follow, and the number of them.
  ///
  /// - Parameters:
  ///   - baseline: The baseline.
  ///   - failed: Paths of files that could not be written.
  /// - Returns: The baseline, and how many entries follow, each locale counted.
  func applied(to baseline: Baseline, without failed: Set<String>) -> (Baseline, count: Int) {
    var (result, count) = (baseline, 0)
    result.entries = baseline.entries.flatMap { entry in
      if entry.isExpired(on: Clock.day) { return [entry] }
      var rest = entry
      rest.locales = []
      var following: [BaselineEntry] = []
      for locale in entry.locales {
        let move =
          moves[entry.identity(in: locale)] ?? movesOfAnySet[entry.identity(in: locale, set: "")]
        guard let move, move.before == entry.text, !failed.contains(move.path) else {
          rest.locales.append(locale)
          continue
        }
        var moved = entry
        moved.locales = [locale]
        moved.text = move.after
        following.append(moved)
      }
      count += following.count
      return (rest.locales.isEmpty ? [] : [rest]) + following
    }
    return (result, count)
  }

  /// Lets the entries of the baseline of a run follow, if there is one and some do.
  ///
  /// - Parameters:
  ///   - option: The path that the call names; nil for that of the settings.
  ///   - settings: The settings of the run.
  ///   - failed: Paths of catalogs that could not be written.
  ///   - isDryRun: Whether nothing is written.
  /// - Returns: What is done, in words; nil for nothing.
  /// - Throws: `ProjectError` for a baseline that cannot be read or written.
  package func write(
    _ option: String?, _ settings: Settings, without failed: Set<String> = [], isDryRun: Bool
  ) throws(ProjectError) -> String? {
    if moves.isEmpty { return nil }
    let file = try BaselineFile(at: KnownFindings.place(option, settings).path)
    let (baseline, count) = applied(to: file.baseline, without: failed)
    if count == 0 { return nil }
    if !isDryRun { try file.write(baseline) }
    let verb =
      isDryRun
      ? count == 1 ? "would follow its text" : "would follow their texts"
      : count == 1 ? "follows its text" : "follow their texts"
    return "\(count) known finding\(count == 1 ? "" : "s") \(verb) in "
      + VisibleText.escaped(settings.root.relative(file.path))
  }
}
