import LabelLint
import Testing

/// Marks at the ends of texts, in the signs of other scripts and behind what takes none.
@Suite struct SentenceEndTests {
  private func files(_ source: String, _ own: String, _ language: String) -> CheckedFiles {
    CheckedFiles([
      "App/en.lproj/L.strings": "\"some.message\" = \"\(source)\";\n",
      "App/\(language).lproj/L.strings": "\"some.message\" = \"\(own)\";\n",
    ])
  }

  @Test(
    "what ends the sentence already is no missing end",
    arguments: [
      ("nqo", "ߞߏ ߘߏ߫ ߓߍ߲߬ߣߍ߲߫ ߕߎ߲߬ ߕߍ߫߹"), ("de", "Alles ist jetzt weg.\u{FE0F}"),
      ("fi", "Lisätietoja on osoitteessa https://get.delta.chat"),
      ("gl", "Por favor téntao de novo\u{1C3}"), ("syr", "ܐܒܓ ܕܗܘ ܙܚܛ܀"),
    ])
  func ends(language: String, own: String) {
    #expect(
      files("Something went wrong, try again.", own, language)
        .findings(of: "punctuation-mismatch") == [])
  }

  @Test("the mark of an abbreviation in brackets ends no sentence")
  func abbreviations() {
    #expect(
      files("All of the things (pens, paper, etc.)", "所有东西（笔、纸等）", "zh-Hans")
        .findings(of: "punctuation-mismatch") == [])
  }

  @Test("a comma, a dash or a slash may stand for a bracket, however short the text is")
  func otherMarksForBrackets() {
    for own in ["Alle, je 2", "Alle – je 2", "Alle/2"] {
      #expect(
        files("Print all (two pages per sheet)", own, "de").findings(of: "punctuation-mismatch")
          == [], "\(own)")
    }
    #expect(
      files("Print all (two pages per sheet)", "Alle je 2", "de")
        .findings(of: "punctuation-mismatch") == [
          "note de some.message: the source ends with '(two pages per sheet)', but the text says only a part of the source"
        ])
  }

  @Test("an abbreviation in brackets is no word that a translation lost")
  func abbreviationAlone() {
    #expect(files("Use DNS (DoH)", "DNS", "de").findings(of: "punctuation-mismatch") == [])
    #expect(
      files("Use DNS (all)", "DNS", "de").findings(of: "punctuation-mismatch") == [
        "note de some.message: the source ends with '(all)', but the text says only a part of the source"
      ])
  }

  @Test("behind another mark nothing is written, and the finding says what to do")
  func otherMarks() {
    let wrong = files("It failed. The geocode request was canceled.", "失敗。請求已取消。、", "zh-Hant")
    #expect(
      wrong.findings(of: "punctuation-mismatch") == [
        "note zh-Hant some.message: the text ends with '、', but the source ends a sentence; end with '。' instead"
      ])
    #expect(
      wrong.catalogs.flatMap { Linter().check($0).findings }
        .filter { $0.rule == "punctuation-mismatch" }.allSatisfy { $0.fixes.isEmpty })
  }

  @Test(
    "nothing is proposed for the full stop of a word that may be cut short",
    arguments: [
      ("es", "Girar a la izq.", "Turn left.", [], [nil]),
      ("es", "Girar a la luz.", "Turn to the light", ["La luz es roja"], ["Girar a la luz"]),
      ("es", "Girar a mano.", "Turn by hand", [], ["Girar a mano"]),
      ("de", "Gespeichert.", "Saved", [], ["Gespeichert"]),
      ("ja", "左に回る。", "Turn left", [], ["左に回る"]),
      ("hi", "बाएँ मुड़ें।", "Turn left", [], ["बाएँ मुड़ें"]),
      ("pl", "Dodano utwór.", "Song added", [], ["Dodano utwór"]),
      // Where the source has none, nothing is said either.
      ("es", "Girar a la izq.", "Turn left", [], []), ("cs", "Aut. zaostř.", "Autofocus", [], []),
      ("sl", "Infor.", "Information", [], []), ("sl", "Infor.", "Info", [], []),
    ] as [(String, String, String, [String], [String?])])
  func mayBeCutShort(
    folder: String, text: String, source: String, others: [String], suggestions: [String?]
  ) {
    #expect(
      RuleCheck.suggestions(
        folder, text, source: source, beside: others, rules: ["trailing-punctuation"])
        == suggestions)
  }

  @Test(
    "a full stop goes without a question only behind what is no sentence about a value",
    arguments: [
      ("Song added.", Fix.Safety.safe), ("%1$s added.", .unsafe), ("Add %1$s to playlist.", .safe),
    ])
  func values(text: String, safety: Fix.Safety) {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "cd_added", text: text)], limitedTo: { $0 == "trailing-punctuation" })
    #expect(outcome.checked.findings.flatMap(\.fixes).map(\.safety) == [safety])
  }

  @Test("a mark goes with that of the source, whatever script it is of")
  func otherScripts() {
    let texts = [
      ("ja", "宛先："), ("ar", "المستلم:"), ("zh", "收件人："), ("de", "Empfänger:"),
    ]
    var files = ["app/res/values/s.xml": "Recipient:"]
    for (locale, text) in texts { files["app/res/values-\(locale)/s.xml"] = text }
    let checked = CheckedFiles(
      byPath: files.mapValues {
        CheckedFiles.android("<string name=\"cd_name\">\($0)</string>")
      })
    for (locale, text) in texts {
      let fixed = checked.fixed("app/res/values-\(locale)/s.xml", allowsUnsafe: true)
      #expect(fixed.contains(">\(text.dropLast())<"), "\(fixed)")
    }
  }

  @Test("a full stop that stays in one translation does not keep those of the others")
  func onlyOneStays() {
    func text(_ words: String) -> String {
      CheckedFiles.android("<string name=\"cd_record\">\(words)</string>")
    }
    let files = CheckedFiles([
      "app/res/values/s.xml": text("Record at the bottom."),
      "app/res/values-de/s.xml": text("Unten aufnehmen."),
      "app/res/values-es/s.xml": text("Grabar a la izq."),
    ])
    #expect(files.fixed("app/res/values/s.xml") == text("Record at the bottom"))
    #expect(files.fixed("app/res/values-de/s.xml") == text("Unten aufnehmen"))
    #expect(files.fixed("app/res/values-es/s.xml") == text("Grabar a la izq."))
  }

  @Test("a word that was cut short keeps its full stop")
  func cutShort() {
    func found(_ label: String, beside text: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings":
          "\"state_accessibility_label\" = \"Gestures updated\";\n\"b\" = \"It is new\";\n",
        "App/ka.lproj/L.strings":
          "\"state_accessibility_label\" = \"\(label)\";\n\"b\" = \"\(text)\";\n",
      ]).findings(of: "trailing-punctuation")
    }
    let told = ["note ka state_accessibility_label: the label ends in '.'; remove it"]
    #expect(found("ჟესტები განახლ.", beside: "ის განახლებულია") == [])
    #expect(found("ჟესტები განახლ.", beside: "ის ახალია") == told)
    #expect(found("ჟესტები განახლ.", beside: "განახლ განახლებულია") == told)
    #expect(found("ჟესტები განახლ.", beside: "ის განახლდა") == told)
  }
}
