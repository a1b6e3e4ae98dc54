/// Texts that need no translation and have an empty one, so that users get nothing.
extension MissingTranslation {
  /// Reports names and values that a locale has without a text.
  func addEmptied(
    _ catalog: Catalog, _ coverage: TranslationCoverage, _ kinds: CatalogKinds,
    _ words: inout MissingTranslationWording, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource else { return }
    let rows = coverage.kept.filter { row in
      !(reportsLabelsOnly && !kinds.isSpoken(row: row)) && Self.isShown(row: row, catalog)
    }
    for locale in catalog.locales.indices where coverage.columns.isRequired[locale] {
      for row in rows where Self.isEmptied(row: row, locale: locale, catalog) {
        // Xcode leaves an empty text out of what it compiles: users get the source's, which is right.
        let level: Severity? = catalog.format == .xcstrings ? .note : nil
        add(
          row: row, locale: locale, isSpoken: false, level: level, catalog, &words, into: &findings)
      }
    }
  }

  /// Whether a locale has an entry that is finished, and empty.
  private static func isEmptied(row: Int, locale: Int, _ catalog: Catalog) -> Bool {
    guard let own = catalog.entry(row: row, locale: locale), catalog.isBlank(own) else {
      return false
    }
    let file = catalog.file(of: own)
    let texts = file.messageRange(ofEntry: Int(own.entry))
    return !texts.isEmpty
      && texts.allSatisfy {
        file.messages[$0].flags.isDisjoint(with: [
          .reference, .nothing, .missingValue, .unfinished,
        ])
      }
  }

  /// Whether the source text of a row has a letter or digit: marks may be left out on purpose.
  private static func isShown(row: Int, _ catalog: Catalog) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return false }
    let file = catalog.file(of: source)
    return file.messageRange(ofEntry: Int(source.entry)).contains { message in
      let record = file.messages[message]
      guard record.flags.isDisjoint(with: [.reference, .nothing]) else { return false }
      return Self.holdsSign(file.bytes(record.text))
    }
  }

  /// Whether a text has a letter or digit, be it that of a placeholder.
  private static func holdsSign(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if CharacterProperties.isLetter(scalar) || CharacterProperties.isDigit(scalar) { return true }
      index += length
    }
    return false
  }
}
