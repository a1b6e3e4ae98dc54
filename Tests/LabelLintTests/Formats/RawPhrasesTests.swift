import Testing

@testable import LabelLint

/// A file is taken to lack a text only where it cannot have it in any way of writing.
@Suite("Phrases in the bytes of files")
struct RawPhrasesTests {
  private func mayStand(_ text: String, in file: String) -> Bool? {
    RawPhrases([text]).map { $0.candidates(in: Array(file.utf8).span) == [0] }
  }

  @Test(
    "ways of writing a text",
    arguments: [
      "<string name=\"a\">Media Panel</string>", "media\n      PANEL", "Media\\nPanel",
      "<b>Media</b> <i>Panel</i>", "\"Media&#160;Panel\";", "MEDİA Panel", "Media \u{200E}Panel",
      ">\\n Media %1$s Panel 5 &amp; it's<", "&#77;edia Panel", "&#x4D;edia", "\\u004dedia",
      "\\U004Dedia",
      "M\0e\0d\0i\0a\0",
    ])
  func written(file: String) {
    #expect(mayStand("Media Panel", in: file) == true)
  }

  @Test(
    "files without it",
    arguments: [
      "", "Media", "Panel Media", "Medi", "Media &#8230; &#160; \\u2026", "Median Panel", "&#",
      "\\u",
      "Media \(String(repeating: "x", count: 40)) Panel",
    ])
  func absent(file: String) {
    #expect(mayStand("Media Panel", in: file) == false)
  }

  @Test("placeholders, tags and digits are not looked for")
  func loose() {
    #expect(mayStand("%1$s Songs 5 {name}", in: "<string>%s songs</string>") == true)
    #expect(mayStand("%1$s Songs 5 {name}", in: "<string>%s Lieder</string>") == false)
  }

  @Test("several texts at once")
  func several() {
    let phrases = RawPhrases(["Media Panel", "Play", "play all", "Import", "Stop"])
    #expect(
      phrases?.candidates(in: Array("\"PLAY\" >Play all< \"İmport\" media".utf8).span) == [1, 2, 3])
  }

  @Test("a long run of words beside it is left to those who parse")
  func longRest() {
    let long = String(repeating: "Album ", count: 200)
    #expect(mayStand("Play", in: "<string>\(long)Play</string>") == true)
    #expect(mayStand("Play", in: "<string>Play \(long)</string>") == true)
    #expect(mayStand("Play", in: "<string>Play Album</string>") == false)
    // A file of one word, whose every occurrence has the whole file beside it.
    #expect(mayStand("Play", in: String(repeating: "Play ", count: 200_000)) == true)
  }

  @Test("texts that bytes cannot rule out", arguments: ["", "%s", "5", "Größe", "A", "{name}"])
  func unknown(text: String) {
    #expect(RawPhrases([text]) == nil)
  }
}
