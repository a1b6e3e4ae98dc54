import LabelLint
import Testing

/// Scripts of languages that have several, and texts without words.
@Suite struct WrongScriptTests {
  @Test("a language of several scripts has those scripts and no others, in one text and in many")
  func lettersOfNoScriptOfTheLanguage() {
    func found(_ language: String, _ text: String, count: Int) -> Int {
      func table(_ text: String) -> String {
        (0..<count).map { "\"k\($0)\" = \"\(text)\";\n" }.joined()
      }
      return CheckedFiles([
        "App/en.lproj/L.strings": table("Save the whole list of cards"),
        "App/\(language).lproj/L.strings": table(text),
      ]).findings(of: "wrong-script").count
    }
    let tamil = "அட்டைகளின் முழு பட்டியலையும் சேமி"
    #expect(found("pa", tamil, count: 1) == 1)
    #expect(found("pa", tamil, count: 6) > 0)
    #expect(found("sr", "Αποθήκευση όλης της λίστας", count: 1) == 1)
    #expect(found("pa", "ਕਾਰਡਾਂ ਦੀ ਪੂਰੀ ਸੂਚੀ ਸੰਭਾਲੋ", count: 1) == 0)
    #expect(found("pa", "کارڈاں دی پوری فہرست سنبھالو", count: 1) == 0)
    #expect(found("ks", "कार्डन हुंद पूर फर्द", count: 6) == 0)
  }

  @Test("a language of several scripts has no wrong letters, but others than usual")
  func lettersOfSeveralScripts() {
    func found(_ sources: [String], _ texts: [String]) -> [String] {
      func table(_ values: [String]) -> String {
        values.enumerated().map { "\"k\($0.offset)\" = \"\($0.element)\";\n" }.joined()
      }
      return CheckedFiles([
        "App/en.lproj/L.strings": table(sources), "App/sr.lproj/L.strings": table(texts),
      ]).findings(of: "wrong-script")
    }
    #expect(
      found(["Create a new folder here"], ["Napravi ovde novu fasciklu"]) == [
        "warning sr k0: no letter is in the usual script of Serbian"
      ])
    let names = ["old", "small", "large", "hidden", "last"]
    let own = ["staru", "malu", "veliku", "skrivenu", "poslednju"]
    #expect(
      found(
        ["Create a new folder here"] + names.map { "Delete the \($0) folder here" },
        ["Направи овде нову фасциклу"] + own.map { "Obriši ovde \($0) fasciklu" }) == [
          "warning sr k0: this text is in another script than the other texts in Serbian; write it in their script"
        ])
  }

  @Test("a language of several scripts is written in that of its few texts")
  func fewTexts() {
    func found(_ folder: String, _ text: String) -> Int {
      RuleCheck.check(
        [
          RuleCheck.Text(key: "thanks", text: "Thank you for your help"),
          RuleCheck.Text(folder: "values-\(folder)", key: "thanks", text: text),
        ], limitedTo: { $0 == "wrong-script" }
      ).reported.count
    }
    #expect(found("b+syl", "ꠡꠥꠇꠞꠤꠀ ꠗꠁꠘ꠆ꠘꠛꠣꠖ ꠔꠣꠞꠛꠣꠖꠦ") == 0)
    #expect(found("b+arc", "ܬܘܕܝ ܠܟ ܥܠ ܥܘܕܪܢܟ") == 0)
    #expect(found("gu", "தொகுப்பை நீக்கிவிட்டு புதியதை") == 1)
  }

  @Test("texts in English do not show the script of a language of several")
  func englishShowsNoScript() {
    let things = ["list", "map", "photo", "page", "file", "folder"]
    let table = { (texts: [String]) in
      texts.enumerated().map { "\"k\($0.offset)\" = \"\($0.element)\";\n" }.joined()
    }
    let checked = CheckedFiles([
      "App/en.lproj/L.strings": table(
        things.map { "Please delete this \($0)" } + ["Save the list"]),
      "App/mn.lproj/L.strings": table(things.map { "Delete the \($0)" } + ["Жагсаалтыг хадгалах"]),
    ])
    #expect(checked.findings(of: "wrong-script").filter { $0.contains("k6") } == [])
  }

  @Test("a source of values only has no words that could be in a wrong script")
  func valuesOnly() {
    func found(_ source: String, _ text: String) -> [String] {
      RuleCheck.check(
        [
          RuleCheck.Text(key: "speed", text: source),
          RuleCheck.Text(folder: "values-ta", key: "speed", text: text),
        ], limitedTo: { ["wrong-script", "placeholder-mismatch"].contains($0) }
      ).reported.map(\.rule.description)
    }
    let message = "{n, plural, = 1 {1} other {{n,number,#. 0}}}"
    #expect(
      found("{n, plural, =1 {1} other {{n,number,#.0}}}", message) == ["placeholder-mismatch"])
    #expect(found("Begin recording", "Start the recording") == ["wrong-script"])
  }
}
