/// Adds a pair to an old-style `.strings` file, laid out like its neighbour.
struct StringsInsertion {
  /// What is added where.
  let insertion: EntryInsertion

  private var file: CatalogFile { insertion.catalog.files[insertion.file] }

  /// The edit that adds a text.
  ///
  /// - Throws: Why it cannot be added.
  func edit(_ text: String) throws(ReviewFault) -> Edit {
    let layout = LineLayout(file.source)
    let key = try quotedKey()
    let value = CatalogNotation(.strings).written(text)
    guard let number = insertion.neighbour ?? file.entries.indices.last else {
      let end = layout.text.count
      guard file.problems.isEmpty else { throw Self.unclear }
      let isOpen = end > layout.start && layout.text[end - 1] != 0x0A
      return made(
        "\(isOpen ? layout.lineEnd : "")\(key) = \"\(value)\";\(layout.lineEnd)", at: end)
    }
    let entry = file.entries[number]
    let message = file.messages[file.messageRange(ofEntry: number).lowerBound].value
    guard Int(message.end) < layout.text.count, isQuote(at: Int(message.end), layout),
      isQuote(at: Int(message.start) - 1, layout)
    else { throw Self.unclear }
    let end = layout.skippingBlanks(from: Int(message.end) + 1, withLineEnds: true)
    guard end < layout.text.count, layout.text[end] == UInt8(ascii: ";") else {
      throw Self.unclear
    }
    let behindKey = Int(entry.keySpan.end) + (isQuote(at: Int(entry.keySpan.end), layout) ? 1 : 0)
    let between = layout.string(behindKey..<Int(message.start) - 1)
    let isPlain = between.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "=") }
    let indent = layout.indent(of: Int(entry.keySpan.start))
    return made(
      "\(layout.lineEnd)\(indent)\(key)\(isPlain ? between : " = ")\"\(value)\";", at: end + 1)
  }

  private static let unclear = ReviewFault("its place in the file is not clear: edit the file")

  /// The key as the source file spells it, with its quotes.
  private func quotedKey() throws(ReviewFault) -> String {
    let original = insertion.catalog.files[Int(insertion.source.file)]
    let span = insertion.catalog[insertion.source].keySpan
    let key = insertion.spelledKey
    let before = Int(span.start) - 1
    guard original.format == .strings, before >= 0 else { throw Self.unclear }
    switch original.source.text[before] {
    case UInt8(ascii: "\""): return "\"\(key)\""
    case UInt8(ascii: "'"): return "'\(key)'"
    case UInt8(ascii: ">"): throw Self.unclear
    default: return key
    }
  }

  private func isQuote(at offset: Int, _ layout: LineLayout) -> Bool {
    offset >= 0 && offset < layout.text.count
      && (layout.text[offset] == UInt8(ascii: "\"") || layout.text[offset] == UInt8(ascii: "'"))
  }

  private func made(_ text: String, at offset: Int) -> Edit {
    Edit(
      SourceSpan(file: insertion.file, bytes: ByteRange(start: UInt32(offset), count: 0)),
      with: text)
  }
}
