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
    let own = Self.tokens(
      of: style, in: Self.text(row: row, locale: Catalog.sourceIndex, catalog), reading, &scanner)
    let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      .flatMap { catalog.firstText(of: $0) }
    var languages: Set<String> = []
    var (translating, translations) = (0, 0)
    for locale in catalog.locales.indices.dropFirst() {
      guard let entry = catalog.entry(row: row, locale: locale),
        catalog.firstText(of: entry) != source
      else { continue }
      translations += 1
      let text = Self.text(row: row, locale: locale, catalog)
      guard Self.hasOwnWord(insteadOf: key, style, text, known: own, reading, &scanner) else {
        continue
      }
      translating += 1
      languages.insert(catalog.locales[locale].language)
    }
    let share = style == .doubleBrace ? 5 : 2
    let isSample =
      languages.count >= Self.fewestLanguages && translating * share >= translations
    known[asked] = isSample
    return isSample
  }

  /// Whether a text lacks a token and has braces around another word, in letters of any script.
  private static func hasOwnWord(
    insteadOf key: PlaceholderKey, _ style: Placeholder.Style, _ text: [UInt8],
    known: [PlaceholderKey], _ reading: PlaceholderReading, _ scanner: inout PlaceholderScanner
  ) -> Bool {
    let tokens = tokens(of: style, in: text, reading, &scanner)
    if tokens.contains(key) { return false }
    let opening = Array((style == .doubleBrace ? "{{" : "{").utf8)
    let openings = text.indices.count { text[$0...].starts(with: opening) }
    return openings > tokens.count(where: known.contains)
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
