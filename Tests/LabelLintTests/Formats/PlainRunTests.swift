import LabelLint
import Seeded
import Testing

/// Texts that are passed over by blocks, held to the same ones read character by character: those have a
/// comment behind each.
@Suite struct PlainRunTests {
  private static let pieces = [
    "a", "word", "longer words stand here", " ", "  ", "\n", "\t", "é", "Привет", "日本語", "\u{3000}",
    "\u{2003}", "’", "…", "ကို", "%s", "\"", "&amp;", "]", "'", "1", "𝄞",
  ]

  private static func text(_ value: String) -> String? {
    let document = "<resources><string name=\"a\"><b/>\(value)</string></resources>\n"
    let file = AndroidCatalogReader.read(path: "res/values/a.xml", bytes: Array(document.utf8))
    return file.messages.first.flatMap { file.string($0.text) }
  }

  @Test func blocksReadWhatCharactersDo() {
    var random = SeededMutations(seed: 11, pieces: [])
    for _ in 0..<4000 {
      var pieces: [String] = []
      for _ in 0..<random.number(below: 9) {
        pieces.append(Self.pieces[random.number(below: Self.pieces.count)])
      }
      let whole = pieces.joined()
      let parted = pieces.map { piece in
        piece.hasPrefix("&") ? piece : piece.map { "\($0)<!---->" }.joined()
      }
      #expect(Self.text(whole) == Self.text(parted.joined()), "\(whole.debugDescription)")
    }
  }
}
