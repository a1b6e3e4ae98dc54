/// Files that stand in for those of an Apple catalog's source language.
enum SourceStandIns {
  /// What comments, code and keys say that users of the source language get where no catalog file does.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - sources: How the app's code uses keys; nil where it was not read.
  /// - Returns: The files; none where the source language has all keys.
  static func files(for catalog: Catalog, _ sources: UsageIndex?) -> [CatalogFile] {
    InterfaceComments.files(for: catalog) + files(for: catalog, ofCode: sources)
  }

  /// What code shows, where it was read, or else the phrases that are keys.
  private static func files(for catalog: Catalog, ofCode sources: UsageIndex?) -> [CatalogFile] {
    guard let sources, sources.holdsPrograms else { return PhraseTexts.files(for: catalog) }
    return CodeTexts(sources).files(for: catalog)
  }
}
