/// Runs the rules on every text: the source locale first, then every other.
struct PairPass {
  private let catalog: Catalog
  private let context: RuleContext
  private let rules: [any TextRule]
  private let severities: [RuleID: Severity]
  private let lexicons: LexiconShelf
  /// Files whose texts nobody sees in the app: store texts, screenshots, design-time tables.
  private let isSkipped: [Bool]
  /// Whether the key of each row is a source text with placeholders that no file of the source language has.
  private let isFormatKey: [Bool]

  /// A pass over one catalog.
  init(
    _ catalog: Catalog, _ context: RuleContext, rules: [any TextRule],
    severities: [RuleID: Severity], lexicons: LexiconShelf
  ) {
    self.catalog = catalog
    self.context = context
    self.rules = rules
    self.severities = severities
    self.lexicons = lexicons
    isSkipped = context.exemptions.map(\.isFileExempt)
    isFormatKey = LiteralKeys.formats(of: catalog)
  }

  /// What changes while a pass runs.
  private struct Progress {
    var facts: Facts
    var report: TranslationFindings
    var verdicts: [Verdict] = []
  }

  /// Adds the findings of all rules.
  func check(into collector: inout FindingCollector) {
    if rules.isEmpty { return }
    let metadata = rules.map { type(of: $0).metadata }
    let source = RelatedSourceTexts(catalog, lexicons)
    var progress = Progress(
      facts: Facts(
        locale: judgedLocale(Catalog.sourceIndex, source),
        comparison: ComparisonContext(catalog, context)),
      report: TranslationFindings(catalog, metadata: metadata, severities: severities))
    let rows = catalog.rows.indices.filter { !context.kinds.isConstant(row: $0) }
    for locale in catalog.locales.indices {
      progress.facts.locale = judgedLocale(locale, source)
      for row in rows {
        for entry in shownEntries(row: row, locale: locale) {
          compare(entry, row: row, locale: locale, &progress, into: &collector)
        }
      }
      progress.report.endLocale(locale, into: &collector)
    }
  }

  /// What rules may know of a locale.
  private func judgedLocale(_ column: Int, _ source: RelatedSourceTexts) -> JudgedLocale {
    JudgedLocale(
      column: column, kinds: context.kinds, lexicons: lexicons, source: source,
      textsWithCapitals: context.survey.withCapitals[column])
  }

  /// The entries of a row in a locale whose texts users see.
  private func shownEntries(row: Int, locale: Int) -> [EntryReference] {
    let entries = catalog.entries(row: row, locale: locale)
    // Where a key stands in both files, the text of `.strings` is never shown.
    let isInBoth =
      entries.count > 1 && entries.contains { catalog[$0].flags.contains(.fromStringsdict) }
    return entries.filter { entry in
      let record = catalog[entry]
      return !isSkipped[Int(entry.file)] && record.type != .alias && !record.flags.contains(.stale)
        && !(isInBoth && catalog.files[Int(entry.file)].format == .strings)
    }
  }

  /// Compares the texts of an entry with those that they translate.
  private func compare(
    _ entry: EntryReference, row: Int, locale: Int, _ progress: inout Progress,
    into collector: inout FindingCollector
  ) {
    let number = Int(entry.file)
    let file = catalog.files[number]
    let source = sourceEntry(of: entry, row: row, locale: locale)
    let isOfKey =
      locale != Catalog.sourceIndex && isFormatKey[row] && file.format == .strings
    progress.report.beginEntry()
    for message in file.messageRange(ofEntry: Int(entry.entry)) {
      let record = file.messages[message]
      if record.text.count == 0 || record.text.count > Message.longestText
        || !record.flags.isDisjoint(with: [.reference, .nothing, .missingValue, .unfinished])
      {
        continue
      }
      let sourcePlace = source.flatMap { place(in: $0, for: file.slots[Int(record.slot)]) }
      let slot = Int(record.slot)
      var sourceFeatures = TextFeatures()
      if let sourcePlace {
        sourceFeatures = context.survey.features(
          ofMessage: sourcePlace.message, inFile: Int(sourcePlace.entry.file))
      }
      let key = file.entries[Int(entry.entry)].key
      let sourceText = isOfKey ? key : sourcePlace.map { catalog.text(of: $0) } ?? .none
      let sourceFile =
        isOfKey ? file : sourcePlace.map { catalog.files[Int($0.entry.file)] } ?? file
      let pair = Text(
        decoded: file.bytes(record.text), decodedSource: sourceFile.bytes(sourceText),
        key: file.bytes(key), controlClass: file.bytes(.none),
        Text.Origin(
          place: MessageReference(entry: entry, message: message), sourcePlace: sourcePlace,
          isOfKey: isOfKey, row: row, locale: locale, kind: context.kinds[row: row],
          format: file.format, category: slot == 0 ? nil : file.slots[slot].pluralCategory,
          features: context.survey.features(ofMessage: message, inFile: number),
          sourceFeatures: sourceFeatures))
      judge(pair, in: file, &progress, into: &collector)
    }
  }

  /// Asks all rules about a text.
  private func judge(
    _ pair: borrowing Text, in file: CatalogFile, _ progress: inout Progress,
    into collector: inout FindingCollector
  ) {
    let entry = file.entries[Int(pair.place.entry.entry)]
    let isCopy = context.copies.owns(
      message: pair.place.message, ofFile: Int(pair.place.entry.file))
    if !isCopy { progress.report.count(pair.features.mark, source: pair.sourceFeatures.mark) }
    for number in rules.indices where !isCopy || type(of: rules[number]).judgesCopies {
      rules[number].check(pair, &progress.facts, into: &progress.verdicts)
      if progress.verdicts.isEmpty { continue }
      // Each proof reads the whole text again: one that is full of faults is for a person to mend.
      let isProvable = progress.verdicts.count <= FixProof.mostFaults
      for var verdict in progress.verdicts {
        if verdict.safety == .safe,
          !isProvable || !FixProof.holds(verdict, pair, &progress.facts.comparison)
        {
          verdict.safety = .unsafe
        }
        progress.report.add(verdict, rule: number, pair, in: file, entry, into: &collector)
      }
      progress.verdicts.removeAll(keepingCapacity: true)
    }
  }

  // MARK: Sources

  /// The source entry that an entry translates; nil for a source text, and where the source has none.
  ///
  /// On Android that of its own folder's qualifiers, if there is one; of a `.stringsdict` one of its kind alone.
  private func sourceEntry(of entry: EntryReference, row: Int, locale: Int) -> EntryReference? {
    if locale == Catalog.sourceIndex { return nil }
    let first = catalog.entry(row: row, locale: Catalog.sourceIndex)
    let source: EntryReference?
    if catalog.files[Int(entry.file)].format.isApple {
      let isPlural = catalog[entry].flags.contains(.fromStringsdict)
      func isAlike(_ other: EntryReference) -> Bool {
        catalog[other].flags.contains(.fromStringsdict) == isPlural
      }
      source =
        first.flatMap { isAlike($0) ? $0 : nil }
        ?? catalog.entries(row: row, locale: Catalog.sourceIndex).first(where: isAlike)
    } else {
      source = catalog.sourceEntry(row: row, of: entry) ?? first
    }
    // The name of another resource is no text.
    return source.flatMap { catalog[$0].type == .alias ? nil : $0 }
  }

  /// The source text that a slot translates: its own, else that of `other`, else the first; nil for a reference and
  /// where there is nothing.
  private func place(in source: EntryReference, for slot: SlotPath) -> MessageReference? {
    guard let message = catalog.message(of: source, slot: slot) else { return nil }
    let record = catalog.files[Int(source.file)].messages[message]
    guard record.text.count > 0, record.flags.isDisjoint(with: [.reference, .nothing])
    else { return nil }
    return MessageReference(entry: source, message: message)
  }
}
