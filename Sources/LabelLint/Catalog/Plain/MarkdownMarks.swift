/// The marks of Markdown in texts that SwiftUI shows: links, code, emphasis, `^[…](inflect: true)`.
///
/// After CommonMark 0.31, sections 6.1 to 6.3, in so far as `AttributedString` reads them inside one
/// paragraph. A mark that has no partner is text.
struct MarkdownMarks {
  /// A run of `*`, `_` or `~` that may open or close emphasis.
  private struct Delimiter {
    /// Bytes of the text.
    var range: Range<Int>
    /// The byte that it repeats.
    var byte: UInt8
    /// Whether it may open emphasis.
    var opens: Bool
    /// Whether it may close emphasis.
    var closes: Bool
  }

  /// Openers that a closer is compared with; deeper ones stay text.
  private static let maximumLookBack = 32

  /// Delimiters that wait for their partners.
  private var openers: [Delimiter] = []
  /// Offsets of the `[` that wait for a `]`.
  private var brackets: [Int] = []
  /// Lengths of runs of backquotes that have no partner further on, as bits.
  private var lonelyCode: UInt64 = 0

  /// Collects the marks of a text.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - placeholders: Its placeholders, inside which nothing is a mark.
  ///   - edits: The list to append to.
  mutating func collect(
    in text: borrowing Span<UInt8>, beside placeholders: [Placeholder],
    into edits: inout [PlainEdit]
  ) {
    openers.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    lonelyCode = 0
    var (index, next) = (0, 0)
    while index < text.count {
      while next < placeholders.count, Int(placeholders[next].span.end) <= index { next += 1 }
      if next < placeholders.count, Int(placeholders[next].span.start) <= index {
        index = Int(placeholders[next].span.end)
        continue
      }
      switch text[index] {
      case UInt8(ascii: "\\") where Self.isEscaped(index + 1, in: text):
        edits.append(PlainEdit(range: index..<index + 1, replacement: .nothing))
        index += 2
      case UInt8(ascii: "`"): index = readCode(at: index, in: text, into: &edits)
      case UInt8(ascii: "["):
        brackets.append(index)
        index += 1
      case UInt8(ascii: "]"): index = readLink(at: index, in: text, into: &edits)
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        index = readDelimiter(at: index, in: text, into: &edits)
      default: index += 1
      }
    }
  }

  /// Whether the byte at an offset is a mark that a backslash makes text.
  private static func isEscaped(_ index: Int, in text: borrowing Span<UInt8>) -> Bool {
    guard index < text.count else { return false }
    switch text[index] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "~"):
      return true
    default: return false
    }
  }

  /// Offset behind the run of one byte that starts at an offset.
  private static func runEnd(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] == text[start] { end += 1 }
    return end
  }

  /// Takes the backquotes off a code span; the offset behind it.
  private mutating func readCode(
    at start: Int, in text: borrowing Span<UInt8>, into edits: inout [PlainEdit]
  ) -> Int {
    let open = Self.runEnd(from: start, in: text)
    let bit: UInt64 = 1 << UInt64(min(open - start, 63))
    guard lonelyCode & bit == 0 else { return open }
    var index = open
    while index < text.count {
      guard text[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let close = Self.runEnd(from: index, in: text)
      if close - index == open - start {
        edits.append(PlainEdit(range: start..<open, replacement: .nothing))
        edits.append(PlainEdit(range: index..<close, replacement: .nothing))
        return close
      }
      index = close
    }
    lonelyCode |= bit
    return open
  }

  /// Takes `[`, `](url)` off a link; the offset behind the bracket or the link.
  private mutating func readLink(
    at close: Int, in text: borrowing Span<UInt8>, into edits: inout [PlainEdit]
  ) -> Int {
    guard var open = brackets.popLast() else { return close + 1 }
    let isAttribute = open > 0 && text[open - 1] == UInt8(ascii: "^")
    guard let end = Self.destinationEnd(from: close + 1, isAttribute: isAttribute, in: text) else {
      return close + 1
    }
    if isAttribute { open -= 1 }
    let bracket = open..<(isAttribute ? open + 2 : open + 1)
    edits.append(PlainEdit(range: bracket, replacement: .nothing))
    edits.append(PlainEdit(range: close..<end, replacement: .nothing))
    return end
  }

  /// Offset behind `(url)` or `(url "title")`; nil when there is none.
  private static func destinationEnd(
    from start: Int, isAttribute: Bool, in text: borrowing Span<UInt8>
  ) -> Int? {
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    var isInTitle = isAttribute
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index > start + 1 ? index + 1 : nil }
      case UInt8(ascii: "["), UInt8(ascii: "]"), 0x0A, 0x0D: return nil
      case 0x20 where !isInTitle:
        // Only a title may follow an address.
        guard index + 1 < text.count, text[index + 1] == UInt8(ascii: "\"") else { return nil }
        isInTitle = true
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Takes a pair of delimiters off; the offset behind the run.
  private mutating func readDelimiter(
    at start: Int, in text: borrowing Span<UInt8>, into edits: inout [PlainEdit]
  ) -> Int {
    let delimiter = Self.delimiter(at: start, in: text)
    if delimiter.closes {
      for place in openers.indices.reversed().prefix(Self.maximumLookBack) {
        let opener = openers[place]
        guard opener.byte == delimiter.byte, opener.range.count == delimiter.range.count else {
          continue
        }
        edits.append(PlainEdit(range: opener.range, replacement: .nothing))
        edits.append(PlainEdit(range: delimiter.range, replacement: .nothing))
        openers.removeSubrange(place...)
        return delimiter.range.upperBound
      }
    }
    if delimiter.opens { openers.append(delimiter) }
    return delimiter.range.upperBound
  }

  /// The run at an offset and what it may do by the characters around it.
  private static func delimiter(at start: Int, in text: borrowing Span<UInt8>) -> Delimiter {
    let byte = text[start]
    let end = runEnd(from: start, in: text)
    let before = start > 0 ? text[start - 1] : 0x20
    let after = end < text.count ? text[end] : 0x20
    let isLeft = flanks(after, beyond: before)
    let isRight = flanks(before, beyond: after)
    if byte == "_" {
      return Delimiter(
        range: start..<end, byte: byte, opens: isLeft && (!isRight || isMark(before)),
        closes: isRight && (!isLeft || isMark(after)))
    }
    let isEmphasis = byte == "~" ? end - start == 2 : end - start <= 3
    return Delimiter(
      range: start..<end, byte: byte, opens: isLeft && isEmphasis, closes: isRight && isEmphasis)
  }

  /// Whether a run flanks the text on one side of it, by the byte there and the one beyond the run.
  private static func flanks(_ byte: UInt8, beyond other: UInt8) -> Bool {
    if ASCII.isSpace(byte) { return false }
    return !isMark(byte) || ASCII.isSpace(other) || isMark(other)
  }

  /// Whether a byte is ASCII punctuation; `%`, `{` and `$` count as the words that replace them.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "}"): false
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
