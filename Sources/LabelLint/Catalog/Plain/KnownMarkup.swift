/// The elements that platforms render inside texts; any other `<word>` is visible text.
enum KnownMarkup {
  /// What an element does to the text around it.
  enum Effect {
    /// It styles text.
    case inline
    /// It ends a sentence.
    case block
    /// It protects text from translation.
    case protection
  }

  /// Longest name, in bytes.
  private static let longestName = 10
  /// Names that end a sentence.
  private static let blocks = WordList([
    "br", "p", "li", "div", "h1", "h2", "h3", "h4", "h5", "h6",
  ])
  /// Names that style text, as Android's `Html` and Foundation's importer know them.
  private static let inlines = WordList([
    "a", "b", "i", "u", "em", "strong", "s", "strike", "del", "tt", "code", "font", "span", "big",
    "small", "sub", "sup", "ul", "ol", "blockquote", "cite", "img", "annotation",
  ])
  /// The name of what protects text.
  private static let protections = WordList(["xliff:g"])

  /// The effect of an element; nil for a name that is no known one.
  static func effect(of name: Span<UInt8>) -> Effect? {
    guard name.count <= longestName else { return nil }
    let count = name.count
    if blocks.end(in: name, at: 0, where: { $0 == count }) != nil { return .block }
    if inlines.end(in: name, at: 0, where: { $0 == count }) != nil { return .inline }
    return protections.end(in: name, at: 0, where: { $0 == count }).map { _ in .protection }
  }

  /// Collects the known tags that stand in a decoded text (`&lt;b>` in the file).
  static func collect(in text: borrowing Span<UInt8>, into edits: inout [PlainEdit]) {
    PlainEdit.collect(UInt8(ascii: "<"), in: text, into: &edits) { tag(at: $0, in: $1) }
  }

  /// The known tag at an offset; nil when there is none.
  private static func tag(at start: Int, in text: borrowing Span<UInt8>) -> PlainEdit? {
    var index = start + 1
    let isClosing = index < text.count && text[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let name = index
    while index < text.count, index - name <= longestName,
      ASCII.isAlphanumeric(text[index]) || text[index] == UInt8(ascii: ":")
    {
      index += 1
    }
    guard index > name, let effect = effect(of: text.extracting(name..<index)) else { return nil }
    guard let end = tagEnd(from: index, in: text) else { return nil }
    let replacement: PlainEdit.Replacement =
      switch effect {
      case .inline: .nothing
      case .block: .sentenceBreak
      case .protection: isClosing ? .protectionEnd : .protectionStart
      }
    return PlainEdit(range: start..<end, replacement: replacement)
  }

  /// Offset behind the `>` of a tag whose name ends at an offset; nil when it is none.
  private static func tagEnd(from start: Int, in text: borrowing Span<UInt8>) -> Int? {
    var index = start
    var quote: UInt8 = 0
    guard index < text.count,
      ASCII.isSpace(text[index]) || text[index] == UInt8(ascii: "/")
        || text[index] == UInt8(ascii: ">")
    else { return nil }
    while index < text.count {
      let byte = text[index]
      index += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
    }
    return nil
  }
}
