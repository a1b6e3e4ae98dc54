/// A locale whose texts are to differ from the source.
struct CopyLocale: Sendable {
  /// The script that its texts are written in.
  let script: Script

  /// The scripts of languages that are written in several: the table decides for one of them (CLDR, likely subtags
  /// and languages of several scripts).
  private static let severalScripts = Resource.table(of: "locales/several-scripts.txt")
    .mapValues { Set($0.compactMap { Script(code: $0) }) }
  /// Languages whose likely script in CLDR is no longer the one they are written in: Karakalpak has had
  /// Latin letters by law since 1994.
  private static let newerScripts: [String: Script] = ["kaa": .latin]
  /// Fewest texts that show the script of a table.
  private static let fewestTexts = 5
  /// Share of them, in percent, that the script must have.
  private static let sharePercent = 80

  /// What is expected of a locale of a catalog; nil for the source, variants of an English source and
  /// other locales of the source's language and script.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - column: The locale's number.
  ///   - sourceScript: The script of the source.
  ///   - shelf: What follows from the tags of locales.
  @inline(never)
  init?(
    _ catalog: borrowing Catalog, column: Int, from sourceScript: Script, _ shelf: LocaleShelf
  ) {
    let tag = catalog.locales[column]
    let source = catalog.sourceLocale
    if column == Catalog.sourceIndex || tag.isVariant(ofEnglishSource: source) { return nil }
    guard let likely = shelf.profile(of: tag).script else { return nil }
    // Simplified and traditional Chinese share their letters.
    if tag.language == source.language,
      likely.includes(sourceScript) || likely.includes(.han) && sourceScript.includes(.han)
    {
      return nil
    }
    guard Self.isOfSeveralScripts(tag), let own = Self.severalScripts[tag.language] else {
      script = likely
      return
    }
    script =
      Self.majority(catalog, column: column, of: own, besides: sourceScript)
      ?? Self.newerScripts[tag.language] ?? likely
  }

  /// Whether a locale names no script of a language that has several.
  static func isOfSeveralScripts(_ tag: LocaleTag) -> Bool {
    tag.script == nil && severalScripts[tag.language] != nil
  }

  /// The script of nearly all texts of a locale that are no copies and not in English; nil where there are several
  /// scripts, few texts in that of the source, or another than those of the language: Tamil in Punjabi.
  private static func majority(
    _ catalog: Catalog, column: Int, of own: Set<Script>, besides sourceScript: Script
  ) -> Script? {
    guard var current = FileCursor(catalog) else { return nil }
    var currentSource = current
    // Texts of a table are of one script or two.
    var counts: [(script: Script, texts: Int)] = []
    var texts = 0
    for row in catalog.rows.indices {
      guard let entry = catalog.entry(row: row, locale: column),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      else { continue }
      current.open(catalog, file: Int(entry.file))
      currentSource.open(catalog, file: Int(source.file))
      guard
        let script = current.file.script(
          ofEntry: Int(entry.entry), unlike: Int(source.entry), of: currentSource.file),
        own.contains(script)
      else { continue }
      texts += 1
      if let known = counts.firstIndex(where: { $0.script == script }) {
        counts[known].texts += 1
      } else {
        counts.append((script, 1))
      }
    }
    if texts < fewestTexts {
      return counts.count == 1 && counts[0].script != sourceScript ? counts[0].script : nil
    }
    return counts.first { $0.texts * 100 >= texts * sharePercent }?.script
  }

  /// Whether most words of a text are ordinary ones of English.
  fileprivate static func isInEnglish(_ text: Span<UInt8>) -> Bool {
    var (words, known) = (0, 0)
    var shown = ShownText(passingAddresses: true)
    while let word = shown.nextLetters(in: text) {
      words += 1
      if EnglishWords.contains(text.extracting(word)) { known += 1 }
    }
    return known * 2 > words
  }

  /// Script that most letters of a text have, looked at up to a limit; nil without letters.
  fileprivate static func firstScript(of text: Span<UInt8>) -> Script? {
    let shown = text.extracting(0..<min(text.count, 256))
    if shown.isASCII {
      let hasLetter = shown.indices.contains { ASCII.isLetter(shown[$0]) }
      return hasLetter ? .latin : nil
    }
    // Nearly all letters of a text are of one script.
    var first: (script: Script, letters: Int)?
    var others: [(script: Script, letters: Int)] = []
    var index = 0
    while index < shown.count {
      let byte = text[index]
      let script: Script
      if byte < 0x80 {
        index += 1
        if !ASCII.isLetter(byte) { continue }
        script = .latin
      } else if byte == 0xD0 || byte == 0xD1 {
        // U+0400 to U+047F, each of them a letter.
        index += 2
        script = .cyrillic
      } else {
        let (scalar, length) = text.scalarOrReplacement(at: index)
        index += length
        guard let own = LetterScripts.script(of: scalar) else { continue }
        script = own
      }
      if first == nil { first = (script, 0) }
      if first?.script == script {
        first?.letters += 1
        // No other script comes to more, with one letter for each byte that is left.
        if others.isEmpty, (first?.letters ?? 0) >= shown.count - index { return script }
      } else if let known = others.firstIndex(where: { $0.script == script }) {
        others[known].letters += 1
      } else {
        others.append((script, 1))
      }
    }
    var most = first
    for other in others where other.letters > most?.letters ?? 0 { most = other }
    return most?.script
  }
}

extension CatalogFile {
  /// The script of an entry's first text; nil where there is none, none of its letters has one, the entry's source has
  /// the same, or all words are English, as those of an older source text are.
  fileprivate func script(
    ofEntry entry: Int, unlike source: Int, of sourceFile: borrowing CatalogFile
  ) -> Script? {
    guard let own = messageRange(ofEntry: entry).first,
      let original = sourceFile.messageRange(ofEntry: source).first,
      !holdsSame(messages[own].text, as: sourceFile.messages[original].text, of: sourceFile)
    else { return nil }
    let text = bytes(messages[own].text)
    let script = CopyLocale.firstScript(of: text)
    // A former source text says as little as a copy.
    return script == .latin && CopyLocale.isInEnglish(text) ? nil : script
  }
}
