/// The file of a catalog that texts are read from, kept while it stays the same: taking one out of the
/// catalog counts references, and most texts lie in the file of the one before.
struct FileCursor {
  /// The file.
  private(set) var file: CatalogFile
  /// Its index in the catalog.
  private(set) var number = 0

  /// The first file of a catalog; nil for one without files.
  init?(_ catalog: Catalog) {
    guard let first = catalog.files.first else { return nil }
    file = first
  }

  /// Goes on in a file of the catalog.
  mutating func open(_ catalog: Catalog, file number: Int) {
    if self.number == number { return }
    self.number = number
    file = catalog.files[number]
  }
}
