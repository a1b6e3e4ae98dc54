/// What every locale of a catalog must have, and what it lacks: worked out once for all rules.
public struct TranslationCoverage: Sendable {
  /// Rows that a locale's users do not get in their language, by locale number.
  public let missing: [[Int]]
  /// Rows of which a locale's users get a copy of the source text, by locale number.
  public let copied: [[Int]]
  /// Number of keys a locale must have, by locale number; 0 where it need not be complete.
  public let required: [Int]
  /// How the locales serve each other.
  let columns: LocaleColumns
  /// What is asked of translators.
  let requirements: TranslationRequirements

  /// Looks up every required key in every locale that must be complete.
  public init(
    _ catalog: Catalog, _ kinds: CatalogKinds, _ copies: TranslationCopies,
    fullRegions: [String] = []
  ) {
    columns = LocaleColumns(catalog, fullRegions: fullRegions)
    requirements = TranslationRequirements(catalog, kinds)
    var missing = [[Int]](repeating: [], count: catalog.locales.count)
    var copied = missing
    var required = [Int](repeating: 0, count: catalog.locales.count)
    // A catalog without files has no rows either.
    if var current = CurrentFile(catalog) {
      for locale in catalog.locales.indices where columns.isRequired[locale] {
        for row in requirements.rows where requirements.isRequired(row: row, locale: locale) {
          required[locale] += 1
          let server = columns.server(
            ofRow: row, locale: locale, requirements, through: &current)
          if let server {
            if copies.isCopy(row: row, locale: server) { copied[locale].append(row) }
          } else {
            missing[locale].append(row)
          }
        }
      }
    }
    self.missing = missing
    self.copied = copied
    self.required = required
  }

  /// Number of required keys that a locale has in its language.
  public func translated(locale: Int) -> Int {
    required[locale] - missing[locale].count - copied[locale].count
  }
}
