/// How a table of the page is laid out on a small screen.
///
/// `dashboard/page.css` has the styles. On a large screen, all tables look the same.
enum TableLayout: String {
  /// Columns next to each other: there are few, and they fit.
  case plain
  /// Each row is an item: a count and a name, and below them what they are about.
  case list
  /// The name of a row stands over its numbers.
  case over
  /// More columns than a screen has room for: they scroll, and the names of the rows stay in view.
  case matrix

  /// The tag that starts the table.
  var start: String { self == .plain ? "<table>" : "<table class=\"\(rawValue)\">" }
}
