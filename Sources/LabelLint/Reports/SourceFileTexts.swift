/// How many texts of a source file must be translated: what the file of each locale is measured by.
package struct SourceFileTexts: Sendable, Hashable {
  /// Name of the file; the locales have files of the same name, but for the extension.
  package var file: String
  /// Number of its texts that must be translated.
  package var required: Int

  /// A file with its texts.
  package init(file: String, required: Int) {
    self.file = file
    self.required = required
  }

  /// The source files of a catalog, sorted; files of one table, such as `L.strings` and `L.stringsdict`, are one.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - rows: The rows of the texts that must be translated.
  /// - Returns: The files with such texts.
  static func all(of catalog: Catalog, rows: [Int]) -> [SourceFileTexts] {
    var counts = [Int](repeating: 0, count: catalog.files.count)
    for row in rows {
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first
      counts[Int(source.file)] += 1
    }
    var files: [String: SourceFileTexts] = [:]
    for file in counts.indices where counts[file] > 0 {
      let path = catalog.files[file].source.path
      let new = SourceFileTexts(file: name(ofPath: path), required: 0)
      files[table(ofPath: path), default: new].required += counts[file]
    }
    return files.values.sorted { ByteOrder.precedes($0.file, $1.file) }
  }

  /// What the files of a table have in common: the name without its extension.
  static func table(ofPath path: String) -> String {
    let name = name(ofPath: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static func name(ofPath path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
