/// What rules may know of a locale: its case rules, and how its catalog writes words.
///
/// Owned by one task; what takes a walk through the locale's texts is made when first asked for.
package struct JudgedLocale {
  /// The locale.
  package let tag: LocaleTag
  /// Its case rules.
  let caseMapping: CaseMapping
  /// What else is known of its texts.
  let facts: LocaleFacts
  /// What the source's other texts say of one; it has the catalog, too.
  let source: RelatedSourceTexts
  /// The words by language.
  let lexicons: LexiconShelf
  /// The locale's number in `Catalog.locales`.
  let column: Int
  private var madeUsage: CapitalUsage?
  private var madeSmallLetters: SmallLetters?
  private var madeReader: LexicalReader?
  private var isReaderTried = false
  /// Room for a word as a lexicon has it.
  private var folded: [UInt8] = []
  /// Source texts in containers, by their folded words; made when first asked for.
  var shownTexts: [Int32: [[UInt8]: String]] = [:]
  /// Labels of the source that name controls in several states; nil before the first question.
  var statePartners: StatePartners?

  /// What is known of a locale of a catalog.
  ///
  /// - Parameters:
  ///   - column: The locale's number in `Catalog.locales`.
  ///   - kinds: The kinds of the catalog's rows.
  ///   - lexicons: The words by language.
  ///   - source: What the source's texts say of each other.
  init(
    column: Int, kinds: CatalogKinds, lexicons: LexiconShelf, source: RelatedSourceTexts
  ) {
    self.source = source
    self.column = column
    self.lexicons = lexicons
    tag = source.catalog.locales[column]
    caseMapping = CaseMapping(tag)
    facts = LocaleFacts(source.catalog, column: column, kinds: kinds)
  }

  /// A word in capitals as it stands in a sentence; nil where that cannot be known.
  ///
  /// - Parameters:
  ///   - word: The word in capitals.
  ///   - text: Its text.
  ///   - place: Where it stands there.
  /// - Returns: The word as it is written.
  mutating func writing(
    of word: Span<UInt8>, in text: borrowing Text, at place: SmallLetters.SentencePlace
  ) -> [UInt8]? {
    if let name = nameWriting(of: word, in: text) { return name }
    if mayBeName(word, isFirst: place.isFirst) { return nil }
    if caseMapping.isTurkic, word.firstIndex(of: "I") != nil {
      return turkicWriting(of: word, in: text, isFirst: place.isFirst)
    }
    if madeSmallLetters == nil {
      madeSmallLetters = SmallLetters(source.catalog, column: column)
    }
    return madeSmallLetters?.writing(of: word, at: place)
  }

  /// A word with a capital `I`, which is the capital of `ı` in words of Turkish and Azerbaijani, and of `i` in all
  /// others, brands among them; nil where neither the source nor the locale's texts tell.
  private mutating func turkicWriting(
    of word: Span<UInt8>, in text: borrowing Text, isFirst: Bool
  ) -> [UInt8]? {
    let (own, foreign) = (caseMapping.lower(word), CaseMapping().lower(word))
    let isForeign: Bool
    if SourceWords(text.source).inSmallLetters.contains(foreign) {
      isForeign = true
    } else if isInUse(word) {
      isForeign = false
    } else if isInUse(foreign.span) {
      isForeign = true
    } else if !text.plain.isASCII {
      // Who writes İ or Ş has the keyboard for it, and means ı.
      isForeign = false
    } else {
      return nil
    }
    let small = isForeign ? foreign : own
    let mapping = isForeign ? CaseMapping() : caseMapping
    return isFirst ? mapping.startingWithCapital(small.span) : small
  }

  /// Whether a word of a sentence in capitals is a word of the language rather than the acronym of the same letters:
  /// an article or another small word of its lexicon, or one that its texts have in small letters only.
  mutating func isRatherWord(_ word: Span<UInt8>) -> Bool {
    isOrdinaryWord(word) && !isOftenInCapitals(word) || holdsSmallWord(word)
  }

  /// Whether a word is an article or another small word of the language's lexicon.
  mutating func holdsSmallWord(_ word: Span<UInt8>) -> Bool {
    makeReader()
    guard let own = madeReader?.lexicon else { return false }
    folded.removeAll(keepingCapacity: true)
    own.folding.append(word, to: &folded)
    return own.profile.holdsSmallWord(folded)
  }

  /// Whether a word stands twice in another case in the locale's texts.
  mutating func isOrdinaryWord(_ word: Span<UInt8>) -> Bool {
    makeUsage()
    return madeUsage?.isOrdinaryWord(word) ?? false
  }

  /// Whether a word stands in another case than capitals in one of the locale's texts.
  mutating func isInUse(_ word: Span<UInt8>) -> Bool {
    makeUsage()
    return madeUsage?.isInUse(word) ?? false
  }

  /// Whether some words are all that one of the locale's texts says, the case of their first letter aside.
  mutating func isWholeText(_ words: Span<UInt8>) -> Bool {
    makeUsage()
    return madeUsage?.isWholeText(words) ?? false
  }

  /// Whether a word stands in capitals in two of the locale's texts beside other words.
  mutating func isOftenInCapitals(_ word: Span<UInt8>) -> Bool {
    makeUsage()
    return madeUsage?.isOftenInCapitals(word) ?? false
  }

  /// Whether a word stands in capitals in two of the locale's texts, and never otherwise.
  mutating func isAcronym(_ word: Span<UInt8>) -> Bool {
    makeUsage()
    return madeUsage?.isAcronym(word) ?? false
  }

  /// Whether a word that the language's lexicon does not know stands in capitals in one of the locale's
  /// texts, and never otherwise.
  mutating func isUnknownAcronym(_ word: Span<UInt8>) -> Bool {
    makeUsage()
    guard madeUsage?.standsInCapitals(word, times: 1) ?? false else { return false }
    return hasOwnLexicon && !knowsWord(word)
  }

  private var hasOwnLexicon: Bool {
    mutating get {
      makeReader()
      return madeReader != nil
    }
  }

  /// Whether the language's lexicon has a word.
  mutating func knowsWord(_ word: Span<UInt8>) -> Bool {
    makeReader()
    return madeReader?.lexicon.knows(word) ?? false
  }

  // MARK: Words of the language

  /// Goes on with another text.
  func turn() { madeReader?.turn() }

  /// Whether words of the language are known.
  var hasLexicon: Bool { lexicons.hasWords(for: tag) }

  /// The words of a text, folded; nil in a language without a lexicon.
  mutating func reader(of text: borrowing Text) -> LexicalReader? {
    makeReader()
    madeReader?.fold(text)
    return madeReader
  }

  /// The words of a text, folded; nil in a language without a lexicon, and for a text that surely
  /// has no term of the sections, which is not folded then.
  mutating func reader(
    of text: borrowing Text, holding sections: LexiconSections
  ) -> LexicalReader? {
    self.reader(of: text) { !$0.isDisjoint(with: sections) }
  }

  /// The words of a text, folded; nil in a language without a lexicon, and for a text of whose sections a
  /// test says that they are too few, which is not folded then.
  mutating func reader(
    of text: borrowing Text, where isWanted: (LexiconSections) -> Bool
  ) -> LexicalReader? {
    makeReader()
    guard let reader = madeReader, isWanted(reader.sections(of: text)) else { return nil }
    reader.fold(text)
    return reader
  }

  /// Whether a word is an acronym of any language or of this one; a plural `s` is allowed.
  mutating func isListedAcronym(_ word: Span<UInt8>) -> Bool {
    if Self.isAcronym(word, in: lexicons.shared, &folded) { return true }
    makeReader()
    guard let own = madeReader?.lexicon else { return false }
    return Self.isAcronym(word, in: own, &folded)
  }

  /// A short word of the language that is no acronym; nil when it has no such word.
  mutating func shortWord(_ word: Span<UInt8>) -> Term? {
    makeReader()
    guard let own = madeReader?.lexicon else { return nil }
    folded.removeAll(keepingCapacity: true)
    own.folding.append(word, to: &folded)
    return own.first(folded.span) { $0 == .shortWord }
  }

  /// Whether a lexicon lists a word, or the word without its last `s`, as an acronym.
  private static func isAcronym(
    _ word: Span<UInt8>, in lexicon: Lexicon, _ folded: inout [UInt8]
  ) -> Bool {
    func isListed(_ sense: Sense) -> Bool {
      if case .acronym = sense { true } else { false }
    }
    folded.removeAll(keepingCapacity: true)
    lexicon.folding.append(word, to: &folded)
    if lexicon.first(folded.span, where: isListed) != nil { return true }
    guard folded.last == "s" else { return false }
    folded.removeLast()
    return lexicon.first(folded.span, where: isListed) != nil
  }

  private mutating func makeReader() {
    if isReaderTried { return }
    isReaderTried = true
    let isSource = column == Catalog.sourceIndex
    madeReader = lexicons.lexicon(for: tag, isSource: isSource).map {
      LexicalReader($0, for: tag)
    }
  }

  /// Whether the source text of a translation names a control or picture of a group as often as the
  /// translation, be it rightly: then the translation did not add the word.
  ///
  /// Asked for the few translations that have such a word.
  func sourceNames(
    _ group: RoleGroup?, of text: borrowing Text, _ own: LexicalReader
  ) -> Bool {
    let tag = source.catalog.sourceLocale
    guard let lexicon = lexicons.lexicon(for: tag, isSource: true) else { return false }
    let reader = LexicalReader(lexicon, for: tag)
    let count = reader.roleCount(of: group, in: text.source)
    if count > 0, count >= own.roleCount(of: group) || reader.holdsTrap(of: group) { return true }
    // "Show controls": what both texts do something with is called by more names yet.
    return reader.isAnyVerb(0) && own.opensWithVerb(text) && reader.roleCount(of: nil) > 0
  }

  /// Words that tell which of several things is meant.
  static let picking = Resource.words("role-phrases/picking")

  /// Whether the English source text of a translation tells which of several things is meant: "Next slide"
  /// is a picture in some languages.
  func sourcePicks(of text: borrowing Text) -> Bool {
    let tag = source.catalog.sourceLocale
    guard tag.language == "en", let lexicon = lexicons.lexicon(for: tag, isSource: true) else {
      return false
    }
    let reader = LexicalReader(lexicon, for: tag)
    return reader.wordCount(of: text.source) > 1 && reader.isWord(0, in: Self.picking)
  }

  /// Whether the source text of a translation begins with a verb: "Flip horizontally", "Deselect episode".
  func sourceActs(in text: borrowing Text) -> Bool {
    let tag = source.catalog.sourceLocale
    guard tag.language == "en", let lexicon = lexicons.lexicon(for: tag, isSource: true) else {
      return false
    }
    let reader = LexicalReader(lexicon, for: tag)
    return reader.wordCount(of: text.source) > 0
      && (reader.isBaseVerb(0) || reader.isUndoingVerb(0))
  }

  /// Whether the source text of a translation says a state somewhere, be it rightly.
  ///
  /// Asked for the few translations that end with one.
  func sourceSaysState(_ text: borrowing Text) -> Bool {
    let tag = source.catalog.sourceLocale
    guard let lexicon = lexicons.lexicon(for: tag, isSource: true) else { return false }
    return LexicalReader(lexicon, for: tag).holdsState(text.source)
  }

  /// Whether the source text of a translation tells somewhere how a control is operated, be it rightly.
  ///
  /// Asked for the few translations that tell it.
  func sourceTellsOperation(_ text: borrowing Text) -> Bool {
    let tag = source.catalog.sourceLocale
    guard let lexicon = lexicons.lexicon(for: tag, isSource: true) else { return false }
    return LexicalReader(lexicon, for: tag).holdsOperation(text.source)
  }

  /// Whether the source text of a translation says a direction: "Move left".
  ///
  /// Asked for the few translations that say one beside a movement.
  func sourceTellsDirection(_ text: borrowing Text) -> Bool {
    let tag = source.catalog.sourceLocale
    guard let lexicon = lexicons.lexicon(for: tag, isSource: true) else { return false }
    return LexicalReader(lexicon, for: tag).holdsDirection(text.source)
  }

  private mutating func makeUsage() {
    if madeUsage == nil {
      madeUsage = CapitalUsage(source.catalog, column: column)
    }
  }
}
