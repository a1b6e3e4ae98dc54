import Seeded
import Testing

@testable import LabelLint

/// The hash of a text's letters, held to a list of them.
@Suite struct FoldedEqualityTests {
  private static let pieces = [
    "a", "Z", "words", "Sixteen Letters.", "0", "42", " ", "  ", ", ", "!", "\u{10}", "\u{0}", "é",
    "É",
    "ß", "Привет", "Ж", "日本語", "。", "’", "\u{301}", "ﬁ", "ا", "一", "𝄞", "«", "{", "`", "@", "[",
    "/", ":",
  ]

  /// What the hash is made of.
  private static func kept(_ text: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        if ASCII.isAlphanumeric(byte) { kept.append(ASCII.lowercased(byte)) }
        index += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      switch byte {
      case 0xC2, 0xCC, 0xCD, 0xE2, 0xEF: break
      case 0xE3 where text[index + 1] == 0x80: break
      case ..<0xE0: kept.append(text[index + 1] & 0x0E)
      default: kept += text[(index + 1)..<(index + length)].map { $0 & 0xFE }
      }
      index += length
    }
    return kept
  }

  @Test func equalLettersHaveOneHash() {
    var random = SeededGenerator(seed: 7)
    var hashes: [[UInt8]: UInt64] = [:]
    for _ in 0..<40_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text += Self.pieces.randomElement(using: &random) ?? ""
      }
      let bytes = Array(text.utf8)
      let hash = FoldedEquality.hash(of: bytes.span)
      let known = hashes[Self.kept(bytes), default: hash]
      hashes[Self.kept(bytes)] = known
      #expect(known == hash, "\(text.debugDescription)")
    }
    #expect(Set(hashes.values).count == hashes.count)
  }

  @Test(
    "texts that surely differ have plain forms that differ once folded",
    arguments: [
      PlaceholderReading(platform: .android), PlaceholderReading(platform: .apple),
    ])
  func differingTexts(reading: PlaceholderReading) {
    let scalars = Array(
      "aAbBz09 .,:-/'!…%sd$@{}<>&;[]*_`~\\ÉéßıİſƏəȘșʰŁЖжΩΆ۴निक一가。ー\u{301}\u{327}\u{FFFC}\u{FFFD}ﬁẞ×"
        .unicodeScalars)
    var random = SeededGenerator(seed: 11)
    func text() -> [Unicode.Scalar] {
      (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
        scalars.randomElement(using: &random)
      }
    }
    func bytes(_ text: [Unicode.Scalar]) -> [UInt8] {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text)
      return Array(String(view).utf8)
    }
    func folded(_ text: [UInt8]) -> [UInt8] {
      var (plain, folded) = (PlainText(), FoldedText())
      plain.read(text.span, as: reading)
      folded.read(plain.bytes(of: text.span))
      return folded.bytes.indices.map { folded.bytes[$0] }
    }
    var differing = 0
    for _ in 0..<100_000 {
      // Alike but for one character, most of them.
      let one = text()
      var other = one
      let place = Int.random(in: 0...one.count, using: &random)
      if place < one.count, Bool.random(using: &random) { other.remove(at: place) }
      if Bool.random(using: &random) {
        other.insert(contentsOf: text().prefix(1), at: min(place, other.count))
      }
      let (left, right) = (bytes(one), bytes(other))
      if FoldedEquality.mayBeEqual(left.span, right.span) { continue }
      differing += 1
      // A text without a word equals nothing.
      let (own, its) = (folded(left), folded(right))
      if JudgedTexts.hasWord(own.span) {
        #expect(
          own != its, "\(String(decoding: left + [0x7C] + right, as: UTF8.self).debugDescription)")
      }
    }
    #expect(differing > 1_000)
  }
}
