/// Rows of CSV (RFC 4180) in which nothing is a formula, and nothing acts on a terminal or a log.
package enum CSVRow {
  /// The line end of rows.
  package static let end = "\r\n"

  /// Fields as a row, with its line end.
  package static func text(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + end
  }

  /// A field: quoted where it must be, and with an apostrophe before what a spreadsheet would run.
  package static func field(_ text: String) -> String {
    let safe = CellEscape.visible(text)
    let text = isFormula(safe) ? "'" + safe : safe
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
    guard needsQuotes else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// The text of a field without the apostrophe that kept it from being run.
  package static func unguarded(_ text: String) -> String {
    guard text.unicodeScalars.first == "'" else { return text }
    let rest = String(text.unicodeScalars.dropFirst())
    return isFormula(rest) ? rest : text
  }

  /// Whether a spreadsheet would run a text, or an apostrophe was put before one that it would run.
  ///
  /// Blanks in front and the wide forms of the signs do not keep every program from running it.
  private static func isFormula(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { $0 != "'" && $0 != " " && $0 != "\u{A0}" }
    return first.map { "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0) }
      ?? false
  }
}
