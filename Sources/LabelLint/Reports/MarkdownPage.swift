/// Lays a page out as Markdown.
enum MarkdownPage {
  /// The page, blocks parted by empty lines.
  static func rendered(_ blocks: [PageBlock]) -> String {
    blocks.map(rendered).joined(separator: "\n")
  }

  private static func rendered(_ block: PageBlock) -> String {
    switch block {
    case .title(let text): "# \(text)\n"
    case .heading(let text): "## \(text)\n"
    case .paragraph(let text): "\(text)\n"
    case .list(let points): points.map { "- \($0)\n" }.joined()
    case .code(let language, let lines):
      "```\(language)\n\(lines.joined(separator: "\n"))\n```\n"
    case .table(let head, let rows):
      row(head) + "|" + head.map { _ in "---|" }.joined() + "\n" + rows.map(row).joined()
    }
  }

  /// A row of a table; a bar within a cell would end it.
  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
      + " |\n"
  }
}
