import LabelLint
import Testing

/// Blanks that are taken away or written, and those that nobody can be sure of.
@Suite struct BlankTests {
  private func strings(
    _ source: String, _ own: String, _ language: String = "de"
  ) -> CheckedFiles {
    CheckedFiles([
      "App/en.lproj/L.strings": "\"some.key\" = \"\(source)\";\n",
      "App/\(language).lproj/L.strings": "\"some.key\" = \"\(own)\";\n",
    ])
  }

  private func android(_ source: String, _ own: String) -> CheckedFiles {
    CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">\(source)</string>"),
      "app/res/values-de/s.xml": CheckedFiles.android("<string name=\"a\">\(own)</string>"),
    ])
  }

  /// The safety of all fixes of the rule.
  private func safeties(_ files: CheckedFiles) -> [Fix.Safety] {
    files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "whitespace-mismatch" }.flatMap { $0.fixes.map(\.safety) }
  }

  @Test(
    "a translation of which nothing can be seen is empty",
    arguments: ["\u{A0}", "\u{2007}", "\u{200B}", "\u{200E}", "\u{2060}", "\u{FEFF}", " \u{A0}"])
  func invisible(own: String) {
    #expect(
      strings("Save", own).findings(of: "missing-translation") == [
        "warning de some.key: 'Save' is not translated, so users get an empty text"
      ])
    #expect(strings("Save", own).findings(of: "invisible-text") == [])
    #expect(strings("\u{A0}", own).findings(of: "missing-translation") == [])
  }

  @Test(
    "a language has or has not a blank before a unit that code puts behind a number",
    arguments: [
      ("%", " %"), ("%", "\u{A0}%"), ("% (exact)", " % (přesně)"), ("s", " с"), (" s", "с"),
      ("s (keyframe)", " s (ključni kadar)"), ("hr", "\u{A0}Std."), (".", " Uhr"),
      ("°", " °"), (", and more", " und mehr"),
    ])
  func units(source: String, own: String) {
    #expect(strings(source, own).findings(of: "whitespace-mismatch") == [])
  }

  @Test("a mark that joins a prefix to the next word needs no blank behind it")
  func prefixes() {
    let lost =
      "the space at the end of the source is missing, so two texts run together"
    for own in ["\u{627}\u{628}\u{640}", "\u{5D0}\u{5D1}\u{5BE}"] {
      #expect(strings("Connect to ", own, "ar").findings(of: "whitespace-mismatch") == [])
    }
    #expect(
      strings("Connect to ", "\u{627}\u{628}", "ar").findings(of: "whitespace-mismatch") == [
        "warning ar some.key: \(lost)"
      ])
  }

  @Test("a blank that moved to the other end is a note")
  func movedBlanks() {
    let found = strings("Version: ", " :\u{5D2}\u{5E8}", "he").findings(of: "whitespace-mismatch")
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.hasPrefix("note he some.key: ") })
  }

  @Test(
    "what is no unit alone keeps its finding",
    arguments: [("score", " Punkte"), ("Save", " Sichern"), ("%@", " %@"), ("s of it", " davon")])
  func noUnits(source: String, own: String) {
    #expect(
      strings(source, own).findings(of: "whitespace-mismatch") == [
        "note de some.key: the text begins with a space, but the source does not"
      ])
  }

  @Test("a blank goes unasked only where nothing can be put before or behind the text")
  func safety() {
    #expect(safeties(strings("Save", " Sichern")) == [.safe])
    #expect(safeties(strings("%d files", " %d Dateien")) == [.safe])
    #expect(safeties(strings("by", " von")) == [.unsafe])
    #expect(safeties(strings("- none", " - keine")) == [.unsafe])
    #expect(safeties(strings("Save", "Sichern ")) == [.safe])
    #expect(safeties(strings("Volume:", "Lautstärke: ")) == [.unsafe])
    #expect(safeties(strings("Link sent to", "Verweis gesendet an ")) == [.unsafe])
    #expect(safeties(strings("Link sent", "Verweis gesendet an: ")) == [.unsafe])
  }

  @Test(
    "of two blanks with a tag between, that inside of the element goes",
    arguments: [
      ("aus <a href=\"b\"> b.io </a> neu", "aus <a href=\"b\">b.io</a> neu"),
      ("nur <i> eine </i>, ja", "nur <i>eine </i>, ja"),
      ("die <b>App </b> neu", "die <b>App</b> neu"),
      ("<a href=\"b\"> <i> App</i></a> und", "<a href=\"b\"> <i> App</i></a> und"),
      ("aus <a href=\"b\"> <i> App</i></a> und", "aus <a href=\"b\"><i>App</i></a> und"),
      ("aus <i> App </i> und <b> neu </b> hier", "aus <i>App</i> und <b>neu</b> hier"),
      ("Eins. <br/> Zwei <i> drei</i>", "Eins. <br/> Zwei <i>drei</i>"),
    ])
  func tags(own: String, fixed: String) {
    let files = android("All of it, and no more", own)
    #expect(
      files.fixed("app/res/values-de/s.xml", by: "whitespace-mismatch")
        == CheckedFiles.android("<string name=\"a\">\(fixed)</string>"))
  }

  @Test("one fix leaves one blank everywhere: with another left, the finding would stay")
  func everywhere() {
    #expect(
      strings("One, two, three", "Eins,  zwei,   drei").fixed("App/de.lproj/L.strings")
        == "\"some.key\" = \"Eins, zwei, drei\";\n")
  }

  @Test("a fix up to the end of a text keeps the blanks between its words")
  func innerBlanks() {
    let files = android("Select all of it", "Cho\u{323}n ta\u{302}\u{301}t ca\u{309}")
    #expect(
      files.fixed("app/res/values-de/s.xml", by: "denormalized-text")
        == CheckedFiles.android("<string name=\"a\">Ch\u{1ECD}n t\u{1EA5}t c\u{1EA3}</string>"))
  }

  @Test("a quotation mark without a backslash cuts a text before its next word")
  func cutText() {
    #expect(
      strings("Needs access now", "Braucht \"Zugriff\" jetzt").findings(of: "whitespace-mismatch")
        == [])
    #expect(
      strings("Needs access", "Braucht Zugriff ").findings(of: "whitespace-mismatch") == [
        "note de some.key: the text ends with a space, but the source does not"
      ])
  }

  @Test("blanks on both sides of a line break are those of two lines")
  func lines() {
    #expect(android("One. Two", "Eins. <br/> Zwei").findings(of: "whitespace-mismatch") == [])
    #expect(
      strings("One. Two", "Eins.  Zwei").findings(of: "whitespace-mismatch") == [
        "note de some.key: two spaces in a row, but the source has one"
      ])
  }

  @Test(
    "a line break at an end is told as such",
    arguments: [
      ("Rainbow", "\\nRegenbogen", "the text begins with a line break, but the source does not"),
      ("Rainbow", "Regenbogen\\n", "the text ends with a line break, but the source does not"),
      ("\\nand rain", "und Regen", "the line break at the beginning of the source is missing"),
      ("Rain and\\n", "Regen und", "the line break at the end of the source is missing"),
      (
        "\\nand\\n", "und", "the line breaks at both ends of the source are missing"
      ),
    ])
  func breaksAtEnds(source: String, own: String, message: String) {
    #expect(
      strings(source, own).findings(of: "whitespace-mismatch") == ["note de some.key: \(message)"])
  }

  @Test(
    "paragraphs that are lost or added are counted, and empty lines at a line break are none",
    arguments: [
      ("One.\\nTwo.", "Eins.\\n\\nZwei.", []),
      ("One.\\n\\nTwo.", "Eins.\\n\\n\\nZwei.", []),
      (
        "One.", "Eins.\\n\\nZwei.",
        [
          "the text has 2 paragraphs, but the source has 1; remove the additional empty lines or sentences"
        ]
      ),
      ("One.\\n\\nTwo. Three.", "Eins.\\n\\nZwei.\\n\\nDrei.", []),
      (
        "One.\\n\\nTwo. Three. Four.", "Eins.\\n\\nZwei.\\n\\nDrei.\\n\\nVier.",
        [
          "the text has 4 paragraphs, but the source has 2; remove the additional empty lines or sentences"
        ]
      ),
      (
        "One.\\n\\nTwo.\\n\\nThree.", "Eins.\\n\\nZwei. Drei.",
        [
          "the text has 2 paragraphs, but the source has 3; add the missing empty lines or sentences"
        ]
      ),
      ("One\\nTwo\\nThree", "Eins. Zwei! Drei", []), ("One\\nTwo\\nThree", "一。二。三。", []),
      (
        "One\\nTwo\\nThree", "Eins 1. Zwei 2.5 Drei",
        ["the text has 0 line breaks, but the source has 2"]
      ),
      (
        "One! \\n Two. \\n Three", "Eins! \\\\n Zwei. \\\\n Drei.",
        ["the text has 0 line breaks, but the source has 2"]
      ),
    ] as [(String, String, [String])])
  func paragraphs(source: String, own: String, messages: [String]) {
    #expect(
      strings(source, own).findings(of: "whitespace-mismatch")
        == messages.map { "note de some.key: \($0)" })
  }

  @Test(
    "one paragraph instead of several is a warning where sentences are missing, and else a note",
    arguments: [
      (
        "The map will be deleted.\\n\\nYour places stay here.", "Die Karte wird gelöscht.",
        "warning de some.key: 1 paragraph, but the source has 2; translate what is missing"
      ),
      (
        "The map will be deleted.\\n\\nYour places stay here.",
        "Die Karte wird gelöscht. Deine Orte bleiben hier.",
        "note de some.key: 1 paragraph, but the source has 2; add the missing empty lines"
      ),
      (
        "The map will be deleted.\\n\\nYour places stay here.",
        "Die Karte wird gelöscht, und deine Orte bleiben hier.",
        "note de some.key: 1 paragraph, but the source has 2; add the missing empty lines"
      ),
    ])
  func onlyParagraph(source: String, own: String, finding: String) {
    #expect(strings(source, own).findings(of: "whitespace-mismatch") == [finding])
  }

  @Test("a text without spaces has fewer letters than its source")
  func textsWithoutSpaces() {
    let source =
      "The map will be deleted.\\n\\nYour places and photos stay here. You can open them at any time."
    func found(_ text: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": "k = \"\(source)\";",
        "App/ja.lproj/L.strings": "k = \"\(text)\";",
      ]).findings(of: "whitespace-mismatch")
    }
    #expect(
      found("地図は削除されますが、場所と写真は残り、いつでも開けます。") == [
        "note ja k: 1 paragraph, but the source has 2; add the missing empty lines"
      ])
    #expect(
      found("地図は削除されます。") == [
        "warning ja k: 1 paragraph, but the source has 2; translate what is missing"
      ])
  }

  @Test("a lost tab is layout, and a broken one is told in words")
  func tabs() {
    let lost = strings("\\tDefault", "Standard")
    #expect(
      lost.findings(of: "whitespace-mismatch") == [
        "note de some.key: the tab at the beginning of the source is missing"
      ])
    #expect(safeties(lost) == [.unsafe])
    let broken = strings("\\tDefault", "\\\\tStandard")
    #expect(
      broken.findings(of: "whitespace-mismatch") == [
        "note de some.key: the text begins with a backslash, but the source begins with a tab; write the tab"
      ])
    #expect(safeties(broken) == [])
  }

  @Test("a line break before the source that half of the other translations do without is a slip")
  func slipsOfBreaks() {
    func found(_ polish: String) -> [String] {
      let own = ["de": "Regen", "ro": "Ploaie", "pl": polish]
      var contents = ["App/en.lproj/L.strings": "\"a\" = \"\\nRain\";\n"]
      for (language, text) in own {
        contents["App/\(language).lproj/L.strings"] = "\"a\" = \"\(text)\";\n"
      }
      contents["App/tr.lproj/L.strings"] = "\"a\" = \"\\nYağmur\";\n"
      return CheckedFiles(byPath: contents).findings(of: "whitespace-mismatch").sorted()
    }
    let lost = "the line break at the beginning of the source is missing"
    #expect(found("Deszcz") == [])
    #expect(found("\\nDeszcz") == ["note de a: \(lost)", "note ro a: \(lost)"])
  }

  @Test("behind words that may stand alone, half of all translations tell that a blank is a slip")
  func slips() {
    func found(_ source: String) -> [String] {
      let own = ["de": "Regen", "ro": "Ploaie", "pl": "Deszcz ", "tr": "Yağmur "]
      var contents = ["App/en.lproj/L.strings": "\"a\" = \"\(source)\";\n"]
      for (language, text) in own {
        contents["App/\(language).lproj/L.strings"] = "\"a\" = \"\(text)\";\n"
      }
      return CheckedFiles(byPath: contents).findings(of: "whitespace-mismatch").sorted()
    }
    #expect(found("Rain in the forest ") == [])
    let lost = "the space at the end of the source is missing, so two texts run together"
    #expect(found("Rain of ") == ["warning de a: \(lost)", "warning ro a: \(lost)"])
  }
}
