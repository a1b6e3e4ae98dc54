/// The words of a locale's texts that lack marks on their letters which the same words have in other texts of it.
///
/// Nearly all locales have none.
struct AccentSpellings {
  /// A word that lacks marks.
  struct Fault {
    /// Byte offsets in the text.
    var range: Range<Int>
    /// The word with its marks, in small letters.
    var usual: [UInt8]
  }

  private let mapping: CaseMapping
  /// The spelling with marks of each word that lacks some, both in small letters.
  private var usual: [[UInt8]: [UInt8]] = [:]
  /// The same for words of ASCII that may be words of their own: several of them in one text tell.
  private var likely: [[UInt8]: [UInt8]] = [:]
  private var syllables = SyllableSpellings()

  /// Fewest letters of a word that counts beside others.
  private static let fewestLetters = 4
  /// Fewest words of a text that may have been typed without marks.
  private static let fewestWords = 3
  /// Letters at the end of a word whose marks are grammar in many languages.
  private static let lettersOfEnding = 2

  /// Whether no word lacks marks.
  var isEmpty: Bool { usual.isEmpty && likely.isEmpty && syllables.isEmpty }

  /// The words of a locale.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - column: The locale's number.
  ///   - kinds: What its texts are: constants are no words of the language.
  ///   - copies: Texts that are their source text, which are none either.
  init(_ catalog: Catalog, column: Int, _ kinds: CatalogKinds, without copies: MessageSet) {
    let locale = catalog.locales[column]
    mapping = CaseMapping(locale)
    let texts = LocaleTexts(catalog, column: column, kinds, without: copies)
    if locale.language == "vi" {
      syllables = SyllableSpellings(texts, mapping)
    } else if let grammar = AccentGrammar.of(locale.language) {
      var census = AccentCensus(mapping)
      texts.read { text in
        if !text.isASCII { census.countMarked(in: text) }
      }
      if census.isEmpty { return }
      texts.read { text in census.countASCII(in: text) }
      for family in census.families { judge(family, grammar) }
    }
  }

  /// Finds the spellings of one word that lack marks.
  ///
  /// - Parameters:
  ///   - family: The spellings and how often each stands in the texts, the most frequent first.
  ///   - grammar: What is known of the language.
  private mutating func judge(_ family: [AccentCensus.Spelling], _ grammar: AccentGrammar) {
    for spelling in family where !grammar.isOwnWord(spelling.bytes) {
      let word = AccentFolding.scalars(of: spelling.bytes)
      for other in family where other.count >= spelling.count {
        let marked = AccentFolding.scalars(of: other.bytes)
        guard let lost = AccentGrammar.lostMarks(of: word, in: marked) else { continue }
        if grammar.isMistake(word, lost: lost, of: marked) {
          usual[spelling.bytes] = other.bytes
        } else if other.count >= spelling.count * 2, spelling.bytes.span.isASCII,
          lost.contains(where: { $0 < word.count - Self.lettersOfEnding })
        {
          likely[spelling.bytes] = other.bytes
        }
        break
      }
    }
  }

  /// The words of a text that lack marks, in order.
  func faults(in text: Span<UInt8>) -> [Fault] {
    if !syllables.isEmpty { return syllables.faults(in: text, mapping) }
    let mayBeTypedWithout = likely.count + usual.count > 1 && text.isASCII
    if usual.isEmpty, !mayBeTypedWithout { return [] }
    var found: [Fault] = []
    var others: [Fault] = []
    var count = 0
    var words = LetterWords()
    var small: [UInt8] = []
    while let word = words.next(in: text) {
      count += 1
      guard word.letters >= Self.fewestLetters,
        read(word, of: text, into: &small)
      else { continue }
      if let marked = usual[small] {
        found.append(Fault(range: word.range, usual: marked))
      } else if mayBeTypedWithout, let marked = likely[small] {
        others.append(Fault(range: word.range, usual: marked))
      }
    }
    if others.isEmpty || count < Self.fewestWords { return found }
    let all = (found + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return Set(all.map(\.usual)).count > 1 ? all : found
  }

  /// Reads a word in small letters; false for names and acronyms.
  private func read(
    _ word: LetterWords.Word, of text: Span<UInt8>, into small: inout [UInt8]
  ) -> Bool {
    if word.hasInnerCapital { return false }
    if word.isASCII { return AccentCensus.lower(word, of: text, mapping, into: &small) }
    guard let folded = AccentFolding.small(text.extracting(word.range), mapping) else {
      return false
    }
    small = folded
    return true
  }
}
