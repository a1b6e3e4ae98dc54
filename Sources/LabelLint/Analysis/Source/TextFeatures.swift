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
  /// An ASCII letter, or a first byte of U+00C0 to U+00FF, Latin letters with accents.
  static let letters = TextFeatures(rawValue: 1 << 4)
  /// Any character past ASCII.
  static let nonASCII = TextFeatures(rawValue: 1 << 5)
  /// A line feed.
  static let lineBreaks = TextFeatures(rawValue: 1 << 6)
  /// Another control character of ASCII.
  static let controls = TextFeatures(rawValue: 1 << 7)
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
  /// A first byte of U+0400 to U+04FF.
  static let cyrillic = TextFeatures(rawValue: 1 << 15)
  /// A first byte of U+0370 to U+03FF, Greek, and the last combining marks.
  static let greek = TextFeatures(rawValue: 1 << 16)
  /// A first byte of U+0500 to U+05FF: more Cyrillic, Armenian, Hebrew.
  static let hebrew = TextFeatures(rawValue: 1 << 17)
  /// A first byte of U+0600 to U+07FF, Arabic and its neighbours.
  static let arabic = TextFeatures(rawValue: 1 << 18)
  /// A first byte of U+0800 to U+0FFF, the scripts of India, Thai, Lao, Tibetan.
  static let indic = TextFeatures(rawValue: 1 << 19)
  /// A `#`.
  static let numberSigns = TextFeatures(rawValue: 1 << 20)
  /// A first byte of U+3000 to U+DFFF, the scripts of East Asia.
  static let eastAsian = TextFeatures(rawValue: 1 << 22)
  /// A first byte of U+0080 to U+00BF: controls, soft hyphen, Latin-1 marks.
  static let latin1Marks = TextFeatures(rawValue: 1 << 23)
  /// A first byte of U+E000 to U+FFFF: private use, compatibility forms.
  static let compatibility = TextFeatures(rawValue: 1 << 25)
  /// A backslash.
  static let backslashes = TextFeatures(rawValue: 1 << 31)
  /// The kind of mark at the end, three bits; see `EndingMark`.
  static let finalMark = TextFeatures(rawValue: 7 << 28)

  /// The kind of mark at the end.
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

  /// What the bytes of a text show, each by itself, and blanks in a row.
  private static func ofBytes(_ text: Span<UInt8>) -> TextFeatures {
    let table = byByte
    var (found, previous): (UInt32, UInt8) = (0, 0)
    for index in text.indices {
      let byte = text[index]
      found |= table[Int(byte)].rawValue
      if byte == 0x20, previous == 0x20 { found |= doubleBlank.rawValue }
      previous = byte
    }
    return TextFeatures(rawValue: found)
  }

  private static let byByte = (0...255).map { ofByte(UInt8($0)) }

  /// The features that a byte shows by itself.
  private static func ofByte(_ byte: UInt8) -> TextFeatures {
    switch byte {
    case "%", "$", "{": .placeholders
    case "<": .tags
    case "&": .references
    case "#": .numberSigns
    case "0"..."9": .digits
    case "A"..."Z", "a"..."z": .letters
    case 0x0A: .lineBreaks
    case 0x00...0x1F, 0x7F: .controls
    case ":", "@": .addresses
    case "*", "^": .markdown
    case "[": [.markdown, .brackets]
    case "(", ")", "]", "\"": .brackets
    case "?", "!": .questions
    case "\\": .backslashes
    case 0x00...0x7F: []
    default: lead(byte).union(.nonASCII)
    }
  }

  /// The block of characters that a byte past ASCII begins.
  private static func lead(_ byte: UInt8) -> TextFeatures {
    switch byte {
    case 0xC2: .latin1Marks
    case 0xC3: .letters
    case 0xCE, 0xCF: .greek
    case 0xD0...0xD3: .cyrillic
    case 0xD4...0xD7: .hebrew
    case 0xD8...0xDF: .arabic
    case 0xE0: .indic
    case 0xE3...0xED: .eastAsian
    case 0xEE, 0xEF: .compatibility
    default: []
    }
  }
}
