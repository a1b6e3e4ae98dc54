/// Carries out what decisions write and add in one catalog, together.
///
/// What somebody wrote is refused for errors alone. A suggestion that was accepted as it stands is held to
/// what `fix` is held to: it mends its finding and brings none.
struct ReviewCarrying {
  /// Most attempts to find accepted suggestions that do no harm together.
  private static let maximumAttempts = 40

  private let before: FixRun.Checked
  private let writes: [ReviewWrite]
  private let additions: [ReviewAddition]
  private let check: ([CatalogFile]) -> FixRun.Checked
  /// Names of the texts that somebody wrote.
  private let written: Set<Name>

  /// The catalog with all that is carried out.
  private(set) var result: FixRun.Checked
  /// Decisions that are not carried out.
  private(set) var refusals: [ReviewRefusal] = []
  /// Texts that change.
  private(set) var changes: [ReviewImport.Change] = []

  /// The texts of a key in a locale.
  private struct Name: Hashable {
    let table: String
    let key: String
    let locale: String

    init(_ subject: Subject) {
      (table, key, locale) = (subject.table, subject.key, subject.locale)
    }

    init(table: String, key: String, locale: String) {
      (self.table, self.key, self.locale) = (table, key, locale)
    }
  }

  /// Writes and adds into a checked catalog.
  init(
    _ before: FixRun.Checked, _ writes: [ReviewWrite], _ additions: [ReviewAddition],
    check: @escaping ([CatalogFile]) -> FixRun.Checked
  ) {
    self.before = before
    self.writes = writes
    self.additions = additions
    self.check = check
    written = Set(
      writes.filter { $0.accepted == nil }.map { Name($0.subject) }
        + additions.map { Name($0.subject) })
    result = before
    if !writes.isEmpty || !additions.isEmpty { run() }
  }

  /// The files that change, and those that are made.
  var files: [FixOutcome.File] {
    let written = Set(changes.map(\.path))
    let new = result.catalog.files[before.catalog.files.count...]
    return FixRun.changedFiles(from: before.catalog, to: result.catalog)
      + new.compactMap { file in
        guard written.contains(file.source.path),
          let stored = try? StoredText.bytes(of: file.source)
        else { return nil }
        return FixOutcome.File(newFile: file.source, stored: stored)
      }
  }

  private mutating func run() {
    let accepted = writes.indices.filter { writes[$0].accepted != nil }
    let harm = FixHarm(
      accepted.compactMap { writes[$0].accepted }, before: before.findings, all: before.findings)
    var refused: [Int: FixReason] = [:]
    for attempt in 1...Self.maximumAttempts {
      let kept = writes.indices.filter { refused[$0] == nil }
      let carriedOut = carryOut(kept)
      let taken = accepted.indices.filter { carriedOut.contains(accepted[$0]) }
      let items = harm.items(of: taken, in: result, all: result.findings) { finding, otherKeys in
        isOfWritten(finding, otherKeys)
      }
      if items.isEmpty { break }
      // What could not be told apart by then is refused as a whole.
      let isLast = attempt == Self.maximumAttempts - 1
      for item in items.reversed() { refused[accepted[item.index]] = item.reason }
      if isLast {
        for index in taken { refused[accepted[index]] = refused[accepted[index]] ?? .changesMore }
      }
    }
    for (index, reason) in refused.sorted(by: { $0.key < $1.key }) {
      refusals.append(
        ReviewRefusal(
          writes[index].origin, key: writes[index].subject.key,
          "the suggestion is not written: \(reason.refusal)"))
    }
  }

  /// Writes some of the texts and adds all others; the writes that stand.
  private mutating func carryOut(_ kept: [Int]) -> Set<Int> {
    (result, refusals, changes) = (before, [], [])
    var carriedOut: Set<Int> = []
    if !kept.isEmpty {
      var writing = ReviewWriting(result, kept.map { writes[$0] })
      if let written = writing.run(check) { result = written }
      refusals += writing.refusals
      changes += writing.changes
      carriedOut = Set(kept.indices.filter(writing.isCarriedOut).map { kept[$0] })
    }
    if !additions.isEmpty {
      result = withNewFiles(result)
      var adding = ReviewAdding(result, additions)
      if let added = adding.run(check) { result = added }
      refusals += adding.refusals
      changes += adding.changes
    }
    return carriedOut
  }

  /// Whether a finding comes from a text that somebody wrote.
  private func isOfWritten(_ finding: Finding, _ otherKeys: [String]) -> Bool {
    let locales = [finding.subject.locale, before.catalog.sourceLocale.description]
    return ([finding.subject.key] + otherKeys).contains { key in
      locales.contains { locale in
        written.contains(Name(table: finding.subject.table, key: key, locale: locale))
      }
    }
  }

  /// The catalog with a file without entries for each that is to be made.
  private func withNewFiles(_ before: FixRun.Checked) -> FixRun.Checked {
    var known = Set(before.catalog.files.map(\.source.path))
    var files: [CatalogFile] = []
    for addition in additions {
      guard let missing = try? MissingEntry(addition.subject, in: before.catalog),
        known.insert(missing.path).inserted,
        let file = NewCatalogFile.empty(
          at: missing.path, like: before.catalog.file(of: missing.source))
      else { continue }
      files.append(file)
    }
    return files.isEmpty ? before : check(before.catalog.files + files)
  }
}
