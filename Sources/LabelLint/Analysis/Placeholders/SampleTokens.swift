/// Words in braces that users read as they are: samples of a template, which languages translate with the rest of the
/// text, `{{Land}}` for `{{Country}}`.
struct SampleTokens {
  /// A token of a row's source text.
  private struct Asked: Hashable {
    let row: Int
    let key: PlaceholderKey
  }

  /// Languages that have to translate a token.
  private static let fewestLanguages = 3

  private var known: [Asked: Bool] = [:]

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
    let asked = Asked(row: row, key: key)
    if let answer = known[asked] { return answer }
    var scanner = PlaceholderScanner()
    let own = Self.tokens(row: row, locale: Catalog.sourceIndex, style, reading, &scanner, catalog)
    let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      .flatMap { catalog.firstText(of: $0) }
    var languages: Set<String> = []
    var (translating, translations) = (0, 0)
    for locale in catalog.locales.indices.dropFirst() {
      guard let entry = catalog.entry(row: row, locale: locale),
        catalog.firstText(of: entry) != source
      else { continue }
      translations += 1
      let tokens = Self.tokens(row: row, locale: locale, style, reading, &scanner, catalog)
      guard !tokens.contains(key), !tokens.isSubset(of: own) else { continue }
      translating += 1
      languages.insert(catalog.locales[locale].language)
    }
    let share = style == .doubleBrace ? 5 : 2
    let isSample =
      languages.count >= Self.fewestLanguages && translating * share >= translations
    known[asked] = isSample
    return isSample
  }

  /// The tokens of a style in a locale's text.
  private static func tokens(
    row: Int, locale: Int, _ style: Placeholder.Style, _ reading: PlaceholderReading,
    _ scanner: inout PlaceholderScanner, _ catalog: Catalog
  ) -> Set<PlaceholderKey> {
    guard let entry = catalog.entry(row: row, locale: locale),
      let message = catalog.firstMessage(of: entry)
    else { return [] }
    let text = catalog.file(of: entry).bytes(catalog.text(of: message))
    scanner.scan(text, as: reading)
    return Set(
      scanner.placeholders.filter { $0.style == style }.map { PlaceholderKey($0, in: text) })
  }
}
