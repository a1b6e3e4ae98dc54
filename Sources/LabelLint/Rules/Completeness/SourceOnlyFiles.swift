/// Source files that nobody translates, so that what locales lack of them is one finding and not one
/// for every text and locale.
struct SourceOnlyFiles {
  /// The texts of a file that must be translated.
  struct File {
    /// Name of the file.
    let name: String
    /// Its rows.
    var rows: [Int] = []
    /// The locales that have none of them, by number.
    var locales: [Int] = []
  }

  /// The files by their numbers.
  private(set) var files: [Int: File] = [:]
  /// The number of the developer file that has the source text of each row; -1 where none has.
  private var fileOfRow: [Int32] = []
  /// Number of rows of each file that must be translated; 0 for all that are no developer files.
  private var rowsOfFile: [Int] = []

  /// The developer files of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - rows: The rows that must be translated.
  init(_ catalog: Catalog, rows: [Int]) {
    if catalog.developerFiles.isEmpty { return }
    let isDeveloperFile = catalog.files.indices.map { catalog.developerFiles.contains($0) }
    fileOfRow = catalog.rows.indices.map { row in
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      return source.map { isDeveloperFile[Int($0.file)] ? $0.file : -1 } ?? -1
    }
    for row in rows {
      guard let number = file(ofRow: row) else { continue }
      if files[number] == nil {
        let path = catalog.files[number].source.path
        files[number] = File(name: path.split(separator: "/").last.map(String.init) ?? path)
      }
      files[number]?.rows.append(row)
    }
    rowsOfFile = catalog.files.indices.map { files[$0]?.rows.count ?? 0 }
  }

  /// What a locale lacks beside the files that it has nothing of, which are noted.
  mutating func take(_ missing: [Int], locale: Int) -> [Int] {
    if files.isEmpty || missing.isEmpty { return missing }
    var left = rowsOfFile
    // Rows of one file stand side by side, mostly.
    var index = 0
    while index < missing.count {
      let number = fileOfRow[missing[index]]
      let start = index
      while index < missing.count, fileOfRow[missing[index]] == number { index += 1 }
      if number >= 0 { left[Int(number)] -= index - start }
    }
    let whole = files.keys.filter { left[$0] == 0 }
    if whole.isEmpty { return missing }
    for number in whole { files[number]?.locales.append(locale) }
    return missing.filter { row in file(ofRow: row).map { !whole.contains($0) } ?? true }
  }

  /// The number of the developer file that has the source text of a row.
  private func file(ofRow row: Int) -> Int? {
    fileOfRow[row] < 0 ? nil : Int(fileOfRow[row])
  }
}
