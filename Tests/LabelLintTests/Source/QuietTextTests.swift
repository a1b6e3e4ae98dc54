import Seeded
import Testing

@testable import LabelLint

/// Whether a text has characters that XML forbids is told by the look at its encoding.
@Suite struct QuietTextTests {
  private static let pieces: [String] = [
    "a", "abcdefgh", "text of sixteen!", "\n", "\n\n", "é", "Привет", "日本語", "\u{10FFFF}",
    "\u{F000}", "𝄞", "\u{BF}", "ﾟ",
  ]
  private static let loud: [String] = [
    "\t", "\r", "\u{0}", "\u{1}", "\u{1F}", "\u{B}", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}", "\u{FFC0}",
  ]

  @Test func noForbiddenCharacterIsMissed() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        text += Self.pieces.randomElement(using: &random) ?? ""
      }
      let quiet = Array(text.utf8)
      #expect(SourceFile(path: "a", stored: quiet).isQuiet, "\(text.debugDescription)")
      #expect(XMLCharacters.firstForbidden(quiet.span, from: 0) == quiet.count)
      let place = text.unicodeScalars.indices.randomElement(using: &random)
      let loud = Self.loud.randomElement(using: &random) ?? "\t"
      text.unicodeScalars.insert(
        contentsOf: loud.unicodeScalars, at: place ?? text.unicodeScalars.endIndex)
      let file = SourceFile(path: "a", stored: Array(text.utf8))
      #expect(!file.isQuiet, "\(text.debugDescription)")
    }
  }

  @Test func illFormedTextIsNotQuiet() {
    #expect(!SourceFile(path: "a", stored: [0x61, 0xFF]).isQuiet)
    #expect(!SourceFile(path: "a", stored: [0x61], encoding: .binary).isQuiet)
    #expect(SourceFile(path: "a", stored: [0xEF, 0xBB, 0xBF, 0x61], markLength: 3).isQuiet)
  }
}
