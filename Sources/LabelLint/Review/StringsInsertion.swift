/// Adds a pair to an old-style `.strings` file, laid out like its neighbour.
struct StringsInsertion {
  /// What is added where.
  let insertion: EntryInsertion

  private var file: CatalogFile { insertion.target }

  /// The edit that adds a text.
  ///
  /// - Throws: Why it cannot be added.
  func edit(_ text: String) throws(ReviewFault) -> Edit {
    let layout = LineLayout(file.source)
    let key = try quotedKey()
    let value = CatalogNotation(.strings).written(text)
    guard let number = insertion.neighbour ?? file.entries.indices.last else {
      let end = layout.text.count
      // That a file is empty says that nothing stands where the first text comes.
      guard file.problems.allSatisfy({ $0.code == .emptyFile }) else {
        throw EntryInsertion.unclear
      }
      let isEmpty = end == layout.start
      let lineEnd = isEmpty ? LineLayout(insertion.original.source).lineEnd : layout.lineEnd
      let isOpen = !isEmpty && layout.text[end - 1] != 0x0A
      return insertion.edit(
        "\(isOpen ? lineEnd : "")\(key) = \"\(value)\";\(lineEnd)", at: end)
    }
    let entry = file.entries[number]
    let message = file.messages[file.messageRange(ofEntry: number).lowerBound].value
    guard Int(message.end) < layout.text.count, isQuote(at: Int(message.end), layout),
      isQuote(at: Int(message.start) - 1, layout)
    else { throw EntryInsertion.unclear }
    let end = layout.skippingBlanks(from: Int(message.end) + 1, withLineEnds: true)
    guard end < layout.text.count, layout.text[end] == UInt8(ascii: ";") else {
      throw EntryInsertion.unclear
    }
    let keySpan = file.keySpan(of: entry)
    let behindKey = Int(keySpan.end) + (isQuote(at: Int(keySpan.end), layout) ? 1 : 0)
    let between = layout.string(behindKey..<Int(message.start) - 1)
    let isPlain = between.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "=") }
    let indent = layout.indent(of: Int(keySpan.start))
    return insertion.edit(
      "\(layout.lineEnd)\(indent)\(key)\(isPlain ? between : " = ")\"\(value)\";", at: end + 1)
  }

  /// The key as the source file spells it, with its quotes.
  private func quotedKey() throws(ReviewFault) -> String {
    let original = insertion.original
    let span = insertion.sourceKey
    let key = insertion.spelledKey
    let before = Int(span.start) - 1
    guard original.format == .strings, before >= 0 else { throw EntryInsertion.unclear }
    if original.source.encoding == .binary {
      return "\"\(CatalogNotation(.strings).written(insertion.key))\""
    }
    switch original.source.text[before] {
    case UInt8(ascii: "\""): return "\"\(key)\""
    case UInt8(ascii: "'"): return "'\(key)'"
    case UInt8(ascii: ">"): return "\"\(CatalogNotation(.strings).written(insertion.key))\""
    default: return key
    }
  }

  private func isQuote(at offset: Int, _ layout: LineLayout) -> Bool {
    offset >= 0 && offset < layout.text.count
      && (layout.text[offset] == UInt8(ascii: "\"") || layout.text[offset] == UInt8(ascii: "'"))
  }
}
