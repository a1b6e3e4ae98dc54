/// Reads the resources of Compose Multiplatform, `composeResources/values*/*.xml`.
package enum ComposeCatalogReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`.
  ///   - bytes: The file as it is on disk.
  ///   - localeName: Locale of the folder, as spelled; empty for an unqualified one.
  /// - Returns: Its entries and what is wrong with it.
  package static func read(path: String, bytes: [UInt8], localeName: String = "") -> CatalogFile {
    ResourcesReader.read(XMLInput(path: path, bytes: bytes), .compose, localeName: localeName)
  }
}
