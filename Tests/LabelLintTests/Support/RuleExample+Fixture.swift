import LabelLint

extension RuleExample {
  /// Whether the example has something that can be written down.
  var isWritable: Bool { !text.isEmpty || key.contains("⟦") }

  /// Whether some place of it must be flagged.
  var hasMarks: Bool {
    [key, text].contains { $0.contains("⟦") }
      || others.contains { $0.key.contains("⟦") || $0.text.contains("⟦") }
  }

  /// The catalog that the example is judged in: its source text in English and its text in its
  /// language, or its text alone as a source text of that language.
  func fixture(for format: CatalogFormat) -> FixtureCatalog {
    let isTranslation = source != nil || others.contains { $0.source != nil }
    let sourceLocale = isTranslation ? "en" : language
    func entry(_ key: String, _ text: String, source: String?, comment: String) -> FixtureEntry {
      var texts = text.isEmpty ? [:] : [language: text]
      if let source { texts[sourceLocale] = source }
      var entry = FixtureEntry(key, comment: comment, texts)
      if formats.count == CatalogFormat.allCases.count {
        entry.texts = entry.texts.mapValues { $0.placeholders(for: format) }
      }
      return entry
    }
    return FixtureCatalog(
      sourceLocale: sourceLocale,
      [entry(key, text, source: source, comment: comment)]
        + others.map { entry($0.key, $0.text, source: $0.source, comment: "") }
        + Self.company([sourceLocale, language]))
  }

  /// Twenty labels that nothing is wrong with: rules ask how a catalog writes its other labels.
  private static func company(_ locales: Set<String>) -> [FixtureEntry] {
    (1...20).map { number in
      FixtureEntry(
        "a11y_other_\(number)_label",
        Dictionary(uniqueKeysWithValues: locales.map { ($0, "\(otherWord($0)) \(number)") }))
    }
  }

  /// A word in the script of a locale.
  private static func otherWord(_ locale: String) -> String {
    switch LocaleTag(locale)?.scriptOrLikely {
    case "Arab": "آخر"
    case "Cyrl": "Другое"
    case "Deva": "अन्य"
    case "Geor": "სხვა"
    case "Grek": "Άλλο"
    case "Hans", "Hant": "其他"
    case "Hebr": "אחר"
    case "Jpan": "その他"
    case "Kore": "기타"
    case "Thai": "อื่นๆ"
    case "Gujr": "અન્ય"
    case "Mymr": "အခြား"
    case "Taml": "பிற"
    default: locale.hasPrefix("en") ? "Other" : "Autre"
    }
  }
}
