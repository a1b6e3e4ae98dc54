import LabelLint
import Testing

/// Words and final marks of short texts.
@Suite struct TextShapeTests {
  /// The shape of a text; 99 words where ICU has to count.
  private func shape(_ text: String) -> TextShape {
    let bytes = Array(text.utf8)
    return TextShape(of: bytes.span) { _ in 99 }
  }

  @Test(
    "Words are counted as ICU divides them",
    arguments: [
      ("", 0), ("  ", 0), ("Play", 1), ("Play now", 2), ("don't stop", 2), ("don’t stop", 2),
      ("e-mail", 1), ("3.5 MB", 2), ("1,000 items", 2), ("1, 2", 2), ("a/b", 2), ("example.com", 1),
      ("v2.txt", 2), ("snake_case", 1), ("A - Z", 2), ("%s", 1), ("%1$s of %2$d", 3),
      ("%1$@/%2$ld", 2), ("100%", 1), ("50% off", 2), ("%%", 0), ("%", 0), ("%1$", 1),
      ("\u{FFFC}", 1),
      ("S\u{FFFC} E\u{FFFC}", 4), ("“Über” – größer", 2), ("Επόμενο κομμάτι", 2),
      ("Следующий", 1), ("👍 Like", 1), ("👍", 0), ("再生", 99), ("ถัดไป", 99), ("التالي", 99),
      ("…", 0), ("-", 0), ("a-", 1), ("'", 0), ("{name}", 1), ("Hi,there", 2), ("a.1", 2),
    ])
  func words(_ text: String, _ count: Int) {
    #expect(shape(text).words == count, "\(text)")
  }

  @Test(
    "A sentence has three words and a final mark",
    arguments: [
      ("It is on.", true), ("Is it on?", true), ("It is on!", true), ("It is on…", true),
      ("It is on. ", true), ("On now.", false), ("It is on", false), ("It is on:", false),
      ("再生しますか？", true), ("再生する。", true), ("再生！", true), ("再生、", false), ("", false),
      ("It is on\u{A6}", false),
    ])
  func sentences(_ text: String, _ isSentence: Bool) {
    #expect(shape(text).isSentence == isSentence, "\(text)")
  }

  @Test func illFormedTextIsRead() {
    for bytes: [UInt8] in [[0xE2, 0x80], [0x80, 0x80, 0xA6], [0xF4], [0xFF, 0x41], [0xC3]] {
      let shape = TextShape(of: bytes.span) { _ in 99 }
      #expect(shape == TextShape(of: bytes.span) { _ in 99 })
      #expect(shape.words <= 1)
    }
  }
}
