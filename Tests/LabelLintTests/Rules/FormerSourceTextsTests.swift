import Testing

@testable import LabelLint

/// A text that unrelated languages share, in an older wording of the source.
@Suite("Source texts of former times")
struct FormerSourceTextsTests {
  /// An Android app whose locales have one text for a key, and five that are translated.
  private static func android(_ source: String, _ locales: [String: String]) -> CheckedFiles {
    func file(_ text: String, _ name: String) -> String {
      let others = (1...5).map { "<string name=\"more_\($0)\">\(name)\($0)</string>" }
      return CheckedFiles.android("<string name=\"old\">\(text)</string>\n" + others.joined())
    }
    var files = ["res/values/strings.xml": file(source, "More ")]
    for (locale, text) in locales {
      files["res/values-\(locale)/strings.xml"] = file(text, locale == "ko" ? "더" : "xyz")
    }
    return CheckedFiles(byPath: files)
  }

  /// The findings of the rule where locales of three languages, one of them with other letters, have one text.
  private static func found(_ text: String, source: String) -> [String] {
    android(source, ["is": text, "ko": text, "tr": text]).findings(of: "untranslated-copy")
  }

  private static let older = "is still in English, in an older wording than the source's"
  private static let script = "although the locale uses another script; translate it"

  @Test("is found in each locale, by one rule")
  func found() {
    let text = "Set as cover picture"
    let files = Self.android(
      "Set picture as cover", ["is": text, "ko": text, "tr": text, "de": "Als Titelbild setzen"])
    #expect(
      files.findings(of: "untranslated-copy") == [
        "note is old: '\(text)' \(Self.older)",
        "warning ko old: '\(text)' \(Self.older), \(Self.script)",
        "note tr old: '\(text)' \(Self.older)",
      ])
    for rule: RuleID in ["wrong-script", "wrong-language", "punctuation-mismatch"] {
      #expect(files.findings(of: rule) == [], "\(rule)")
    }
  }

  @Test("is found in Apple's tables, and is a warning where the text is a label")
  func apple() {
    func table(_ text: String, _ name: String) -> String {
      let others = (1...5).map { "\"more_\($0)\" = \"\(name)\($0)\";\n" }
      return "\"a11y_cover_label\" = \"\(text)\";\n" + others.joined()
    }
    let text = "Pick another cover picture"
    let files = CheckedFiles([
      "en.lproj/L.strings": table("Choose a cover", "More "),
      "hu.lproj/L.strings": table(text, "xyz"), "sw.lproj/L.strings": table(text, "xyz"),
      "vi.lproj/L.strings": table(text, "xyz"), "de.lproj/L.strings": table("Titelbild", "xyz"),
    ])
    #expect(
      files.findings(of: "untranslated-copy")
        == ["hu", "sw", "vi"].map { "warning \($0) a11y_cover_label: '\(text)' \(Self.older)" })
  }

  @Test("names, terms, titles, notices of copyright and other languages are no such texts")
  func others() {
    #expect(Self.found("Wi-Fi Direct", source: "WiFi Direct") == [])
    #expect(Self.found("Google Play Store", source: "Play Store") == [])
    #expect(Self.found("Songs We Like", source: "Songs you like") == [])
    #expect(Self.found("Halle am Main", source: "Halle") == [])
    #expect(Self.found("Miro was Karol and Lena", source: "Karol and Lena") == [])
    #expect(Self.found("© the authors of this player", source: "Made by the authors") == [])
    #expect(Self.found("Logo video web", source: "Video web logo") == [])
    #expect(Self.found("Garis bawah miring", source: "Underscore") == [])
    #expect(Self.found("Dates", source: "Date") == [])
    #expect(Self.found("%1$s: %2$s", source: "%1$s, %2$s") == [])
  }

  @Test("two languages, or three that are close to each other, may have one text")
  func languages() {
    func found(_ locales: String...) -> Int {
      let text = "Show the old list"
      let texts = locales.map { ($0, text) } + [("pl", "Lista"), ("tr", "Liste"), ("is", "Listi")]
      return Self.android("Show the list", Dictionary(texts) { first, _ in first })
        .findings(of: "untranslated-copy").count { $0.contains(Self.older) }
    }
    #expect(found("vi", "hu") == 0)
    #expect(found("da", "nb", "sv") == 0)
    #expect(found("da", "nb", "sv", "hu") == 0)
    #expect(found("da", "hu", "vi") == 3)
    #expect(found("en-rGB", "sco", "hu", "vi") == 0)
  }

  @Test("a text that differs from the source in large and small letters is one, too")
  func otherCase() {
    let text = "Show Old list"
    #expect(
      Self.found(text, source: "Show old list").map { $0.contains(Self.older) }
        == [true, true, true])
    #expect(
      Self.found("Show old list", source: "Show old list").contains { $0.contains(Self.older) }
        == false)
  }

  @Test("a source in another language than English has no former texts in English")
  func otherSource() {
    func table(_ text: String) -> String { "\"old\" = \"\(text)\";\n\"b\" = \"xyz\";\n" }
    let text = "Pick another cover picture"
    let files = CheckedFiles([
      "de.lproj/L.strings": table("Ein Titelbild für das Album wählen"),
      "hu.lproj/L.strings": table(text), "sw.lproj/L.strings": table(text),
      "vi.lproj/L.strings": table(text),
    ])
    #expect(
      files.findings(of: "untranslated-copy").contains { $0.contains(Self.older) } == false)
  }

  @Test("texts in English do not tell the script of a language with several")
  func scripts() {
    let english = ["Open the old list", "Show all the songs", "Close this page", "Look for it"]
    let sources = ["Open a list", "Show all songs", "Close the page", "Search", "Play"]
    func file(_ texts: [String]) -> String {
      CheckedFiles.android(
        texts.enumerated().map { "<string name=\"t\($0)\">\($1)</string>" }.joined())
    }
    let files = CheckedFiles(byPath: [
      "res/values/strings.xml": file(sources),
      "res/values-sr/strings.xml": file(english + ["Пусти песму"]),
    ])
    #expect(files.findings(of: "wrong-script").contains { $0.contains(" t4") } == false)
    #expect(files.findings(of: "wrong-script").count { $0.contains("is in English") } > 0)
  }
}
