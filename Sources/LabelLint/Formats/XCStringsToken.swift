/// A reference in a text of a string catalog to a substitution or to its argument.
struct XCStringsToken {
  /// What is referred to.
  enum Kind {
    /// `%arg`, the argument of the substitution that the text belongs to.
    case argument
    /// `%#@name@`, a substitution; byte offsets of the name in the decoded text.
    case substitution(name: Range<Int>)
  }

  /// What is referred to.
  let kind: Kind
  /// Byte offsets in the decoded text.
  let range: Range<Int>

  /// The first token at or behind an offset of a decoded text; nil when there is none.
  init?(in file: borrowing CatalogFile, _ text: TextRef, from offset: Int) {
    let bytes = file.bytes(text)
    var index = offset
    while let percent = bytes.firstIndex(of: UInt8(ascii: "%"), from: index) {
      if let token = Self(bytes, at: percent) {
        self = token
        return
      }
      index = percent + (bytes.begins(with: "%%", at: percent) ? 2 : 1)
    }
    return nil
  }

  /// The token that begins at a percent sign.
  private init?(_ bytes: Span<UInt8>, at percent: Int) {
    if bytes.begins(with: "%arg", at: percent) {
      let end = percent + 4
      if end < bytes.count, UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[end] | 0x20 {
        return nil
      }
      kind = .argument
      range = percent..<end
      return
    }
    // A position, width and flags may stand before the name: %1$#@files@, %2#@files@.
    var start = percent + 1
    while start < bytes.count, NSStringFormat.mayPrecedeVariable(bytes[start]),
      !bytes.begins(with: "#@", at: start)
    {
      start += 1
    }
    guard bytes.begins(with: "#@", at: start),
      let end = bytes.firstIndex(of: UInt8(ascii: "@"), from: start + 2)
    else { return nil }
    kind = .substitution(name: start + 2..<end)
    range = percent..<end + 1
  }
}
