/// Reads Android resources, `res/values*/*.xml`, as Gradle's compiler does.
package enum AndroidCatalogReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`; a file name that contains `donottranslate`
  ///     makes its entries untranslatable.
  ///   - bytes: The file as it is on disk.
  ///   - localeName: Locale of the folder, as spelled; empty for an unqualified one.
  /// - Returns: Its entries and what is wrong with it.
  package static func read(path: String, bytes: [UInt8], localeName: String = "") -> CatalogFile {
    ResourcesReader.read(XMLInput(path: path, bytes: bytes), .android, localeName: localeName)
  }
}
