/// How many texts of screens catalogs have, and which of them say nothing because several keys have them.
package struct ScreenTally: Sendable {
  /// Uses that have a key in some set.
  private(set) var found: Set<Int32> = []
  /// The keys of homonyms by the index of their use.
  private(set) var homonyms: [Int32: [String]] = [:]
  /// Of no screens.
  package init() {}

  /// Of the screens that a catalog was joined with.
  init(_ uses: CatalogUses, _ catalog: Catalog) {
    found = uses.screens.found
    for homonym in uses.screens.homonyms {
      homonyms[homonym.use] = homonym.rows.map { catalog.key(row: $0) }
    }
  }

  /// Adds another set of the same run.
  package mutating func add(_ other: ScreenTally) {
    found.formUnion(other.found)
    homonyms.merge(other.homonyms) { $0 + $1 }
  }
}
