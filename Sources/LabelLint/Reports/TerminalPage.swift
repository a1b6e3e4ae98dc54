/// Lays a page out for a terminal of 80 columns.
enum TerminalPage {
  /// The page; headings stand at the margin, all else is indented.
  static func rendered(_ blocks: [PageBlock]) -> String {
    var page = ""
    for (index, block) in blocks.enumerated() {
      if index > 0, !isHeading(blocks[index - 1]) { page += "\n" }
      page += rendered(block)
    }
    return page
  }

  private static func isHeading(_ block: PageBlock) -> Bool {
    if case .heading = block { true } else { false }
  }

  private static func rendered(_ block: PageBlock) -> String {
    switch block {
    case .title(let text): TextLayout.wrapped(plain(text)) + "\n"
    case .heading(let text): plain(text) + "\n"
    case .paragraph(let text): TextLayout.wrapped(plain(text), indent: 2) + "\n"
    case .list(let points):
      points.map { TextLayout.wrapped(plain($0), indent: 4, bullet: "- ") + "\n" }.joined()
    case .code(_, let lines): lines.map { "    \($0)\n" }.joined()
    case .table(_, let rows): columns(rows)
    }
  }

  /// Rows with their cells below each other, the last one as long as it is.
  private static func columns(_ rows: [[String]]) -> String {
    let cells = rows.map { $0.map(plain) }
    let count = cells.first?.count ?? 0
    let widths = (0..<count).map { column in
      cells.map { TextLayout.columns(of: $0[column]) }.max() ?? 0
    }
    return cells.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = widths[column] - TextLayout.columns(of: cell)
        line += cell
        if column < count - 1 { line += String(repeating: " ", count: padding + 2) }
      }
      return line + "\n"
    }.joined()
  }

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
