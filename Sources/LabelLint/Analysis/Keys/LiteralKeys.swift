/// Keys of a catalog that stand for their source texts, as Xcode's do, and whether users could read them.
struct LiteralKeys: Sendable {
  private static let settings = Array("Settings.bundle/".utf8)

  private let catalog: Catalog
  /// Whether most such keys of a catalog are surely texts.
  private let areMostlyTexts: Bool

  /// Looks through the keys of a catalog.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    areMostlyTexts =
      catalog.format == .xcstrings && catalog.hasSource ? Self.areMostlyTexts(catalog) : false
  }

  /// Whether a key kept by hand has no source text, so that users see the key itself; where it names an object of
  /// Interface Builder, they see the text of that.
  func isShownToUsers(row: Int) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return false }
    let file = catalog.file(of: source)
    return InterfaceBuilderKey.property(file.bytes(catalog[source].key)) == nil
      && catalog[source].flags.isSuperset(of: [.manual, .implied])
      && !isNaturalText(file.bytes(catalog[source].key))
  }

  /// Whether a key is written as texts are, and so is the text of the source language.
  ///
  /// It has a blank, or is one word with a capital that no program would name a thing with; a word in
  /// small letters is a text where most keys that stand for their texts are.
  private func isNaturalText(_ key: Span<UInt8>) -> Bool {
    guard key.count > 0, !ProgramName.isIdentifier(key) else { return false }
    return areMostlyTexts || Self.isSurelyText(key)
  }

  /// Whether a key has a blank or a sign besides letters, or begins with a capital, and is no identifier.
  private static func isSurelyText(_ key: Span<UInt8>) -> Bool {
    guard key.count > 0, !ProgramName.isIdentifier(key) else { return false }
    return key.firstIndex(of: 0x20) != nil || !ASCII.isLowerCase(key[0])
  }

  /// Whether the key of a row is the source text, as no file of the source language has it and users read the key.
  ///
  /// It is a phrase, or one word with a capital that code shows as it is or that stands among phrases. Where no code was
  /// read, such a word that is translated is also a text if the table's keys are texts for the most part.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - catalog: The catalog.
  ///   - uses: How code uses its keys; nil where that was not read.
  ///   - arePhrases: Whether the table's keys are phrases for the most part.
  ///   - areTexts: Whether the table's keys are their own source texts for the most part.
  /// - Returns: Whether it is.
  static func isSourceText(
    row: Int, of catalog: Catalog, _ uses: CatalogUses?, arePhrases: Bool, areTexts: Bool
  ) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    guard file.format.isApple, !catalog.hasEntry(row: row, locale: Catalog.sourceIndex) else {
      return false
    }
    let key = file.bytes(file.entries[Int(first.entry)].key)
    if isPhrase(key) { return true }
    // The titles in a settings bundle are keys of its tables.
    let isShown =
      arePhrases || uses?.ownUse(ofRow: row) != nil
      || catalog.set.utf8.span.firstIndex(ofBytes: settings.span) != nil
    if isShown, isSurelyText(key) { return true }
    let isCodeKnown = uses?.index.holdsPrograms ?? false
    if areTexts, !isCodeKnown, isCapitalizedWord(key), isTranslated(row: row, of: catalog) {
      return true
    }
    return !ProgramName.isIdentifier(key) && uses?.index.holdsLiteral(key) ?? false
  }

  /// Whether at least half of the keys of an Apple table are phrases.
  static func arePhrases(in catalog: Catalog) -> Bool {
    guard catalog.format.isApple else { return false }
    let phrases = catalog.rows.count { row in
      let file = catalog.file(of: row.first)
      return isPhrase(file.bytes(file.entries[Int(row.first.entry)].key))
    }
    return phrases * 2 >= catalog.rows.count
  }

  /// Whether more than half of the texts of an Apple table's source language are the same as their keys.
  static func areTexts(in catalog: Catalog) -> Bool {
    guard catalog.format == .strings else { return false }
    var (texts, all) = (0, 0)
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      all += 1
      if isOwnText(source, of: catalog) { texts += 1 }
    }
    return texts * 2 > all
  }

  /// Whether the text of an entry is the same as its key.
  private static func isOwnText(_ entry: EntryReference, of catalog: Catalog) -> Bool {
    let file = catalog.file(of: entry)
    return file.messageRange(ofEntry: Int(entry.entry)).contains {
      file.holdsSame(file.messages[$0].text, as: catalog[entry].key, of: file)
    }
  }

  /// Whether a locale has another text for a key than the key.
  private static func isTranslated(row: Int, of catalog: Catalog) -> Bool {
    catalog.locales.indices.dropFirst().contains { locale in
      catalog.entry(row: row, locale: locale).map { !isOwnText($0, of: catalog) } ?? false
    }
  }

  /// Whether a key is letters of which the first alone is a capital.
  private static func isCapitalizedWord(_ key: Span<UInt8>) -> Bool {
    guard key.count > 1, ASCII.isUpperCase(key[0]) else { return false }
    return key.indices.dropFirst().allSatisfy { ASCII.isLowerCase(key[$0]) }
  }

  /// Whether the keys of some files are phrases for the most part, and their texts others for the most part.
  static func areTranslated(in files: [CatalogFile]) -> Bool {
    var (keys, phrases, copies) = (0, 0, 0)
    for file in files {
      keys += file.entries.count
      for (number, entry) in file.entries.enumerated() where isPhrase(file.bytes(entry.key)) {
        phrases += 1
        let isCopy = file.messageRange(ofEntry: number).contains {
          file.holdsSame(file.messages[$0].text, as: entry.key, of: file)
        }
        if isCopy { copies += 1 }
      }
    }
    return phrases * 2 >= keys && phrases > 0 && copies * 2 < phrases
  }

  /// Whether a key is a phrase that people read, and no name that programs use: words with a blank between them,
  /// a mark of a sentence at the end, or letters that no program names things with.
  static func isPhrase(_ key: Span<UInt8>) -> Bool {
    guard key.count > 1, !ProgramName.isIdentifier(key), WordlessText.holdsWords(key) else {
      return false
    }
    if key.firstIndex(of: 0x20) != nil || !key.isASCII { return true }
    return "!?.:".utf8.contains(key[key.count - 1])
  }

  /// Whether a locale's users get a text of theirs without a translation: the key that stands for the text
  /// of a source in another language is English, and so is the locale.
  func serves(_ locale: Int, row: Int) -> Bool {
    guard catalog.locales[locale].language == "en", catalog.sourceLocale.language != "en",
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      catalog[source].flags.contains(.implied)
    else { return false }
    let file = catalog.file(of: source)
    let key = file.bytes(catalog[source].key)
    return Self.isSurelyText(key) && EnglishWords.areAll(key)
  }

  /// Whether more than half of the keys that stand for their texts are surely texts.
  private static func areMostlyTexts(_ catalog: Catalog) -> Bool {
    var (texts, all) = (0, 0)
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[source].flags.contains(.implied)
      else { continue }
      all += 1
      let file = catalog.file(of: source)
      if isSurelyText(file.bytes(catalog[source].key)) { texts += 1 }
    }
    return texts * 2 > all
  }
}
