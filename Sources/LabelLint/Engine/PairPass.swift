/// Runs the rules on pairs of texts over a catalog: the source first, then every locale.
///
/// Each text is read once: a few bits of what its bytes show decide which rules look at it at all.
struct PairPass {
  private let catalog: Catalog
  private let survey: TextSurvey
  private let context: RuleContext
  private let rules: [any PairRule]
  private let metadata: [RuleMetadata]
  private let triggers: PairTriggers
  private let severities: [RuleID: Severity]
  /// Files whose texts nobody sees in the app: store texts, screenshots, design-time tables.
  private let isSkipped: [Bool]
  /// Whether the key of each row is a source text with placeholders that no file of the source language has.
  private let isFormatKey: [Bool]

  /// A pass over one catalog.
  init(
    _ catalog: Catalog, _ context: RuleContext, rules: [any PairRule],
    triggers: PairTriggers, severities: [RuleID: Severity]
  ) {
    self.catalog = catalog
    survey = context.survey
    self.context = context
    self.rules = rules
    self.severities = severities
    metadata = rules.map { type(of: $0).metadata }
    self.triggers = triggers
    isSkipped = context.exemptions.map(\.isFileExempt)
    isFormatKey = KeyTexts.formats(of: catalog)
  }

  /// The source entry of a row, as most translations need it.
  private struct RowSource {
    /// The entry; one of no file where the source has none, or it is the name of another resource.
    var entry: EntryReference
    /// Index of its first text where that is the text of no slot, -1 where it is no text that can be
    /// compared; -2 where the text depends on the slot that is translated.
    var plain: Int32

    /// No entry.
    static let none = RowSource(entry: EntryReference(file: -1, entry: -1), plain: -1)
    /// Whether there is an entry.
    var isThere: Bool { entry.file >= 0 }
  }

  /// The source entries of all rows.
  private func rowSources() -> [RowSource] {
    guard var current = CurrentFile(catalog) else { return [] }
    return catalog.rows.indices.map { row in
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return .none }
      current.open(catalog, file: Int(entry.file))
      return Self.source(entry, in: current.file)
    }
  }

  /// A source entry; none for the name of another resource.
  private static func source(
    _ entry: EntryReference, in file: borrowing CatalogFile
  ) -> RowSource {
    if file.entries[Int(entry.entry)].type == .alias { return .none }
    let range = file.messageRange(ofEntry: Int(entry.entry))
    guard let first = range.first else { return RowSource(entry: entry, plain: -1) }
    let message = file.messages[first]
    let plain = message.slot != 0 ? -2 : isText(message) ? Int32(clamping: first) : -1
    return RowSource(entry: entry, plain: plain)
  }

  /// Whether something can be compared with a source text: it is there, and no name of another resource.
  private static func isText(_ message: Message) -> Bool {
    message.text.count > 0 && message.flags.isDisjoint(with: [.reference, .nothing])
  }

  /// Adds the findings of all rules.
  func check(into collector: inout FindingCollector) {
    guard !rules.isEmpty, let first = CurrentFile(catalog) else { return }
    var files = OpenFiles(own: first, source: first)
    var progress = Progress(
      tools: PairTools(catalog, context),
      report: PairReport(catalog, metadata: metadata, severities: severities))
    let sources = rowSources()
    let rowCount = catalog.rows.count
    let read = catalog.rows.indices.filter { !context.kinds.isConstant(row: $0) }
    let isApple = catalog.files.contains { $0.format.isApple }
    let (texts, triggers, copies) = (survey.texts, triggers, context.copies)
    for locale in catalog.locales.indices {
      let script = progress.tools.locales[locale].scriptFeatures
      let isSource = locale == Catalog.sourceIndex
      let first = locale &* rowCount
      // Few locales have copies.
      let mayOwn = !copies.copies[locale].isEmpty
      for row in read {
        let text = texts[first &+ row]
        if text.isNone { continue }
        let source = isSource ? SurveyedText.none : texts[row]
        guard text.isPlain, source.isPlain || source.isNone, isSource || !isFormatKey[row] else {
          let known = isSource ? RowSource.none : sources[row]
          checkEntries(
            row, locale, known, isApple: isApple, script, &files, &progress, into: &collector)
          continue
        }
        let (file, message) = (Int(text.file), Int(text.message))
        if isSkipped[file] { continue }
        let isCopy = mayOwn && copies.owns(message: message, ofFile: file)
        progress.report.beginEntry()
        let own = Self.features(text.features, in: script)
        var concerned: PairTriggers.RuleSet
        if source.isPlain {
          if !isCopy { progress.report.count(own.mark, source: source.features.mark) }
          if !triggers.mayConcern(own, source: source.features) { continue }
          concerned = triggers.concerned(own, source: source.features, text.signs)
        } else {
          concerned = triggers.concerned(own, text.signs)
        }
        if isCopy { concerned &= triggers.ofCopies }
        guard concerned != 0, let entry = catalog.entry(row: row, locale: locale) else { continue }
        files.own.open(catalog, file: file)
        var sourcePlace: MessageReference?
        if source.isPlain, sources[row].isThere {
          files.source.open(catalog, file: Int(source.file))
          sourcePlace = MessageReference(
            entry: sources[row].entry, message: Int(source.message))
        }
        let subject = Compared(
          place: MessageReference(entry: entry, message: message), source: sourcePlace, row: row,
          locale: locale, features: own, sourceFeatures: source.features, rules: concerned)
        judge(subject, in: files.own.file, files.source.file, &progress, into: &collector)
      }
      progress.report.endLocale(locale, into: &collector)
    }
  }

  /// The files at hand: that of the texts, and that of their sources.
  private struct OpenFiles {
    var own: CurrentFile
    var source: CurrentFile
  }

  /// What a text shows, for the script of its locale.
  @inline(__always)
  private static func features(_ shown: TextFeatures, in script: TextFeatures) -> TextFeatures {
    let isForeign =
      !script.isEmpty && shown.isDisjoint(with: script)
      && !shown.isDisjoint(with: [.letters, .nonASCII])
    return isForeign ? shown.union(.foreignScript) : shown
  }

  /// Looks at all texts of a row in a locale, where one of the two languages has more than a plain one.
  private func checkEntries(
    _ row: Int, _ locale: Int, _ known: RowSource, isApple: Bool, _ script: TextFeatures,
    _ files: inout OpenFiles, _ progress: inout Progress, into collector: inout FindingCollector
  ) {
    let hidesStrings =
      catalog.hasSeveralEntries(row: row, locale: locale) && isHidden(row: row, locale: locale)
    for entry in catalog.entries(row: row, locale: locale) {
      let file = Int(entry.file)
      files.own.open(catalog, file: file)
      if isSkipped[file] || !Self.isShown(Int(entry.entry), in: files.own.file) { continue }
      // Where a key stands in both files, the text of `.strings` is never shown.
      if hidesStrings, files.own.file.format == .strings { continue }
      var source = known
      if locale != Catalog.sourceIndex {
        source = isApple ? self.source(ofRow: row, known, for: entry) : variant(known, row, entry)
      }
      if source.isThere { files.source.open(catalog, file: Int(source.entry.file)) }
      progress.report.beginEntry()
      for message in files.own.file.messageRange(ofEntry: Int(entry.entry)) {
        let text = files.own.file.messages[message]
        if text.text.count == 0 || text.text.count > Message.longestText
          || !text.flags.isDisjoint(with: [.reference, .nothing, .missingValue, .unfinished])
        {
          continue
        }
        let isCopy = context.copies.owns(message: message, ofFile: file)
        var sourceMessage: Int?
        if source.isThere {
          sourceMessage = self.message(
            of: source, in: files.source.file, for: text, of: files.own.file)
        }
        let own = Self.features(survey.features(ofMessage: message, inFile: file), in: script)
        var other = TextFeatures()
        if let sourceMessage {
          other = survey.features(ofMessage: sourceMessage, inFile: files.source.number)
        }
        if !isCopy { progress.report.count(own.mark, source: other.mark) }
        let signs = survey.signs(ofMessage: message, inFile: file)
        var concerned =
          sourceMessage == nil
          ? triggers.concerned(own, signs) : triggers.concerned(own, source: other, signs)
        if isCopy { concerned &= triggers.ofCopies }
        let isOfKey =
          locale != Catalog.sourceIndex && isFormatKey[row]
          && files.own.file.format == .strings
        if isOfKey { concerned |= triggers.ofKeys }
        if concerned == 0 { continue }
        let subject = Compared(
          place: MessageReference(entry: entry, message: message),
          source: sourceMessage.map { MessageReference(entry: source.entry, message: $0) },
          row: row, locale: locale, features: own, sourceFeatures: other, rules: concerned,
          isOfKey: isOfKey)
        judge(subject, in: files.own.file, files.source.file, &progress, into: &collector)
      }
    }
  }

  /// Whether users see the texts of an entry.
  private static func isShown(_ entry: Int, in file: borrowing CatalogFile) -> Bool {
    file.entries[entry].type != .alias && !file.entries[entry].flags.contains(.stale)
  }

  /// Asks the rules that a text and its source concern.
  private func judge(
    _ subject: Compared, in file: CatalogFile, _ sourceFile: CatalogFile,
    _ progress: inout Progress, into collector: inout FindingCollector
  ) {
    let record = file.messages[subject.place.message]
    let slot = Int(record.slot)
    let entry = file.entries[Int(subject.place.entry.entry)]
    let pair = TextPair(
      text: file.bytes(record.text),
      source: subject.isOfKey
        ? file.bytes(entry.key)
        : sourceFile.bytes(subject.source.map { sourceFile.messages[$0.message].text } ?? .none),
      features: subject.features, sourceFeatures: subject.sourceFeatures, place: subject.place,
      sourcePlace: subject.source, row: subject.row, locale: subject.locale,
      kind: context.kinds[row: subject.row], format: file.format,
      category: slot == 0 ? nil : file.slots[slot].pluralCategory, isOfKey: subject.isOfKey)
    var rest = subject.rules
    while rest != 0 {
      let rule = rest.trailingZeroBitCount
      rest &= rest &- 1
      rules[rule].judge(pair, with: &progress.tools, into: &progress.verdicts)
      if progress.verdicts.isEmpty { continue }
      // Each proof reads the whole text again: one that is full of faults is for a person to mend.
      let isProvable = progress.verdicts.count <= FixProof.mostFaults
      for var verdict in progress.verdicts {
        if verdict.safety == .safe,
          !isProvable || !FixProof.holds(verdict, pair, &progress.tools)
        {
          verdict.safety = .unsafe
        }
        progress.report.add(verdict, rule: rule, pair, in: file, entry, into: &collector)
      }
      progress.verdicts.removeAll(keepingCapacity: true)
    }
  }

  /// What changes while a pass runs.
  private struct Progress {
    var tools: PairTools
    var report: PairReport
    var verdicts: [PairVerdict] = []
  }

  /// A text, the source text it is compared with, and what both show.
  private struct Compared {
    var place: MessageReference
    var source: MessageReference?
    var row: Int
    var locale: Int
    var features: TextFeatures
    var sourceFeatures: TextFeatures
    /// The rules that both concern.
    var rules: PairTriggers.RuleSet
    /// Whether the source text is the key.
    var isOfKey = false
  }

  /// Whether a `.stringsdict` of the locale has the key too.
  private func isHidden(row: Int, locale: Int) -> Bool {
    catalog.entries(row: row, locale: locale)
      .contains { catalog[$0].flags.contains(.fromStringsdict) }
  }

  /// The source entry that an entry of Android translates: that of its own folder's qualifiers, if there is one.
  private func variant(_ known: RowSource, _ row: Int, _ entry: EntryReference) -> RowSource {
    guard let own = catalog.sourceEntry(row: row, of: entry), own != known.entry else {
      return known
    }
    return Self.source(own, in: catalog.files[Int(own.file)])
  }

  /// The source entry that an Apple entry translates: a `.stringsdict` entry only one of its kind.
  private func source(
    ofRow row: Int, _ known: RowSource, for entry: EntryReference
  ) -> RowSource {
    guard catalog.files[Int(entry.file)].format.isApple,
      let plain = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return known }
    let isPlural = catalog[entry].flags.contains(.fromStringsdict)
    if isPlural == catalog[plain].flags.contains(.fromStringsdict) { return known }
    let other = catalog.entries(row: row, locale: Catalog.sourceIndex)
      .first { catalog[$0].flags.contains(.fromStringsdict) == isPlural }
    return other.map { Self.source($0, in: catalog.files[Int($0.file)]) } ?? .none
  }

  /// Index of the source text that a text translates: that of its slot, else of `other`, else the
  /// first; nil for a text that is a reference or not there.
  private func message(
    of source: RowSource, in sourceFile: borrowing CatalogFile, for text: Message,
    of file: borrowing CatalogFile
  ) -> Int? {
    let slot = text.slot
    if slot == 0, source.plain > -2 { return source.plain < 0 ? nil : Int(source.plain) }
    guard let found = catalog.message(of: source.entry, slot: file.slots[Int(slot)]),
      Self.isText(sourceFile.messages[found])
    else { return nil }
    return found
  }
}
