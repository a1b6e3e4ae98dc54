import Testing

@testable import LabelLint

/// The first looks of rules pass over no text that the rules have something to say of, and over most others.
@Suite("First looks of rules")
struct FirstLookTests {
  /// Whether a rule looks at a translation that only looks like a label.
  private func looks(
    _ rule: any TextRule.Type, at text: String, key: String = "key", isSource: Bool = false
  ) -> Bool {
    let (bytes, name) = (Array(text.utf8), Array(key.utf8))
    let found = TextSignScan().read(bytes.span)
    var signs = found.signs
    signs.formUnion(.ofLabel(bytes.span, signs, hasBlank: found.hasBlank))
    if rule.signs.isDisjoint(with: signs) { return false }
    return rule.mayConcern(
      DecodedText(
        bytes.span, key: name.span, signs: signs, isCertain: false, isSource: isSource))
  }

  @Test(
    "texts of templates",
    arguments: [
      "TODO", "image1", "Button 2", "[Placeholder]", "12345",
      "Lorem ipsum dolor sit amet, consetetur",
      "Hier steht noch lorem ipsum dolor sit amet", "image\u{A0}1", "100%", "% title", "Title%n",
      "%title", "con\u{AD}tent description", "Title\u{2026}", "é lor\u{AD}em ipsum", "%%d title",
      "\u{200E}untitled", "un%title", "%string", "Lorem\u{A0}ipsum %1$s",
    ])
  func templates(text: String) { #expect(looks(PlaceholderLabel.self, at: text)) }

  @Test(
    "texts with placeholders and white space that are no templates",
    arguments: [
      "%d new messages", "%1$s of %2$d", "Elapsed: %s", "Neuer Titel", "a\u{A0}été",
      "Привет\u{A0}1",
      "A longer text that ends with a digit or two: 12",
    ])
  func others(text: String) { #expect(!looks(PlaceholderLabel.self, at: text)) }

  @Test("words that stand twice in a row")
  func doubled() {
    #expect(looks(RepeatedWord.self, at: "Open the the menu"))
    #expect(looks(RepeatedWord.self, at: "Open\nThe the menu"))
    #expect(!looks(RepeatedWord.self, at: "Open the menu"))
  }

  @Test("identifiers that are their keys")
  func echoes() {
    #expect(looks(KeyEcho.self, at: "fast_forward", key: "player.fast_forward"))
    #expect(looks(KeyEcho.self, at: "playButton ", key: "playButton"))
    #expect(looks(KeyEcho.self, at: "élan·play", key: "élan·play"))
    #expect(looks(KeyEcho.self, at: "<b>playButton</b>", key: "playButton"))
    #expect(!looks(KeyEcho.self, at: "Fast forward", key: "Fast forward"))
    #expect(!looks(KeyEcho.self, at: "Play", key: "Play"))
  }

  @Test("sources that end with the role of their key")
  func roles() {
    #expect(looks(RoleWord.self, at: "Share icon", key: "share_icon", isSource: true))
    #expect(looks(RoleWord.self, at: "Share Button!", key: "share_button", isSource: true))
    #expect(looks(RoleWord.self, at: "Share <b>icon</b>", key: "share_icon", isSource: true))
    #expect(!looks(RoleWord.self, at: "Share it", key: "share_icon", isSource: true))
  }

  @Test("actions that run on")
  func actions() {
    let long = "Eine sehr lange Beschriftung eines Knopfes, die niemand hören will"
    #expect(looks(VerboseLabel.self, at: long))
    #expect(looks(VerboseLabel.self, at: String(repeating: "字", count: 25)))
    #expect(looks(VerboseLabel.self, at: "字字字字字%s和%s", isSource: true))
    #expect(looks(VerboseLabel.self, at: "a b c d e f g h", isSource: true))
    #expect(
      looks(
        VerboseLabel.self, at: "a\u{A0}b\u{A0}c\u{A0}d\u{A0}e\u{A0}f\u{A0}g\u{A0}h", isSource: true)
    )
    #expect(!looks(VerboseLabel.self, at: "Wiedergabe fortsetzen"))
    #expect(!looks(VerboseLabel.self, at: "Удалить выбранное"))
    #expect(!looks(VerboseLabel.self, at: "Öffne %1$s"))
  }

  @Test("first bytes of letters that all have case")
  func casedLeads() {
    for value in UInt32(0x80)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value), LetterCase(scalar) == .uncased else { continue }
      let text = Array(String(Character(scalar)).utf8)
      let mayHave = VerboseLabel.mayHaveUncased(text.span)
      #expect(mayHave, "U+\(String(value, radix: 16))")
    }
  }

  @Test("every word of templates is found in any case, and no longer or shorter text")
  func templateWords() {
    for word in PlaceholderWords.everywhere.union(PlaceholderWords.spoken) {
      for (text, isExpected) in [(word, true), (word.uppercased(), true), ("\(word)s", false)] {
        let bytes = Array(text.utf8)
        let isListed = PlaceholderWords.mayList(bytes.span)
        #expect(isListed == isExpected, "\(text)")
      }
    }
  }
}
