/// The words of a locale's texts that lack marks on their letters which the same words have in other texts of it.
///
/// Nearly all locales have none. An object, as it is asked for once for each text.
final class AccentSpellings {
  /// A word that lacks marks.
  struct Fault {
    /// Byte offsets in the text.
    var range: Range<Int>
    /// The word with its marks, in small letters.
    var usual: [UInt8]
    /// Whether that stands somewhere with a capital.
    var standsCapital = true
  }

  private let mapping: CaseMapping
  private let softConsonants: SoftConsonants?
  /// The spelling with marks of each word that lacks some, both in small letters.
  private var usual: [[UInt8]: [UInt8]] = [:]
  /// The same for words of ASCII that may be words of their own: several of them in one text tell.
  private var likely: [[UInt8]: [UInt8]] = [:]
  private var syllables = SyllableSpellings()
  /// Letters with marks that most words of the locale have as capitals, too, in small letters.
  private var markedCapitals: Set<Unicode.Scalar> = []
  /// The spellings with marks that stand somewhere with a capital, in small letters.
  private var capitals: Set<[UInt8]> = []

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
    softConsonants = SoftConsonants(locale.language)
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
      markedCapitals = census.lettersMarkedAsCapitals
      for family in census.families { judge(family, grammar) }
    }
  }

  /// Finds the spellings of one word that lack marks.
  ///
  /// - Parameters:
  ///   - family: The spellings and how often each stands in the texts, the most frequent first.
  ///   - grammar: What is known of the language.
  private func judge(_ family: [AccentCensus.Spelling], _ grammar: AccentGrammar) {
    for spelling in family where !grammar.isOwnWord(spelling.bytes) {
      let word = AccentFolding.scalars(of: spelling.bytes)
      for other in family where Self.isUsual(other.count, over: spelling.count) {
        let marked = AccentFolding.scalars(of: other.bytes)
        guard let lost = AccentGrammar.lostMarks(of: word, in: marked) else { continue }
        if mapping.isTurkic, VowelHarmony.forbids(dotless: lost, in: marked) { continue }
        if softConsonants?.forbid(lost, in: marked) ?? false { continue }
        if grammar.isMistake(word, lost: lost, of: marked) {
          usual[spelling.bytes] = other.bytes
          if other.standsCapital { capitals.insert(other.bytes) }
        } else if other.count >= spelling.count * 2, spelling.bytes.span.isASCII,
          lost.contains(where: { $0 < word.count - Self.lettersOfEnding })
        {
          likely[spelling.bytes] = other.bytes
          if other.standsCapital { capitals.insert(other.bytes) }
        }
        break
      }
    }
  }

  /// Whether a spelling stands so often that another is its mistake.
  ///
  /// What stands once may be a slip of the hand. What a locale writes several times is how somebody spells the word, so
  /// that only a clear majority tells who is right: Lithuanian "režimas" (4 times) is no mistake of "rėžimas" (5 times).
  private static func isUsual(_ count: Int, over other: Int) -> Bool {
    other == 1 ? count >= 1 : count >= other * 2
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
      let isCapital =
        LetterCase(text.scalarOrReplacement(at: word.range.lowerBound).value) == .upper
      if let marked = usual[small], !isCapital || hasMarks(small, of: marked) {
        found.append(fault(at: word.range, marked))
      } else if mayBeTypedWithout, let marked = likely[small],
        !isCapital || hasMarks(small, of: marked)
      {
        others.append(fault(at: word.range, marked))
      }
    }
    if others.isEmpty || count < Self.fewestWords { return found }
    let all = (found + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return Set(all.map(\.usual)).count > 1 ? all : found
  }

  /// Whether the mark of a word's first letter, if that has lost one, is written on capitals of the locale, too.
  private func hasMarks(_ word: [UInt8], of marked: [UInt8]) -> Bool {
    guard let own = AccentFolding.scalars(of: word).first,
      let usual = AccentFolding.scalars(of: marked).first
    else { return true }
    return own == usual || markedCapitals.contains(usual)
  }

  /// A word that is to be spelt otherwise.
  private func fault(at range: Range<Int>, _ marked: [UInt8]) -> Fault {
    Fault(range: range, usual: marked, standsCapital: capitals.contains(marked))
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

/// The harmony of vowels in Turkish and Azerbaijani: a word goes on with the front vowels `e ə i ö ü` or the back vowels
/// `a ı o u` that it began with.
enum VowelHarmony {
  private static let front: Set<Unicode.Scalar> = ["e", "ə", "i", "ö", "ü"]
  private static let back: Set<Unicode.Scalar> = ["a", "ı", "o", "u"]

  /// Whether a word with ı in place of i is the one with the mistake, as a front vowel stands before it: "edilmış".
  ///
  /// - Parameters:
  ///   - places: Places of letters that differ from those of another word, counted from 0.
  ///   - word: The word in small letters.
  /// - Returns: Whether one of the places holds such an ı.
  static func forbids(dotless places: [Int], in word: [Unicode.Scalar]) -> Bool {
    places.contains { place in
      guard word[place] == "ı",
        let vowel = word[..<place].last(where: { front.contains($0) || back.contains($0) })
      else { return false }
      return front.contains(vowel)
    }
  }
}

/// The soft consonants of Polish, Czech and Slovak: before a vowel that makes a consonant soft by itself, none has its
/// mark: Polish "kość", "kości", Czech "paměť", "paměti".
struct SoftConsonants {
  private let marked: Set<Unicode.Scalar>
  private let softening: Set<Unicode.Scalar>

  /// Those of a language; nil for one that does not write them so.
  init?(_ language: String) {
    switch language {
    case "pl": (marked, softening) = (["ć", "ń", "ś", "ź"], ["i"])
    case "cs": (marked, softening) = (["ď", "ť", "ň"], ["ě", "i", "í"])
    case "sk": (marked, softening) = (["ď", "ť", "ň", "ľ"], ["e", "i", "í"])
    default: return nil
    }
  }

  /// Whether a word with marks is the one with the mistake, as a marked consonant stands before such a vowel:
  /// "jasnośćią".
  ///
  /// - Parameters:
  ///   - places: Places of letters that differ from those of another word, counted from 0.
  ///   - word: The word in small letters.
  /// - Returns: Whether one of the places holds such a consonant.
  func forbid(_ places: [Int], in word: [Unicode.Scalar]) -> Bool {
    places.contains { place in
      place + 1 < word.count && marked.contains(word[place]) && softening.contains(word[place + 1])
    }
  }
}
