/// How the texts of one locale write words in small letters, where the language's rules of case do not tell:
/// German nouns keep their capital, `SS` may be `ß`, and Greek capitals have lost their accents.
struct SmallLetters {
  /// Languages whose small letters cannot be had from capitals by rules alone.
  private static let ambiguous = Resource.languages("ambiguous-small-letters")

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

  /// The words of a locale's texts.
  init(_ catalog: Catalog, column: Int) {
    let locale = catalog.locales[column]
    mapping = CaseMapping(locale)
    language = locale.language
    guard Self.ambiguous.contains(language), var current = FileCursor(catalog) else { return }
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      current.open(catalog, file: Int(reference.file))
      for message in current.file.messageRange(ofEntry: Int(reference.entry)) {
        note(current.file.bytes(current.file.messages[message].text))
      }
    }
  }

  /// Notes the words of a text that are not in capitals.
  private mutating func note(_ text: Span<UInt8>) {
    for token in CapitalTokens(text).tokens where !token.isUpper {
      let word = text.extracting(token.range)
      let capitals = mapping.upper(word)
      writings[capitals, default: Writings()].small[mapping.lower(word), default: 0] += 1
      if Self.isInside(token.range.lowerBound, text) {
        let written = token.range.map { text[$0] }
        writings[capitals, default: Writings()].inside[written, default: 0] += 1
      }
    }
  }

  /// Whether a place follows a word or a comma, so that a capital there is the word's own.
  private static func isInside(_ place: Int, _ text: Span<UInt8>) -> Bool {
    guard place > 1, text[place - 1] == 0x20 else { return false }
    let before = text[place - 2]
    return ASCII.isLetter(before) || before >= 0x80 || before == ","
  }

  /// A word in capitals as it stands in a sentence; nil where neither rules nor the locale's texts tell.
  ///
  /// - Parameters:
  ///   - word: The word in capitals.
  ///   - isFirst: Whether it opens the text and has a capital for that.
  /// - Returns: The word as it is written.
  func writing(of word: Span<UInt8>, isFirst: Bool) -> [UInt8]? {
    let small = mapping.lower(word)
    guard Self.ambiguous.contains(language) else {
      return isFirst ? mapping.startingWithCapital(small.span) : small
    }
    let known = writings[word.indices.map { word[$0] }] ?? Writings()
    if isFirst {
      let isPlain = language != "el" && !small.span.holds("ss")
      guard let own = Self.usual(of: known.small) ?? (isPlain ? small : nil) else { return nil }
      return mapping.startingWithCapital(own.span)
    }
    if language == "el" { return Self.usual(of: known.small) }
    let isNoun = Self.nounEndings.contains { small.span.ends(with: $0) }
    return Self.usual(of: known.inside)
      ?? (isNoun ? mapping.startingWithCapital(small.span) : nil)
  }

  /// Endings of German and Luxembourgish words that are nouns.
  private static let nounEndings = Resource.words("capitals/endings-of-german-nouns")

  /// Share of its uses, in percent, that makes a writing the usual one: German has "anzeigen" and "Anzeigen".
  private static let usualPercent = 70

  /// The usual one of some writings; nil where there is none.
  private static func usual(of writings: [[UInt8]: Int]) -> [UInt8]? {
    let all = writings.values.reduce(0, +)
    return writings.first { $0.value * 100 >= all * usualPercent }?.key
  }
}
