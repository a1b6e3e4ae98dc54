/// What the bytes of a decoded text show: made in one pass, compared before anything is read from it.
package struct TextFeatures: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt32
  /// Features from their bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A `%`, `{` or `$`.
  static let placeholders = TextFeatures(rawValue: 1 << 0)
  /// A `<`, or tags that the reader took out.
  static let tags = TextFeatures(rawValue: 1 << 1)
  /// An `&`.
  static let references = TextFeatures(rawValue: 1 << 2)
  /// An ASCII digit that is not part of a format specifier.
  static let digits = TextFeatures(rawValue: 1 << 3)
  /// A `|`.
  static let bars = TextFeatures(rawValue: 1 << 4)
  /// A `%`.
  static let percentSigns = TextFeatures(rawValue: 1 << 5)
  /// A line feed.
  static let lineBreaks = TextFeatures(rawValue: 1 << 6)
  /// A character that is none of ASCII.
  static let beyondASCII = TextFeatures(rawValue: 1 << 7)
  /// Two blanks in a row.
  static let doubleBlank = TextFeatures(rawValue: 1 << 8)
  /// White space at the start.
  static let leadingBlank = TextFeatures(rawValue: 1 << 9)
  /// White space at the end.
  static let trailingBlank = TextFeatures(rawValue: 1 << 10)
  /// A `:` or `@`, without which there is no address.
  static let addresses = TextFeatures(rawValue: 1 << 11)
  /// A mark of Markdown: `*`, `[`, `^`.
  static let markdown = TextFeatures(rawValue: 1 << 12)
  /// A bracket or quotation mark of ASCII.
  static let brackets = TextFeatures(rawValue: 1 << 13)
  /// A `?` or `!`.
  static let questions = TextFeatures(rawValue: 1 << 14)
  /// A straight apostrophe.
  static let apostrophes = TextFeatures(rawValue: 1 << 15)
  /// A full stop with a character behind it that is no blank.
  static let joinedStops = TextFeatures(rawValue: 1 << 16)
  /// A `#`.
  static let numberSigns = TextFeatures(rawValue: 1 << 20)
  /// A backslash.
  static let backslashes = TextFeatures(rawValue: 1 << 31)

  /// The kind of mark at the end, which bits 28 to 30 hold.
  var mark: EndingMark { EndingMark(rawValue: UInt8(rawValue >> 28 & 7)) ?? .none }

  /// The features of a decoded text; of one that is too long to be judged those of its ends.
  init(of text: Span<UInt8>) {
    guard text.count > 0 else {
      self = []
      return
    }
    var features = text.count <= Message.longestText ? Self.ofBytes(text) : []
    if SurroundingWhitespace.blankLength(atStartOf: text) > 0 { features.insert(.leadingBlank) }
    if SurroundingWhitespace.blankLength(atEndOf: text) > 0 { features.insert(.trailingBlank) }
    if features.isSuperset(of: [.digits, .placeholders]), !NumberReading.hasDigit(text) {
      features.remove(.digits)
    }
    self.init(rawValue: features.rawValue | UInt32(EndingMark.of(text).mark.rawValue) << 28)
  }

  /// What every text shows that some words stand in.
  static func around(_ words: String) -> TextFeatures {
    // Digits of a format specifier do not count.
    ofBytes(words.utf8.span).subtracting(.digits)
  }

  /// What the bytes of a text show, each by itself, blanks in a row, and full stops with more behind them.
  private static func ofBytes(_ text: Span<UInt8>) -> TextFeatures {
    let table = byByte
    var (found, previous): (UInt32, UInt8) = (0, 0)
    for index in text.indices {
      let byte = text[index]
      found |= table[Int(byte)].rawValue
      if byte == 0x20, previous == 0x20 { found |= doubleBlank.rawValue }
      if previous == ".", byte > 0x20 { found |= joinedStops.rawValue }
      previous = byte
    }
    return TextFeatures(rawValue: found)
  }

  /// The features that signs show by themselves.
  private static let bySigns: [(signs: String, features: TextFeatures)] = [
    ("%", [.placeholders, .percentSigns]), ("${", .placeholders), ("<", .tags),
    ("&", .references), ("#", .numberSigns), ("0123456789", .digits), ("\n", .lineBreaks),
    (":@", .addresses), ("*^", .markdown), ("[", [.markdown, .brackets]), ("()]\"", .brackets),
    ("?!", .questions), ("\\", .backslashes), ("|", .bars), ("'", .apostrophes),
  ]

  /// The features of each byte.
  private static let byByte: [TextFeatures] = {
    var features = [TextFeatures](repeating: [], count: 0x80)
    for (signs, own) in bySigns {
      for sign in signs.utf8 { features[Int(sign)] = own }
    }
    return features + [TextFeatures](repeating: .beyondASCII, count: 0x80)
  }()
}
