/// The words around a term of a glossary in its source text, which say whether the text speaks of the thing.
struct TermNeighbours {
  private let term: String
  private let use: String
  private let before: Substring
  private let after: Substring

  /// The surroundings of a use in its source text.
  init(_ use: Glossary.Use, in source: Span<UInt8>) {
    term = use.term.source
    self.use = Text.verbatim(source, use.range)
    before = Self.spaced(Text.verbatim(source, 0..<use.range.lowerBound))[...]
    after = Self.spaced(Text.verbatim(source, use.range.upperBound..<source.count))[...]
  }

  /// A text with spaces for no-break spaces, which keep names together in some translations.
  private static func spaced(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }

  private static let verbMarks = Set(Resource.words("terms/before-verbs"))
  private static let nounMarks = Set(Resource.words("terms/behind-nouns"))
  private static let idioms = Set(Resource.words("terms/idioms"))

  /// Whether English words around the term leave open what its translation has for it: it may be a verb, or the first part
  /// of a compound, for which many languages have an adjective.
  var mayBeOtherWord: Bool {
    if term.contains(" ") { return false }
    let previous = Self.lastWord(of: before).lowercased()
    if Self.verbMarks.contains(previous) { return true }
    let use = use.lowercased()
    let phrases = ["\(previous) \(use)", use + after.prefix(1)]
    if phrases.contains(where: Self.idioms.contains) { return true }
    let next = Self.firstWord(of: after).lowercased()
    return use == term.lowercased() && !next.isEmpty && !Self.nounMarks.contains(next)
  }

  /// Whether the term is a part of a name, as "Chat" in "Open Song Chat", though the glossary has it in small letters.
  ///
  /// If all words of the text have capitals, it is a name if the translation has it with the word next to it.
  ///
  /// - Parameter translation: The translation of the text.
  /// - Returns: Whether it is.
  func isInName(keptBy translation: String) -> Bool {
    guard term.allSatisfy({ !$0.isUppercase }), use.first?.isUppercase ?? false else {
      return false
    }
    let translation = Self.spaced(translation)
    let (previous, next) = (Self.lastWord(of: before), Self.firstWord(of: after))
    let isKept =
      previous.first?.isUppercase ?? false && translation.contains("\(previous) \(use)")
      || next.first?.isUppercase ?? false && translation.contains("\(use) \(next)")
    if isKept { return true }
    let begins = before.last(where: { !$0.isWhitespace }).map { !$0.isLetter && $0 != "," } ?? true
    return !begins
      && (before + after).split(separator: " ").dropFirst().contains(where: Self.isSmall)
  }

  /// Whether a word is one that headings in capitals would begin with a capital.
  private static func isSmall(_ word: Substring) -> Bool {
    word.count > 3 && word.allSatisfy(\.isLowercase)
  }

  /// The word after a text of which a space divides it; empty without one.
  private static func firstWord(of text: Substring) -> Substring {
    text.first == " " ? text.dropFirst().prefix(while: isOfWord) : ""
  }

  /// The word before a text of which a space divides it; empty without one.
  private static func lastWord(of text: Substring) -> Substring {
    guard text.last == " " else { return "" }
    let rest = text.dropLast()
    return rest.lastIndex { !isOfWord($0) }.map { rest[rest.index(after: $0)...] } ?? rest
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'"
  }
}
