/// Letters whose UTF-8 bytes were read in an older encoding and written again: `LÃ¶schen` for `Löschen`.
struct MisreadText {
  /// A run of such letters.
  struct Run {
    /// Byte offsets in the text.
    var range: Range<Int>
    /// What it was before.
    var meant: String
  }

  /// An encoding of one byte a letter that bytes are read in by mistake.
  private struct Encoding {
    /// The bytes from 0x80 on, by the numbers of their letters; 0 for other numbers.
    let bytes: [UInt8]
    /// Letters that a run must have to be no word.
    let leastLetters: Int
    /// Whether its letters may stand in quotation marks as themselves, with a mark that seems to be the second byte.
    let isQuotable: Bool
    /// Whether words in capitals may hold its letters, so that a run of them counts only among small letters.
    var isOfCapitals = false

    /// The byte of a letter; nil for a letter that the encoding lacks, and for those of ASCII.
    func byte(of letter: Unicode.Scalar) -> UInt8? {
      let number = Int(letter.value)
      guard number < bytes.count, bytes[number] > 0 else { return nil }
      return bytes[number]
    }
  }

  /// Windows-1252 by the WHATWG's Encoding Standard: what it leaves out are controls.
  private static let western = Encoding(
    bytes: table(
      from: 0x80,
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ",
      then: 0xA0...0xFF), leastLetters: 1, isQuotable: true)
  /// Windows-1251 by the same standard.
  private static let cyrillic = Encoding(
    bytes: table(
      from: 0x80,
      "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
        + String(String.UnicodeScalarView((0x410...0x44F).compactMap { Unicode.Scalar($0) })),
      then: nil), leastLetters: 3, isQuotable: false)

  /// Windows-1250 by the same standard.
  private static let central = Encoding(
    bytes: table(
      from: 0x80,
      "€\u{81}‚\u{83}„…†‡\u{88}‰Š‹ŚŤŽŹ\u{90}‘’“”•–—\u{98}™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
        + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
      then: nil), leastLetters: 1, isQuotable: true, isOfCapitals: true)

  /// The bytes of an encoding by its letters: those of a text, and those that are the numbers of their letters.
  private static func table(
    from first: UInt8, _ letters: String, then rest: ClosedRange<UInt8>?
  ) -> [UInt8] {
    let numbers = letters.unicodeScalars.map { Int($0.value) }
    var bytes = [UInt8](repeating: 0, count: max(0x100, (numbers.max() ?? 0) + 1))
    for (index, number) in numbers.enumerated() {
      bytes[number] = UInt8(clamping: Int(first) + index)
    }
    if let rest {
      // Latin-1 has the controls of the bytes where Windows has letters.
      for byte in 0x80...rest.upperBound { bytes[Int(byte)] = byte }
    }
    return bytes
  }

  /// Marks that are read wrongly as often as letters: dashes, quotation marks, the ellipsis and the like.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0xA1, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7, 0xBB, 0xBF, 0x2009...0x2030, 0x2039, 0x203A,
      0x20AC, 0x2122,
      0x2026, 0x2190...0x2193, 0x2713:
      true
    default: false
    }
  }

  /// The runs of a text, in order of place.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - script: The letters of its locale; letters of others are no sign that a text was misread.
  /// - Returns: The runs.
  static func runs(in text: Span<UInt8>, of script: Script?) -> [Run] {
    var found: [Run] = []
    var index = 0
    while index < text.count {
      if text[index] < 0x80 {
        index += 1
        continue
      }
      if let run = run(at: index, in: text, western, script)
        ?? (script == .cyrillic ? run(at: index, in: text, cyrillic, script) : nil)
        ?? (script == .latin ? run(at: index, in: text, central, script) : nil)
      {
        found.append(run)
        index = run.range.upperBound
      } else {
        index += text.scalarOrReplacement(at: index).length
      }
    }
    return found
  }

  /// The run that begins at an offset; nil where letters stand for themselves.
  private static func run(
    at start: Int, in text: Span<UInt8>, _ encoding: Encoding, _ script: Script?
  ) -> Run? {
    var meant = ""
    var end = start
    var letters = 0
    while let (scalar, next) = letter(at: end, in: text, encoding), fits(scalar, script),
      !encoding.isOfCapitals || isMark(scalar) || encoding.byte(of: scalar) != nil,
      !(encoding.isQuotable && isItself(scalar, end..<next, in: text))
    {
      meant.unicodeScalars.append(scalar)
      letters += 1
      end = next
    }
    if encoding.isOfCapitals, !isAmongSmallLetters(start..<end, in: text) { return nil }
    return letters >= encoding.leastLetters ? Run(range: start..<end, meant: meant) : nil
  }

  /// Whether a small letter stands before a range, or behind it where it begins a word.
  private static func isAmongSmallLetters(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    if let (before, _) = text.scalar(before: range.lowerBound) {
      switch LetterCase(before) {
      case .lower: return true
      case .upper, .uncased: return false
      case .none: break
      }
    }
    return range.upperBound < text.count
      && LetterCase(text.scalarOrReplacement(at: range.upperBound).value) == .lower
  }

  /// The letter that the characters from an offset on were, and where they end; nil where they were none.
  private static func letter(
    at start: Int, in text: Span<UInt8>, _ encoding: Encoding
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let (lead, next) = byte(at: start, in: text, encoding) else { return nil }
    var number: UInt32
    let (count, least): (Int, UInt32)
    switch lead {
    case 0xC2...0xDF: (number, count, least) = (UInt32(lead & 0x1F), 2, 0x80)
    case 0xE0...0xEF: (number, count, least) = (UInt32(lead & 0x0F), 3, 0x800)
    case 0xF0...0xF4: (number, count, least) = (UInt32(lead & 0x07), 4, 0x10000)
    default: return nil
    }
    var end = next
    for _ in 1..<count {
      guard let (byte, next) = byte(at: end, in: text, encoding), byte & 0xC0 == 0x80 else {
        return nil
      }
      number = number << 6 | UInt32(byte & 0x3F)
      end = next
    }
    // Neither too long a form nor half of a pair of UTF-16.
    guard number >= least, let scalar = Unicode.Scalar(number), scalar != "\u{FFFD}" else {
      return nil
    }
    return (scalar, end)
  }

  /// The byte that the character at an offset stands for, and where that ends; nil where it stands for none.
  private static func byte(
    at index: Int, in text: Span<UInt8>, _ encoding: Encoding
  ) -> (byte: UInt8, end: Int)? {
    guard index < text.count else { return nil }
    let (scalar, length) = text.scalarOrReplacement(at: index)
    return encoding.byte(of: scalar).map { ($0, index + length) }
  }

  /// Whether a letter may have been meant: one of Latin or of the locale's script, or a mark.
  private static func fits(_ scalar: Unicode.Scalar, _ script: Script?) -> Bool {
    if isMark(scalar) { return true }
    guard
      CharacterProperties.isLetter(scalar) || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark
    else { return false }
    let own = CharacterProperties.script(scalar)
    return own == .latin || script.map { $0 == own || $0.includes(own) } ?? false
  }

  /// Closing marks and blanks that may stand behind a capital that is what it seems: `„Ä“`, `«TÂ»`.
  private static let closing: Set<Unicode.Scalar> = [
    "«", "»", "‹", "›", "“", "”", "‘", "’", "„", "‚", "…", "–", "—", "\u{A0}", "º", "ª", "°",
  ]

  /// Whether a capital with a closing mark behind it is what it seems, as in quotation marks, and none of a word.
  private static func isItself(
    _ meant: Unicode.Scalar, _ range: Range<Int>, in text: Span<UInt8>
  ) -> Bool {
    guard meant.value < 0x800, let last = text.scalar(before: range.upperBound)?.value,
      closing.contains(last)
    else { return false }
    let before = text.scalar(before: range.lowerBound).map { LetterCase($0.value) }
    if isMark(meant) { return before == .upper }
    let after =
      range.upperBound < text.count
      ? LetterCase(text.scalarOrReplacement(at: range.upperBound).value) : nil
    // An apostrophe stands between the parts of a word: Albanian `Ç’është`.
    if last == "’" || last == "‘" { return before != .lower }
    return before != .lower && after != .lower
  }
}
