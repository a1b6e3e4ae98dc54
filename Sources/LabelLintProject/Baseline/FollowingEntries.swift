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

  /// What a baseline knows of a text.
  private struct Known: Hashable {
    let identity: Fingerprint
    let text: String
  }

  /// By identity, and by identity without a set for entries of folders that were renamed.
  private var moves: [Fingerprint: Move] = [:]
  private var movesOfAnySet: [Fingerprint: Move] = [:]
  private let root: ProjectRoot

  /// No text is changed in the project of a root.
  package init(root: ProjectRoot) { self.root = root }

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
      movesOfAnySet[
        Fingerprint(rule: finding.rule, subject: finding.subject.ofAnySet, detail: finding.detail)] =
        move
    }
  }

  /// Whether a set, which may be none of those that the call names, has been renamed: neither it nor the folder around
  /// it is there.
  private func isGone(_ set: String) -> Bool {
    let path = root.absolute(set)
    return !FileSystem.exists(path) && !FileSystem.exists(ProjectRoot.folder(of: path))
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
  ///   - keepsOld: Whether the entries stay for the texts of before, too.
  /// - Returns: The baseline, and how many entries follow, each locale counted.
  func applied(
    to baseline: Baseline, without failed: Set<String>, keepsOld: Bool = false
  ) -> (Baseline, count: Int) {
    var (result, count) = (baseline, 0)
    let known = Set(
      baseline.entries.flatMap { entry in
        entry.locales.map { Known(identity: entry.identity(in: $0), text: entry.text) }
      })
    result.entries = baseline.entries.flatMap { entry in
      if entry.isExpired(on: Clock.day) { return [entry] }
      var rest = entry
      rest.locales = []
      var following: [BaselineEntry] = []
      for locale in entry.locales {
        let move =
          moves[entry.identity(in: locale)]
          ?? movesOfAnySet[entry.identityInAnySet(in: locale)].flatMap {
            isGone(entry.subject.set) ? $0 : nil
          }
        guard let move,
          move.before == entry.text, !failed.contains(move.path)
        else {
          rest.locales.append(locale)
          continue
        }
        if keepsOld { rest.locales.append(locale) }
        count += 1
        // `prepare` has added it.
        let new = Known(identity: entry.identity(in: locale), text: move.after)
        if known.contains(new) { continue }
        var moved = entry
        moved.locales = [locale]
        moved.text = move.after
        following.append(moved)
      }
      return (rest.locales.isEmpty ? [] : [rest]) + following
    }
    return (result, count)
  }

  /// Adds the entries for the texts that are about to be written to the baseline of a run, if there is one and some
  /// follow.
  ///
  /// Those of before stay until `write`: whenever the run is interrupted, what is known of the texts that are there is
  /// still known.
  ///
  /// - Parameters:
  ///   - option: The path that the call names; nil for that of the settings.
  ///   - settings: The settings of the run.
  /// - Throws: `ProjectError` for a baseline that cannot be read or written: no text is to be written then.
  package func prepare(_ option: String?, _ settings: Settings) throws(ProjectError) {
    if moves.isEmpty { return }
    let file = try BaselineFile(at: KnownFindings.place(option, settings).path)
    let (baseline, count) = applied(to: file.baseline, without: [], keepsOld: true)
    if count > 0 { try file.write(baseline) }
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
    return "\(count) known \(count.form(of: "finding")) \(verb) in "
      + VisibleText.escaped(settings.root.relative(file.path))
  }
}
