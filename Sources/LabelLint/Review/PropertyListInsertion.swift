/// Adds a pair to a `.strings` file that is a property list in XML, laid out like its neighbour.
struct PropertyListInsertion {
  /// What is added where.
  let insertion: EntryInsertion

  private static let open = "<string>"
  private static let close = "</string>"

  /// Whether a `.strings` file is a property list in XML.
  static func fits(_ file: CatalogFile) -> Bool {
    let layout = LineLayout(file.source)
    let first = layout.skippingBlanks(from: layout.start, withLineEnds: true)
    return first < layout.text.count && layout.text[first] == UInt8(ascii: "<")
  }

  /// The edits that add a text.
  ///
  /// - Throws: Why it cannot be added.
  func edits(_ text: String) throws(ReviewFault) -> [Edit] {
    let file = insertion.target
    let layout = LineLayout(file.source)
    guard let number = insertion.neighbour ?? file.entries.indices.last else {
      return try firstEdits(text, layout)
    }
    let key = Int(file.keySpan(of: file.entries[number]).start)
    let value = file.messages[file.messageRange(ofEntry: number).lowerBound].value.range
    guard let start = layout.offset(ofLast: "<key>", before: key),
      layout.text[value.upperBound...].starts(with: Self.close.utf8)
    else { throw EntryInsertion.unclear }
    let keyEnd = Int(file.keySpan(of: file.entries[number]).end)
    let between = layout.string(keyEnd..<value.lowerBound)
    guard between.hasPrefix("</key>"), between.hasSuffix(Self.open) else {
      throw EntryInsertion.unclear
    }
    return [
      insertion.edit(
        layout.lineBreak(like: start) + "<key>\(written(insertion.key))\(between)\(written(text))"
          + Self.close, at: value.upperBound + Self.close.utf8.count)
    ]
  }

  /// The edits that add a text to a dictionary without entries.
  private func firstEdits(
    _ text: String, _ layout: LineLayout
  ) throws(ReviewFault) -> [Edit] {
    let lineEnd = layout.lineEnd
    if let end = layout.offset(ofLast: "</dict>", before: layout.text.count) {
      let indent = layout.indent(of: end)
      return [insertion.edit("\(pair(text, indent, lineEnd))\(lineEnd)\(indent)", at: end)]
    }
    guard let start = layout.offset(ofLast: "<dict", before: layout.text.count),
      let end = layout.offset(ofLast: "/>", before: layout.text.count), start < end,
      layout.skippingBlanks(from: start + "<dict".utf8.count, withLineEnds: true) == end
    else { throw EntryInsertion.unclear }
    // The tag without contents becomes a start and an end, once for all texts that come between them.
    let indent = layout.indent(of: start)
    let (slash, bracket) = (ByteRange(end..<end + 1), ByteRange(end + 1..<end + 2))
    return [
      Edit(SourceSpan(file: insertion.file, bytes: slash), with: ">\(lineEnd)\(indent)"),
      insertion.edit("\(pair(text, indent, lineEnd))\(lineEnd)\(indent)", at: end + 1),
      Edit(SourceSpan(file: insertion.file, bytes: bracket), with: "</dict>"),
    ]
  }

  /// A key and its text, behind the indent of their dictionary.
  private func pair(_ text: String, _ indent: String, _ lineEnd: String) -> String {
    "\t<key>\(written(insertion.key))</key>\(lineEnd)\(indent)\t\(Self.open)\(written(text))\(Self.close)"
  }

  /// A text as XML has it.
  private func written(_ text: String) -> String { CatalogNotation(.stringsdict).written(text) }
}

extension LineLayout {
  /// Offset of the last place before another where a word stands; nil where it does not.
  fileprivate func offset(ofLast word: String, before end: Int) -> Int? {
    text[start..<end].indices.last { text[$0...].starts(with: word.utf8) }
  }
}
