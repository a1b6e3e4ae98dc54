/// Keys of lists in which users choose a language by its own name: `language_ukrainian`, `lang_uk`.
enum LanguageListKey {
  /// Words before the language in such keys.
  private static let markers = Resource.words("keys/languages")
  /// Bytes of the longest text that is looked at; letters of India have three each.
  private static let longest = 80

  /// Whether a key is what English calls a language, and nothing else, and the text what the language calls
  /// itself: `russian` = "Русский".
  static func isNameAlone(_ key: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
    // No name of a language in `KeptTextKeys` is longer.
    guard key.count <= 12, text.count <= longest else { return false }
    let name = String(decoding: key.indices.map { ASCII.lowercased(key[$0]) }, as: UTF8.self)
    return KeptTextKeys.isLanguage(name)
      && (name == "english" || text.end(of: name, at: 0) != text.count)
  }

  /// Whether an item of a list of languages, by its key, is what a language calls itself: "English" and "Deutsch"
  /// in `language_entries`, but not "German", nor "Automatic".
  static func isOwnName(_ text: Span<UInt8>, inListOf key: Span<UInt8>) -> Bool {
    guard text.count <= longest, KeyWords(key).holds(markers) else { return false }
    if !text.isASCII || text.matches("english") { return true }
    let name = String(decoding: text.indices.map { ASCII.lowercased(text[$0]) }, as: UTF8.self)
    return text.firstIndex(of: 0x20) == nil && !EnglishWords.contains(text)
      && !KeptTextKeys.isLanguage(name)
  }

  private static let offers = Resource.words("keys/offers-of-english")

  /// Whether key and text offer the language English: `switch_to_english` = "Switch to English".
  static func offersEnglish(_ key: String, _ text: Span<UInt8>) -> Bool {
    text.count <= longest && text.ends(with: "english")
      && KeyWords(key.utf8.span).holds(Self.offers)
  }

  /// Whether an entry holds a language's own name for itself, which is right in every locale.
  ///
  /// - Parameters:
  ///   - key: The entry's key.
  ///   - text: Its source text: no own name where it is what English calls the language, but for English.
  /// - Returns: Whether it does.
  static func holdsOwnName(_ key: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
    guard text.count > 1, text.count <= longest, KeyWords(key).holds(markers) else { return false }
    let words = KeyWords(key).words
    guard let marker = words.firstIndex(where: { markers.contains($0) }), marker + 1 < words.count
    else { return false }
    let own = String(decoding: text.indices.map { text[$0] }, as: UTF8.self)
    // The language by its name in English, or by its code, behind which a region may stand.
    let rest = words[(marker + 1)...]
    if KeptTextKeys.isLanguage(rest.joined()) {
      return rest.joined() == "english" || !own.lowercased().contains(rest[marker + 1])
    }
    guard rest.count <= 2, rest.allSatisfy({ (2...4).contains($0.utf8.count) }),
      let tag = LocaleTag(rest.joined(separator: "-"))
    else { return false }
    let name = LanguageNames.name(of: tag)
    let isKnown = name.lowercased() != tag.description.lowercased()
    return isKnown && (tag.language == "en" || name != own)
  }
}
