extension SetSummary {
  /// The record of a catalog: sizes and the coverage of its locales.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - counts: The texts of its locales.
  ///   - app: Name of the app.
  ///   - suppressed: What the team says of texts that locales lack.
  init(
    _ catalog: Catalog, _ counts: CoverageCounts, app: String, suppressed: SuppressedTranslations
  ) {
    self.init(
      app: app, set: catalog.set, format: catalog.format,
      sourceLocale: catalog.sourceLocale.description)
    let own = catalog.files.filter { catalog.isProgram || !$0.isStandIn }
    files = own.count
    keys = catalog.rows.count
    messages = own.reduce(0) { $0 + $1.entries.count }
    let faulty = catalog.faultyLocales
    isCut = !faulty.isEmpty
    if isCut { faultyLocales = faulty }
    complete = !catalog.files.contains { file in
      file.problems.contains { $0.code.isIncomplete }
    }
    if !isWhole { cutLocales = catalog.cutLocales }
    guard complete else { return }
    if catalog.locales.count > 1 {
      sourceFiles = SourceFileTexts.all(of: catalog, rows: counts.requiredRows)
    }
    locales = catalog.locales.indices.dropFirst().map { locale in
      let (name, own) = (catalog.locales[locale].description, counts.locales[locale])
      let missing = own.required - own.translated
      return LocaleCoverage(
        locale: name, required: own.required, translated: own.translated,
        suppressed: min(missing, own.suppressed + suppressed.count(locale: name)),
        inherited: own.inherited, copied: own.copied, needsReview: own.needsReview,
        machineTranslated: own.machineTranslated, checked: catalog.entryCounts[locale])
    }.sorted { ByteOrder.precedes($0.locale, $1.locale) }
  }
}

extension Catalog {
  /// The locales of files of which a part, or all, was not read or told, or does not reach users; the source's for files
  /// that hold several locales.
  fileprivate var cutLocales: [String] {
    localesOfFiles { isFaulty($0) || files[$0].problems.contains { $0.code.isIncomplete } }
  }

  /// Those of files with a fault that hides texts from users.
  fileprivate var faultyLocales: [String] { localesOfFiles(where: isFaulty) }

  private func isFaulty(_ file: Int) -> Bool {
    entryFlags[file].contains(.lostAtRuntime) || files[file].problems.contains { $0.code.isCut }
  }

  private func localesOfFiles(where isWanted: (Int) -> Bool) -> [String] {
    let names = files.indices.filter(isWanted).map {
      (places[$0].tag ?? sourceLocale).merged.description
    }
    return Set(names).sorted(by: ByteOrder.precedes)
  }
}

/// What comments and configuration say of the texts that locales lack, by locale.
struct SuppressedTranslations {
  private var counts: [String: Int] = [:]

  /// Looks through the findings of a catalog.
  init(_ findings: [Finding]) {
    // A text that is missing for a device alone is one of a key that counts as translated.
    for finding in findings
    where finding.rule == MissingTranslation.metadata.id && finding.subject.slot.isEmpty {
      switch finding.suppression?.kind {
      case .inSource?, .configuration?:
        counts[finding.subject.locale, default: 0] += finding.members ?? 1
      case .baseline?, nil: break
      }
    }
  }

  /// How many texts that a locale lacks nobody is to miss.
  func count(locale: String) -> Int { counts[locale] ?? 0 }
}
