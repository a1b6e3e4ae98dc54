/// Finds the translations that are their source text; what a source text must hold for a copy of it
/// to be a fault is worked out for the few that are copied.
package struct CopyFinder {
  let catalog: Catalog
  let kinds: CatalogKinds
  let settings: CopySettings
  private let acronyms: Lexicon
  var interfaceWords: InterfaceWords
  var places: PlaceCopies
  private let exemptions: [JudgedTexts]
  let locales: [CopyLocale?]
  let names: KeptNames
  let sourceScript: Script
  /// Whether the source language is English, whose ordinary words are known.
  let isInEnglish: Bool
  /// Whether a locale's copies, by its number, show which texts keep the letters of the source.
  private var showsNames: [Bool]
  /// Whether a locale, by its number, has few copies for its texts.
  private var isTranslated: [Bool]
  /// Whether many texts of a locale, by its number, are copies: it is not translated throughout.
  private(set) var isCopied: [Bool]
  var comparison: TextComparison
  private var plain = PlainText()
  var translatedElsewhere = TranslatedElsewhere()

  private(set) var copies: [[SourceCopies.Copy]]
  /// Texts that were compared, by locale number.
  private(set) var compared: [Int]
  /// Names that nearly all locales have as they are.
  private(set) var sharedNames: [SourceCopies.SharedName] = []
  /// The messages that are copies and faults.
  private(set) var owned: MessageSet
  /// All messages that are their source text, or an older one, faults or not.
  private(set) var alike: MessageSet

  /// Most texts in percent that are their source where a locale is translated.
  private static let mostCopiesPercent = 10
  /// Texts in percent, at least, that are their source where a locale is not translated throughout.
  private static let manyCopiesPercent = 40
  /// Translated locales of any script that keep a text of capitalised words, at least, where it is noted
  /// as what may be a name.
  private static let fewestKeeping = 8
  /// Locales that have a name as it is, at least, where it is taken for one that is not translated.
  package static let fewestSharing = LocaleCounts.fewestSharing

  /// A text of a row that equals its source, or an older source text, before it is known whether that is a fault.
  struct Candidate {
    var row: Int
    var locale: Int
    var text: MessageReference
    var source: MessageReference
    /// The first text of the row that is the same older source text; nil for a copy of the source text.
    var former: MessageReference?

    /// The text that it is a copy of, or equal to.
    var original: MessageReference { former ?? source }

    /// Copies of one text in the order of their locales, row by row.
    fileprivate static func isOrderedBefore(_ one: Candidate, _ other: Candidate) -> Bool {
      one.order.lexicographicallyPrecedes(other.order)
    }

    private var order: [Int] {
      let number = former.map { [Int($0.entry.file), $0.message] } ?? [-1, -1]
      return [row] + number + [locale, text.message]
    }
  }

  /// The source entry of a row.
  private struct RowSource {
    var entry: EntryReference
    /// Index of its first text where that is the text of no slot; -1 where it is not.
    var plain: Int
  }

  /// Prepares the search through a catalog.
  init(
    _ catalog: Catalog, _ kinds: CatalogKinds, _ exemptions: [JudgedTexts],
    settings: CopySettings, _ lexicons: LexiconShelf, _ shelf: LocaleShelf
  ) {
    self.catalog = catalog
    self.kinds = kinds
    self.settings = settings
    acronyms = lexicons.shared
    interfaceWords = InterfaceWords(catalog, lexicons)
    places = PlaceCopies(source: catalog.sourceLocale)
    self.exemptions = exemptions
    let sourceScript = shelf.profile(of: catalog.sourceLocale).script ?? .latin
    self.sourceScript = sourceScript
    isInEnglish = catalog.sourceLocale.language == "en"
    var locales: [CopyLocale?] = []
    locales.reserveCapacity(catalog.locales.count)
    for column in catalog.locales.indices {
      locales.append(CopyLocale(catalog, column: column, from: sourceScript, shelf))
    }
    self.locales = locales
    names = KeptNames(catalog, allowed: settings.allowed)
    comparison = TextComparison(catalog)
    copies = Array(repeating: [], count: catalog.locales.count)
    compared = Array(repeating: 0, count: catalog.locales.count)
    owned = MessageSet(catalog)
    alike = owned
    isTranslated = Array(repeating: false, count: catalog.locales.count)
    isCopied = isTranslated
    showsNames = Array(repeating: false, count: catalog.locales.count)
  }

  /// Goes through the locales, one at a time, as the texts of one lie side by side.
  mutating func run(_ survey: TextSurvey) {
    guard catalog.hasSource, locales.contains(where: { $0 != nil }),
      var current = FileCursor(catalog)
    else { return }
    let rows = rowSources()
    let asked = rows.indices.filter { rows[$0] != nil }
    let texts = survey.texts
    var candidates = formerTexts(inRows: asked, survey)
    let former = Dictionary(grouping: candidates, by: \.locale).mapValues(\.count)
    for (locale, expected) in locales.enumerated() {
      guard let expected else { continue }
      let isTurkic = TextComparison.isTurkic(catalog.locales[locale])
      let (first, start) = (candidates.count, locale * rows.count)
      var having = 0
      for row in asked {
        let (text, source) = (texts[start &+ row], texts[row])
        if !text.isPlain || !source.isPlain {
          guard !text.isNone, let own = rows[row], catalog.entry(row: row, locale: locale) != nil
          else { continue }
          having += 1
          compareAll(
            row, locale, own, isTurkic: isTurkic, &current, into: &candidates)
          continue
        }
        having += 1
        // Nearly all texts differ from their sources in their first letters.
        if text.surelyDiffers(from: source) { continue }
        add(
          row, locale, Int(text.message), Int(source.message), isTurkic: isTurkic,
          into: &candidates)
      }
      compared[locale] = having
      let copied = candidates.count - first + (former[locale] ?? 0)
      isTranslated[locale] = copied * 100 < having * Self.mostCopiesPercent
      isCopied[locale] = copied * 100 > having * Self.manyCopiesPercent
      showsNames[locale] = isTranslated[locale] && !expected.script.includes(sourceScript)
    }
    candidates.sort(by: Candidate.isOrderedBefore)
    var start = 0
    while start < candidates.count {
      let (row, former) = (candidates[start].row, candidates[start].former)
      let end =
        candidates[start...].firstIndex { $0.row != row || $0.former != former }
        ?? candidates.count
      if rows[row] != nil { judge(candidates[start..<end], among: translations(ofRow: row)) }
      start = end
    }
  }

  /// How many locales have a key: asked of the few rows with copies.
  private func translations(ofRow row: Int) -> LocaleCounts {
    var translations = LocaleCounts()
    for locale in locales.indices
    where locales[locale] != nil && catalog.entry(row: row, locale: locale) != nil {
      translations.count += 1
      if showsNames[locale] { translations.foreign += 1 }
      if !isCopied[locale] { translations.settled += 1 }
    }
    return translations
  }

  /// Compares all texts of a row in a locale with their source texts.
  private mutating func compareAll(
    _ row: Int, _ locale: Int, _ source: RowSource, isTurkic: Bool, _ current: inout FileCursor,
    into candidates: inout [Candidate]
  ) {
    guard let entry = catalog.entry(row: row, locale: locale) else { return }
    current.open(catalog, file: Int(entry.file))
    for message in current.file.messageRange(ofEntry: Int(entry.entry)) {
      var original = source.plain
      if original < 0 || current.file.messages[message].slot != 0 {
        let text = MessageReference(entry: entry, message: message)
        guard let found = catalog.sourceMessage(of: text, in: source.entry) else { continue }
        original = found
        let slot = current.file.slots[Int(current.file.messages[message].slot)]
        if slot.pluralCategory == .many, Self.fractions.contains(catalog.locales[locale].language) {
          continue
        }
      }
      add(row, locale, message, original, isTurkic: isTurkic, into: &candidates)
    }
  }

  /// Languages whose `many` is for numbers with a fraction alone (CLDR, plural rules), which counts of things
  /// never are.
  private static let fractions = Resource.languages("fractions")

  /// Adds a text, given by its number and that of its source text, if it is a copy.
  private mutating func add(
    _ row: Int, _ locale: Int, _ message: Int, _ original: Int, isTurkic: Bool,
    into candidates: inout [Candidate]
  ) {
    guard let entry = catalog.entry(row: row, locale: locale),
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return }
    let text = MessageReference(entry: entry, message: message)
    let sourceText = MessageReference(entry: source, message: original)
    if alike.contains(message: message, ofFile: Int(entry.file)) { return }
    if comparison.areEqual(text, sourceText, isTurkic: isTurkic) {
      alike.insert(text)
      candidates.append(Candidate(row: row, locale: locale, text: text, source: sourceText))
    }
  }

  /// The texts of rows that are older source texts: unrelated languages share them, and their words are English.
  private mutating func formerTexts(inRows rows: [Int], _ survey: TextSurvey) -> [Candidate] {
    guard isInEnglish else { return [] }
    let compared = locales.indices.filter {
      locales[$0] != nil && !EnglishWords.languages.contains(catalog.locales[$0].language)
    }
    var candidates: [Candidate] = []
    for shared in FormerSourceTexts(catalog, survey, locales: compared).found(inRows: rows) {
      guard let first = shared.texts.first?.text,
        copyable(first, kind: kinds[row: shared.row])?.isInEnglish ?? false,
        let entry = catalog.entry(row: shared.row, locale: Catalog.sourceIndex),
        let source = catalog.firstMessage(of: entry)
      else { continue }
      for (locale, text) in shared.texts {
        alike.insert(text)
        candidates.append(
          Candidate(row: shared.row, locale: locale, text: text, source: source, former: first))
      }
    }
    return candidates
  }

  /// The source entries of all rows; nil where the source has none or nobody reads it.
  private func rowSources() -> [RowSource?] {
    catalog.rows.indices.map { row in
      guard !kinds.isConstant(row: row),
        let entry = catalog.entry(row: row, locale: Catalog.sourceIndex)
      else { return nil }
      let file = catalog.file(of: entry)
      let first = Int(file.entries[Int(entry.entry)].firstMessage)
      let isPlain = first < file.messages.count && file.messages[first].slot == 0
      return RowSource(entry: entry, plain: isPlain ? first : -1)
    }
  }

  /// Keeps the copies of a row that are faults.
  private mutating func judge(
    _ candidates: ArraySlice<Candidate>, among translations: LocaleCounts
  ) {
    guard let first = candidates.first, !isNeverTranslated(first) else { return }
    let row = first.row
    let own = rowCopies(candidates, ofRow: row, among: translations)
    if own.found.isEmpty || own.areTitles && own.locales.areAllOfScript(of: translations) {
      return
    }
    if own.areTitles && own.locales.areMost(of: translations)
      || own.areShort && own.locales.areMostForeign(of: translations)
    {
      sharedNames.append(
        SourceCopies.SharedName(
          row: row, copies: own.locales.count, locales: translations.count,
          found: own.found.map { ($0.locale, $0.copy) }))
      return
    }
    let isName =
      own.found.contains { $0.copy.level == .warning }
      && isSaidToBeName(first, isTitle: own.areTitles || own.areShort)
    let isKeptAsTitle = own.areTitles && own.locales.translated >= Self.fewestKeeping
    keep(own.found, ofRow: row, mayBeName: isKeptAsTitle || isName)
  }

  /// What a row has of copies.
  private struct RowCopies {
    /// Those that are faults.
    var found: [(locale: Int, copy: SourceCopies.Copy, message: MessageReference)] = []
    /// The locales with copies, faults or not.
    var locales = LocaleCounts()
    /// Whether all source texts that are copied are titles.
    var areTitles = true
    /// Whether all of them have two words at most.
    var areShort = true
  }

  /// The copies of a row; asks for each whether it is a fault.
  private mutating func rowCopies(
    _ candidates: ArraySlice<Candidate>, ofRow row: Int, among translations: LocaleCounts
  ) -> RowCopies {
    var own = RowCopies()
    var text: (message: Int, copyable: TranslatableContent?) = (-1, nil)
    var lastLocale = -1
    // Locales with many copies show no names.
    let isCopied = isCopied
    let kept = Set(candidates.map(\.locale).filter { !isCopied[$0] }).count
    let isKept = translations.settled >= 3 && kept * 2 > translations.settled
    for candidate in candidates {
      let original = candidate.original
      if original.message != text.message {
        text = (original.message, copyable(original, kind: kinds[row: row]))
      }
      let script = locales[candidate.locale]?.script ?? sourceScript
      // Who writes it otherwise has translated it.
      if script.includes(sourceScript), hasOtherCase(candidate) { continue }
      if candidate.locale != lastLocale {
        own.locales.add(
          isForeign: showsNames[candidate.locale], isTranslated: isTranslated[candidate.locale])
      }
      lastLocale = candidate.locale
      guard let copyable = text.copyable else { continue }
      own.areTitles = own.areTitles && copyable.isTitle
      own.areShort = own.areShort && copyable.words <= 2
      let isForeign = !script.includes(copyable.script)
      guard let level = level(of: copyable, row: row, isForeign, isKept: isKept, candidate) else {
        continue
      }
      let copy = SourceCopies.Copy(
        row: row, text: candidate.text, source: candidate.source, isFormer: candidate.former != nil,
        isForeignScript: isForeign, isSure: copyable.words > 0 && !copyable.mayBeName, level: level)
      own.found.append((candidate.locale, copy, candidate.text))
    }
    return own
  }

  /// Keeps copies of a row, one a locale.
  private mutating func keep(
    _ found: [(locale: Int, copy: SourceCopies.Copy, message: MessageReference)], ofRow row: Int,
    mayBeName: Bool
  ) {
    for (locale, copy, message) in found {
      owned.insert(message)
      if copies[locale].last?.row == row { continue }
      copies[locale].append(mayBeName ? copy.noted : copy)
    }
  }

  /// What a source text holds to be translated; nil where no rule judges its wording.
  private mutating func copyable(_ source: MessageReference, kind: MessageKind)
    -> TranslatableContent?
  {
    let file = catalog.file(of: source.entry)
    let entry = catalog[source.entry]
    plain.read(
      source.message, of: entry, in: file,
      as: PlaceholderReading(platform: file.format.platform))
    let record = file.messages[source.message]
    let bytes = plain.bytes(of: file.bytes(record.text))
    let exemption = exemptions[Int(source.entry.file)].exemption(
      of: record, of: entry, in: file, kind: kind, plain: bytes)
    if exemption != nil || WrittenAddress.areMost(of: bytes) { return nil }
    // Not by way of `self`, which would be copied for each word.
    let (acronyms, names) = (acronyms, names)
    let allowed = names.phrases(in: bytes)
    return TranslatableContent(bytes) { word, isBehindNumber in
      allowed.contains { $0.contains(word.lowerBound) }
        || KeptWord.isName(bytes.extracting(word), isBehindNumber: isBehindNumber, acronyms)
        || names.contains(word, of: bytes)
    }
  }
}
