/// The one edit that puts a place right that a reader could not read, where only one is possible.
enum ReadingProblemFix {
  /// The fix of a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - entry: Index of the entry that it is in, if it is in one.
  ///   - file: The file that it is in.
  ///   - number: The file's number in the catalog.
  /// - Returns: The fix; nil where the file's author must decide.
  static func fix(
    of problem: ReadingProblem, entry: Int?, in file: CatalogFile, number: Int
  ) -> Fix? {
    let text = file.text.span
    let start = Int(problem.span.start)
    switch problem.code {
    case .unescapedApostrophe:
      guard start < text.count, text[start] == "'" else { return nil }
      return escapes(from: start, in: text, number)
    case .textLinksAsReference:
      return edit("Escape the sign", start..<start, "\\", number)
    case .missingSemicolon:
      // Where a quote follows on the line, it may be that which is wrong.
      guard file.format == .strings, start == Int(problem.span.end), start <= text.count,
        !hasQuote(onLineFrom: start, in: text)
      else { return nil }
      return edit("Close the entry", start..<start, ";", number)
    case .lowercaseUEscape:
      // Another escape in a key makes it another key, which may not be the one that code asks for.
      if let entry, file.keySpan(of: file.entries[entry]).range.contains(start) { return nil }
      let end = textEnd(around: start, ofEntry: entry, in: file) ?? Int(problem.span.end)
      return unitEscapes(from: start, to: min(end, text.count), in: text, number)
    case .duplicateKey:
      // An error says that the texts differ.
      guard problem.severity == .warning, let entry,
        let bytes = RepeatedEntry.bytes(key: problem.span, ofEntry: entry, in: file)
      else { return nil }
      return edit("Remove the entry", bytes.range, "", number)
    default: return nil
    }
  }

  /// Escapes an apostrophe and all that follow in its text: each alone would leave the others.
  private static func escapes(from start: Int, in text: Span<UInt8>, _ number: Int) -> Fix {
    var edits: [Edit] = []
    var index = start
    while index < text.count, text[index] != "<" {
      if text[index] == "'", text[index - 1] != "\\" {
        edits.append(Edit(SourceSpan(file: number, bytes: ByteRange(index..<index)), with: "\\"))
      }
      index += 1
    }
    return Fix("Escape the apostrophe", safety: .safe, edits: edits)
  }

  /// Writes the escapes of UTF-16 units with a capital, from a place to the end of its text: one finding tells of all.
  private static func unitEscapes(
    from start: Int, to end: Int, in text: Span<UInt8>, _ number: Int
  ) -> Fix? {
    var edits: [Edit] = []
    var index = start
    while index + 1 < end {
      guard text[index] == "\\" else {
        index += 1
        continue
      }
      if text[index + 1] == "u", hasFourDigits(from: index + 2, to: end, in: text) {
        let letter = ByteRange(index + 1..<index + 2)
        edits.append(Edit(SourceSpan(file: number, bytes: letter), with: "U"))
      }
      index += 2
    }
    return edits.isEmpty ? nil : Fix("Write '\\U'", safety: .safe, edits: edits)
  }

  private static func hasFourDigits(from start: Int, to end: Int, in text: Span<UInt8>) -> Bool {
    guard start + 4 <= end else { return false }
    for index in start..<start + 4 where ASCII.hexadecimalValue(text[index]) == nil {
      return false
    }
    return true
  }

  /// Offset behind the value of an entry that a place stands in; nil where it stands in none.
  private static func textEnd(
    around start: Int, ofEntry entry: Int?, in file: CatalogFile
  ) -> Int? {
    guard let entry else { return nil }
    for message in file.messageRange(ofEntry: entry) {
      let value = file.messages[message].value.range
      if value.contains(start) { return value.upperBound }
    }
    return nil
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
      if text[index] == "\"" { return true }
      index += 1
    }
    return false
  }
}
