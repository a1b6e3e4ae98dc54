/// How languages write the marks that end a text, where that is not what the character alone says.
enum EndingMarks {
  /// Languages whose sentences often end without a mark: with a blank in Thai, Lao, Khmer and Shan (The
  /// Unicode Standard, chapter 16), with U+104B, U+0F0D or U+1C7E where others put one in Burmese,
  /// Tibetan, Dzongkha and Santali (chapters 13 and 16).
  static let unmarked = Resource.languages("unmarked")

  /// The mark that a text ends with for readers of its language.
  ///
  /// - Parameters:
  ///   - mark: What the last character is.
  ///   - text: The text.
  ///   - language: Its language.
  /// - Returns: What it means there.
  static func final(_ mark: EndingMark, of text: Span<UInt8>, in language: String) -> EndingMark {
    switch (language, mark) {
    // The Greek question mark is written as a semicolon (The Unicode Standard, 7.2: U+037E).
    case ("el", .semicolon): .question
    // The Armenian full stop U+0589 is typed as a colon; U+055D, typed as a grave accent, stands where
    // others put one (The Unicode Standard, 7.6).
    case ("hy", .colon): .stop
    case ("hy", .none): text.closes(with: "՝") || text.closes(with: "`") ? .colon : mark
    default: mark
    }
  }

  /// Whether a text ends with what its language also writes for a colon.
  static func writesColon(
    _ text: Span<UInt8>, _ mark: EndingMark, in language: String
  ) -> Bool {
    switch language {
    // What introduces a list is a sentence of its own in Japanese and Korean.
    case "ja", "ko": mark == .stop
    // Burmese has no colon (CLDR, exemplar punctuation of `my`) and introduces with a dash; Punjabi
    // does, beside its `:-`.
    case "my", "pa": endsWithDash(text)
    default: false
    }
  }

  /// Marks of questions, and the particles that Japanese, Korean and Sanskrit ask with, with the language that alone
  /// has them.
  private static let questions: [(mark: StaticString, language: String?)] = [
    ("?", nil), ("؟", nil), ("\u{37E}", nil), ("՞", nil), ("？", nil), ("፧", nil), (";", "el"),
    ("⁇", nil), ("⁈", nil), ("⁉", nil),
    ("か", "ja"), ("까", "ko"), ("\u{1101}\u{1161}", "ko"),
    ("किम्", "sa"),
  ]

  /// Particles that end a question of a language by themselves, so that it needs no mark.
  private static let askingEnds: [(particle: StaticString, language: String)] = [
    ("か", "ja"), ("까", "ko"), ("\u{1101}\u{1161}", "ko"),
  ]

  /// What Japanese headings end with where others ask: "what … is" and "in the case that …".
  private static let headings: [StaticString] = ["とは", "場合"]

  /// Whether a text ends with a particle that makes it a question.
  static func endsAsking(_ text: Span<UInt8>, in language: String) -> Bool {
    askingEnds.contains { $0.language == language && text.closes(with: $0.particle) }
  }

  /// Whether a text asks without a mark at its end, or in a language that needs none.
  static func asks(_ text: Span<UInt8>, in language: String) -> Bool {
    if unmarked.contains(language) { return true }
    if language == "ja", headings.contains(where: { text.closes(with: $0) }) { return true }
    for question in questions where question.language.map({ $0 == language }) ?? true {
      if text.stands(question.mark) { return true }
    }
    return false
  }

  /// The full stop of a language; nil where there are several.
  static func fullStop(of language: String) -> String? {
    switch language {
    case "zh", "ja", "yue": "。"
    case "hi", "bn", "mr", "ne", "pa", "as", "or", "sa": nil
    case "hy": "։"
    case "ur", "ks", "sd", "am", "ti": nil
    default: "."
    }
  }

  private static func endsWithDash(_ text: Span<UInt8>) -> Bool {
    let kept = text.extracting(0..<text.count - SurroundingWhitespace.blankLength(atEndOf: text))
    return kept.closes(with: "-") || kept.closes(with: "–") || kept.closes(with: "—")
      || kept.closes(with: "−")
  }
}
