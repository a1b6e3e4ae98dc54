/// Texts of Interface Builder, which a string catalog has in comments: a property list inside of JSON.
extension XCStringsCatalogReader {
  /// Gives the key of an object the text that its comment has as its source text.
  ///
  /// - Parameters:
  ///   - value: Byte offsets of the text in the comment, JSON's escapes resolved.
  ///   - comment: The comment.
  ///   - bytes: The file.
  mutating func appendInterfaceSource(
    _ value: StringsToken, of comment: JSONString, _ bytes: Span<UInt8>
  ) {
    file.startEntry(
      key: place.key, at: place.keySpan, type: .string, locale: 0, flags: .implied)
    let firstRun = file.runs.count
    let stored = Self.stored(value.range, of: comment, in: bytes)
    let string = JSONString(content: stored, hasEscapes: comment.hasEscapes)
    var text = messageText(of: string, in: bytes)
    if value.isEscaped {
      // The way back leads through two kinds of escapes: the text stands there as a whole.
      file.runs.removeLast(file.runs.count - firstRun)
      let content = Self.unescaped(file.bytes(text))
      let start = file.arena.count
      file.arena += content
      text = TextRef(inArena: start..<file.arena.count)
    }
    file.appendMessage(
      text, value: ByteRange(stored), firstRun: firstRun, firstMark: file.markup.count)
  }

  /// Where a piece of a decoded string stands in the file.
  private static func stored(
    _ piece: Range<Int>, of string: JSONString, in bytes: Span<UInt8>
  ) -> Range<Int> {
    var (index, decoded) = (string.content.lowerBound, 0)
    var start = index
    while index < string.content.upperBound, decoded < piece.upperBound {
      if decoded == piece.lowerBound { start = index }
      guard bytes[index] == UInt8(ascii: "\\") else {
        (index, decoded) = (index + 1, decoded + 1)
        continue
      }
      let (scalar, length) = JSONEscape.decode(bytes, at: index)
      let isCharacter = scalar != nil || length > 1
      decoded += isCharacter ? UTF8.width(scalar ?? "\u{FFFD}") : length
      index = min(index + length, string.content.upperBound)
    }
    return start..<max(start, index)
  }

  /// A string of an old-style property list without its escapes.
  private static func unescaped(_ text: Span<UInt8>) -> [UInt8] {
    var scratch = CatalogFile(
      source: SourceFile(path: "", stored: text.indices.map { text[$0] }), format: .strings,
      table: "")
    let stored = scratch.source.text
    var decoder = StringsDecoder(stored.span, repairs: false)
    let decoded = decoder.decodeKey(
      StringsToken(start: 0, end: stored.count, isEscaped: true), into: &scratch)
    let bytes = scratch.bytes(decoded)
    return bytes.indices.map { bytes[$0] }
  }
}
