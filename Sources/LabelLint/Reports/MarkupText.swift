/// Decoded texts with markup in them.
package enum MarkupText {
  /// The words of a text without its tags: `<b>Play</b>` is heard as `Play`.
  ///
  /// A `<` that opens no tag is a character like others.
  package static func withoutTags(_ text: String) -> String {
    guard text.utf8.contains(0x3C) else { return text }
    var words = ""
    var rest = text[...]
    for tag in tags(in: text) {
      words += rest[..<tag.lowerBound]
      rest = text[tag.upperBound...]
    }
    return words + rest
  }

  /// The tags of a text as they stand, in order.
  package static func tagTexts(in text: String) -> [String] {
    tags(in: text).map { String(text[$0]) }
  }

  /// The name of a tag with its brackets, without attributes: `<a>`, `</a>`; `<br>` for `<br/>`.
  static func name(ofTag tag: Substring) -> String {
    let words = tag.prefix { !$0.isWhitespace && $0 != ">" }
    return (words.hasSuffix("/") ? words.dropLast() : words) + ">"
  }

  /// Where tags stand: `<b>`, `</b>`, `<a href="…">`, `<br/>`.
  static func tags(in text: String) -> [Range<String.Index>] {
    var tags: [Range<String.Index>] = []
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == 0x3C, let end = end(ofTagAt: index, in: bytes) else {
        index = bytes.index(after: index)
        continue
      }
      tags.append(index..<end)
      index = end
    }
    return tags
  }

  private static func end(
    ofTagAt start: String.Index, in bytes: String.UTF8View
  ) -> String.Index? {
    var index = bytes.index(after: start)
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "/") {
      index = bytes.index(after: index)
    }
    guard index < bytes.endIndex, ASCII.isLetter(bytes[index]) else { return nil }
    var quote: UInt8?
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3C {
        return nil
      } else if byte == 0x3E {
        return bytes.index(after: index)
      }
      index = bytes.index(after: index)
    }
    return nil
  }
}
