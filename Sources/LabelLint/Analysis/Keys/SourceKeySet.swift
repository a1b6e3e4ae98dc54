/// The keys that a catalog's source language has, to be asked with another catalog's rows.
struct SourceKeySet {
  private let keys: Set<String>

  /// Collects the keys of a catalog's source language, by table and name.
  init(_ catalog: Catalog) {
    var keys: Set<String> = []
    for row in catalog.rows.indices
    where !catalog.entries(row: row, locale: Catalog.sourceIndex).isEmpty {
      keys.insert(Self.name(row: row, of: catalog))
    }
    self.keys = keys
  }

  /// Whether the source language has the key of another catalog's row.
  func contains(row: Int, of catalog: Catalog) -> Bool {
    keys.contains(Self.name(row: row, of: catalog))
  }

  /// Table and key as one word; Android keys are ASCII, so string equality is that of bytes.
  private static func name(row: Int, of catalog: Catalog) -> String {
    catalog.tableName(row: row) + "/" + catalog.key(row: row)
  }
}
