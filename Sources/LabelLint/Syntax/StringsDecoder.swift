/// Decodes strings of old-style property lists.
///
/// The escapes are those CoreFoundation reads: `\a \b \f \n \r \t \v`, octal digits in NextStep's
/// character set, `\U` with up to four hexadecimal digits of a UTF-16 unit; any other escaped
/// character stands for itself.
struct StringsDecoder: ~Copyable, ~Escapable {
  /// The file's text.
  private let text: Span<UInt8>
  /// Whether ill-formed bytes stand in the text and have to be replaced.
  private let repairs: Bool
  /// Escapes that do not mean what their author thinks, as problems.
  private(set) var problems: [ReadingProblem] = []
  /// Ends of the strings whose `\u` was told last, before digits and before a brace.
  private var told = (digits: -1, braces: -1)

  /// A decoder of strings in a text.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, repairs: Bool) {
    self.text = text
    self.repairs = repairs
  }

  /// Decodes a string; one without escapes stays where it stands.
  @inline(__always)
  mutating func decode(_ token: StringsToken, into file: inout CatalogFile) -> TextRef {
    if !token.isEscaped, !repairs { return TextRef(inFile: token.range) }
    return decodeEscapes(token, into: &file)
  }

  /// Decodes a string whose way back to the file is not needed: a key or a comment.
  @inline(__always)
  mutating func decodeKey(_ token: StringsToken, into file: inout CatalogFile) -> TextRef {
    if !token.isEscaped, !repairs { return TextRef(inFile: token.range) }
    let runs = file.runs.count
    let text = decodeEscapes(token, into: &file)
    file.runs.removeLast(file.runs.count - runs)
    return text
  }

  /// Decodes a string with escapes or ill-formed bytes.
  private mutating func decodeEscapes(
    _ token: StringsToken, into file: inout CatalogFile
  ) -> TextRef {
    var assembler = TextAssembler(at: token.start)
    var index = token.start
    let backslash = UInt8(ascii: "\\")
    while index < token.end {
      let slash = StringsScanner.first(
        backslash, or: backslash, in: text, from: index, to: token.end)
      append(index..<slash, with: &assembler, to: &file)
      guard slash + 1 < token.end else { break }
      index = decodeEscape(at: slash, before: token.end, with: &assembler, into: &file)
    }
    return assembler.finish(in: &file)
  }

  /// Decodes one escape and returns the offset behind it.
  private mutating func decodeEscape(
    at slash: Int, before end: Int, with assembler: inout TextAssembler,
    into file: inout CatalogFile
  ) -> Int {
    let byte = text[slash + 1]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var (index, value) = (slash + 1, 0)
      while index < min(slash + 4, end), text[index] & 0xF8 == 0x30 {
        value = value << 3 | Int(text[index] & 7)
        index += 1
      }
      let scalar = NextStepLatin.scalar(of: UInt8(truncatingIfNeeded: value))
      if value & 0x80 != 0 { warnOfOctal(slash..<index, value: value & 0xFF, read: scalar) }
      assembler.append(decoded: scalar, for: slash..<index, to: &file)
      return index
    case UInt8(ascii: "U"):
      let (scalar, index) = unit(at: slash, before: end)
      assembler.append(decoded: scalar, for: slash..<index, to: &file)
      return index
    default:
      if byte == UInt8(ascii: "u") { warnOfLowerCase(at: slash, before: end) }
      let length = max(1, UTF8Validation.sequenceLength(at: slash + 1, in: text))
      let next = min(slash + 1 + length, end)
      if byte < 0x80 {
        assembler.append(
          decoded: CollectionOfOne(Self.control(byte) ?? byte), for: slash..<next, to: &file)
      } else {
        append(slash + 1..<next, with: &assembler, to: &file)
      }
      return next
    }
  }

  /// The scalar of a `\U` escape, joined with the next one where they are a surrogate pair, and the
  /// offset behind it; half a pair becomes U+FFFD.
  private func unit(at slash: Int, before end: Int) -> (scalar: Unicode.Scalar, end: Int) {
    let (high, next) = hexadecimal(from: slash + 2, before: min(slash + 6, end))
    if let scalar = Unicode.Scalar(high) { return (scalar, next) }
    if high < 0xDC00, next + 2 < end, text[next] == UInt8(ascii: "\\"),
      text[next + 1] == UInt8(ascii: "U")
    {
      let (low, last) = hexadecimal(from: next + 2, before: min(next + 6, end))
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        return (scalar, last)
      }
    }
    return ("\u{FFFD}", next)
  }

  /// The number of the hexadecimal digits in a range, and the offset behind the last.
  private func hexadecimal(from start: Int, before end: Int) -> (value: UInt32, end: Int) {
    var (index, value) = (start, UInt32(0))
    while index < end, let digit = ASCII.hexadecimalValue(text[index]) {
      value = value << 4 | digit
      index += 1
    }
    return (value, index)
  }

  /// Appends bytes that stand for themselves, with ill-formed ones replaced.
  private func append(
    _ range: Range<Int>, with assembler: inout TextAssembler, to file: inout CatalogFile
  ) {
    guard repairs else {
      assembler.append(range, to: &file)
      return
    }
    var (index, start) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      let length = UTF8Validation.sequenceLength(at: index, in: text)
      if length == 0 || index + length > range.upperBound {
        assembler.append(start..<index, to: &file)
        assembler.append(decoded: "\u{FFFD}", for: index..<index + 1, to: &file)
        start = index + 1
      }
      index += max(1, length)
    }
    assembler.append(min(start, range.upperBound)..<range.upperBound, to: &file)
  }

  /// Reports an octal escape past ASCII, which few authors know to be NextStep's.
  private mutating func warnOfOctal(_ range: Range<Int>, value: Int, read scalar: Unicode.Scalar) {
    let escape = String(value, radix: 8)
    let meant = UInt8(truncatingIfNeeded: value)
    let latin = meant < 0xA0 ? "" : ", not `\(Unicode.Scalar(meant))`"
    report(
      .octalEscapeNextstep, at: range,
      "`\\\(escape)` is `\(scalar)` in NextStep's character set\(latin); write the character itself"
    )
  }

  /// Reports the first `\u` of a string before four hexadecimal digits, and the first before a brace, as other
  /// languages write escapes.
  private mutating func warnOfLowerCase(at slash: Int, before end: Int) {
    var (digits, _) = (slash + 2, 0)
    while digits < min(slash + 6, end), ASCII.hexadecimalValue(text[digits]) != nil { digits += 1 }
    let isSwift = slash + 2 < end && text[slash + 2] == UInt8(ascii: "{")
    guard digits == slash + 6 || isSwift else { return }
    // All of a string are one fault.
    if isSwift ? told.braces == end : told.digits == end { return }
    if isSwift { told.braces = end } else { told.digits = end }
    let written = String(decoding: (slash..<digits).map { text[$0] }, as: UTF8.self)
    let advice =
      isSwift
      ? "write the character itself"
      : "write the character itself or `\\U\(written.dropFirst(2))`"
    report(
      .lowercaseUEscape, at: slash..<digits,
      "`\(written)` is not an escape and is shown as `\(written.dropFirst())`; \(advice)")
  }

  /// Records a problem.
  private mutating func report(_ code: ProblemCode, at range: Range<Int>, _ message: String) {
    problems.append(
      ReadingProblem(code, at: ByteRange(range), message), most: StringsReader.maximumProblems)
  }

  /// The control character that an escaped letter stands for.
  private static func control(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: nil
    }
  }
}

/// The upper half of the NextStep character set, which octal escapes are read in.
enum NextStepLatin {
  /// The scalar of a byte.
  ///
  /// - Returns: the byte's own number below 0x80; U+0000 for the two bytes without a character.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(upperHalf[Int(byte) - 0x80]) ?? "\0"
  }

  /// Scalars of bytes 0x80 to 0xFF, found by reading each with CoreFoundation (they are those of
  /// unicode.org, MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT).
  private static let upperHalf: [UInt16] = [
    0xA0, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF,
    0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xB5, 0xD7, 0xF7,
    0xA9, 0xA1, 0xA2, 0xA3, 0x2044, 0xA5, 0x192, 0xA7, 0xA4, 0x2019, 0x201C, 0xAB, 0x2039, 0x203A,
    0xFB01, 0xFB02, 0xAE, 0x2013, 0x2020, 0x2021, 0xB7, 0xA6, 0xB6, 0x2022, 0x201A, 0x201E, 0x201D,
    0xBB, 0x2026, 0x2030, 0xAC, 0xBF, 0xB9, 0x2CB, 0xB4, 0x2C6, 0x2DC, 0xAF, 0x2D8, 0x2D9, 0xA8,
    0xB2, 0x2DA, 0xB8, 0xB3, 0x2DD, 0x2DB, 0x2C7, 0x2014, 0xB1, 0xBC, 0xBD, 0xBE, 0xE0, 0xE1, 0xE2,
    0xE3, 0xE4, 0xE5, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xC6, 0xED, 0xAA, 0xEE, 0xEF, 0xF0, 0xF1,
    0x141, 0xD8, 0x152, 0xBA, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xE6, 0xF9, 0xFA, 0xFB, 0x131, 0xFC,
    0xFD, 0x142, 0xF8, 0x153, 0xDF, 0xFE, 0xFF, 0, 0,
  ]
}
