/// What findings about untranslated texts say of a row, and of the locales that serve it instead: made
/// once for all the locales that lack the row.
struct UntranslatedWords {
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
  private let columns: LocaleColumns
  private var rows: [Row?]
  /// What users get instead, by the number of the locale it comes from.
  private var servers: [Finding.Wording?]

  /// What findings say of each row, for the locales that get the same text instead.
  private var messages: [(server: Int?, words: Finding.Wording)?]

  /// Words about a catalog, none made yet.
  init(_ catalog: Catalog, _ columns: LocaleColumns) {
    self.catalog = catalog
    self.columns = columns
    rows = Array(repeating: nil, count: catalog.rows.count)
    servers = Array(repeating: nil, count: catalog.locales.count)
    messages = Array(repeating: nil, count: catalog.rows.count)
  }

  /// What findings say of a row.
  mutating func words(row: Int) -> Row {
    if let known = rows[row] { return known }
    let source = catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first
    let subject = catalog.subject(row: row, locale: Catalog.sourceIndex)
    let text = catalog.firstText(of: source)
    let shown = catalog.hasSource ? text ?? "" : subject.key
    let made = Row(
      subject: subject, span: catalog.keySpan(of: source), source: catalog.hasSource ? text : nil,
      quoted: "\(quoting: shown)")
    rows[row] = made
    return made
  }

  /// What a finding says of a row that a locale lacks: made anew only where users get another text
  /// than those of the locale before.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - locale: The locale.
  ///   - make: Makes it of the source text in quotes and of what users get.
  /// - Returns: The words.
  mutating func message(
    row: Int, locale: Int, _ make: (Finding.Wording, Finding.Wording) -> Finding.Wording
  ) -> Finding.Wording {
    let server = columns.localeServedInstead(row: row, locale: locale)
    if let known = messages[row], known.server == server { return known.words }
    let made = make(words(row: row).quoted, served(by: server, row: row))
    messages[row] = (server, made)
    return made
  }

  /// Whether users of a locale get the text of another region of their language, in the same letters.
  func isServedInOwnLanguage(row: Int, locale: Int) -> Bool {
    guard let server = columns.localeServedInstead(row: row, locale: locale),
      server != Catalog.sourceIndex
    else { return false }
    let (own, other) = (catalog.locales[locale], catalog.locales[server])
    return own.language == other.language && own.scriptOrLikely == other.scriptOrLikely
  }

  /// What users of a locale get for a key that no locale of theirs has.
  mutating func served(row: Int, locale: Int) -> Finding.Wording {
    served(by: columns.localeServedInstead(row: row, locale: locale), row: row)
  }

  /// What users get from a locale; from none the key, or what Interface Builder has in its file.
  private mutating func served(by server: Int?, row: Int) -> Finding.Wording {
    guard let server else {
      let isOfInterface = InterfaceBuilderKind.isKey(Array(catalog.key(row: row).utf8).span)
      return isOfInterface ? "the text of the interface file" : "the key"
    }
    if server == Catalog.sourceIndex, catalog.sourceLocale.language == "en",
      words(row: row).hasNoLatinLetter
    {
      return "the source text"
    }
    if let known = servers[server] { return known }
    let made: Finding.Wording = "\(language: catalog.locales[server])"
    servers[server] = made
    return made
  }
}
