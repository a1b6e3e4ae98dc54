import Seeded
import Testing

@testable import LabelLint

/// The hash of a text's letters, held to a list of them.
@Suite struct TextLikenessTests {
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
      let hash = TextLikeness.hash(of: bytes.span)
      let known = hashes[Self.kept(bytes), default: hash]
      hashes[Self.kept(bytes)] = known
      #expect(known == hash, "\(text.debugDescription)")
    }
    #expect(Set(hashes.values).count == hashes.count)
  }
}
