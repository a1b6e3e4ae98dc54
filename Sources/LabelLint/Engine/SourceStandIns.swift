/// Files that stand in for those of an Apple catalog's source language.
enum SourceStandIns {
  /// What comments and code say that users of the source language get where no catalog file does.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - sources: How the app's code uses keys; nil where it was not read.
  /// - Returns: The files; none where the source language has all keys.
  static func files(for catalog: Catalog, _ sources: UsageIndex?) -> [CatalogFile] {
    InterfaceComments.files(for: catalog)
      + (sources.map { CodeTexts($0).files(for: catalog) } ?? [])
  }
}
