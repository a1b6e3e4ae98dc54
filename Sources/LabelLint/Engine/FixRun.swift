/// Fixes a catalog: applies edits, reads the result again, and keeps only what did what it should.
///
/// Runs until nothing more can be fixed, so that a second run changes nothing.
package struct FixRun {
  /// A catalog with its findings.
  package typealias Checked = (catalog: Catalog, findings: [Finding])

  /// Most rounds: a fix may bring to light what it hid.
  private static let maximumRounds = 12

  /// Joins files and checks them.
  private let check: ([CatalogFile]) -> Checked
  /// The findings of all rules of the project, where `check` runs fewer.
  private let checkAll: (([CatalogFile]) -> [Finding])?
  /// Which findings may be fixed.
  private let isWanted: (Finding) -> Bool
  /// Whether a fault of a translation is known.
  private let isKnown: (Finding) -> Bool
  /// Whether fixes that change words are asked for.
  private let allowsUnsafe: Bool

  /// A way to fix.
  ///
  /// - Parameters:
  ///   - allowsUnsafe: Whether fixes that change words are asked for.
  ///   - isWanted: Which findings may be fixed.
  ///   - isKnown: Whether a fault of a translation is known: it is not told when its source is put right.
  ///   - checkAll: The findings of all rules of the project, where `check` runs fewer: a fix brings no finding of
  ///     any of them.
  ///   - check: Joins the files of a catalog, in their order, and checks it.
  package init(
    allowsUnsafe: Bool, where isWanted: @escaping (Finding) -> Bool = { _ in true },
    knowing isKnown: @escaping (Finding) -> Bool = { _ in false },
    checkAll: (([CatalogFile]) -> [Finding])? = nil,
    check: @escaping ([CatalogFile]) -> Checked
  ) {
    self.allowsUnsafe = allowsUnsafe
    self.isWanted = isWanted
    self.isKnown = isKnown
    self.checkAll = checkAll
    self.check = check
  }

  /// Fixes a catalog; nothing is written.
  package func run(_ checked: Checked) -> FixOutcome {
    var outcome = FixOutcome()
    var current = checked
    for _ in 0..<Self.maximumRounds {
      var round = FixRound(
        current,
        FixCandidate.all(among: current.findings, where: isWanted, allowsUnsafe: allowsUnsafe),
        checkAll: checkAll)
      let result = round.run(check)
      outcome.left = round.left
      outcome.applied += round.applied
      guard let result else { break }
      current = result
    }
    outcome.left += remaining(of: outcome, in: current)
    outcome.files = Self.changedFiles(from: checked.catalog, to: current.catalog)
    if !outcome.files.isEmpty { outcome.catalogFiles = current.catalog.files }
    return outcome
  }

  /// The faults that translations have of source texts that were put right, beside those that are left anyway.
  private func remaining(of outcome: FixOutcome, in current: Checked) -> [FixOutcome.Left] {
    var wanted: Set<Fingerprint> = []
    for item in outcome.applied {
      for fault in item.finding.inherited { wanted.insert(fault.identity) }
    }
    for left in outcome.left { wanted.remove(left.item.finding.identity) }
    var places = FixPlaces(current.catalog)
    let found = current.findings.filter {
      wanted.contains($0.identity) && $0.suppression == nil && !isKnown($0)
    }
    return found.map { finding in
      FixOutcome.Left(
        item: places.item(finding, finding.fixes.first), reason: FixReason.ownWords.words)
    }
  }

  /// The files of a catalog that differ from those of another reading, ordered by path.
  static func changedFiles(from old: Catalog, to new: Catalog) -> [FixOutcome.File] {
    var files: [FixOutcome.File] = []
    for (before, after) in zip(old.files, new.files)
    where before.source.text != after.source.text {
      guard let stored = try? StoredText.bytes(of: before.source),
        let changed = try? StoredText.bytes(of: after.source)
      else { continue }
      files.append(
        FixOutcome.File(
          before: before.source, storedBefore: stored, stored: changed, after: after.source))
    }
    return files
  }
}
