/// What a tool or program leaves in the place of a translation: `[TODO] …`, `|||UNTRANSLATED`, `undefined`.
struct ToolMarker {
  /// The words that show it.
  let words: String
  /// Whether a program wrote the value that it had for none, not a tool its note.
  let isOfProgram: Bool

  /// What programs write for no value, letter by letter.
  private static let values = Resource.words("markers/values")
  /// Notes of tools that are a whole text, in small letters.
  private static let notes = WordList(Resource.words("markers/whole"))
  /// Notes of tools that stand before a text, in small letters.
  private static let beginnings = WordList(Resource.words("markers/beginnings"))
  /// Signs of tools wherever they stand, with what a text shows that has one.
  private static let signs = Resource.words("markers/signs").map { sign in
    (words: sign, shown: TextFeatures.around(sign))
  }
  /// Languages in which a note is a word: Spanish "todo" is "all".
  private static let ofTodo = Resource.languages("with-todo")
  /// How words begin that `N/A` may translate: "Not available", "Unknown", "Missing".
  private static let unavailable = Resource.words("markers/beginnings-of-none")
  /// Words for a source that says nothing, for which a language may well write `null`.
  private static let zeros = Resource.words("markers/words-for-none")
  /// Bytes of the longest note that may be a word: "Todo", "fixme".
  private static let shortest = 5
  /// Bytes of the longest note.
  private static let longest = 48

  /// The marker of a text; nil where it has none, or its source has it too.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - features: What it shows.
  ///   - source: The decoded source text.
  ///   - language: The language of the text.
  init?(
    in text: Span<UInt8>, _ features: TextFeatures, besides source: Span<UInt8>, _ language: String
  ) {
    if text.isEmpty { return nil }
    let bounds = ByteScan.trimmed(0..<text.count, in: text)
    guard !bounds.isEmpty else { return nil }
    let inner = text.extracting(bounds)
    if inner.count <= Self.longest, let whole = Self.whole(inner, source, language) {
      self = whole
    } else if let words = Self.beginning(of: inner, source, language)
      ?? Self.sign(in: inner, features, besides: source)
      ?? Self.frame(of: inner, source) ?? Self.tag(besideCopy: inner, of: source, language)
    {
      (self.words, isOfProgram) = (words, false)
    } else {
      return nil
    }
  }

  private init(_ words: String, isOfProgram: Bool) {
    (self.words, self.isOfProgram) = (words, isOfProgram)
  }

  /// The marker that a text is as a whole.
  private static func whole(
    _ text: Span<UInt8>, _ decodedSource: Span<UInt8>, _ language: String
  ) -> ToolMarker? {
    let isValue = values.contains { text.equals($0) }
    let isNone = text.spells("None")
    let isFiller = isFiller(text)
    let isNote = notes.holds(text)
    guard isValue || isNone || isFiller || isNote else { return nil }
    let words = Text.verbatim(text, 0..<text.count)
    let small = words.lowercased()
    let source = folded(decodedSource)
    if small == source { return nil }
    if isValue {
      return zeros.contains(where: source.contains) ? nil : ToolMarker(words, isOfProgram: true)
    }
    if isNone, isLostValue(source, language) {
      return ToolMarker(words, isOfProgram: true)
    }
    if isFiller {
      return source.contains("xx") ? nil : ToolMarker(words, isOfProgram: false)
    }
    guard isNote, isSurelyNote(words, small, source, language) else { return nil }
    return ToolMarker(words, isOfProgram: false)
  }

  /// Whether a note is no word of the language: short ones may be, and "todo" is "all" in some.
  private static func isSurelyNote(
    _ words: String, _ small: String, _ source: String, _ language: String
  ) -> Bool {
    if small.utf8.count <= shortest, !isShortNote(words, small, source) { return false }
    guard small == "todo", ofTodo.contains(language) else { return true }
    return words == "TODO" && !source.contains("all") && !source.contains("every")
  }

  /// Whether Python's `None` stands for words that say nothing of the kind; in some dialects of Italy it is "no".
  private static func isLostValue(_ source: String, _ language: String) -> Bool {
    let words = source.split { !$0.isLetter }
    return language != "en" && words.count > 1 && !source.contains("without")
      && !words.contains { word in unavailable.contains { word.hasPrefix($0) } }
  }

  /// Whether a text is three letters x or more.
  private static func isFiller(_ text: Span<UInt8>) -> Bool {
    text.count >= 3 && text.indices.allSatisfy { text[$0] | 0x20 == 0x78 }
  }

  /// Whether a short note is one and no word: in capitals, as developers write it, or in the place of several words
  /// that do not say the same.
  private static func isShortNote(_ words: String, _ small: String, _ source: String) -> Bool {
    let letters = source.filter(\.isLetter)
    let initials = String(source.split(separator: " ").compactMap(\.first))
    if letters.contains(small) || initials == small.filter(\.isLetter) { return false }
    switch small {
    case "n/a":
      let words = source.split { !$0.isLetter && $0 != "/" }
      return words.count > 1
        && !words.contains { word in unavailable.contains { word.hasPrefix($0) } }
    case "todo" where words != "TODO": return source.contains(" ") && !source.contains("task")
    default: return words == small.uppercased() || source.contains(" ")
    }
  }

  /// The marker before a text: a note, or the locale's language in brackets.
  private static func beginning(
    of text: Span<UInt8>, _ source: Span<UInt8>, _ language: String
  ) -> String? {
    if let note = beginnings.word(in: text, at: 0, where: { !folded(source).hasPrefix($0) }) {
      return note
    }
    if let note = developersNote(before: text, source, language) { return note }
    guard text[0] == "[", let close = text.firstIndex(of: "]"), close > 1, close <= 12,
      !folded(source).hasPrefix("[")
    else { return nil }
    let tag = Text.verbatim(text, 1..<close)
    guard let locale = LocaleTag(tag), locale.language == language, tag.utf8.count >= 2 else {
      return nil
    }
    return "[" + tag + "]"
  }

  /// A note of developers, in their capitals, before other words: `FIXME Guardar`, `TODO translate`.
  private static func developersNote(
    before text: Span<UInt8>, _ source: Span<UInt8>, _ language: String
  ) -> String? {
    let isFixme = text.begins(with: "FIXME ")
    // What goes on in capitals, or in a language with the word, may say "all".
    let isTodo =
      text.begins(with: "TODO ") && !ofTodo.contains(language)
      && text.indices.contains { ASCII.isLowerCase(text[$0]) }
    guard isFixme || isTodo else { return nil }
    let note = isFixme ? "FIXME" : "TODO"
    let said = folded(source).filter(\.isLetter)
    return said.contains(note.lowercased()) ? nil : note
  }

  /// Signs that frame what is still to be done, which no language has at both ends.
  private static let framing = "@#|^*~_=!"
  /// Those of them that nobody writes twice for emphasis.
  private static let doubled = "@#|^"

  /// The signs around a text: `@@…@@`, or one of them around the source text, `#Share#`.
  private static func frame(of text: Span<UInt8>, _ source: Span<UInt8>) -> String? {
    let sign = text[0]
    guard framing.utf8.contains(sign), source.firstIndex(of: sign) == nil else { return nil }
    var (start, end) = (0, text.count)
    while start < end, text[start] == sign { start += 1 }
    while end > start, text[end - 1] == sign { end -= 1 }
    let inner = text.extracting(start..<end)
    guard inner.hasLetter, text.count - end == start else { return nil }
    let isCopy = inner.hasSameBytes(as: source)
    return isCopy || start > 1 && doubled.utf8.contains(sign) ? Text.verbatim(text, 0..<start) : nil
  }

  /// The language of the locale beside the source text: `Share [es]`, `es: Share`.
  private static func tag(
    besideCopy text: Span<UInt8>, of source: Span<UInt8>, _ language: String
  ) -> String? {
    guard source.hasLetter, text.count > source.count + language.utf8.count,
      text.count <= source.count + longestTag
    else { return nil }
    let rest =
      text.extracting(0..<source.count).hasSameBytes(as: source)
      ? source.count..<text.count : 0..<text.count - source.count
    let isBehind = rest.lowerBound > 0
    if !isBehind, !text.extracting(rest.upperBound..<text.count).hasSameBytes(as: source) {
      return nil
    }
    let tag = Text.verbatim(text, ByteScan.trimmed(rest, in: text))
    let letters = tag.filter(\.isLetter)
    return letters.lowercased() == language && letters != tag ? tag : nil
  }

  /// Bytes of the longest name of a language with signs and blanks around it.
  private static let longestTag = 8

  /// The sign of a tool in a text, which its source does not have.
  private static func sign(
    in text: Span<UInt8>, _ features: TextFeatures, besides source: Span<UInt8>
  ) -> String? {
    let found = signs.first { sign in
      features.isSuperset(of: sign.shown) && text.holds(sign.words) && !source.holds(sign.words)
    }
    return found?.words
  }

  private static func folded(_ text: Span<UInt8>) -> String {
    Text.verbatim(text, ByteScan.trimmed(0..<text.count, in: text)).lowercased()
  }
}
