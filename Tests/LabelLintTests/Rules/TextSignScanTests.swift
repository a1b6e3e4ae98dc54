import Seeded
import Testing

@testable import LabelLint

/// The look at eight bytes at a time sees what a look at each character sees.
@Suite("Signs of texts")
struct TextSignScanTests {
  /// The signs and classes of a text, character by character.
  private func slowly(_ text: [UInt8]) -> (signs: TextSigns, classes: TextFeatures) {
    let table = TextSigns.byByte
    var found = UInt64(TextSigns.text.rawValue)
    var (isAfterUpper, isAfterBlank, meets) = (false, false, false)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
        found |= table.entries[byte]
        if byte == 0x20, isAfterBlank { found |= TextSigns.ofDoubleBlank }
        if ASCII.isUpperCase(byte) {
          meets = meets || isAfterUpper
          isAfterUpper = true
        } else if byte <= 0x20 || ASCII.isLetter(byte) {
          isAfterUpper = false
        }
        isAfterBlank = byte == 0x20
        continue
      }
      isAfterBlank = false
      if let lead = Array(String(Character(scalar)).utf8).first { found |= table.entries[lead] }
      let shown = TextSigns.shown(by: scalar)
      found |= UInt64(shown & TextSigns.all)
      if shown >> TextSigns.upperBit & 1 != 0 {
        meets = meets || isAfterUpper
        isAfterUpper = true
      } else if shown >> TextSigns.lowerBit & 1 != 0 {
        isAfterUpper = false
      }
    }
    var signs = TextSigns(rawValue: UInt16(truncatingIfNeeded: found))
    if meets { signs.insert(.capitalPair) }
    let isOneWord = !text.contains(0x20) || text.first == 0x20 || text.last == 0x20
    let hasSmall = text.contains { ASCII.isLetter($0) && !ASCII.isUpperCase($0) }
    let divides =
      signs.contains(.beyondASCII)
      || text.dropFirst().contains { ASCII.isUpperCase($0) || $0 == UInt8(ascii: "-") }
    if isOneWord, hasSmall && divides || !signs.isDisjoint(with: [.underscore, .stop]) {
      signs.insert(.identifier)
    }
    if signs.contains(.opaque) || meets && CapitalScan.mayShout(text.span, signs) {
      signs.insert(.capitals)
    }
    return (signs, TextFeatures(rawValue: UInt32(truncatingIfNeeded: found >> 32)))
  }

  @Test("what the table says of each scalar is what the scalar shows")
  func table() {
    let table = TextSigns.byScalar
    for value in table.indices {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      #expect(table[value] == TextSigns.shown(by: scalar), "\(value)")
      #expect(LetterCase.table[value] == LetterCase.lookedUp(scalar), "\(value)")
    }
  }

  @Test("texts of many kinds of characters")
  func agree() {
    let scan = TextSignScan()
    let scalars = Array(
      "abcABC  .,-'_*&<{[%$`~:@0\t\u{7F}éÉß÷ŁłЖжяџΩάاءي\u{653}۴नि一가。\u{3000}\u{200B}\u{A0}\u{301}…😀ẞẠ"
        .unicodeScalars)
    var random = SeededGenerator(seed: 17)
    for round in 0..<40_000 {
      // Some of letters, blanks and few marks alone, as most texts are.
      let choice = round % 3 == 0 ? scalars.count : 14
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        text.append(scalars[Int.random(in: 0..<choice, using: &random)])
      }
      let bytes = Array(String(text).utf8)
      let (signs, classes, hasBlank) = scan.read(bytes.span)
      let (expected, expectedClasses) = slowly(bytes)
      #expect(signs == expected, "\(String(text).debugDescription)")
      #expect(classes == expectedClasses, "\(String(text).debugDescription)")
      #expect(hasBlank == bytes.contains(0x20), "\(String(text).debugDescription)")
    }
  }

  @Test("two characters that become one")
  func composing() {
    let scan = TextSignScan()
    for value in UInt32(0x80)...0x1_1FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for frame in ["a", "か", "ᄀ", "अ"] {
        let text = Array((frame + String(Character(scalar))).utf8)
        let composed = String(decoding: Normalization.normalized(text.span), as: UTF8.self)
        if composed.unicodeScalars.count == 1 {
          #expect(scan.read(text.span).signs.contains(.composing), "U+\(String(value, radix: 16))")
        }
      }
    }
  }

  @Test("broken UTF-8 is read to its end")
  func broken() {
    let scan = TextSignScan()
    for text: [UInt8] in [
      [0xE0], [0xE3, 0x80], [0x61, 0xC2], [0xFF, 0xFE], [0xF0, 0x9F], [0x80, 0x80],
      [0xED, 0xA0, 0x80],
    ] {
      #expect(scan.read(text.span).signs.contains([.text, .beyondASCII]))
    }
  }
}
