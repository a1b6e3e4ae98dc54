/// Character references that are left in a decoded text, such as `&amp;nbsp;` in an Android file.
enum CharacterReferences {
  /// Longest reference that is looked for, in bytes.
  private static let longest = 10

  /// The named references that texts use (HTML standard, named character references), but for those of Latin-1.
  private static let named: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
    ("hellip", "\u{2026}"), ("ndash", "\u{2013}"), ("mdash", "\u{2014}"), ("lsquo", "\u{2018}"),
    ("rsquo", "\u{2019}"), ("sbquo", "\u{201A}"), ("ldquo", "\u{201C}"), ("rdquo", "\u{201D}"),
    ("bdquo", "\u{201E}"), ("lsaquo", "\u{2039}"), ("rsaquo", "\u{203A}"), ("bull", "\u{2022}"),
    ("trade", "\u{2122}"), ("euro", "\u{20AC}"), ("ensp", "\u{2002}"), ("emsp", "\u{2003}"),
    ("thinsp", "\u{2009}"), ("zwnj", "\u{200C}"), ("zwj", "\u{200D}"), ("lrm", "\u{200E}"),
    ("rlm", "\u{200F}"), ("rarr", "\u{2192}"), ("larr", "\u{2190}"), ("OElig", "\u{152}"),
    ("oelig", "\u{153}"), ("Scaron", "\u{160}"), ("scaron", "\u{161}"), ("Yuml", "\u{178}"),
  ]

  /// The names of U+00A0 and those behind it.
  private static let latin = Resource.words("character-references/latin")
  private static let firstOfLatin: UInt32 = 0xA0

  /// Collects the references of a decoded text.
  static func collect(in text: borrowing Span<UInt8>, into edits: inout [PlainEdit]) {
    PlainEdit.collect(UInt8(ascii: "&"), in: text, into: &edits) { reference(at: $0, in: $1) }
  }

  /// The reference at an offset; nil when there is none.
  private static func reference(at start: Int, in text: borrowing Span<UInt8>) -> PlainEdit? {
    var end = start + 1
    while end < text.count, end - start < longest, text[end] != UInt8(ascii: ";") { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: ";"), end > start + 1 else { return nil }
    let body = text.extracting(start + 1..<end)
    let scalar = body[0] == UInt8(ascii: "#") ? number(body) : name(body)
    return scalar.map { PlainEdit(range: start..<end + 1, replacement: .scalar($0)) }
  }

  /// The scalar of a name; nil for an unknown one.
  private static func name(_ body: borrowing Span<UInt8>) -> Unicode.Scalar? {
    for entry in named where body.equals(entry.name) { return entry.scalar }
    for index in latin.indices where body.equals(latin[index]) {
      return Unicode.Scalar(firstOfLatin + UInt32(index))
    }
    return nil
  }

  /// The scalar of `#8217` or `#x2019`; nil for anything else and for controls.
  private static func number(_ body: borrowing Span<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = body.count > 2 && ASCII.lowercased(body[1]) == UInt8(ascii: "x")
    let first = isHexadecimal ? 2 : 1
    guard body.count > first else { return nil }
    var value: UInt32 = 0
    for index in first..<body.count {
      let byte = ASCII.lowercased(body[index])
      if ASCII.isDigit(byte) {
        value = value * (isHexadecimal ? 16 : 10) + UInt32(byte - 0x30)
      } else if isHexadecimal, byte &- 0x61 < 6 {
        value = value * 16 + UInt32(byte - 0x57)
      } else {
        return nil
      }
    }
    return value < 0x20 && value != 0x0A && value != 0x09 ? nil : Unicode.Scalar(value)
  }
}
