extension CatalogUses {
  /// The rows whose keys a line of code uses, in the order of their uses.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - path: The file, as the index names it.
  /// - Returns: Indexes of rows, each once.
  package func rows(onLine line: Int, of path: String) -> [Int] {
    guard let file = index.files.firstIndex(where: { ByteOrder.areEqual($0, path) }) else {
      return []
    }
    return (0..<count).filter { row in
      uses(ofRow: row).contains { number in
        let use = index.uses[Int(number)]
        return Int(use.file) == file && Int(use.line) == line
      }
    }
  }
}
