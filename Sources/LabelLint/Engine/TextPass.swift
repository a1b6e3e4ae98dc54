/// Reads each text of a catalog once, beside the text that it translates, and asks all rules on texts about it:
/// the source's first, then every locale's.
struct TextPass {
  private let catalog: Catalog
  private let context: RuleContext
  private let rules: TextRules
  private let lexicons: LexiconShelf
  /// What the source's texts say of each other.
  private let source: RelatedSourceTexts
  private let policies: TextPolicies
  /// The rows that rules are asked about; nil for all.
  private let rows: Set<Int>?

  /// What changes while texts are read.
  private struct Progress {
    /// What rules may know; of the locale of the text at hand.
    var facts: Facts
    /// What the rule at hand says of the text at hand.
    var verdicts: [Verdict] = []
    /// What all rules say of it.
    var rulings: [Ruling] = []
    /// What became of all texts so far.
    var read = ReadTexts()
  }

  /// Parts that the locales are made into where work is shared: each reads the source texts anew.
  private static let parts = 4

  /// A pass over one catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - context: What is known of it.
  ///   - rules: The rules.
  ///   - lexicons: The words by language.
  ///   - rows: The rows whose findings are wanted; nil for all.
  init(
    _ catalog: Catalog, _ context: RuleContext, _ rules: TextRules, lexicons: LexiconShelf,
    rows: Set<Int>? = nil
  ) {
    self.catalog = catalog
    self.context = context
    self.rules = rules
    self.lexicons = lexicons
    self.rows = rows
    source = RelatedSourceTexts(catalog, lexicons, sources: context.uses?.index)
    policies = TextPolicies(catalog, context, rules)
  }

  /// The findings of all rules on texts.
  ///
  /// - Parameter sharing: How the locales are shared out.
  /// - Returns: Those that the policies leave.
  func findings(_ sharing: Parallelism = .none) -> [Finding] {
    if rules.isEmpty { return [] }
    let source = read(Catalog.sourceIndex..<1, SourceFaults())
    let faults = SourceFaults(source.rulings, rules) { catalog.isVariant($0) }
    let others = catalog.locales.count - 1
    let ranges = sharing.ranges(of: others, size: max(1, (others + Self.parts - 1) / Self.parts))
    let parts = sharing.map(ranges.count) { part in
      read(ranges[part].lowerBound + 1..<ranges[part].upperBound + 1, faults)
    }
    if let rows = rowsOfHabit(parts) {
      return TextPass(catalog, context, rules, lexicons: lexicons, rows: rows).findings(sharing)
    }
    return RulingPolicies(catalog, rules, faults).findings(of: [source] + parts)
  }

  /// The rows to read if a wanted one lost its question mark: only all questions of a locale show whether it asks
  /// without one.
  ///
  /// - Parameter parts: What was read of translations.
  /// - Returns: The rows; nil if what was read is enough.
  private func rowsOfHabit(_ parts: [ReadTexts]) -> Set<Int>? {
    guard let rows,
      parts.contains(where: { $0.rulings.contains { $0.verdict.habit == .questions } })
    else { return nil }
    let questions = catalog.rows.indices.filter { row in
      catalog.entries(row: row, locale: Catalog.sourceIndex).contains { entry in
        catalog.messages(of: entry).contains { message in
          features(at: MessageReference(entry: entry, message: message)).mark == .question
        }
      }
    }
    return rows.isSuperset(of: questions) ? nil : rows.union(questions)
  }

  /// Reads the texts of some locales, one behind the other.
  private func read(_ locales: Range<Int>, _ faults: SourceFaults) -> ReadTexts {
    var texts = PlainTexts()
    var progress = Progress(
      facts: Facts(
        locale: judgedLocale(locales.lowerBound), comparison: ComparisonContext(catalog, context)))
    let rows = catalog.rows.indices.filter { !context.kinds.isConstant(row: $0) }
    for locale in locales {
      if locale > locales.lowerBound { progress.facts.locale = judgedLocale(locale) }
      for row in rows {
        let first = catalog.firstLink(row: row, locale: locale)
        let isInBoth = hasPlural(from: first)
        var repeated = RepeatedSources(catalog, row: row, locale: locale)
        var next = first
        while next >= 0 {
          let link = catalog.links[Int(next)]
          next = link.next
          let source = repeated?.source(of: link.reference)
          guard isShown(link.reference, isInBoth: isInBoth) else { continue }
          read(
            link.reference, repeating: source, row: row, locale: locale, faults, &texts, &progress)
        }
      }
    }
    return progress.read
  }

  /// What rules may know of a locale.
  private func judgedLocale(_ column: Int) -> JudgedLocale {
    JudgedLocale(column: column, kinds: context.kinds, lexicons: lexicons, source: source)
  }

  /// Whether one of several entries of a row in a locale is a plural of a `.stringsdict`.
  private func hasPlural(from first: Int32) -> Bool {
    guard first >= 0, catalog.links[Int(first)].next >= 0 else { return false }
    var next = first
    while next >= 0 {
      let link = catalog.links[Int(next)]
      if catalog[link.reference].flags.contains(.fromStringsdict) { return true }
      next = link.next
    }
    return false
  }

  /// Whether users see the texts of an entry.
  ///
  /// Where a key stands in both files, the text of `.strings` is never shown.
  private func isShown(_ entry: EntryReference, isInBoth: Bool) -> Bool {
    let (record, file) = (catalog[entry], Int(entry.file))
    return !context.exemptions[file].isFileExempt && record.type != .alias
      && !record.flags.contains(.stale)
      && !(isInBoth && catalog.files[file].format == .strings)
  }

  /// Reads the texts of an entry beside those that they translate.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - repeated: The source entry at its place, where a key stands several times in both files.
  ///   - row: The row of both.
  ///   - locale: The number of the entry's locale.
  ///   - faults: What was found in source texts.
  ///   - texts: Room for plain texts.
  ///   - progress: What changes while texts are read.
  private func read(
    _ entry: EntryReference, repeating repeated: EntryReference?, row: Int, locale: Int,
    _ faults: SourceFaults, _ texts: inout PlainTexts, _ progress: inout Progress
  ) {
    let file = catalog.file(of: entry)
    let source = repeated ?? sourceEntry(of: entry, row: row, locale: locale)
    let known =
      faults.isEmpty || locale == Catalog.sourceIndex
      ? SourceRulings()
      : faults.faults(row: row, variant: source.flatMap { catalog.isVariant($0) ? $0 : nil })
    for message in file.messageRange(ofEntry: Int(entry.entry)) {
      let record = file.messages[message]
      guard record.text.count > 0, record.text.count <= Message.longestText,
        record.flags.isDisjoint(with: [.reference, .nothing, .missingValue, .unfinished])
      else { continue }
      let slot = file.slots[Int(record.slot)]
      let sourcePlace = source.flatMap { place(in: $0, for: slot) }
      let text = Text.Origin(
        place: MessageReference(entry: entry, message: message), sourcePlace: sourcePlace,
        row: row, locale: locale, kind: context.kinds[row: row], format: file.format,
        category: slot.pluralCategory, use: context.uses?.facts(row: row),
        features: features(at: MessageReference(entry: entry, message: message)),
        sourceFeatures: sourcePlace.map { features(at: $0) } ?? TextFeatures())
      judge(text, in: file, known, &texts, &progress)
    }
  }

  private func features(at place: MessageReference) -> TextFeatures {
    context.survey.features(ofMessage: place.message, inFile: Int(place.entry.file))
  }

  /// Asks the rules about a text, and decides what becomes of what they say.
  private func judge(
    _ origin: Text.Origin, in file: CatalogFile, _ known: SourceRulings,
    _ texts: inout PlainTexts, _ progress: inout Progress
  ) {
    let isCopy = context.copies.owns(
      message: origin.place.message, ofFile: Int(origin.place.entry.file))
    if !isCopy { progress.read.count(origin) }
    if let rows, !rows.contains(origin.row) { return }
    // The words of a copy have the faults that the source has, and are told as a copy else.
    let wording =
      isCopy && known.isEmpty
      ? [] : rules.onWording(of: origin.kind, isSource: origin.isSource)
    let others = rules.onEveryText(isCopy: isCopy)
    if wording.isEmpty, others.isEmpty { return }
    texts.read(origin, in: catalog, isWorded: !wording.isEmpty)
    let entry = file.entries[Int(origin.place.entry.entry)]
    let record = file.messages[origin.place.message]
    let decoded = file.bytes(record.text)
    let exemption =
      wording.isEmpty
      ? nil
      : context.exemptions[Int(origin.place.entry.file)].exemption(
        of: record, of: entry, in: file, kind: origin.kind, plain: texts.own.bytes(of: decoded))
    let sourceFile = origin.sourcePlace.map { catalog.file(of: $0.entry) } ?? file
    let key = file.bytes(entry.key)
    let sourceText = origin.sourcePlace.map { catalog.text(of: $0) }
    let decodedSource = sourceFile.bytes(sourceText ?? .none)
    let text = Text(
      plain: texts.own.bytes(of: decoded),
      source: texts.source(of: origin, decoded: decoded, key: key, decodedSource: decodedSource),
      sentenceBreaks: texts.own.sentenceBreaks.span, decoded: decoded, decodedSource: decodedSource,
      key: key, controlClass: file.bytes(file.note(of: entry)?.interfaceClass ?? .none),
      sourceFaults: known, origin)
    progress.facts.locale.turn()
    switch exemption {
    case nil: ask(wording, of: text, &progress)
    case .wordless: ask(rules.onWordless(wording), of: text, &progress)
    default: break
    }
    ask(others, of: text, &progress)
    if progress.rulings.isEmpty { return }
    policies.settle(
      &progress.rulings, of: text, texts.own, isCopy: isCopy, &progress.facts)
    progress.read.rulings += progress.rulings
    progress.rulings.removeAll(keepingCapacity: true)
  }

  /// Collects what some rules say of a text.
  private func ask(_ wanted: [Int], of text: borrowing Text, _ progress: inout Progress) {
    for rule in wanted {
      rules.all[rule].check(text, &progress.facts, into: &progress.verdicts)
      if progress.verdicts.isEmpty { continue }
      for verdict in progress.verdicts {
        progress.rulings.append(Ruling(rule: rule, verdict: verdict, text: text.origin))
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
    if catalog.file(of: entry).format.isApple {
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
    let record = catalog.file(of: source).messages[message]
    guard record.text.count > 0, record.flags.isDisjoint(with: [.reference, .nothing])
    else { return nil }
    return MessageReference(entry: source, message: message)
  }
}

/// The source entries of a key that stands several times in a `.strings` file and in that of its source: the second
/// text translates the second.
struct RepeatedSources {
  private let catalog: Catalog
  /// The source entries, in order of place, all of one file.
  private let sources: [EntryReference]
  /// The file of the entry that was asked for last.
  private var file: Int32 = -1
  /// How many entries of that file were asked for.
  private var count = 0

  /// The entries of a row's source; nil where the row has one entry alone in the source or in a locale.
  init?(_ catalog: Catalog, row: Int, locale: Int) {
    guard locale != Catalog.sourceIndex, catalog.hasSeveralEntries(row: row, locale: locale),
      catalog.hasSeveralEntries(row: row, locale: Catalog.sourceIndex)
    else { return nil }
    let all = catalog.entries(row: row, locale: Catalog.sourceIndex)
      .filter { Self.isPlain($0, catalog) }
    self.catalog = catalog
    sources = all.filter { $0.file == all.first?.file }
  }

  /// The source entry at the place of an entry; nil where the source has none there.
  ///
  /// It is to be called for each entry of the row in order.
  mutating func source(of entry: EntryReference) -> EntryReference? {
    guard Self.isPlain(entry, catalog) else { return nil }
    if entry.file != file { (file, count) = (entry.file, 0) }
    count += 1
    return sources.indices.contains(count - 1) ? sources[count - 1] : nil
  }

  /// Whether an entry is one of a `.strings` file that has a text.
  private static func isPlain(_ entry: EntryReference, _ catalog: Catalog) -> Bool {
    catalog.file(of: entry).format == .strings && catalog[entry].type != .alias
  }
}
