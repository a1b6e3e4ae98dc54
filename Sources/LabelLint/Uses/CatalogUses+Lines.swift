/// A line of a program or a layout that names a key.
package struct KeyMention: Sendable, Hashable {
  /// The file.
  package let path: String
  /// The line, from 1.
  package let line: Int
}

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

  /// The lines that name the key of a row: its uses, and where a program looks the key up without showing what for, as
  /// in `let title = NSLocalizedString("play", comment: "")`.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - catalog: The catalog that the uses were joined to.
  /// - Returns: The lines, each once, in the order of files and lines.
  package func mentions(ofRow row: Int, in catalog: Catalog) -> [KeyMention] {
    var lines = uses(ofRow: row).map { number in
      let use = index.uses[Int(number)]
      return (file: use.file, line: Int(use.line))
    }
    for literal in literals(ofRow: row, in: catalog) {
      let start = Int(literal.place.start)
      guard let text = index.programs[literal.file], start <= text.count else { continue }
      lines.append((literal.file, 1 + text[..<start].count { $0 == 0x0A }))
    }
    var seen: Set<KeyMention> = []
    return lines.sorted { $0 < $1 }
      .map { KeyMention(path: index.path(ofFile: $0.file), line: $0.line) }
      .filter { seen.insert($0).inserted }
  }

  /// The literals of programs that look up the key of a row.
  private func literals(ofRow row: Int, in catalog: Catalog) -> [SourceLiteral] {
    guard catalog.rows[row].table == .apple else { return [] }
    let reference = catalog.rows[row].first
    let file = catalog.file(of: reference)
    let key = file.byteArray(file.entries[Int(reference.entry)].key)
    let general = InterpolatedKey.general(key.span)
    return index.literals.filter { literal in
      guard literal.flags.contains(.isKey) else { return false }
      let isOfTable =
        literal.table.count == 0
        ? file.table == "Localizable"
        : index.arena[literal.table.range].elementsEqual(file.table.utf8)
      let hasValues = literal.flags.contains(.hasValues)
      return isOfTable
        && index.arena[literal.key.range].elementsEqual(hasValues ? general : key)
    }
  }
}
