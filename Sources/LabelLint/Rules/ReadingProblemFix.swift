/// The one edit that puts a place right that a reader could not read, where only one is possible.
enum ReadingProblemFix {
  /// The fix of a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - entry: Index of the entry that it belongs to; nil without one.
  ///   - file: The file that it is in.
  ///   - number: The file's number in the catalog.
  /// - Returns: The fix; nil where the file's author must decide.
  static func fix(
    of problem: ReadingProblem, entry: Int?, in file: CatalogFile, number: Int
  ) -> Fix? {
    let text = file.source.text.span
    let start = Int(problem.span.start)
    switch problem.code {
    case .unescapedApostrophe:
      guard start < text.count, text[start] == UInt8(ascii: "'") else { return nil }
      return edit("Escape the apostrophe", start..<start, "\\", number)
    case .missingSemicolon:
      // Where a quote follows on the line, it may be that which is wrong.
      guard file.format == .strings, start == Int(problem.span.end), start <= text.count,
        !hasQuote(onLineFrom: start, in: text)
      else { return nil }
      return edit("Close the entry", start..<start, ";", number)
    case .lowercaseUEscape:
      guard start + 1 < text.count, text[start] == UInt8(ascii: "\\"),
        text[start + 1] == UInt8(ascii: "u")
      else { return nil }
      return edit("Write '\\U'", start + 1..<start + 2, "U", number)
    case .duplicateKey where problem.severity == .warning:
      guard file.format == .strings, let entry, let range = lines(ofEntry: entry, in: file) else {
        return nil
      }
      return edit("Remove the second entry", range, "", number)
    default: return nil
    }
  }

  private static func edit(
    _ title: Finding.Wording, _ range: Range<Int>, _ words: String, _ number: Int
  ) -> Fix {
    Fix(
      title, safety: .safe,
      edits: [Edit(SourceSpan(file: number, bytes: ByteRange(range)), with: words)])
  }

  /// Whether a quote stands between an offset and the end of its line.
  private static func hasQuote(onLineFrom start: Int, in text: Span<UInt8>) -> Bool {
    var index = start
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D {
      if text[index] == UInt8(ascii: "\"") { return true }
      index += 1
    }
    return false
  }

  /// The bytes of a `.strings` entry with its line, when nothing else stands on it; nil for an entry
  /// that is written in another way than `"key" = "value";`.
  private static func lines(ofEntry entry: Int, in file: CatalogFile) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    let text = file.source.text.span
    guard let message = file.messageRange(ofEntry: entry).first else { return nil }
    var start = Int(file.entries[entry].keySpan.start)
    var end = Int(file.messages[message].value.end)
    guard start > 0, end < text.count, text[start - 1] == quote, text[end] == quote else {
      return nil
    }
    start -= 1
    end += 1
    while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: ";") else { return nil }
    end += 1
    var lineEnd = end
    while lineEnd < text.count, text[lineEnd] == 0x20 || text[lineEnd] == 0x0D { lineEnd += 1 }
    var lineStart = start
    while lineStart > 0, text[lineStart - 1] == 0x20 || text[lineStart - 1] == 0x09 {
      lineStart -= 1
    }
    let isAlone =
      (lineStart == 0 || text[lineStart - 1] == 0x0A) && lineEnd < text.count
      && text[lineEnd] == 0x0A
    return isAlone ? lineStart..<lineEnd + 1 : start..<end
  }
}
