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
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? starts[low - 1].entry : nil
  }
}
