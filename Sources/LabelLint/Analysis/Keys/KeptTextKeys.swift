/// Keys and texts that are names: of authors, of licences, of keys on a keyboard.
enum KeptTextKeys {
  /// The words that tell.
  private static let words = WordList(Resource.words("keys/credits"))

  /// Whether a key says that its text is printed on a key of a keyboard: `menu_space_shortcut_label`.
  static func namesKeyCaps(_ key: String) -> Bool {
    let bytes = key.utf8.span
    if bytes.isASCII { return keyCaps.contains { bytes.holds($0) } }
    return keyCaps.contains { key.contains($0) }
  }

  /// Parts of keys that stand for keys of a keyboard.
  private static let keyCaps = Resource.words("keys/key-caps")

  /// Names of keys on a keyboard that are hardly ever said of anything else, in small letters.
  private static let modifiers = WordList(Resource.lines(of: "words/keyboard-keys.txt"))
  /// Names of keys that are words of buttons, pages and sentences as well.
  private static let ambiguousKeys = WordList(Resource.words("labels/ambiguous-keys"))
  /// Words of keys of entries whose texts are about a keyboard.
  private static let keyboardWords = Resource.words("keys/keyboard")

  /// Whether a text is nothing but the name of a key that is hardly ever said of anything else.
  static func isModifier(_ text: Span<UInt8>) -> Bool { modifiers.holds(text) }

  /// Whether a text is nothing but the name of a key on a keyboard.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - key: The key of its entry, which decides about words of buttons.
  ///   - comment: The comment of its entry, which does so, too; empty without one.
  /// - Returns: Whether it is.
  static func namesKey(_ text: Span<UInt8>, key: String, comment: Span<UInt8>) -> Bool {
    if isModifier(text) { return true }
    guard ambiguousKeys.holds(text) else { return false }
    return KeyWords(key.utf8.span).holds(keyboardWords) || CommentPatterns.namesKeyboard(comment)
  }

  private static let named = Resource.words("keys/named")

  /// Whether a key says that its text is the name of an app or of a picture of a user: `avatar_name`, `app_label`.
  static func namesApp(_ key: String) -> Bool {
    let words = KeyWords(key.utf8.span)
    return Self.named.contains { words.holds($0, then: "name") }
      || words.holds("app", then: "label")
  }

  /// Words of computing and trade that languages of all letters write as they are.
  private static let keptWords = WordList(Resource.lines(of: "words/kept-words.txt"))

  /// Whether a text is no more than words that languages of all letters have from English.
  static func isKeptWord(_ text: Span<UInt8>) -> Bool { keptWords.holds(text) }

  /// Whether a text is a note of copyright or attribution, whose wording is one of law or contract: it
  /// begins with the word, or has the sign anywhere.
  static func isCopyright(_ text: Span<UInt8>) -> Bool {
    if text.end(of: "copyright ", at: 0) != nil || text.end(of: "powered by ", at: 0) != nil {
      return true
    }
    // U+00A9 in UTF-8.
    return text.indices.contains { index in
      text[index] == 0xC2 && index + 1 < text.count && text[index + 1] == 0xA9
    }
  }

  /// English names of languages that lists of languages begin with, in small letters.
  private static let languages = WordList(Resource.lines(of: "words/language-names.txt"))
  /// The same of languages with other letters, which are words of other things as well.
  private static let otherLanguages = WordList(
    Resource.lines(of: "words/language-names-other-letters.txt"))

  /// Whether letters, in small ones, are the English name of a language and nothing else.
  static func isLanguage(_ name: String) -> Bool {
    let letters = name.utf8.span
    return [languages, otherLanguages].contains { list in
      list.end(in: letters, at: 0) { $0 == letters.count } != nil
    }
  }

  /// Whether a key names a language and a text does not: that is the language's own name for itself, as
  /// lists of languages have it, such as `Norsk bokmål` for `NorwegianBokmal`.
  static func namesLanguage(_ key: String, besides text: Span<UInt8>) -> Bool {
    let bytes = key.utf8.span
    var segments = KeySegments(bytes)
    while let segment = segments.next() {
      guard let end = languages.end(in: bytes, at: segment.lowerBound) else { continue }
      let name = (segment.lowerBound..<end).map { ASCII.lowercased(bytes[$0]) }
      // English names itself as the source does.
      if name.span.equals("english"), text.matches("english") { return true }
      return !text.indices.contains { text.end(of: name.span, at: $0) != nil }
    }
    return false
  }

  /// Whether a key says that its text names people or licences, and the text is not the word of the key: `license` may
  /// be the text "MIT License", and the heading "License", too.
  static func namesPeople(_ key: String, besides text: Span<UInt8>) -> Bool {
    let bytes = key.utf8.span
    var segments = KeySegments(bytes)
    while let segment = segments.next() {
      let end = words.end(in: bytes, at: segment.lowerBound) { end in
        let rest = segment.upperBound - end
        return rest == 0 || rest == 1 && ASCII.lowercased(bytes[end]) == "s"
      }
      if end == nil { continue }
      let word = segment.map { ASCII.lowercased(bytes[$0]) }
      if text.count != word.count || text.end(of: word.span, at: 0) == nil { return true }
    }
    return false
  }
}
