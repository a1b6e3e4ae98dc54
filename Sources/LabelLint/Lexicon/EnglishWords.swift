/// Ordinary words of English, by which a text left in English is told from a name.
///
/// They stand in small letters in the texts of two or more of 116 public apps whose source language is
/// English, so that no name is among them, with words of common fields that those apps do not cover;
/// regular plurals are known by their singular.
enum EnglishWords {
  /// Languages of which a text in English may be one.
  static let languages = Resource.languages("english")

  /// Whether a word, in any ASCII case, is one or the plural or possessive of one; of words with a hyphen,
  /// whether their parts are.
  static func contains(_ word: Span<UInt8>) -> Bool {
    var start = 0
    while start < word.count {
      let end = endOfLetters(in: word, from: start)
      guard isOne(word.extracting(start..<end)) else { return false }
      // Behind an apostrophe stands an ending: `user's`, `doesn't`.
      var next = end
      if let length = apostropheLength(in: word, at: end) {
        next = endOfLetters(in: word, from: end + length)
      }
      if next < word.count, word[next] != UInt8(ascii: "-") { return false }
      start = next + 1
    }
    return !word.isEmpty
  }

  /// Whether the words of a text, one or more, are all ordinary ones; placeholders, numbers and marks are
  /// none, and letters beyond ASCII are of other words.
  static func areAll(_ text: Span<UInt8>) -> Bool {
    var (index, isAny) = (0, false)
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if scalar == "%" {
        index = max(index + 1, NSStringFormat.specifier(at: index, in: text).end)
        continue
      }
      guard CharacterProperties.isLetter(scalar) else {
        index += length
        continue
      }
      var end = endOfLetters(in: text, from: index)
      if let length = apostropheLength(in: text, at: end) {
        end = endOfLetters(in: text, from: end + length)
      }
      if end == index || !contains(text.extracting(index..<end)) { return false }
      (index, isAny) = (end, true)
    }
    return isAny
  }

  /// Offset behind the letters of ASCII from an offset on.
  private static func endOfLetters(in text: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
    return end
  }

  /// Length in bytes of an apostrophe, straight or curly, at an offset; nil where none is.
  private static func apostropheLength(in text: Span<UInt8>, at index: Int) -> Int? {
    guard index < text.count else { return nil }
    let (scalar, length) = text.scalarOrReplacement(at: index)
    return CharacterProperties.isApostrophe(scalar) ? length : nil
  }

  /// Whether letters are a word of the list, or the plural of one.
  private static func isOne(_ letters: Span<UInt8>) -> Bool {
    if words.contains(letters) { return true }
    let last = letters.count - 1
    guard last > 0, ASCII.lowercased(letters[last]) == UInt8(ascii: "s") else { return false }
    return words.contains(letters.extracting(0..<last))
  }

  /// Whether a word, in any ASCII case, is one that languages of Latin letters have taken over from English
  /// or share with it: "logo", "download", "video".
  static func isLoan(_ word: Span<UInt8>) -> Bool {
    loans.contains(word)
  }

  /// Words of computing and trade that dictionaries of three or more languages of Latin letters beside
  /// English have in the same letters.
  static let loans = SortedWords(file: "words/loans.txt")

  /// The words in small letters.
  static let words = SortedWords(file: "words/english.txt")
}
