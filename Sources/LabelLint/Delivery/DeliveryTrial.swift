/// Judges what was delivered for a set, and writes what passes, in memory.
///
/// All texts are written at once, also broken ones, so that rules judge each in the context of the app and of the rest
/// of the delivery. A finding has its place in the delivered file.
package struct DeliveryTrial {
  /// A text that is not written into the catalogs.
  package struct LeftOut: Sendable {
    /// Where it was delivered; `file` counts as in `files`.
    package let span: SourceSpan
    /// The key.
    package let key: String
    /// The locale.
    package let locale: String
    /// Why: lower-case start, no final full stop.
    package let reason: String
  }

  /// How many keys of a locale were delivered, by what they are to the app.
  package struct Counts: Sendable, Hashable {
    /// Keys that the locale lacks.
    package internal(set) var new = 0
    /// Keys with another text than in the app.
    package internal(set) var changed = 0
    /// Keys with the text that the app has.
    package internal(set) var unchanged = 0
    /// Keys that the app does not have.
    package internal(set) var unknown = 0
    /// Keys whose source text has changed since.
    package internal(set) var outdated = 0
    /// Keys that lack a translation even with the delivery.
    package internal(set) var missing = 0
  }

  /// How a catalog is read and checked again, and what counts.
  package struct Checks {
    /// Joins files, without a check.
    let join: ([CatalogFile]) -> Catalog
    /// Joins files and checks them.
    let check: ([CatalogFile]) -> FixRun.Checked
    /// Levels of the rules that are on.
    let levels: [RuleID: Severity]
    /// Lowest level of a finding that keeps its text from being written.
    let holdsAt: Severity

    /// How a set is read again.
    package init(
      join: @escaping ([CatalogFile]) -> Catalog,
      check: @escaping ([CatalogFile]) -> FixRun.Checked, levels: [RuleID: Severity],
      holdsAt: Severity
    ) {
      (self.join, self.check, self.levels, self.holdsAt) = (join, check, levels, holdsAt)
    }
  }

  /// The files that findings are in: those of the app with all texts, then the delivered ones.
  package let files: [CatalogFile]
  /// The app's catalog with all texts.
  package let judged: Catalog
  /// What is wrong with the delivery.
  package let findings: [Finding]
  /// Numbers of each locale, by tag.
  package private(set) var counts: [String: Counts] = [:]
  /// What is not written, in the order of the files.
  package private(set) var leftOut: [LeftOut] = []
  /// Files of the app that change.
  package private(set) var changedFiles: [FixOutcome.File] = []
  /// Number of keys that are written.
  package private(set) var writtenCount = 0

  /// The rules about a delivered file as such.
  package static let readingRules: Set<RuleID> = [UnreadableCatalog.id, DuplicateKey.id]

  /// Most attempts to find texts that can be written together.
  private static let maximumAttempts = 8

  /// Judges files.
  ///
  /// - Parameters:
  ///   - delivered: The files, all for this set.
  ///   - reading: What is wrong with them as files; places count the delivered files.
  ///   - before: The app's catalog with its findings and with a column for each delivered locale.
  ///   - checks: How the catalog is read and checked again.
  package init(
    _ delivered: [DeliveredFile], reading: [Finding], in before: FixRun.Checked, _ checks: Checks
  ) {
    let catalog = before.catalog
    let entries = ExchangedNotation.read(
      DeliveredEntry.all(of: delivered, source: catalog.sourceLocale), of: delivered, for: catalog)
    let items = DeliveryComparison(entries, with: catalog).items
    let foreign = DeliveredLanguage.foreign(in: items, catalog)
    var writing = DeliveryWriting(items, in: before, join: checks.join)
    for part in foreign {
      writing.leave(
        part.items, "it is in \(LanguageNames.name(of: part.other)) (\(part.other.description))")
    }
    let (all, refusals) = writing.written()
    let judged = checks.check(all.catalog.files)
    let places = DeliveredPlaces(items, of: entries, delivered.map(\.file), judged.catalog)
    var found = DeliveryFindings(places, checks.levels)
    found.take(judged.findings, before: before.findings, where: writing.isWritten)
    found.takeReading(reading)
    for (number, item) in items.enumerated() where !writing.isLeft(number) {
      found.takeFate(of: item, number, in: catalog)
    }
    for (number, finding) in writing.lacking {
      found.takeLacking(finding, of: items[number], number)
    }
    for part in foreign { found.take(part, in: catalog) }
    findings = found.findings
    self.judged = judged.catalog
    files = judged.catalog.files + delivered.map(\.file)
    for (finding, numbers) in zip(found.findings, found.items)
    where finding.severity >= checks.holdsAt {
      writing.leave(numbers, "\(finding.message) [\(finding.rule)]")
    }
    for (number, reason) in refusals { writing.leave([number], reason) }
    for (number, item) in items.enumerated() where item.isOfAnother {
      writing.leave([number], "the app has no such key, or another source text")
    }
    count(items, missing: found.missing)
    apply(&writing, judged.findings, before, checks)
    for number in items.indices {
      guard let reason = writing.reason(number) else { continue }
      let entry = items[number].entry
      leftOut.append(
        LeftOut(
          span: places.span(entry.span), key: entry.key, locale: entry.name.locale, reason: reason))
    }
  }

  private mutating func count(_ items: [DeliveryComparison.Item], missing: [String: Int]) {
    for item in items {
      let locale = item.entry.name.locale
      switch item.fate {
      case .new: counts[locale, default: Counts()].new += 1
      case .changed: counts[locale, default: Counts()].changed += 1
      case .unchanged: counts[locale, default: Counts()].unchanged += 1
      case .unknown: counts[locale, default: Counts()].unknown += 1
      case .outdated: counts[locale, default: Counts()].outdated += 1
      }
    }
    for (locale, number) in missing { counts[locale, default: Counts()].missing = number }
  }

  /// Writes what passes; a text that brings a finding only without those that are left out stays away, too.
  private mutating func apply(
    _ writing: inout DeliveryWriting, _ judged: [Finding], _ before: FixRun.Checked,
    _ checks: Checks
  ) {
    let known = Set((before.findings + judged).flatMap(\.withTexts).map(\.identity))
    for _ in 0..<Self.maximumAttempts {
      let (result, refusals) = writing.written()
      for (number, reason) in refusals { writing.leave([number], reason) }
      if !refusals.isEmpty { continue }
      if result.files.isEmpty { return }
      let fresh = checks.check(result.catalog.files).findings.flatMap(\.withTexts).filter {
        $0.severity >= checks.holdsAt && $0.suppression == nil && !known.contains($0.identity)
      }
      let numbers = fresh.flatMap { finding in
        let own = writing.numbers(of: finding.subject)
        return (own.isEmpty ? writing.active : own).map { ($0, finding) }
      }
      if numbers.isEmpty {
        changedFiles = result.files
        writtenCount = writing.active.count
        return
      }
      for (number, finding) in numbers {
        writing.leave([number], "it would bring: \(finding.message) [\(finding.rule)]")
      }
    }
  }
}
