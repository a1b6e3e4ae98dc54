/// Message parts of `missing-translation` findings, kept for a key across locales.
struct MissingTranslationWording {
  /// What findings say of one row; an object, as all locales that lack the row are told of it.
  final class Row: Sendable {
    /// What they are about, without a locale.
    let subject: Subject
    /// Place of the key.
    let span: SourceSpan
    /// The source text; without a source, nil.
    let source: String?
    /// The source text in quotes; without a source, the key.
    let quoted: Finding.Wording

    /// Whether the text is one of a project template.
    var isOfTemplate: Bool { source.map { TemplateText.isOne($0.utf8.span) } ?? false }

    /// Whether the text has letters, and none of them is Latin: in an English catalog it is in another
    /// language, as in apps that keep their first language where the source is expected.
    var hasNoLatinLetter: Bool {
      let letters = (source ?? "").unicodeScalars.filter(CharacterProperties.isLetter)
      return !letters.isEmpty && letters.allSatisfy { !$0.isASCII }
    }

    init(subject: Subject, span: SourceSpan, source: String?, quoted: Finding.Wording) {
      self.subject = subject
      self.span = span
      self.source = source
      self.quoted = quoted
    }
  }

  private let catalog: Catalog
  private let instead: ServedInstead
  /// Folders of locales that spell another language than findings do, as theirs is one of a larger one: `values-pnb`,
  /// which is `lah`.
  private let folders: [Int: String]
  private var rows: [Row?]
  /// What findings say of each row, for the locales that get the same instead.
  private var messages: [(served: ServedInstead.Answer, words: Finding.Wording)?]

  /// Words about a catalog, none made yet.
  init(_ catalog: Catalog, _ columns: LocaleColumns, _ uses: CatalogUses?) {
    self.catalog = catalog
    instead = ServedInstead(catalog, columns, uses)
    folders = Self.foldersOfOtherCodes(catalog)
    rows = Array(repeating: nil, count: catalog.rows.count)
    messages = Array(repeating: nil, count: catalog.rows.count)
  }

  /// What findings say of a row.
  mutating func words(row: Int) -> Row {
    if let known = rows[row] { return known }
    let source = catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first
    let subject = catalog.subject(row: row, locale: Catalog.sourceIndex)
    let text = catalog.firstText(of: source)
    let shown = catalog.hasSource ? catalog.shownText(of: source) ?? "" : subject.key
    let made = Row(
      subject: subject, span: catalog.keySpan(of: source), source: catalog.hasSource ? text : nil,
      quoted: "\(quoting: shown)")
    rows[row] = made
    return made
  }

  /// What users of a locale get for a row that no locale of theirs has.
  func served(row: Int, locale: Int) -> ServedInstead.Answer {
    instead.answer(row: row, locale: locale)
  }

  /// What a finding says of a row that a locale lacks: made anew only where users get something else than those of
  /// the locale before.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - locale: The locale.
  ///   - isSpoken: Whether a screen reader speaks the text.
  /// - Returns: The words.
  mutating func message(row: Int, locale: Int, isSpoken: Bool) -> Finding.Wording {
    let served = served(row: row, locale: locale)
    let hasFolder = folders[locale] != nil
    if !hasFolder, let known = messages[row], known.served == served { return known.words }
    let (text, phrase) = (words(row: row).quoted, phrase(for: served, row: row))
    let place = place(locale: locale)
    let made: Finding.Wording =
      served == .key
      ? isSpoken
        ? "\(text) is not translated\(place), so the app shows and speaks the key"
        : "\(text) is not translated\(place), so the app shows the key"
      : "\(text) is not translated\(place), so users get \(phrase)"
    if !hasFolder { messages[row] = (served, made) }
    return made
  }

  /// Where the translation is missing, behind "not translated": the folder where its name is not that of the locale.
  func place(locale: Int) -> Finding.Wording {
    guard let folder = folders[locale] else { return "" }
    return " in \(quoting: folder)"
  }

  /// The folders of a catalog whose language is spelled otherwise than the tag of their locale, by the locale's number.
  private static func foldersOfOtherCodes(_ catalog: Catalog) -> [Int: String] {
    var folders: [Int: String] = [:]
    for file in catalog.files.indices {
      let place = catalog.places[file]
      guard let tag = place.tag, spellsOtherCode(place.folder, than: tag.language),
        let locale = catalog.locales.firstIndex(of: tag.merged)
      else { continue }
      if folders[locale] == nil { folders[locale] = place.folder }
    }
    return folders
  }

  /// Whether a folder is named after a language by another code; Android's old codes are those of the same language.
  private static func spellsOtherCode(_ folder: String, than language: String) -> Bool {
    let words = folder.utf8.split { !ASCII.isAlphanumeric($0) }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "values" && $0 != "b" }
    guard let code = words.first, (2...3).contains(code.utf8.count),
      code.utf8.allSatisfy(ASCII.isLowerCase), !words.contains(language)
    else { return false }
    return AndroidLocale(code).language != AndroidLocale(language).language
  }

  /// Whether users of a locale get the text of another region of their language, in the same letters.
  func isServedInOwnLanguage(row: Int, locale: Int) -> Bool {
    guard case .text(let server) = served(row: row, locale: locale),
      server != Catalog.sourceIndex
    else { return false }
    let (own, other) = (catalog.locales[locale], catalog.locales[server])
    return own.language == other.language && own.scriptOrLikely == other.scriptOrLikely
  }

  /// What users get, behind "users get".
  mutating func phrase(for served: ServedInstead.Answer, row: Int) -> Finding.Wording {
    switch served {
    case .text(let server):
      if server == Catalog.sourceIndex, catalog.sourceLocale.language == "en",
        words(row: row).hasNoLatinLetter
      {
        return "the source text"
      }
      return "\(language: catalog.locales[server])"
    case .keyThatIsText:
      return "\(language: catalog.sourceLocale) (the text of the key)"
    case .key, .unknownKey: return "the key"
    case .propertyList: return "the text of Info.plist"
    case .interfaceFile: return "the text of the interface file"
    }
  }
}
