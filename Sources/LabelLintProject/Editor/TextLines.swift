package import LabelLint

/// A place of a text as editors name it: both numbers from 0.
package struct TextPosition: Sendable, Hashable, Comparable {
  /// The line.
  package var line: Int
  /// Units of the position encoding before it in its line.
  package var character: Int

  /// A place.
  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// The place that a value of the protocol names; nil where it names none.
  package init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    (self.line, self.character) = (line, character)
  }

  /// The place as the protocol writes it.
  package var json: JSONValue {
    ["line": .integer(line), "character": .integer(character)]
  }

  /// Whether a place comes before another.
  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// The unit that an editor counts in within a line.
package enum PositionEncoding: String, Sendable, Hashable {
  /// Bytes.
  case utf8 = "utf-8"
  /// Code units of UTF-16, which all editors know.
  case utf16 = "utf-16"
}

/// A text in UTF-8 with its lines: leads from places of editors to byte offsets and back.
///
/// CR, LF and CRLF each end one line.
package struct TextLines: Sendable {
  /// The text.
  package private(set) var text: [UInt8]
  /// Where each line begins.
  private var starts: [Int]

  /// The lines of a text.
  package init(_ text: [UInt8]) {
    self.text = text
    starts = Self.starts(in: text)
  }

  private static func starts(in text: [UInt8]) -> [Int] {
    var starts = [0]
    let bytes = text.span
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
        starts.append(index + 1)
      }
    }
    return starts
  }

  /// Number of lines; there is always one.
  package var count: Int { starts.count }

  /// Byte offsets of a line without its line end; nil past the last line.
  package func content(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line) else { return nil }
    var end = line + 1 < starts.count ? starts[line + 1] : text.count
    while end > starts[line], text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    return starts[line]..<end
  }

  /// The byte offset of a place: past the end of a line it is the end, past the last line the end of the text.
  ///
  /// A place within a scalar is that before it.
  package func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard let content = content(ofLine: position.line) else { return text.count }
    var offset = content.lowerBound
    var left = position.character
    while left > 0, offset < content.upperBound {
      let width = Self.width(at: offset, in: text)
      let units = encoding == .utf8 ? width : width == 4 ? 2 : 1
      if units > left { break }
      left -= units
      offset += width
    }
    return min(offset, content.upperBound)
  }

  /// The place of a byte offset; within a line end it is the end of the line.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(0, offset), text.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(offset, content(ofLine: low)?.upperBound ?? offset)
    if encoding == .utf8 { return TextPosition(line: low, character: end - starts[low]) }
    var units = 0
    var index = starts[low]
    while index < end {
      let width = Self.width(at: index, in: text)
      if index + width > end { break }
      units += width == 4 ? 2 : 1
      index += width
    }
    return TextPosition(line: low, character: units)
  }

  /// The byte offset of a line and a column in scalars, both from 1, as reports have them.
  package func offset(line: Int, column: Int) -> Int {
    guard let content = content(ofLine: line - 1) else { return text.count }
    var offset = content.lowerBound
    for _ in 1..<max(1, column) where offset < content.upperBound {
      offset += Self.width(at: offset, in: text)
    }
    return min(offset, content.upperBound)
  }

  /// Bytes of the scalar at an offset; 1 for what is no beginning of one.
  private static func width(at offset: Int, in text: [UInt8]) -> Int {
    switch text[offset] {
    case 0xF0...0xF7: min(4, text.count - offset)
    case 0xE0...0xEF: min(3, text.count - offset)
    case 0xC0...0xDF: min(2, text.count - offset)
    default: 1
    }
  }

  /// Puts other bytes in the place of some.
  package mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    text.replaceSubrange(range, with: bytes)
    starts = Self.starts(in: text)
  }
}
