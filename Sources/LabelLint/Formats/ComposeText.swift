/// The text of a Compose value: nothing is trimmed, and few escapes are known (`formats.md` 4).
enum ComposeText {
  /// A text without tags and references that has no escapes and no CR.
  static func plain(_ content: Range<Int>, in text: Span<UInt8>) -> Range<Int>? {
    for index in content where text[index] == 0x5C || text[index] == 0x0D { return nil }
    return content
  }

  /// Appends a piece of the document.
  static func append(
    _ range: Range<Int>, of text: Span<UInt8>, hasReferences: Bool,
    to assembler: inout TextAssembler, _ file: inout CatalogFile
  ) {
    var cursor = TextCursor(text, range, hasReferences: hasReferences)
    while !cursor.isAtEnd {
      let start = cursor.position
      let scalar = cursor.next()
      let isVerbatim = cursor.isVerbatim
      if scalar == "\\", let escaped = unescaped(&cursor) {
        assembler.append(decoded: escaped, for: start..<cursor.position, to: &file)
      } else {
        assembler.append(scalar, for: start..<cursor.position, isVerbatim: isVerbatim, to: &file)
      }
    }
  }

  /// What the characters behind a backslash stand for; nil, and the cursor unmoved, for others.
  private static func unescaped(_ cursor: inout TextCursor) -> Unicode.Scalar? {
    guard !cursor.isAtEnd else { return nil }
    let before = cursor
    switch cursor.next() {
    case "n": return "\n"
    case "t": return "\t"
    case "\\": return "\\"
    case "u":
      var unit: UInt32 = 0
      for _ in 0..<4 {
        guard !cursor.isAtEnd, let byte = UInt8(exactly: cursor.next().value),
          let digit = XMLReferences.hexadecimalValue(byte)
        else {
          cursor = before
          return nil
        }
        unit = unit << 4 | digit
      }
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    default:
      cursor = before
      return nil
    }
  }
}
