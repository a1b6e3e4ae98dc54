import LabelLint
import Seeded
import Testing

@Suite("Measures of a plain text")
struct TextMeasuringTests {
  @Test(
    "Words, graphemes and sentences",
    arguments: [
      ("", 0, 0, 0), ("Play", 1, 4, 1), ("Play. Stop.", 2, 11, 2), ("Hi %1$s", 2, 11, 1),
      ("One<br>two<br/>three", 3, 13, 3), ("👩‍💻 é", 1, 3, 1), ("Wi-Fi? Yes!", 2, 11, 2),
      ("再生。停止。", 2, 6, 2), ("3.5 km", 2, 6, 1), ("%d%%", 1, 9, 1), ("<p>A</p><p>B</p>", 2, 3, 2),
    ])
  func measures(text: String, words: Int, graphemes: Int, sentences: Int) throws {
    var measuring = TextMeasuring()
    var plain = PlainText()
    let decoded = Array(text.utf8)
    plain.read(decoded.span, as: PlaceholderReading(platform: .android))
    let bytes = plain.bytes(of: decoded.span)
    #expect(measuring.wordCount(bytes) == words)
    #expect(measuring.graphemeCount(bytes) == graphemes)
    #expect(measuring.sentenceCount(bytes, breaks: plain.sentenceBreaks.span) == sentences)
  }

  @Test("ASCII without final marks is one sentence to ICU too")
  func fastPath() throws {
    var breaking = SentenceBreaking()
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...12, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }.filter {
        ![UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains($0)
      }
      #expect(breaking.sentences(of: bytes.span).count <= 1, "\(bytes)")
    }
  }
}
