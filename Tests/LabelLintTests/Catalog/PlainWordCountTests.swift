import Seeded
import Testing

@testable import LabelLint

/// Words counted eight bytes at a time are those counted one by one.
@Suite("Words of plain texts")
struct PlainWordCountTests {
  @Test("what is counted quickly is counted so slowly, too")
  func counts() {
    let bytes = Array("aZ09  ,.;:-'%_/!?(\u{7F}@[`{\tb".utf8)
    var random = SeededGenerator(seed: 4)
    var plain = 0
    for _ in 0..<20_000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        text.append(bytes[Int.random(in: 0..<bytes.count, using: &random)])
      }
      guard let words = TextShape.plainWordCount(of: text.span) else { continue }
      plain += 1
      let expected = TextShape.simpleWordCount(of: text.span)
      #expect(words == expected, "\(String(decoding: text, as: UTF8.self).debugDescription)")
    }
    #expect(plain > 1000)
  }

  @Test(
    "texts that need a closer look",
    arguments: ["don't", "50%", "snake_case", "e-mail", "3.5", "größer", "a,b", "abcdefg.h"])
  func others(_ text: String) {
    let bytes = Array(text.utf8)
    let words = TextShape.plainWordCount(of: bytes.span)
    #expect(words == nil)
  }
}
