/// How the texts of one locale write words in small letters, where the language's rules of case do not tell:
/// names keep their capitals, as German nouns do, `SS` may be `ß`, and Greek capitals have lost their accents.
struct SmallLetters {
  /// Languages whose small letters cannot be had from capitals by rules alone.
  private static let ambiguous = Resource.languages("ambiguous-small-letters")

  /// Where a word in capitals stands.
  struct SentencePlace {
    /// Whether it opens a sentence, and has a capital for that.
    var isFirst: Bool
    /// Whether a mark or the end of the text follows.
    var isLast: Bool
    /// The word before it, in capitals; empty where none or a mark stands there.
    var previous: [UInt8]
  }

  /// The ways to write a word that its capitals stand for.
  private struct Writings {
    /// Times of each in small letters, wherever it stands.
    var small: [[UInt8]: Int] = [:]
    /// Times of each as it stands in the middle of a sentence.
    var inside: [[UInt8]: Int] = [:]
  }

  private let mapping: CaseMapping
  private let language: String
  /// The writings of each word of the locale's texts, by the word in capitals; none where rules tell.
  private var writings: [[UInt8]: Writings] = [:]
  /// The names among them; nil where rules do not tell.
  private var names: NameWritings?

  /// The words of a locale's texts.
  init(_ catalog: Catalog, column: Int) {
    let locale = catalog.locales[column]
    mapping = CaseMapping(locale)
    language = locale.language
    if Self.ambiguous.contains(language) {
      catalog.forEachText(ofLocale: column) { text in note(text) }
    } else {
      names = NameWritings(catalog, column: column)
    }
  }

  /// Notes the words of a text that are not in capitals.
  private mutating func note(_ text: Span<UInt8>) {
    for token in CapitalTokens(text).tokens where !token.isUpper {
      let word = withOneAccent(text.extracting(token.range))
      let capitals = mapping.upper(word.span)
      let small = mapping.lower(word.span)
      writings[capitals, default: Writings()].small[small, default: 0] += 1
      if Self.isInside(token.range.lowerBound, text) {
        writings[capitals, default: Writings()].inside[word, default: 0] += 1
      }
    }
  }

  /// A Greek word without the accent that it has for the sake of a pronoun behind it, `περιήγησή σου`; others as they
  /// are.
  private func withOneAccent(_ word: Span<UInt8>) -> [UInt8] {
    var written: [UInt8] = []
    guard language == "el" else {
      written.append(word)
      return written
    }
    var hasAccent = false
    var cursor = ScalarCursor(word)
    while let scalar = cursor.next() {
      let plain = Self.withoutAccent[scalar]
      written += String(hasAccent ? plain ?? scalar : scalar).utf8
      hasAccent = hasAccent || plain != nil
    }
    return written
  }

  private static let withoutAccent: [Unicode.Scalar: Unicode.Scalar] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω",
  ]

  /// Whether a place follows a word or a comma, so that a capital there is the word's own.
  static func isInside(_ place: Int, _ text: Span<UInt8>) -> Bool {
    guard place > 1, text[place - 1] == 0x20 else { return false }
    let before = text[place - 2]
    return ASCII.isLetter(before) || before >= 0x80 || before == ","
  }

  /// A word in capitals as it stands in a sentence; nil where neither rules nor the locale's texts tell.
  ///
  /// - Parameters:
  ///   - word: The word in capitals.
  ///   - place: Where it stands.
  /// - Returns: The word as it is written.
  mutating func writing(of word: Span<UInt8>, at place: SentencePlace) -> [UInt8]? {
    let small = mapping.lower(word)
    if names != nil {
      let isPronoun = Self.isEnglishI(word, language)
      let own =
        isPronoun
        ? mapping.startingWithCapital(small.span) : names?.writing(of: small) ?? small
      return place.isFirst ? mapping.startingWithCapital(own.span) : own
    }
    let capitals = mapping.upper(word)
    let known = writings[capitals] ?? Writings()
    if language == "el" {
      // Capitals that have kept their accents tell the small letters.
      let hasLostAccents = word.hasSameBytes(as: capitals.span)
      let own = greek(known, small: hasLostAccents ? nil : small)
      return own.map { place.isFirst ? mapping.startingWithCapital($0.span) : $0 }
    }
    return place.isFirst ? first(known, small: small) : inside(known, small: small, at: place)
  }

  /// A Greek word inside a sentence; nil where the locale's texts do not tell.
  ///
  /// - Parameters:
  ///   - known: The writings of the word.
  ///   - small: Its small letters by the rules; nil where its capitals have lost their accents.
  /// - Returns: The word as it is written.
  private func greek(_ known: Writings, small: [UInt8]?) -> [UInt8]? {
    if let name = Self.usual(of: known.inside), name != mapping.lower(name.span) { return name }
    return small ?? Self.usual(of: known.small, percent: Self.usualOfHomographs)
  }

  /// A word that opens a sentence; nil where its small letters may have `ß` and no text of the locale tells.
  private func first(_ known: Writings, small: [UInt8]) -> [UInt8]? {
    let isPlain = !small.span.holds("ss")
    let usual = Self.usual(of: known.inside) ?? Self.usual(of: known.small)
    guard let own = usual ?? (isPlain ? small : nil) else { return nil }
    return mapping.startingWithCapital(own.span)
  }

  /// A word inside a sentence of a language whose nouns have capitals; nil where it may be a noun or none.
  private func inside(_ known: Writings, small: [UInt8], at place: SentencePlace) -> [UInt8]? {
    let isNoun = Self.nounEndings.contains { small.span.ends(with: $0) }
    guard let own = Self.usual(of: known.inside) else {
      return isNoun ? mapping.startingWithCapital(small.span) : nil
    }
    guard small.span.ends(with: "n") else { return own }
    // An infinitive is a noun behind an article: "beim Aktualisieren".
    let isSmall = own == mapping.lower(own.span)
    if isSmall, Self.contractions.contains(where: { place.previous.span.equals($0) }) {
      return place.isLast ? mapping.startingWithCapital(own.span) : nil
    }
    // It ends a phrase, as a noun may: "Allen nicht mehr folgen", "Neue Folgen".
    let isVerbToo = known.inside.keys.contains { $0 == mapping.lower($0.span) }
    return !isSmall && isVerbToo && place.isLast ? nil : own
  }

  /// Whether a word is the English pronoun, be it with a verb: `I'M`.
  private static func isEnglishI(_ word: Span<UInt8>, _ language: String) -> Bool {
    language == "en" && word[0] == "I" && (word.count == 1 || !ASCII.isLetter(word[1]))
  }

  /// Endings of German and Luxembourgish words that are nouns.
  private static let nounEndings = Resource.words("capitals/endings-of-german-nouns")

  /// Prepositions with an article in them, in capitals.
  private static let contractions = Resource.words("capitals/german-contractions")

  /// Share of its uses, in percent, that makes a writing the usual one: German has "anzeigen" and "Anzeigen".
  private static let usualPercent = 70

  /// The same where writings differ in what they mean: Greek has "που" and "πού".
  private static let usualOfHomographs = 80

  /// The usual one of some writings; nil where there is none.
  static func usual(of writings: [[UInt8]: Int], percent: Int = usualPercent) -> [UInt8]? {
    let all = writings.values.reduce(0, +)
    return writings.first { $0.value * 100 >= all * percent }?.key
  }
}
