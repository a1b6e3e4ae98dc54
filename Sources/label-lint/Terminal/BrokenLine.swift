import LabelLint

/// A line of words as the lines that a terminal has room for.
struct BrokenLine {
  /// Columns that lines behind the first are indented by.
  private static let indent = 2

  /// The lines, without line ends; at least one.
  let lines: [String]

  /// Breaks a line at blanks, never within a word: what is copied from a terminal is a whole name.
  ///
  /// - Parameters:
  ///   - text: The line, with nothing in it that acts on a terminal.
  ///   - width: Columns of the terminal; a wider word has a line of its own.
  init(_ text: String, width: Int) {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let needed = TextLayout.columns(of: word)
      let isFirst = word.startIndex == text.startIndex
      // A run of blanks is kept: it may be quoted.
      if needed > 0, used > Self.indent, used + 1 + needed > width {
        lines.append(line)
        line = String(repeating: " ", count: Self.indent) + word
        used = Self.indent + needed
      } else {
        line += (isFirst ? "" : " ") + word
        used += needed + (isFirst ? 0 : 1)
      }
    }
    self.lines = lines + [line]
  }
}
