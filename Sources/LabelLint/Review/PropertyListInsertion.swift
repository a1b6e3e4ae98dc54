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

  /// The edit that adds a text.
  ///
  /// - Throws: Why it cannot be added.
  func edit(_ text: String) throws(ReviewFault) -> Edit {
    let file = insertion.target
    let layout = LineLayout(file.source)
    guard let number = insertion.neighbour ?? file.entries.indices.last else {
      return try firstEdit(text, layout)
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
    return insertion.edit(
      layout.lineBreak(like: start) + "<key>\(written(insertion.key))\(between)\(written(text))"
        + Self.close, at: value.upperBound + Self.close.utf8.count)
  }

  /// The edit that adds a text to a dictionary without entries.
  private func firstEdit(_ text: String, _ layout: LineLayout) throws(ReviewFault) -> Edit {
    guard let end = layout.offset(ofLast: "</dict>", before: layout.text.count) else {
      throw EntryInsertion.unclear
    }
    let (lineEnd, indent) = (layout.lineEnd, layout.indent(of: end) + "\t")
    return insertion.edit(
      "\t<key>\(written(insertion.key))</key>\(lineEnd)\(indent)\(Self.open)\(written(text))"
        + "\(Self.close)\(lineEnd)\(layout.indent(of: end))", at: end)
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
