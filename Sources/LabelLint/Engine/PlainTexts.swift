/// Room for the plain form of a text and of its source.
struct PlainTexts {
  /// The plain form of the text at hand.
  var own = PlainText()
  /// The plain form of its source.
  var source = PlainText()
  /// File and message that `source` was made from.
  var sourcePlace: (file: Int, message: Int) = (-1, -1)
  private var current: CurrentFile
  private var currentSource: CurrentFile

  /// The file that texts are read from.
  var file: CatalogFile { _read { yield current.file } }
  /// The file that source texts are read from.
  var sourceFile: CatalogFile { _read { yield currentSource.file } }

  /// Room for the texts of a catalog; nil for one without files.
  init?(_ catalog: Catalog) {
    guard let first = CurrentFile(catalog) else { return nil }
    current = first
    currentSource = first
  }

  /// Goes on in a file of the catalog.
  mutating func open(_ catalog: Catalog, file: Int) { current.open(catalog, file: file) }

  /// Goes on with the source texts of a file of the catalog.
  mutating func open(_ catalog: Catalog, sourceFile: Int) {
    currentSource.open(catalog, file: sourceFile)
  }
}
