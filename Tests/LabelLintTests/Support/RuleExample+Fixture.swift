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
        + others.map { entry($0.key, $0.text, source: $0.source, comment: "") })
  }
}
