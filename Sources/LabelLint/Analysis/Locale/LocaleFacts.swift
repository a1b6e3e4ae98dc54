/// What takes ICU's rules or a walk through a locale's texts to know: made when first asked for, once
/// for all rules; for one task.
final class LocaleFacts {
  /// How long labels, hints and actions may be in the locale.
  var lengths: LengthsByLanguage {
    if let madeLengths { return madeLengths }
    let made = LengthsByLanguage(catalog.locales[column])
    madeLengths = made
    return made
  }
  private var madeLengths: LengthsByLanguage?
  private let catalog: Catalog
  private let column: Int
  private let kinds: CatalogKinds
  private var measuring: TextMeasuring
  private var usuallyCapitalizes: Bool?
  private var knownUseOfTextsAsKeys: Bool?
  private var explainsAsterisks: Bool?
  private var knownGrowth: Int?
  private var beginnings: WordBeginnings?
  private var spellings: AccentSpellings?

  /// Facts of a locale of a catalog with the kinds of its rows; `column` is the locale's number.
  init(_ catalog: Catalog, column: Int, kinds: CatalogKinds) {
    self.catalog = catalog
    self.column = column
    self.kinds = kinds
    measuring = TextMeasuring(catalog.locales[column])
  }

  // MARK: Lengths

  /// Number of words, placeholders counted.
  func wordCount(_ plain: Span<UInt8>) -> Int {
    return measuring.wordCount(plain)
  }

  /// Number of graphemes, each placeholder counted as a short name in the locale's own script.
  func graphemeCount(_ plain: Span<UInt8>) -> Int {
    return measuring.graphemeCount(plain, placeholder: lengths.placeholder)
  }

  /// Number of graphemes of a source text in an alphabet.
  func sourceGraphemeCount(_ plain: Span<UInt8>) -> Int {
    return measuring.graphemeCount(plain)
  }

  /// Number of sentences of two words or more; markup that begins a block ends one.
  ///
  /// - Parameters:
  ///   - plain: The plain text.
  ///   - breaks: Where markup ends a sentence.
  ///   - hasOne: Whether the text is known to be one sentence, as its source is, so that a full stop
  ///     behind a short word may as well be that of an abbreviation.
  /// - Returns: 0 for a text of one word.
  func sentenceCount(_ plain: Span<UInt8>, breaks: Span<Int>, hasOne: Bool = false) -> Int {
    var count = 0
    measuring.forEachSentence(in: plain, breaks: breaks) { sentence in
      // An abbreviation or ordinal within the text ends no sentence.
      let end = sentence.upperBound
      let isCutShort =
        end < plain.count
        && (Abbreviation.ends(plain.extracting(0..<end))
          || hasOne && Abbreviation.mayEnd(plain, at: end))
      if !isCutShort, hasTwoWords(plain.extracting(sentence)) { count += 1 }
    }
    return count
  }

  /// Whether a blank stands within a text, and a letter; scripts without blanks need only the latter.
  private func hasTwoWords(_ sentence: Span<UInt8>) -> Bool {
    guard sentence.hasLetter else { return false }
    for index in sentence.indices.dropLast() where sentence[index] == 0x20 { return true }
    return !lengths.dividesWords && !sentence.isASCII && sentence.hasUncasedLetter
  }

  /// How long the locale's short texts are beside their sources, in percent.
  ///
  /// - Returns: The median of the first 200 with a source of up to 20 characters; where there are few, what is usual in
  ///   the language. Never less than 100.
  func growthOfShortTexts() -> Int {
    if let knownGrowth { return knownGrowth }
    var growths: [Int] = []
    for row in catalog.rows.indices where growths.count < Self.mostShortTexts {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let reference = catalog.entry(row: row, locale: column),
        let length = catalog.firstText(of: source)?.count, Self.shortLengths.contains(length),
        let own = catalog.firstText(of: reference)?.count
      else { continue }
      growths.append(own * 100 / length)
    }
    growths.sort()
    let isKnown = growths.count >= Self.fewestShortTexts
    let growth = max(100, isKnown ? growths[growths.count / 2] : lengths.growth)
    knownGrowth = growth
    return growth
  }

  private static let shortLengths = 3...20
  private static let fewestShortTexts = 20
  private static let mostShortTexts = 200

  // MARK: Habits of the catalog

  /// Whether at least 95 of 100 of the locale's labels and hints begin with a capital.
  func capitalizesLabels() -> Bool {
    if let usuallyCapitalizes { return usuallyCapitalizes }
    var (capitals, all) = (0, 0)
    for row in catalog.rows.indices where Self.isLabel(kinds[row: row]) {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      let file = catalog.file(of: reference)
      for message in file.messageRange(ofEntry: Int(reference.entry)) {
        guard let letter = LabelStart.first(in: file.bytes(file.messages[message].text)) else {
          continue
        }
        all += 1
        if !letter.isLower { capitals += 1 }
      }
    }
    let isUsual = all > 0 && capitals * 100 >= all * 95
    usuallyCapitalizes = isUsual
    return isUsual
  }

  /// Whether a kind is spoken for certain, as a control's name or hint.
  private static func isLabel(_ kind: MessageKind) -> Bool {
    (kind.purpose == .label || kind.purpose == .hint) && kind.tier == .certain
  }

  /// Whether more than half of the keys are the source texts themselves.
  func usesTextsAsKeys() -> Bool {
    if let knownUseOfTextsAsKeys { return knownUseOfTextsAsKeys }
    var (same, all) = (0, 0)
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.file(of: reference)
      guard let first = file.messageRange(ofEntry: Int(reference.entry)).first else { continue }
      all += 1
      let key = file.bytes(file.entries[Int(reference.entry)].key)
      if file.bytes(file.messages[first].text).hasSameBytes(as: key) { same += 1 }
    }
    // One or two equal pairs are no habit.
    let isNatural = same >= 3 && same * 2 > all
    knownUseOfTextsAsKeys = isNatural
    return isNatural
  }

  /// Whether the last word of a text was cut short: the locale's texts have a longer one that begins so, and none has
  /// the word itself.
  func isCutShort(endOf text: Span<UInt8>) -> Bool { madeBeginnings().isCutShort(endOf: text) }

  /// Whether the last word of a text stands without a full stop in one of the locale's texts.
  func isWhole(endOf text: Span<UInt8>) -> Bool { madeBeginnings().hold(endOf: text) }

  private func madeBeginnings() -> WordBeginnings {
    let words = beginnings ?? WordBeginnings(catalog, column: column)
    beginnings = words
    return words
  }

  /// The words of the locale's texts that lack marks on letters which they have elsewhere in them; texts that are
  /// their source text do not count.
  func accentSpellings(without copies: MessageSet) -> AccentSpellings {
    if let spellings { return spellings }
    let made = AccentSpellings(catalog, column: column, kinds, without: copies)
    spellings = made
    return made
  }

  /// Whether some text of the locale begins with an asterisk and says in four words or more what
  /// asterisks stand for.
  func hasAsteriskFootnote() -> Bool {
    if let explainsAsterisks { return explainsAsterisks }
    var isFound = false
    for row in catalog.rows.indices where !isFound {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      let file = catalog.file(of: reference)
      for message in file.messageRange(ofEntry: Int(reference.entry)) {
        let text = file.bytes(file.messages[message].text)
        guard text.count > 0, text[0] == "*" else { continue }
        var blanks = 0
        for index in 2..<max(2, text.count) where text[index] == 0x20 { blanks += 1 }
        if blanks >= 3 { isFound = true }
      }
    }
    explainsAsterisks = isFound
    return isFound
  }
}
