/// Strings of an Android catalog that stand for each other in a circle, so that none of them has a text.
struct AliasCircles {
  /// A row in a locale.
  private struct AliasKey: Hashable {
    let row: Int
    let locale: Int
  }

  /// The rows that strings stand for.
  private let targets: [AliasKey: Int]
  private let catalog: Catalog

  /// The circles of the aliases of a catalog.
  init(_ aliases: [AliasedTexts.Alias], in catalog: Catalog) {
    var targets: [AliasKey: Int] = [:]
    for alias in aliases {
      if let target = alias.target {
        targets[AliasKey(row: alias.row, locale: alias.locale)] = target
      }
    }
    self.targets = targets
    self.catalog = catalog
  }

  /// Whether an alias leads back to itself and is the first of its circle, which is told once: a translation does not
  /// tell of that of its source again.
  func begins(at alias: AliasedTexts.Alias) -> Bool {
    let source = AliasKey(row: alias.row, locale: Catalog.sourceIndex)
    if alias.locale != Catalog.sourceIndex, targets[source] == alias.target { return false }
    var members: Set<Int> = []
    var row: Int? = alias.row
    while let current = row, members.insert(current).inserted {
      row = target(of: current, locale: alias.locale)
    }
    guard row == alias.row else { return false }
    return members.filter { targets[AliasKey(row: $0, locale: alias.locale)] != nil }.min()
      == alias.row
  }

  /// The row that a row stands for in a locale; nil where it has a text there.
  private func target(of row: Int, locale: Int) -> Int? {
    if let own = targets[AliasKey(row: row, locale: locale)] { return own }
    if catalog.entry(row: row, locale: locale) != nil { return nil }
    return targets[AliasKey(row: row, locale: Catalog.sourceIndex)]
  }
}
