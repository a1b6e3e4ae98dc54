/// Lays out our own prose for a terminal.
package enum TextLayout {
  /// Columns that lines are broken at where no terminal says how wide it is.
  package static let width = 80

  /// Words of a text on lines that fit, each indented; a bullet stands in the margin of the first.
  ///
  /// Lines are broken between words only: a word that is wider than a line has a line of its own.
  package static func wrapped(
    _ text: String, indent: Int = 0, bullet: String = "", width: Int = TextLayout.width
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let needed = columns(of: word)
      if used > 0, indent + used + 1 + needed > width {
        lines.append(line)
        (line, used) = ("", 0)
      }
      line += (used > 0 ? " " : "") + word
      used += needed + (used > 0 ? 1 : 0)
    }
    if used > 0 { lines.append(line) }
    return lines.enumerated().map { number, line in
      number == 0 ? margin.dropLast(bullet.utf8.count) + bullet + line : margin + line
    }.joined(separator: "\n")
  }

  /// Columns that a text takes on a terminal.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + DisplayWidth.columns(cluster: String($1).unicodeScalars) }
  }
}
