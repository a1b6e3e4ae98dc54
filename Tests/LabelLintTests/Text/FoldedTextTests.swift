import LabelLint
import Seeded
import Testing

@Suite("Folded texts")
struct FoldedTextTests {
  /// The folded form of a text.
  static func fold(_ text: String, turkic: Bool = false) -> String {
    var folded = FoldedText()
    let bytes = Array(text.utf8)
    folded.read(bytes.span, turkic: turkic)
    let span = folded.bytes
    return String(decoding: span.indices.map { span[$0] }, as: UTF8.self)
  }

  @Test(
    "Texts that say the same fold alike",
    arguments: [
      ("", ""), (".", ""), ("!", ""), ("…", ""), ("Play", "play"), ("PLAY...", "play"),
      ("Play…", "play"), ("Play !", "play"), ("Name:", "name"), ("Name：", "name"),
      ("再生。", "再生"), ("再生！", "再生"), ("¡Hola!", "hola"), ("¿Qué?", "qué?"),
      ("STRASSE", "strasse"), ("Straße", "strasse"), ("ＡＢＣ", "abc"), ("ﬁle", "file"),
      ("İ", "i\u{307}"), ("e.g. this", "e.g. this"), ("Άνοιγμα", "ανοιγμα"),
      ("ΑΝΟΙΓΜΑ", "ανοιγμα"), ("προϊόν", "προϊον"), ("Ϊ́ΐ", "ϊϊ"), ("كِتَابٌ", "كتاب"),
      ("كـــتاب", "كتاب"), ("שָׁלוֹם", "שלום"), ("می\u{200C}خواهم", "میخواهم"),
      ("é", "é"), ("e\u{301}", "é"), ("a\u{301}", "á"), ("x²", "x2"),
      ("\u{FFFC} files", "\u{FFFC} files"),
      ("क्षि", "क्षि"), ("Ёлка", "ёлка"), ("´ a", "\u{301} a"),
    ])
  func folds(text: String, expected: String) {
    #expect(Array(Self.fold(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("Turkish has two letters i")
  func turkic() {
    #expect(Self.fold("IĞDIR", turkic: true) == "ığdır")
    #expect(Self.fold("İstanbul", turkic: true) == "istanbul")
    #expect(Self.fold("Title", turkic: true) == "title")
    #expect(Self.fold("INFO") == "info")
  }

  @Test("The fast path for ASCII folds as ICU does")
  func fastPath() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...20, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      let single = text.split(separator: " ").joined(separator: " ")
      // A letter past ASCII takes the other path.
      #expect(Self.fold("é " + single) == Self.fold("é " + Self.fold(single + "|")).dropLastMark)
    }
  }

  @Test("Folding twice changes nothing but what final marks uncover")
  func idempotent() {
    for text in ["Straße", "Ϊ́ΐ", "שָׁלוֹם", "ﬁle ＡＢＣ", "کتاب", "Ǆ ǅ", "ŉ", "ᾼ"] {
      #expect(Self.fold(Self.fold(text)) == Self.fold(text), "\(text)")
    }
  }
}

extension String {
  /// The text without the bar that keeps final punctuation from going, and without that punctuation.
  fileprivate var dropLastMark: String {
    var text = self
    if text.hasSuffix("|") { text.removeLast() }
    while let last = text.last, " .!:".contains(last) { text.removeLast() }
    return text
  }
}
