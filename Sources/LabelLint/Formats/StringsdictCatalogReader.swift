/// Reads Apple `.stringsdict` files: property lists of texts by plural category, width and device.
package enum StringsdictCatalogReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`.
  ///   - bytes: The file as it is on disk.
  ///   - table: Name of the table, the file's name without extension.
  ///   - localeName: Name of the `.lproj` folder, without extension.
  /// - Returns: what could be read, with the problems in the order of the file.
  package static func read(
    path: String, bytes: [UInt8], table: String, localeName: String = ""
  ) -> CatalogFile {
    let opened = PropertyListFile(path: path, bytes: bytes, emptiness: .error)
    var file = CatalogFile(
      source: opened.source, format: .stringsdict, table: table, localeName: localeName)
    file.problems = opened.problems
    switch opened.syntax {
    case .oldStyle: readEntries(of: OldStylePropertyListReader.read(into: &file), into: &file)
    case .binary: readEntries(of: BinaryPlistReader.read(into: &file), into: &file)
    case .xml: readEntries(of: XMLPropertyListReader.read(into: &file), into: &file)
    case .none: break
    }
    file.noteRefusal()
    file.sortProblems()
    return file
  }

  /// Reads every key of a property list.
  private static func readEntries(of tree: PropertyListTree, into file: inout CatalogFile) {
    guard tree.isDictionary(reportingTo: &file) else { return }
    var keys: [[UInt8]: Int] = [:]
    for child in tree.children(of: 0) {
      let node = tree.nodes[child]
      switch node.kind {
      case .string: readPlainString(node, of: tree, into: &file)
      case .dictionary:
        var entry = StringsdictEntryReader(tree: tree, entry: child)
        entry.read(into: &file)
      case .array, .data, .scalar:
        file.reportNonString(file.string(node.key) ?? "", at: node.span.range)
        continue
      }
      file.enterLastKey(in: &keys)
    }
    file.reportTruncation(at: tree.truncation)
  }

  /// Reads a key with one text, which acts as one of a `.strings` file does.
  private static func readPlainString(
    _ node: PropertyListNode, of tree: PropertyListTree, into file: inout CatalogFile
  ) {
    file.report(
      .plainStringInStringsdict, at: node.keySpan.range,
      "`\(file.string(node.key) ?? "")` has one text and could be in the .strings file")
    file.startEntry(
      key: node.key, at: node.keySpan, type: .string, flags: .fromStringsdict,
      comment: node.comment, commentSpan: node.commentSpan)
    file.appendMessage(of: node, in: tree)
  }
}
