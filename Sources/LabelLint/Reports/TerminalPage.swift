/// Lays a page out for a terminal.
enum TerminalPage {
  /// The page; headings stand at the margin, all else is indented.
  ///
  /// - Parameters:
  ///   - blocks: The parts of the page.
  ///   - width: Columns that lines are broken at; nil leaves the rows of tables as long as they are, for programs
  ///     that look for words in them.
  /// - Returns: The page, each line ended.
  static func rendered(_ blocks: [PageBlock], width: Int? = nil) -> String {
    var page = ""
    for (index, block) in blocks.enumerated() {
      if index > 0, !isHeading(blocks[index - 1]) { page += "\n" }
      page += rendered(block, width)
    }
    return page
  }

  private static func isHeading(_ block: PageBlock) -> Bool {
    if case .heading = block { true } else { false }
  }

  private static func rendered(_ block: PageBlock, _ width: Int?) -> String {
    let columns = width ?? TextLayout.width
    func wrapped(_ text: String, indent: Int = 0, bullet: String = "") -> String {
      TextLayout.wrapped(plain(text), indent: indent, bullet: bullet, width: columns) + "\n"
    }
    return switch block {
    case .title(let text): wrapped(text)
    case .heading(let text): wrapped(text)
    case .paragraph(let text): wrapped(text, indent: 2)
    case .list(let points): points.map { wrapped($0, indent: 4, bullet: "- ") }.joined()
    case .code(_, let lines): lines.map { "    \($0)\n" }.joined()
    case .table(_, let rows): table(rows, width)
    }
  }

  /// Rows with their cells below each other; the words of the last one stay in its column.
  private static func table(_ rows: [[String]], _ width: Int?) -> String {
    let cells = rows.map { $0.map(plain) }
    let count = cells.first?.count ?? 0
    let widths = (0..<count).map { column in
      cells.map { TextLayout.columns(of: $0[column]) }.max() ?? 0
    }
    let indent = widths.dropLast().reduce(0) { $0 + $1 + 2 }
    return cells.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        if column == count - 1 { break }
        let padding = widths[column] - TextLayout.columns(of: cell)
        line += cell + String(repeating: " ", count: padding + 2)
      }
      return ended(line, by: row.last ?? "", indent: indent, width) + "\n"
    }.joined()
  }

  /// A row with its last cell, broken where a terminal ends; below the others where there is hardly room beside them.
  private static func ended(
    _ line: String, by cell: String, indent: Int, _ width: Int?
  ) -> String {
    guard let width else { return line + cell }
    if width - indent >= fewestColumns {
      return line + TextLayout.wrapped(cell, indent: indent, width: width).dropFirst(indent)
    }
    var line = line
    while line.last == " " { line.removeLast() }
    if TextLayout.columns(of: line) > width { line = TextLayout.wrapped(line, width: width) }
    return line + "\n" + TextLayout.wrapped(cell, indent: 4, width: width)
  }

  /// Columns that the last cell of a row needs beside the others.
  private static let fewestColumns = 20

  /// Prose without the marks of Markdown: back quotes go, a link is its words.
  private static func plain(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      guard let middle = rest[open...].firstRange(of: "]("),
        let close = rest[middle.upperBound...].firstIndex(of: ")")
      else { break }
      plain += rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound]
      rest = rest[rest.index(after: close)...]
    }
    return (plain + rest).filter { $0 != "`" }
  }
}
