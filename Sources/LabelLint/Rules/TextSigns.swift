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
  /// The signs of a text whose plain form may not be its own bytes without the blanks at the ends.
  static let unplain: TextSigns = [.opaque, .percent, .irregularSpace, .marks]

  /// Whether the plain form is the text's own bytes without the blanks at the ends, if they are in NFC
  /// and no tag was taken out of them.
  var arePlain: Bool { contains(.text) && isDisjoint(with: .unplain) }

  /// The signs of a decoded text, and the classes of its bytes.
  ///
  /// One step a character without branches for ASCII: which bytes were seen, and whether a capital
  /// followed a capital with nothing but marks between. The few texts of which that is true are looked
  /// at again.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - classes: `byByte`, kept at hand.
  /// - Returns: The signs of the text, and what its bytes show each by itself.
  static func of(
    _ text: Span<UInt8>, classes: Span<UInt64>
  ) -> (signs: TextSigns, classes: TextFeatures) {
    var found = UInt64(TextSigns.text.rawValue)
    // Whether the last letter was a capital and no blank has come since; then, that it met another.
    var (isAfterUpper, meet): (UInt64, UInt64) = (0, 0)
    var previous: UInt64 = 0
    var index = 0
    let count = text.count
    while index < count {
      let byte = text[index]
      let kind = classes[Int(byte)]
      found |= kind
      let twice = kind & previous & blank
      found |= twice >> blankToIrregular | twice << blankToDouble
      previous = kind
      index &+= 1
      if byte < 0x80 {
        meet |= kind & isAfterUpper
        isAfterUpper = kind & upper | isAfterUpper & ~((kind & closing) << closingToUpper)
        continue
      }
      index = add(text, at: index &- 1, kind, &found, &isAfterUpper, &meet)
    }
    var signs = TextSigns(rawValue: UInt16(truncatingIfNeeded: found))
    if meet != 0 { signs.insert(.capitalPair) }
    if meet != 0 || signs.contains(.opaque), CapitalScan.mayShout(text, signs) {
      signs.insert(.capitals)
    }
    return (signs, TextFeatures(rawValue: UInt32(truncatingIfNeeded: found >> 32)))
  }

  /// Goes behind a character beyond ASCII; its signs join those that were found.
  private static func add(
    _ text: Span<UInt8>, at index: Int, _ kind: UInt64, _ found: inout UInt64,
    _ isAfterUpper: inout UInt64, _ meet: inout UInt64
  ) -> Int {
    let lead = text[index]
    if lead >= 0xE0, lead != 0xE1, lead != 0xE2, lead < 0xEE, lead != 0xEA {
      // Indic scripts, Thai, Lao, Tibetan, kana, Han, Hangul: no letter has case, and of white space
      // there is U+3000 alone.
      if lead == 0xE3, text.begins(with: "\u{3000}", at: index) {
        found |= UInt64(irregularSpace.rawValue)
      }
      return index + 3
    }
    let (scalar, length) = scalar(at: index, of: text)
    if kind & suspect != 0, ScalarRole(scalar.value) != .text {
      found |= UInt64(irregularSpace.rawValue)
    }
    switch LetterCase(scalar) {
    case .upper:
      meet |= isAfterUpper
      isAfterUpper = upper
    case .lower: if scalar.value != 0x345, scalar != "ß" { isAfterUpper = 0 }
    case .uncased, .none: break
    }
    return index + length
  }

  /// A scalar beyond ASCII and its length; two bytes are put together here, as most of them are.
  @inline(__always)
  private static func scalar(
    at index: Int, of text: Span<UInt8>
  ) -> (value: Unicode.Scalar, length: Int) {
    let lead = text[index]
    if lead >= 0xC2, lead < 0xE0, index + 1 < text.count, text[index + 1] & 0xC0 == 0x80,
      let scalar = Unicode.Scalar(UInt32(lead & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F))
    {
      return (scalar, 2)
    }
    return text.scalarOrReplacement(at: index)
  }

  /// Further classes of bytes: a capital, what closes a word of capitals, a blank, the first byte of a
  /// character that may be white space or invisible.
  private static var upper: UInt64 { 1 << 20 }
  private static var closing: UInt64 { 1 << 19 }
  private static var blank: UInt64 { 1 << 18 }
  private static var suspect: UInt64 { 1 << 17 }
  /// How far the bits of `closing` and `upper` are apart, those of `blank` and `irregularSpace`, and
  /// those of `blank` and `TextFeatures.doubleBlank`.
  private static var closingToUpper: UInt64 { 1 }
  private static var blankToIrregular: UInt64 { 10 }
  private static var blankToDouble: UInt64 { 22 }

  /// What each byte shows: signs in the low half, `TextFeatures` in the high one.
  static let byByte: [UInt64] = (0...255).map { (byte: UInt8) in
    var signs: TextSigns = byte >= 0x80 ? .beyondASCII : []
    var further: UInt64 = 0
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): signs.insert(.digit)
    case UInt8(ascii: "."), UInt8(ascii: ":"): signs.insert(.stop)
    case UInt8(ascii: "_"): signs.insert([.underscore, .marks])
    case UInt8(ascii: "*"): signs.insert([.asterisk, .marks])
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "{"), UInt8(ascii: "["):
      signs.insert(.opaque)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): signs.insert(.marks)
    case UInt8(ascii: "%"), UInt8(ascii: "$"): signs.insert(.percent)
    case 0x00...0x1F, 0x7F: signs.insert(.irregularSpace)
    // First bytes of U+0085, U+00A0, U+00AD; U+061C; U+1680; U+2000 to U+206F; U+3000; U+FEFF.
    case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF: further = suspect
    default: break
    }
    if ASCII.isUpperCase(byte) { further = upper }
    if byte <= 0x20 || ASCII.isLetter(byte) && !ASCII.isUpperCase(byte) { further |= closing }
    if byte == 0x20 { further |= blank }
    return UInt64(signs.rawValue) | further | UInt64(TextFeatures.ofByte(byte).rawValue) << 32
  }
}
