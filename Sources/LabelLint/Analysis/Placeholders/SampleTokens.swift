/// Words in braces that users read as they are: samples of a template, which languages translate with the rest of the
/// text, `{{Land}}` for `{{Country}}`.
struct SampleTokens {
  /// A row, and braces of one style.
  private struct Asked: Hashable {
    let row: Int
    let style: Placeholder.Style
  }

  /// What the translations of a row have in braces.
  private struct Braces {
    /// How many translations differ from the source.
    var translations = 0
    /// Those that have braces around another word: their languages, and the tokens that they share with the source.
    var withOwnWords: [(language: String, tokens: Set<PlaceholderKey>)] = []
  }

  /// Languages that have to translate a token.
  private static let fewestLanguages = 3

  private var known: [Asked: Braces] = [:]

  /// Whether a text has braces around several words, which no code fills in: a translation may need one word for them.
  static func areWords(inBracesOf text: Span<UInt8>) -> Bool {
    guard let open = text.firstIndex(of: "{"), let close = text.firstIndex(of: "}", from: open)
    else { return false }
    let inner = text.extracting(open + 1..<close)
    return inner.firstIndex(of: " ") != nil && inner.firstIndex(of: ",") == nil
  }

  /// Whether several languages have another word in the same braces.
  ///
  /// No format of the platforms has doubled braces: there a part of the translations is enough, while others take the
  /// sample as it is. What stands between single ones is mostly an argument: there it has to be half of them.
  ///
  /// - Parameters:
  ///   - key: A token of the source.
  ///   - row: The row.
  ///   - reading: How the source text is read.
  ///   - catalog: The catalog.
  /// - Returns: Whether the token is a sample.
  mutating func hold(
    _ key: PlaceholderKey, row: Int, _ reading: PlaceholderReading, _ catalog: Catalog
  ) -> Bool {
    guard case .token(let style, _) = key, style == .brace || style == .doubleBrace else {
      return false
    }
    let asked = Asked(row: row, style: style)
    let braces = known[asked] ?? Self.braces(style, row: row, reading, catalog)
    known[asked] = braces
    let translating = braces.withOwnWords.filter { !$0.tokens.contains(key) }
    let share = style == .doubleBrace ? 5 : 2
    return Set(translating.map(\.language)).count >= Self.fewestLanguages
      && translating.count * share >= braces.translations
  }

  /// What the translations of a row have in braces of a style.
  private static func braces(
    _ style: Placeholder.Style, row: Int, _ reading: PlaceholderReading, _ catalog: Catalog
  ) -> Braces {
    var scanner = PlaceholderScanner()
    let own = Set(
      tokens(
        of: style, in: text(row: row, locale: Catalog.sourceIndex, catalog), reading, &scanner))
    let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      .flatMap { catalog.firstText(of: $0) }
    let opening = Array((style == .doubleBrace ? "{{" : "{").utf8)
    var braces = Braces()
    for locale in catalog.locales.indices.dropFirst() {
      guard let entry = catalog.entry(row: row, locale: locale),
        catalog.firstText(of: entry) != source
      else { continue }
      braces.translations += 1
      let text = text(row: row, locale: locale, catalog)
      let shared = tokens(of: style, in: text, reading, &scanner).filter(own.contains)
      // Words in letters of any script are no tokens.
      let openings = text.indices.count { text[$0...].starts(with: opening) }
      if openings > shared.count {
        braces.withOwnWords.append((catalog.locales[locale].language, Set(shared)))
      }
    }
    return braces
  }

  /// The text of a locale; empty without one.
  private static func text(row: Int, locale: Int, _ catalog: Catalog) -> [UInt8] {
    guard let entry = catalog.entry(row: row, locale: locale),
      let message = catalog.firstMessage(of: entry)
    else { return [] }
    return catalog.file(of: entry).byteArray(catalog.text(of: message))
  }

  /// The tokens of a style in a text.
  private static func tokens(
    of style: Placeholder.Style, in text: [UInt8], _ reading: PlaceholderReading,
    _ scanner: inout PlaceholderScanner
  ) -> [PlaceholderKey] {
    scanner.scan(text.span, as: reading)
    return scanner.placeholders.filter { $0.style == style }.map {
      PlaceholderKey($0, in: text.span)
    }
  }
}
