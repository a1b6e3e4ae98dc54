/// What the bytes of a decoded text show of the faults it may have, found in one look at them.
///
/// Each rule of wording names the signs without which it has nothing to say, so that the few texts
/// with a sign are made plain and judged, and the many others cost nothing more.
public struct TextSigns: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt16

  /// Signs from their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Every text shows this one: the sign of rules that must see all texts.
  public static var text: TextSigns { TextSigns(rawValue: 1 << 0) }
  /// Capitals that are no mere initials: nothing but capitals, or three words of them.
  public static var capitals: TextSigns { TextSigns(rawValue: 1 << 1) }
  /// An ASCII digit.
  public static var digit: TextSigns { TextSigns(rawValue: 1 << 2) }
  /// A full stop or colon.
  public static var stop: TextSigns { TextSigns(rawValue: 1 << 3) }
  /// An underscore.
  public static var underscore: TextSigns { TextSigns(rawValue: 1 << 4) }
  /// An asterisk.
  public static var asterisk: TextSigns { TextSigns(rawValue: 1 << 5) }
  /// A tag, a reference, a brace or a bracket: letters may stand in the text that its plain form lacks.
  public static var opaque: TextSigns { TextSigns(rawValue: 1 << 6) }
  /// A percent or dollar sign: placeholders may stand in the text.
  public static var percent: TextSigns { TextSigns(rawValue: 1 << 7) }
  /// White space that is no single blank, or a character nobody sees.
  public static var irregularSpace: TextSigns { TextSigns(rawValue: 1 << 8) }
  /// A byte beyond ASCII.
  public static var beyondASCII: TextSigns { TextSigns(rawValue: 1 << 9) }
  /// A mark of Markdown beside brackets.
  public static var marks: TextSigns { TextSigns(rawValue: 1 << 10) }
  /// A capital that follows a capital with nothing but marks between.
  public static var capitalPair: TextSigns { TextSigns(rawValue: 1 << 11) }
  /// A character that may be one with a letter before it, or bytes that are not known to be well-formed.
  static var composing: TextSigns { TextSigns(rawValue: 1 << 12) }
  /// A word that may stand twice in a row; looked for in texts that may be labels only.
  static var doubledWord: TextSigns { TextSigns(rawValue: 1 << 13) }
  /// The text of a template, maybe; looked for in texts that may be labels only.
  static var template: TextSigns { TextSigns(rawValue: 1 << 14) }
  /// No blank but at an end, and a mark, a capital or a letter as they stand in identifiers.
  static var identifier: TextSigns { TextSigns(rawValue: 1 << 15) }
  /// The signs of a text whose plain form may not be its own bytes without the blanks at the ends.
  static let unplain: TextSigns = [.opaque, .percent, .irregularSpace, .marks]

  /// Whether the plain form is the text's own bytes without the blanks at the ends, if they are in NFC
  /// and no tag was taken out of them.
  var arePlain: Bool { contains(.text) && isDisjoint(with: .unplain) }

  /// The signs that tell by words whether a text that may be a label is to be judged.
  ///
  /// Here every text is at hand once, in the order in which they lie in memory: to come back to most of
  /// them for these looks takes longer than the looks.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - signs: Its other signs.
  ///   - hasBlank: Whether U+0020 stands in it.
  /// - Returns: The signs to add.
  static func ofLabel(_ text: Span<UInt8>, _ signs: TextSigns, hasBlank: Bool) -> TextSigns {
    var found: TextSigns = []
    if RepeatedWord.mayDouble(text, signs, hasBlank: hasBlank) { found.insert(.doubledWord) }
    if PlaceholderLabel.mayBeTemplate(text, signs) { found.insert(.template) }
    return found
  }

  /// What each byte shows by itself: signs in the low half, `TextFeatures` in the high one.
  static let byByte = ByteTable { byte in
    var signs: TextSigns = byte >= 0x80 ? .beyondASCII : []
    switch byte {
    case "0"..."9": signs.insert(.digit)
    case ".", ":": signs.insert(.stop)
    case "_": signs.insert([.underscore, .marks])
    case "*": signs.insert([.asterisk, .marks])
    case "<", "&", "{", "[":
      signs.insert(.opaque)
    case "`", "~": signs.insert(.marks)
    case "%", "$": signs.insert(.percent)
    case 0x00...0x1F, 0x7F: signs.insert(.irregularSpace)
    default: break
    }
    var shown = UInt64(signs.rawValue) | UInt64(TextFeatures.ofByte(byte).rawValue) << 32
    switch byte {
    case 0xE0, 0xE4...0xE9, 0xEB...0xED: shown |= startsCaseless
    default: break
    }
    return shown
  }

  /// The bit of the first bytes of Indic scripts, Thai, Lao, Tibetan, Han and Hangul, where three bytes
  /// are a character, no letter has case, and there is no white space.
  static var startsCaseless: UInt64 { 1 << 16 }

  /// What two blanks in a row show, in the same form.
  static let ofDoubleBlank =
    UInt64(TextSigns.irregularSpace.rawValue) | UInt64(TextFeatures.doubleBlank.rawValue) << 32

  /// The bit behind those of the signs of characters that an upper-case letter beyond ASCII has.
  static var upperBit: UInt16 { 13 }
  /// The bit that a lower-case letter has, which closes a word of capitals.
  static var lowerBit: UInt16 { 14 }
  /// The bits of the signs of characters.
  static var all: UInt16 { 1 << upperBit - 1 }

  /// What each scalar below U+3000 shows: signs, and its case as bits behind them.
  static let byScalar: [UInt16] = {
    var shown = LetterCase.table.map { bits(of: $0) }
    for value in caseless { shown[Int(value)] = 0 }
    for block in signBlocks {
      for value in block {
        if ScalarRole(value) != .text { shown[Int(value)] |= irregularSpace.rawValue }
        if DenormalizedText.mayCompose(value) { shown[Int(value)] |= composing.rawValue }
      }
    }
    return shown
  }()

  /// The blocks of the table with white space, invisible characters and characters that compose.
  private static let signBlocks: [Range<UInt32>] = [
    0..<0x400, 0x600..<0x700, 0x1000..<0x1200, 0x1600..<0x1700, 0x1B00..<0x1C00, 0x2000..<0x2100,
  ]

  /// What a scalar beyond ASCII shows.
  static func shown(by scalar: Unicode.Scalar) -> UInt16 {
    var signs: TextSigns = ScalarRole(scalar.value) == .text ? [] : .irregularSpace
    if DenormalizedText.mayCompose(scalar.value) { signs.insert(.composing) }
    let isNeither = caseless.contains(scalar.value)
    return signs.rawValue | (isNeither ? 0 : bits(of: LetterCase(scalar)))
  }

  /// Letters whose case shows nothing: U+0345 is a small letter that makes one capital with the capital
  /// before it, and ß neither makes nor breaks capitals.
  private static var caseless: [UInt32] { [0x345, 0xDF] }

  /// The bits of a case.
  private static func bits(of letterCase: LetterCase) -> UInt16 {
    switch letterCase {
    case .upper: 1 << upperBit
    case .lower: 1 << lowerBit
    case .uncased, .none: 0
    }
  }
}
