/// Says where findings of a catalog are; each file is walked once.
struct FixPlaces {
  private let catalog: Catalog
  private var indexes: [Int: SourceIndex] = [:]

  /// Places of a catalog.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// A finding at its place.
  mutating func item(_ finding: Finding, _ fix: Fix?) -> FixOutcome.Item {
    let file = finding.span.file
    let source = indexes[file] ?? SourceIndex(catalog.files[file].source)
    indexes[file] = source
    let position = source.position(of: Int(finding.span.bytes.start))
    return FixOutcome.Item(
      finding: finding, fix: fix, path: source.file.path, line: position.line,
      column: position.column)
  }
}
