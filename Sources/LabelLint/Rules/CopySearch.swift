/// Finds the translations that are their source text; what a source text must hold for a copy of it
/// to be a fault is worked out for the few that are copied.
package struct CopySearch {
  private let catalog: Catalog
  private let kinds: CatalogKinds
  private let rule: UntranslatedCopy
  private let acronyms: Lexicon
  private let exemptions: [JudgedTexts]
  /// What is expected of each locale.
  let locales: [CopyLocale?]
  private let names: Set<String>
  private var comparison: TextComparison
  private var plain = PlainText()
  /// Rows by the likeness of their source texts; nil before the first question.
  private var madeRows: [UInt64: [Int32]]?

  /// Copies by locale number.
  private(set) var copies: [[TranslationCopies.Copy]]
  /// Texts that were compared, by locale number.
  private(set) var compared: [Int]
  /// Names that nearly all locales have as they are.
  private(set) var sharedNames: [TranslationCopies.SharedName] = []
  /// Bits of the messages that are copies, by file.
  private(set) var owned: [[UInt64]]

  /// Locales that must have a name for it to be taken for one that is not translated.
  private static let fewestLocales = 5
  /// Share of them, in percent, that must have it as it is.
  private static let sharePercent = 60
  /// Locales that have a name as it is, at least, where it is taken for one that is not translated.
  package static let fewestSharing = (fewestLocales * sharePercent + 99) / 100

  /// A text of a row that equals its source, before it is known whether that is a fault.
  private struct Candidate {
    var locale: Int
    var text: MessageReference
    var source: MessageReference
  }

  /// Prepares the search through a catalog.
  init(
    _ catalog: Catalog, _ kinds: CatalogKinds, _ exemptions: [JudgedTexts],
    rule: UntranslatedCopy, acronyms: Lexicon
  ) {
    self.catalog = catalog
    self.kinds = kinds
    self.rule = rule
    self.acronyms = acronyms
    self.exemptions = exemptions
    locales = catalog.locales.indices.map { CopyLocale(catalog, column: $0) }
    names = AppNames.words(of: catalog).union(rule.allow.map { $0.lowercased() })
    comparison = TextComparison(catalog)
    copies = Array(repeating: [], count: catalog.locales.count)
    compared = Array(repeating: 0, count: catalog.locales.count)
    owned = Array(repeating: [], count: catalog.files.count)
  }

  /// Goes through the rows.
  mutating func run() {
    guard catalog.hasSource, locales.contains(where: { $0 != nil }) else { return }
    var candidates: [Candidate] = []
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        !kinds.isConstant(row: row)
      else { continue }
      candidates.removeAll(keepingCapacity: true)
      var translations = 0
      for locale in catalog.locales.indices where locales[locale] != nil {
        guard let entry = catalog.entry(row: row, locale: locale) else { continue }
        translations += 1
        compared[locale] += 1
        collect(entry, of: source, locale: locale, into: &candidates)
      }
      if !candidates.isEmpty { judge(candidates, row: row, of: source, in: translations) }
    }
  }

  /// Collects the texts of an entry that equal their source texts.
  private mutating func collect(
    _ entry: EntryReference, of source: EntryReference, locale: Int,
    into candidates: inout [Candidate]
  ) {
    let file = Int(entry.file)
    for message in catalog.files[file].messageRange(ofEntry: Int(entry.entry)) {
      let text = MessageReference(entry: entry, message: message)
      guard let original = catalog.sourceMessage(of: text, in: source) else { continue }
      let sourceText = MessageReference(entry: source, message: original)
      if comparison.areEqual(text, sourceText, locale: catalog.locales[locale]) {
        candidates.append(Candidate(locale: locale, text: text, source: sourceText))
      }
    }
  }

  /// Keeps the copies of a row that are faults.
  private mutating func judge(
    _ candidates: [Candidate], row: Int, of source: EntryReference, in translations: Int
  ) {
    if CopyKeys.namesPeople(catalog.key(row: row)) { return }
    var text: (message: Int, copyable: CopyableText?) = (-1, nil)
    var found: [(locale: Int, copy: TranslationCopies.Copy, message: MessageReference)] = []
    var lastLocale = -1
    var copying = 0
    var isTitle = true
    for candidate in candidates {
      if candidate.locale != lastLocale { copying += 1 }
      lastLocale = candidate.locale
      if candidate.source.message != text.message {
        text = (candidate.source.message, copyable(candidate.source, kind: kinds[row: row]))
      }
      guard let copyable = text.copyable, let locale = locales[candidate.locale] else { continue }
      isTitle = isTitle && copyable.isTitle
      let isForeign = !locale.script.includes(copyable.script)
      guard let level = level(of: copyable, row: row, isForeign, candidate) else { continue }
      let copy = TranslationCopies.Copy(
        row: row, text: candidate.text, source: candidate.source, isForeignScript: isForeign,
        level: level)
      found.append((candidate.locale, copy, candidate.text))
    }
    if found.isEmpty { return }
    if isTitle, translations >= Self.fewestLocales,
      copying * 100 >= translations * Self.sharePercent
    {
      sharedNames.append(
        TranslationCopies.SharedName(row: row, copies: copying, locales: translations))
      return
    }
    for (locale, copy, message) in found {
      own(message)
      if copies[locale].last?.row != row { copies[locale].append(copy) }
    }
  }

  /// The level of a copy; nil where it is no fault.
  private mutating func level(
    of text: CopyableText, row: Int, _ isForeign: Bool, _ candidate: Candidate
  ) -> Severity? {
    if text.isPattern { return nil }
    if isForeign {
      return text.letters >= rule.minimumScriptLetters ? .warning : nil
    }
    let isLabel = kinds[row: row].tier == .certain
    if text.words >= 2 { return isLabel ? .warning : .note }
    guard isLabel, rule.reportsSingleWords, text.words == 1 else { return nil }
    return isTranslatedElsewhere(candidate, row: row) ? .note : nil
  }

  /// Whether the locale has another translation of the same source text under another key.
  private mutating func isTranslatedElsewhere(_ copy: Candidate, row: Int) -> Bool {
    let hash = catalog.likeness(of: copy.source)
    for other in rowsByLikeness()[hash] ?? [] where Int(other) != row {
      let other = Int(other)
      guard let source = catalog.entry(row: other, locale: Catalog.sourceIndex),
        let entry = catalog.entry(row: other, locale: copy.locale),
        let sourceText = catalog.firstMessage(of: source),
        let text = catalog.firstMessage(of: entry)
      else { continue }
      let locale = catalog.locales[copy.locale]
      if comparison.areEqual(copy.source, sourceText, locale: catalog.sourceLocale),
        !comparison.areEqual(text, sourceText, locale: locale), catalog.text(of: text).count > 0
      {
        return true
      }
    }
    return false
  }

  /// Rows by the likeness of their source texts, made when first asked for.
  private mutating func rowsByLikeness() -> [UInt64: [Int32]] {
    if let madeRows { return madeRows }
    var rows: [UInt64: [Int32]] = [:]
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstMessage(of: source)
      else { continue }
      rows[catalog.likeness(of: text), default: []].append(Int32(clamping: row))
    }
    madeRows = rows
    return rows
  }

  /// What a source text holds to be translated; nil where no rule judges its wording.
  private mutating func copyable(_ source: MessageReference, kind: MessageKind) -> CopyableText? {
    let file = catalog.files[Int(source.entry.file)]
    let entry = catalog[source.entry]
    plain.read(
      source.message, of: entry, in: file,
      as: PlaceholderReading(platform: file.format.platform))
    let record = file.messages[source.message]
    let bytes = plain.bytes(of: file.bytes(record.text))
    let exemption = exemptions[Int(source.entry.file)].exemption(
      of: record, of: entry, in: file, kind: kind, plain: bytes)
    if exemption != nil { return nil }
    return CopyableText(bytes) { word, isBehindNumber in
      isAcronym(bytes.extracting(word), isBehindNumber: isBehindNumber)
        || names.contains(Self.lowercased(bytes, word))
    }
  }

  /// Whether a word is an acronym, written in capitals but for the `s` of a plural, the name of one in
  /// two parts such as `Wi-Fi`, or the unit of a number before it.
  private func isAcronym(_ word: Span<UInt8>, isBehindNumber: Bool) -> Bool {
    var end = word.count
    if end > 2, word[end - 1] == UInt8(ascii: "s") { end -= 1 }
    var isUpper = true
    var isJoined = false
    var folded: [UInt8] = []
    var index = 0
    while index < end {
      if let length = hyphenLength(in: word, at: index), index > 0 {
        // Both parts begin with a capital.
        index += length
        guard index < end, ASCII.isUpperCase(word[index]), ASCII.isUpperCase(word[0]) else {
          return false
        }
        isJoined = true
        continue
      }
      guard ASCII.isLetter(word[index]) else { return false }
      isUpper = isUpper && ASCII.isUpperCase(word[index])
      folded.append(ASCII.lowercased(word[index]))
      index += 1
    }
    guard isUpper || isBehindNumber || isJoined else { return false }
    return acronyms.first(folded.span) { sense in
      guard case .acronym = sense else { return false }
      return true
    } != nil
  }

  /// Length in bytes of a hyphen at an offset; nil where there is none.
  private func hyphenLength(in word: Span<UInt8>, at index: Int) -> Int? {
    if word[index] == UInt8(ascii: "-") { return 1 }
    guard index + 2 < word.count, word[index] == 0xE2, word[index + 1] == 0x80 else { return nil }
    return word[index + 2] == 0x90 || word[index + 2] == 0x91 ? 3 : nil
  }

  /// A word of a text with its ASCII capitals made small.
  private static func lowercased(_ text: Span<UInt8>, _ word: Range<Int>) -> String {
    String(decoding: word.map { ASCII.lowercased(text[$0]) }, as: UTF8.self)
  }

  /// Marks a text as a copy.
  private mutating func own(_ text: MessageReference) {
    let file = Int(text.entry.file)
    if owned[file].isEmpty {
      owned[file] = Array(repeating: 0, count: catalog.files[file].messages.count / 64 + 1)
    }
    owned[file][text.message / 64] |= 1 << UInt64(text.message % 64)
  }
}
