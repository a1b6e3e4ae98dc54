/// What rules may know of a locale: its case rules, and how its catalog writes words.
///
/// Owned by one task; what takes a walk through the locale's texts is made when first asked for.
public struct JudgedLocale {
  /// The locale.
  public let tag: LocaleTag
  /// Its case rules.
  let caseMapping: CaseMapping
  private let catalog: Catalog
  private let column: Int
  private var madeUsage: CapitalUsage?

  /// What is known of a locale of a catalog; `column` is its number in `Catalog.locales`.
  init(_ catalog: Catalog, column: Int) {
    self.catalog = catalog
    self.column = column
    tag = catalog.locales[column]
    caseMapping = CaseMapping(tag)
  }

  /// How the words of the locale's texts are cased.
  mutating func capitalUsage() -> CapitalUsage {
    if let madeUsage { return madeUsage }
    let usage = CapitalUsage(catalog, column: column)
    madeUsage = usage
    return usage
  }
}
