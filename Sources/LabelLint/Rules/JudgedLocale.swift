/// What rules may know of a locale: its case rules, and how its catalog writes words.
///
/// Owned by one task; what takes a walk through the locale's texts is made when first asked for.
public struct JudgedLocale {
  /// The locale.
  public let tag: LocaleTag
  /// Its case rules.
  let caseMapping: CaseMapping
  /// What else is known of its texts.
  let facts: LocaleFacts
  private let catalog: Catalog
  private let column: Int
  private var madeUsage: CapitalUsage?

  /// What is known of a locale of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - column: The locale's number in `Catalog.locales`.
  ///   - kinds: The kinds of the catalog's rows.
  init(_ catalog: Catalog, column: Int, kinds: CatalogKinds) {
    self.catalog = catalog
    self.column = column
    tag = catalog.locales[column]
    caseMapping = CaseMapping(tag)
    facts = LocaleFacts(catalog, column: column, kinds: kinds)
  }

  /// Whether a word stands twice in another case in the locale's texts.
  mutating func isOrdinaryWord(_ word: Span<UInt8>) -> Bool {
    makeUsage()
    return madeUsage?.isOrdinaryWord(word) ?? false
  }

  /// Whether a word stands in capitals in two of the locale's texts, and never otherwise.
  mutating func isAcronym(_ word: Span<UInt8>) -> Bool {
    makeUsage()
    return madeUsage?.isAcronym(word) ?? false
  }

  private mutating func makeUsage() {
    if madeUsage == nil { madeUsage = CapitalUsage(catalog, column: column) }
  }
}
