/// The entries of a file by where their keys stand.
struct KeyStarts {
  private let starts: [(offset: Int, entry: Int)]

  /// The entries of a file.
  init(of file: CatalogFile) {
    starts = file.entries.indices.map { (Int(file.keySpan(of: file.entries[$0]).start), $0) }
      .sorted { $0 < $1 }
  }

  /// The last entry whose key begins at or before an offset; of several there, the first.
  func entry(at offset: Int) -> Int? {
    let behind = starts.firstSorted { $0.offset > offset }
    return behind > 0 ? starts[behind - 1].entry : nil
  }
}
