/// Room for the plain form of a text and of its source.
struct PlainTexts {
  /// The plain form of the text at hand.
  var own = PlainText()
  /// The plain form of its source.
  var source = PlainText()
  /// File and message that `source` was made from.
  var sourcePlace: (file: Int, message: Int) = (-1, -1)
  /// The file that texts are read from, kept while it stays the same: taking one out of the catalog
  /// counts references.
  private(set) var file: CatalogFile
  /// The file that source texts are read from, kept in the same way.
  private(set) var sourceFile: CatalogFile
  private var numbers = (file: 0, source: 0)

  /// Room for the texts of a catalog; nil for one without files.
  init?(_ catalog: Catalog) {
    guard let first = catalog.files.first else { return nil }
    file = first
    sourceFile = first
  }

  /// Goes on in a file of the catalog.
  mutating func open(_ catalog: Catalog, file: Int) {
    if numbers.file == file { return }
    numbers.file = file
    self.file = catalog.files[file]
  }

  /// Goes on with the source texts of a file of the catalog.
  mutating func open(_ catalog: Catalog, sourceFile: Int) {
    if numbers.source == sourceFile { return }
    numbers.source = sourceFile
    self.sourceFile = catalog.files[sourceFile]
  }
}
