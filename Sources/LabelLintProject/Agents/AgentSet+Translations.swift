import LabelLint

extension AgentSet {
  /// The errors that a new source text brings into translations of its key.
  ///
  /// Its trial has judged it among the texts of its own language. Here the key is judged in all languages, without other
  /// keys.
  ///
  /// - Parameters:
  ///   - proposal: The text.
  ///   - trial: Its trial, which found that it can be written.
  ///   - locale: The source locale.
  /// - Returns: Why the text cannot be written; empty where it can.
  /// - Throws: Why it cannot be written into the file with all languages.
  mutating func faultsOfTranslations(
    after proposal: ProposedText, _ trial: ProposalTrial, locale: LocaleTag
  ) throws(AgentRefusal) -> [String] {
    guard let row = catalog.row(ofKey: proposal.key, in: proposal.table) else { return [] }
    let first = catalog.rows[row].first
    let key = catalog.files[Int(first.file)].identity(ofEntry: Int(first.entry))
    let before = catalog.files.prefix(plan.locations.count).map {
      $0.part(ofEntries: $0.entries(of: key))
    }
    var after = before
    for file in try files(for: proposal, trial, locale: locale) {
      guard let number = before.firstIndex(where: { $0.source.path == file.before.path }),
        let location = CatalogLocation(path: file.before.path)
      else { continue }
      let changed = CatalogReader.read(file.stored, at: location)
      after[number] = changed.part(ofEntries: changed.entries(of: key))
    }
    let known = Set(errors(in: before).map(\.identity))
    return errors(in: after).filter { !known.contains($0.identity) }
      .map { "it would bring an error: \($0.message) [\($0.rule)]" }
  }

  /// The errors about translations in parts of the files.
  private func errors(in files: [CatalogFile]) -> [Finding] {
    let part = context.loading.catalog(of: plan, files: files)
    let source = catalog.sourceLocale.description
    let checked = context.linter.check(
      part, overridden: overridden, sources: context.loading.sources)
    return checked.findings.filter {
      $0.severity == .error && $0.suppression == nil && $0.subject.locale != source
    }
  }
}
