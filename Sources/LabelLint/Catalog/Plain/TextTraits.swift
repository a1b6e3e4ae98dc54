/// What the bytes of a decoded text show before anything is read from it.
struct TextTraits: OptionSet {
  /// The bits.
  let rawValue: UInt8

  /// A `%`, `{` or `$` stands in it.
  static let placeholders = TextTraits(rawValue: 1 << 0)
  /// A `<` stands in it.
  static let tags = TextTraits(rawValue: 1 << 1)
  /// An `&` stands in it.
  static let references = TextTraits(rawValue: 1 << 2)
  /// A mark of Markdown stands in it.
  static let markdown = TextTraits(rawValue: 1 << 3)
  /// White space stands in it that is no single blank.
  static let irregularSpace = TextTraits(rawValue: 1 << 4)
  /// Characters stand in it that may be white space or invisible, by their first byte.
  static let suspects = TextTraits(rawValue: 1 << 5)
  /// Characters from U+0300 stand in it, which normalization may change.
  static let combining = TextTraits(rawValue: 1 << 6)

  /// The traits of a text; bytes that continue a character show nothing by themselves.
  static func of(_ text: Span<UInt8>) -> TextTraits {
    let classes = byByte
    var (found, previous): (UInt8, UInt8) = (0, 0)
    for index in text.indices {
      let byte = text[index]
      found |= classes[Int(byte)]
      if byte == 0x20, previous == 0x20 { found |= irregularSpace.rawValue }
      previous = byte
    }
    return TextTraits(rawValue: found)
  }

  /// The traits that each byte shows.
  private static let byByte: [UInt8] = (0...255).map { (byte: UInt8) in
    var traits: TextTraits = byte >= 0xCC ? .combining : []
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"): traits.insert(.placeholders)
    case UInt8(ascii: "<"): traits.insert(.tags)
    case UInt8(ascii: "&"): traits.insert(.references)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "~"):
      traits.insert(.markdown)
    case 0x09...0x0D: traits.insert(.irregularSpace)
    // First bytes of U+0085, U+00A0, U+00AD; U+061C; U+1680; U+2000 to U+206F; U+3000; U+FEFF.
    case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF: traits.insert(.suspects)
    default: break
    }
    return traits.rawValue
  }
}
