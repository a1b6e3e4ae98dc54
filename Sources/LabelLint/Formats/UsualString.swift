/// A string that is written as nearly all are: `<string name="key">Text</string>`.
///
/// Behind the name may stand the number that Android's own translations have, `msgid="…"`, and Android's
/// text may stand in quotes. Nothing in it needs decoding, and there is nothing to report of it.
struct UsualString {
  /// Where its name stands.
  let name: ByteRange
  /// Where its value stands.
  let value: ByteRange
  /// Where the text stands that users see: the value without quotes.
  let text: ByteRange
  /// Whether a percent sign may stand in it.
  private(set) var hasPercent = false
  /// Offset behind its end tag.
  let end: Int

  /// Reads the string that begins at an offset, or behind blanks and line ends there; nil where none
  /// does, or one that is written in another way.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - offset: The offset.
  ///   - isAndroid: Whether Android's rules hold, not those of Compose, which trims nothing.
  @inline(__always)
  init?(_ document: Span<UInt8>, at offset: Int, isAndroid: Bool) {
    // Nearly all lines begin with four blanks.
    let start =
      ByteScan.matches(document, at: offset, "\n    <st")
      ? offset &+ 5 : ByteScan.firstNonBlank(document, from: offset)
    guard ByteScan.matches(document, at: start, "<string name=\"") else { return nil }
    let nameStart = start &+ 14
    guard let nameEnd = ByteScan.endOfPlainValue(document, from: nameStart), nameEnd > nameStart,
      ByteScan.byte(document, at: nameEnd) == 0x22
    else { return nil }
    name = Self.range(nameStart, nameEnd)
    var tagEnd = nameEnd &+ 1
    if ByteScan.matches(document, at: tagEnd, " msgid=\"") {
      guard let quote = ByteScan.endOfPlainValue(document, from: tagEnd &+ 8),
        ByteScan.byte(document, at: quote) == 0x22
      else { return nil }
      tagEnd = quote &+ 1
    }
    guard ByteScan.matches(document, at: tagEnd, ">") else { return nil }
    let valueStart = tagEnd &+ 1
    guard valueStart < document.count else { return nil }
    let valueEnd: Int
    switch ByteScan.byte(document, at: valueStart) {
    case _ where !isAndroid:
      guard
        let bracket = ByteScan.endOfQuotedText(
          document, from: valueStart, hasPercent: &hasPercent),
        bracket > valueStart, ByteScan.byte(document, at: bracket) == 0x3C
      else { return nil }
      valueEnd = bracket
      text = Self.range(valueStart, bracket)
    case 0x22:
      guard
        let quote = ByteScan.endOfQuotedText(
          document, from: valueStart &+ 1, hasPercent: &hasPercent),
        ByteScan.byte(document, at: quote) == 0x22
      else { return nil }
      valueEnd = quote &+ 1
      text = Self.range(valueStart &+ 1, quote)
    // A blank, a tag, or what may be a reference.
    case 0...0x20, 0x3C, 0x3F, 0x40: return nil
    default:
      guard let bracket = Self.endOfText(document, from: valueStart, &hasPercent) else {
        return nil
      }
      valueEnd = bracket
      text = Self.range(valueStart, bracket)
    }
    value = Self.range(valueStart, valueEnd)
    guard ByteScan.matches(document, at: valueEnd, "</string>") else { return nil }
    end = valueEnd &+ 9
  }

  /// A range of the document, whose offsets have 32 bits.
  @inline(__always)
  private static func range(_ start: Int, _ end: Int) -> ByteRange {
    ByteRange(
      start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end &- start))
  }

  /// Offset of the `<` behind a text that stands for itself; nil when it does not.
  @inline(__always)
  private static func endOfText(
    _ document: Span<UInt8>, from start: Int, _ hasPercent: inout Bool
  ) -> Int? {
    var index = start
    while let found = ByteScan.endOfPlainText(document, from: index, hasPercent: &hasPercent) {
      switch ByteScan.byte(document, at: found) {
      case 0x3C:
        // A blank at the end is no part of the text.
        return ByteScan.byte(document, at: found &- 1) == 0x20 ? nil : found
      case 0xE1...0xE3:
        if TextBytes.isWideBlank(document, at: found) { return nil }
        index = found &+ 1
      default: return nil
      }
    }
    return nil
  }
}
