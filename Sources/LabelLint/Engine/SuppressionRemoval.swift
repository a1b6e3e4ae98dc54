/// What takes a name out of a suppression: the name alone beside others, else all that says it.
struct SuppressionRemoval {
  /// The file that the suppression stands in.
  let file: CatalogFile
  /// The suppression.
  let directive: SuppressionDirective

  /// Bytes of the file to take away for a name; nil for a region, or where other words stand beside it.
  func range(of name: SuppressionDirective.Name) -> Range<Int>? {
    let text = file.text.span
    // A region has a second comment at its end.
    if case .region = directive.reach { return nil }
    guard !name.range.isEmpty, name.range.upperBound <= text.count else { return nil }
    let names = directive.names.map(\.range)
    if names.count > 1 {
      var (start, end) = (name.range.lowerBound, name.range.upperBound)
      if names.contains(where: { $0.lowerBound < start }) {
        while Self.separates(text[start - 1]) { start -= 1 }
      } else {
        while end < text.count, Self.separates(text[end]) { end += 1 }
      }
      return start..<end
    }
    if directive.isShared { return attribute(around: name.range, in: text) }
    switch file.format {
    case .strings: return comment(around: name.range, from: "/*", to: "*/", in: text)
    case .android, .compose, .stringsdict, .xliff:
      return comment(around: name.range, from: "<!--", to: "-->", in: text)
    case .xcstrings: return nil
    }
  }

  /// Whether a byte parts names: a comma or a blank.
  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == 0x20 || byte == 0x09
  }

  /// The attribute around its value, with the white space before it.
  private func attribute(around value: Range<Int>, in text: Span<UInt8>) -> Range<Int>? {
    var start = value.lowerBound
    while start > 0, !Self.isQuote(text[start - 1]) { start -= 1 }
    guard start > 0,
      let end = text.firstIndex(of: text[start - 1], from: value.upperBound)
    else { return nil }
    start -= 1
    // The name and the sign before the value, which blanks may stand around.
    while start > 0, ASCII.isSpace(text[start - 1]) || text[start - 1] == UInt8(ascii: "=") {
      start -= 1
    }
    while start > 0, !ASCII.isSpace(text[start - 1]) { start -= 1 }
    while start > 0, ASCII.isSpace(text[start - 1]) { start -= 1 }
    return start..<end + 1
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The comment around a name, with its line where nothing else stands there; nil where it says more than
  /// the suppression.
  private func comment(
    around name: Range<Int>, from opening: StaticString, to closing: StaticString,
    in text: Span<UInt8>
  ) -> Range<Int>? {
    var start = name.lowerBound
    while start > 0, !text.begins(with: opening, at: start) {
      // Only the suppression's own line is looked at.
      if text[start] == 0x0A { return nil }
      start -= 1
    }
    var words = start + opening.utf8CodeUnitCount
    while words < name.lowerBound, text[words] == 0x20 { words += 1 }
    guard text.begins(with: opening, at: start),
      text.begins(with: CatalogFileContents.directiveMark, at: words)
    else { return nil }
    var end = name.upperBound
    while end < text.count, !text.begins(with: closing, at: end) {
      if text[end] == 0x0A { return nil }
      end += 1
    }
    guard end < text.count else { return nil }
    let comment = start..<end + closing.utf8CodeUnitCount
    return text.lineAlone(around: comment) ?? comment
  }
}
