/// A part of a page, before it is laid out for a terminal or as Markdown.
enum PageBlock {
  /// The title of the page.
  case title(String)
  /// The title of what follows.
  case heading(String)
  /// Prose; code stands between back quotes.
  case paragraph(String)
  /// Points of prose.
  case list([String])
  /// Lines of a catalog file, in the language that Markdown colours them in.
  case code(language: String, lines: [String])
  /// A table: its head, then its rows.
  case table(head: [String], rows: [[String]])
}
