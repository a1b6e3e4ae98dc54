/// Words that the sentences of one locale begin with a capital, or have one within: names, which keep it in small
/// letters.
struct NameWritings {
  /// How often each writing of a word stands in the middle of a sentence, by the word in small letters; words that
  /// have no capital are left out.
  private var writings: [[UInt8]: [[UInt8]: Int]] = [:]
  /// Whether the times are counted that those words have no capital: few are asked for, and most of them are no names.
  private var hasSmall = false
  private let catalog: Catalog
  private let column: Int
  private let mapping: CaseMapping

  /// Uses that make a name: one may be a text of the interface that a sentence quotes.
  private static let fewestUses = 2

  /// The names in a locale's texts.
  init(_ catalog: Catalog, column: Int) {
    self.catalog = catalog
    self.column = column
    mapping = CaseMapping(catalog.locales[column])
    catalog.forEachText(ofLocale: column) { text in noteNames(text) }
  }

  /// A word as sentences have it; nil where they have no capital in it, or not often enough.
  ///
  /// - Parameter small: The word in small letters.
  /// - Returns: The word as it is written.
  mutating func writing(of small: [UInt8]) -> [UInt8]? {
    if !hasSmall, writings[small] != nil {
      hasSmall = true
      let firstBytes = Set(writings.keys.compactMap(\.first))
      catalog.forEachText(ofLocale: column) { text in noteSmall(text, firstBytes) }
    }
    guard let known = writings[small], let usual = SmallLetters.usual(of: known), usual != small,
      known[usual, default: 0] >= Self.fewestUses
    else { return nil }
    return usual
  }

  /// Notes the words of a text that have capitals.
  private mutating func noteNames(_ text: Span<UInt8>) {
    guard Self.mayHoldCapital(text) else { return }
    for token in Self.insideSentence(text) {
      let word = text.extracting(token.range)
      let small = mapping.lower(word)
      if !word.hasSameBytes(as: small.span) {
        writings[small, default: [:]][token.range.map { text[$0] }, default: 0] += 1
      }
    }
  }

  /// Whether a word behind a blank may begin with a capital, or have one within: most texts need not be divided.
  private static func mayHoldCapital(_ text: Span<UInt8>) -> Bool {
    text.indices.dropFirst(2).contains { index in
      let (byte, before) = (text[index], text[index - 1])
      if byte >= 0xC0 { return before == 0x20 }
      return ASCII.isUpperCase(byte) && (before == 0x20 || ASCII.isLowerCase(before))
    }
  }

  /// Notes where the same words have none; most words begin with another byte than they.
  private mutating func noteSmall(_ text: Span<UInt8>, _ firstBytes: Set<UInt8>) {
    for token in Self.insideSentence(text) where firstBytes.contains(text[token.range.lowerBound]) {
      let word = token.range.map { text[$0] }
      if writings[word] != nil { writings[word]?[word, default: 0] += 1 }
    }
  }

  /// The words within a text most of which begin with a small letter: a title in which all begin with a capital tells
  /// nothing of names.
  private static func insideSentence(_ text: Span<UInt8>) -> [CapitalToken] {
    let inside = CapitalTokens(text).tokens.filter {
      !$0.isUpper && SmallLetters.isInside($0.range.lowerBound, text)
    }
    let capitals = inside.count { token in
      LetterCase(text.scalarOrReplacement(at: token.range.lowerBound).value) == .upper
    }
    return capitals * 2 < inside.count ? inside : []
  }
}

extension Catalog {
  /// Reads every text of a locale in the order of the rows.
  func forEachText(ofLocale column: Int, _ read: (Span<UInt8>) -> Void) {
    guard var current = FileCursor(self) else { return }
    for row in rows.indices {
      guard let reference = entry(row: row, locale: column) else { continue }
      current.open(self, file: Int(reference.file))
      for message in current.file.messageRange(ofEntry: Int(reference.entry)) {
        read(current.file.bytes(current.file.messages[message].text))
      }
    }
  }
}
