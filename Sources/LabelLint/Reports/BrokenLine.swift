/// A line of words as the lines that a terminal has room for.
package struct BrokenLine {
  /// A part of a line that is never broken.
  package struct Word {
    /// What is written.
    let text: String
    /// Columns that it takes.
    let columns: Int

    /// A word in a style; the style takes no columns.
    init(_ text: String, _ style: TerminalStyle? = nil, isColored: Bool = false) {
      self.text = style?.applied(to: text, isColored: isColored) ?? text
      columns = TextLayout.columns(of: text)
    }

    /// The words of a text; a run of blanks is kept, because it may be quoted.
    static func words(of text: String) -> [Word] {
      text.split(separator: " ", omittingEmptySubsequences: false).map { Word(String($0)) }
    }

    /// How many runs of another direction begin in it and do not end there.
    fileprivate var isolates: Int {
      text.unicodeScalars.reduce(0) { depth, scalar in
        depth + (scalar == VisibleText.isolateStart ? 1 : scalar == VisibleText.isolateEnd ? -1 : 0)
      }
    }
  }

  /// Columns that lines behind the first are indented by.
  package static let indent = 2

  /// The lines, without line ends; at least one.
  package let lines: [String]

  /// Breaks a line at blanks, never within a word: what is copied from a terminal is a whole name.
  ///
  /// - Parameters:
  ///   - text: The line, with nothing in it that acts on a terminal.
  ///   - width: Columns of the terminal; a wider word has a line of its own.
  package init(_ text: String, width: Int) { self.init(Word.words(of: text), width: width) }

  /// Breaks a line between its words.
  ///
  /// - Parameters:
  ///   - words: The words, with nothing in them that acts on a terminal.
  ///   - used: Columns of the first line that are taken before its words.
  ///   - indent: Columns that lines behind the first are indented by.
  ///   - width: Columns of the terminal; a wider word has a line of its own.
  init(_ words: [Word], after used: Int = 0, indent: Int = Self.indent, width: Int) {
    var lines: [String] = []
    var line = ""
    var (used, isolates) = (used, 0)
    var hasWord = false
    for (number, word) in words.enumerated() {
      if hasWord, word.columns > 0, used + 1 + word.columns > width {
        // A run of another direction ends with its line, and goes on in the next one.
        let open = max(0, isolates)
        lines.append(line + String(repeating: String(VisibleText.isolateEnd), count: open))
        line = String(repeating: " ", count: indent)
        line += String(repeating: String(VisibleText.isolateStart), count: open)
        used = indent
      } else if number > 0 {
        line += " "
        used += 1
      }
      line += word.text
      used += word.columns
      isolates += word.isolates
      hasWord = hasWord || word.columns > 0
    }
    self.lines = lines + [line]
  }
}
