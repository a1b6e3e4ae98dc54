/// A word that a screen reader says beside a text.
package struct SpokenWord: Sendable, Hashable {
  /// The source of a word that has none.
  static let unverified = "unverified"

  /// The word, in the case of running text.
  package let text: String
  /// Where it is known from.
  package let source: String

  /// Whether there is a source.
  package var isVerified: Bool { source != Self.unverified }
}

/// The words that a screen reader says beside texts, in one language.
package struct SpokenWords: Sendable {
  /// The language, as tables have it.
  package let language: String
  /// Who says them.
  package let reader: ScreenReader
  private let words: [String: SpokenWord]

  /// The words of the nearest language that has some; nil for a language without any.
  package init?(_ reader: ScreenReader, in locale: LocaleTag) {
    let table = SpeechTables.words[reader] ?? [:]
    for tag in [locale.merged] + AndroidLocaleFallback.ancestors(of: locale) {
      let name = Self.representative[tag.description] ?? tag.description
      if let words = table[name] {
        (language, self.reader, self.words) = (name, reader, words)
        return
      }
    }
    return nil
  }

  /// Tags whose words are kept under another one.
  private static let representative = [
    "no": "nb", "zh": "zh-Hans", "pt": "pt-BR", "sr-Cyrl": "sr",
  ]

  /// What is said for a role; nil where nothing is, or where the word is not known.
  package func role(_ role: Role) -> SpokenWord? {
    reader.announcement(of: role).word.flatMap { words["role.\($0.rawValue)"] }
  }

  /// Whether some reader says words for a role in a language.
  static func areSaid(_ words: String, for role: Role, in locale: LocaleTag) -> Bool {
    ScreenReader.allCases.contains { SpokenWords($0, in: locale)?.role(role)?.text == words }
  }

  /// What is said for a state; nil where the word is not known.
  package func state(_ state: State) -> SpokenWord? { words["state.\(state.rawValue)"] }

  /// What is said for a hint of the reader's own; nil where the words are not known.
  package func hint(_ name: String) -> SpokenWord? { words["hint.\(name)"] }

  /// What is said for the place of an item among others; nil where the words are not known.
  package func position(_ index: Int, of count: Int) -> SpokenWord? {
    words["position"].map { word in
      SpokenWord(
        text: SpeechTables.filled(word.text, ["%1$d": String(index), "%2$d": String(count)]),
        source: word.source)
    }
  }

  /// The reader's name of a sign that is a whole text or is repeated; nil where the voice decides, or where it is not known.
  package func name(of sign: Unicode.Scalar) -> String? {
    guard reader.names(sign) else { return nil }
    return language == "en"
      ? SpeechTables.signs[sign] : SpeechTables.translatedSigns[language]?[sign]
  }

  /// What is said for a sign that is repeated, by its name; nil where the voice decides.
  package func repeated(_ name: String, _ count: Int) -> String? {
    words["repeated"].map { word in
      SpeechTables.filled(word.text, ["%1$d": String(count), "%2$s": name])
    }
  }

  /// The pause between two parts, as the language writes it.
  package var pause: String {
    switch LocaleTag(language)?.language {
    case "ar", "fa", "ur": "، "
    case "ja": "、"
    case "zh": "，"
    default: ", "
    }
  }
}
