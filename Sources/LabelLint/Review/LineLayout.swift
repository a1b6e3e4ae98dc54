/// How the lines of a file are laid out, for those who add some.
struct LineLayout {
  /// The file's text.
  let text: [UInt8]
  /// Offset of the first byte behind a mark.
  let start: Int

  /// The layout of a file.
  init(_ file: SourceFile) {
    text = file.text
    start = file.start
  }

  /// The line end that the file uses; LF where it has one line.
  var lineEnd: String {
    guard let first = text.firstIndex(of: 0x0A) else { return "\n" }
    return first > start && text[first - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// Offset of the first byte of the line that an offset lies in.
  func lineStart(of offset: Int) -> Int {
    var first = offset
    while first > start, text[first - 1] != 0x0A { first -= 1 }
    return first
  }

  /// The blanks that the line of an offset begins with.
  func indent(of offset: Int) -> String {
    let blanks = text[lineStart(of: offset)...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// A new line with the blanks of the one that an offset begins; nothing where other text is on that
  /// line before it.
  func lineBreak(like offset: Int) -> String {
    let isFirst = skippingBlanks(from: lineStart(of: offset), withLineEnds: false) == offset
    return isFirst && lineStart(of: offset) > start ? lineEnd + indent(of: offset) : ""
  }

  /// Offset behind the blanks, and the line ends if wanted, from an offset on.
  func skippingBlanks(from offset: Int, withLineEnds: Bool) -> Int {
    var index = offset
    while index < text.count,
      text[index] == 0x20 || text[index] == 0x09
        || withLineEnds && (text[index] == 0x0A || text[index] == 0x0D)
    { index += 1 }
    return index
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
