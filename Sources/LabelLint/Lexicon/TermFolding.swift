/// Brings words into the form in which a lexicon is matched: full case folding, NFKC, and the
/// spellings of one word made one.
///
/// What goes: zero-width and bidi controls, joiners, soft hyphens, tatweel, harakat, niqqud, the
/// Greek tonos (capitals are written without it). What becomes one: hyphens, apostrophes, Malayalam
/// chillu, Romanian comma and cedilla, Russian ё and е, Persian and Urdu letters with their Arabic doubles.
package struct TermFolding: Sendable, Hashable {
  /// Whether I and İ are the capitals of ı and i.
  private let isTurkic: Bool
  /// Whether s and t with cedilla stand for those with comma.
  private let isRomanian: Bool
  /// Whether Arabic yeh and kaf stand for the Persian ones.
  private let isPersian: Bool
  /// Whether blanks between words are no part of the text.
  package let isUnspaced: Bool

  /// The folding of a language.
  ///
  /// - Parameters:
  ///   - language: Its primary subtag, such as `tr`.
  ///   - isUnspaced: Whether it writes words without blanks.
  package init(language: String, isUnspaced: Bool = false) {
    isTurkic = language == "tr" || language == "az"
    isRomanian = language == "ro" || language == "mo"
    isPersian = language == "fa" || language == "ur"
    self.isUnspaced = isUnspaced
  }

  /// Whether no letter is folded in a way of the language's own.
  var isCommon: Bool { !isTurkic && !isRomanian && !isPersian }

  /// Appends one word, folded; it may come to nothing.
  package func append(_ word: Span<UInt8>, to output: inout [UInt8]) {
    if !isTurkic, word.isASCII {
      ASCII.appendLowercased(word, to: &output)
      return
    }
    let start = output.count
    if !isTurkic, SettledLetters.append(word, to: &output, unless: { replacement(of: $0) != nil }) {
      return
    }
    CaseFolding.append(word, turkic: isTurkic, to: &output)
    let folded = Normalization.normalized(output.span.extracting(start..<output.count), .nfkc)
    output.removeLast(output.count - start)
    let bytes = folded.span
    var index = 0
    while index < bytes.count {
      let length = max(1, UTF8Validation.sequenceLength(at: index, in: bytes))
      take(bytes.extracting(index..<index + length), into: &output, from: start)
      index += length
    }
  }

  /// What folding makes of a letter beyond ASCII, whatever stands around it but marks; nil where that is not
  /// known.
  func settled(_ scalar: Unicode.Scalar) -> UInt32? {
    if isTurkic {
      if scalar == "\u{130}" { return 0x69 }
      if scalar == "\u{131}" { return 0x131 }
    }
    guard let small = SimpleLetter.small(scalar) else { return nil }
    return replacement(of: small) ?? small
  }

  /// What folding makes of an ASCII letter or digit.
  @inline(__always)
  func small(_ byte: UInt8) -> UInt32 {
    isTurkic && byte == UInt8(ascii: "I") ? 0x131 : UInt32(ASCII.lowercased(byte))
  }

  /// The same; 0 for all other bytes.
  @inline(__always)
  func smallOfWord(_ byte: UInt8) -> UInt32 {
    let letter = byte | 0x20
    if letter &- 0x61 < 26 {
      return isTurkic && byte == UInt8(ascii: "I") ? 0x131 : UInt32(letter)
    }
    return byte &- 0x30 < 10 ? UInt32(byte) : 0
  }

  /// Appends a term as the matcher looks for it: its words folded, one blank between them.
  package func appendTerm(_ term: Span<UInt8>, to output: inout [UInt8]) {
    var folded: [UInt8] = []
    append(term, to: &folded)
    let start = output.count
    let bytes = folded.span
    var index = 0
    while index < bytes.count {
      let length = max(1, UTF8Validation.sequenceLength(at: index, in: bytes))
      if separates(at: index, length, in: bytes) {
        closeWord(&output, from: start)
        if output.count > start, !isUnspaced { output.append(0x20) }
      } else {
        let isFirst = output.count == start || output.last == 0x20
        for offset in index..<index + length where !(isFirst && Self.isJoiner(bytes[offset])) {
          output.append(bytes[offset])
        }
      }
      index += length
    }
    closeWord(&output, from: start)
  }

  /// Takes joiners and a blank off the end of what was appended.
  private func closeWord(_ output: inout [UInt8], from start: Int) {
    while output.count > start, let last = output.last, last == 0x20 || Self.isJoiner(last) {
      output.removeLast()
    }
  }

  /// Whether a byte joins the pieces of one word, and only between them.
  private static func isJoiner(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  /// Whether a scalar of a folded text stands between words: blanks and punctuation.
  private func separates(at index: Int, _ length: Int, in bytes: Span<UInt8>) -> Bool {
    let byte = bytes[index]
    if length == 1 {
      switch byte {
      case UInt8(ascii: "."):
        return index == 0 || index + 1 >= bytes.count || !Self.isLetter(bytes[index - 1])
          || !Self.isLetter(bytes[index + 1])
      case UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "_"): return false
      default: return byte < 0x80 && !Self.isLetter(byte)
      }
    }
    // U+00A0–U+00BF but for ª µ · º, then U+2000–U+206F and U+3000–U+3020.
    if byte == 0xC2 { return ![0xAA, 0xB5, 0xB7, 0xBA].contains(bytes[index + 1]) }
    if byte == 0xE2 { return bytes[index + 1] == 0x80 || bytes[index + 1] == 0x81 }
    return byte == 0xE3 && bytes[index + 1] == 0x80 && bytes[index + 2] <= 0xA0
      && bytes[index + 2] != 0x85
  }

  /// Whether a byte is an ASCII letter or digit, or part of a longer scalar.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || (byte >= 0x41 && byte <= 0x5A)
  }

  /// Appends one scalar of a folded text in the spelling that terms have.
  private func take(_ scalar: Span<UInt8>, into output: inout [UInt8], from start: Int) {
    if scalar.count == 1 {
      output.append(scalar[0])
      return
    }
    let code = Self.code(of: scalar)
    if code == 0x200D, replaceChillu(&output, from: start) { return }
    if Self.isDropped(code) { return }
    if let other = replacement(of: code), let encoded = Unicode.Scalar(other) {
      output.append(contentsOf: UTF8.encode(encoded) ?? UTF8.encodedReplacementCharacter)
      return
    }
    for index in scalar.indices { output.append(scalar[index]) }
  }

  /// Code point of a well-formed sequence of two to four bytes.
  private static func code(of scalar: Span<UInt8>) -> UInt32 {
    let lead = UInt32(scalar[0])
    var code = scalar.count == 2 ? lead & 0x1F : scalar.count == 3 ? lead & 0x0F : lead & 0x07
    for index in 1..<scalar.count { code = code << 6 | UInt32(scalar[index] & 0x3F) }
    return code
  }

  /// Whether a scalar only shapes, hides or vocalises its neighbours.
  private static func isDropped(_ code: UInt32) -> Bool {
    switch code {
    case 0x00AD, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    case 0x0301: true
    case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7: true
    case 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8, 0x06EA...0x06ED: true
    default: false
    }
  }

  /// What is written for a scalar; nil when it stays.
  private func replacement(of code: UInt32) -> UInt32? {
    switch code {
    case 0x2010...0x2013, 0x2212, 0x05BE: 0x2D
    case 0x2018, 0x2019, 0x02BC: 0x27
    case 0x0390...0x03CE: Self.withoutTonos(code)
    // Russian ё, which most write without its dots.
    case 0x0451: 0x0435
    case 0x015F where isRomanian: 0x0219
    case 0x0163 where isRomanian: 0x021B
    case 0x0649 where isPersian, 0x064A where isPersian: 0x06CC
    case 0x0643 where isPersian: 0x06A9
    default: nil
    }
  }

  /// A Greek vowel without its tonos; nil for one that has none.
  private static func withoutTonos(_ code: UInt32) -> UInt32? {
    switch code {
    case 0x03AC: 0x03B1
    case 0x03AD: 0x03B5
    case 0x03AE: 0x03B7
    case 0x03AF: 0x03B9
    case 0x03CC: 0x03BF
    case 0x03CD: 0x03C5
    case 0x03CE: 0x03C9
    case 0x0390: 0x03CA
    case 0x03B0: 0x03CB
    default: nil
    }
  }

  /// Writes consonant, virama and joiner of Malayalam as the one letter they stand for.
  private func replaceChillu(_ output: inout [UInt8], from start: Int) -> Bool {
    guard output.count >= start + 6, output[output.count - 1] == 0x8D,
      output[output.count - 2] == 0xB5, output[output.count - 3] == 0xE0,
      output[output.count - 5] == 0xB4, output[output.count - 6] == 0xE0
    else { return false }
    let chillu: UInt8? =
      switch output[output.count - 4] {
      case 0xA3: 0xBA
      case 0xA8: 0xBB
      case 0xB0: 0xBC
      case 0xB2: 0xBD
      case 0xB3: 0xBE
      case 0x95: 0xBF
      default: nil
      }
    guard let chillu else { return false }
    output.removeLast(6)
    output.append(contentsOf: [0xE0, 0xB5, chillu])
    return true
  }
}
