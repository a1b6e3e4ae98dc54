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
  /// Rows that were followed.
  private var met: Set<AliasKey> = []
  /// The first row of each circle that was found.
  private var firsts: Set<AliasKey> = []

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
  mutating func begins(at alias: AliasedTexts.Alias) -> Bool {
    let source = AliasKey(row: alias.row, locale: Catalog.sourceIndex)
    if alias.locale != Catalog.sourceIndex, targets[source] == alias.target { return false }
    follow(alias.row, locale: alias.locale)
    return firsts.contains(AliasKey(row: alias.row, locale: alias.locale))
  }

  /// Follows what a row stands for up to a row that was met before: each row is passed once.
  private mutating func follow(_ row: Int, locale: Int) {
    var path: [Int] = []
    var next: Int? = row
    while let current = next, met.insert(AliasKey(row: current, locale: locale)).inserted {
      path.append(current)
      next = target(of: current, locale: locale)
    }
    // Only a path that comes back to itself ends in a circle that is new.
    guard let next, let start = path.firstIndex(of: next) else { return }
    let members = path[start...].map { AliasKey(row: $0, locale: locale) }
    if let first = members.filter({ targets[$0] != nil }).min(by: { $0.row < $1.row }) {
      firsts.insert(first)
    }
  }

  /// The row that a row stands for in a locale; nil where it has a text there.
  private func target(of row: Int, locale: Int) -> Int? {
    if let own = targets[AliasKey(row: row, locale: locale)] { return own }
    if catalog.entry(row: row, locale: locale) != nil { return nil }
    return targets[AliasKey(row: row, locale: Catalog.sourceIndex)]
  }
}
