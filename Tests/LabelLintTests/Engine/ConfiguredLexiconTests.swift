import LabelLint
import Testing

/// Lexicons of a configuration: they extend and overrule the words that come with the tool.
@Suite struct ConfiguredLexiconTests {
  /// Labels that `role-word` flags, with lexicon files of the user.
  private func flagged(_ files: [String], in language: String, _ labels: [String]) -> [String] {
    var configuration = Configuration().limited { $0 == "role-word" }
    configuration.lexicons = files.enumerated().map { number, text in
      LexiconLibrary.Addition(path: "words\(number).txt", text: Array(text.utf8))
    }
    let linter = Linter(configuration: configuration)
    return labels.filter { label in
      let texts = [
        RuleCheck.Text(key: "a_cd", text: "Begin"),
        RuleCheck.Text(folder: "values-\(language)", key: "a_cd", text: label),
      ]
      return !RuleCheck.check(texts, linter).checked.findings.isEmpty
    }
  }

  @Test func aFileAddsWordsToALanguage() {
    let file = "language de\n[roles]\nbutton certain compound: Drücker\n"
    let labels = ["Start-Drücker", "Start-Knopf", "Start"]
    #expect(flagged([], in: "de", labels) == ["Start-Knopf"])
    #expect(flagged([file], in: "de", labels) == ["Start-Drücker", "Start-Knopf"])
    #expect(flagged([file], in: "sv", labels) == [])
  }

  @Test func aFileTakesWordsAway() {
    let file = "language de\n[roles]\nremove: Knopf\n"
    #expect(
      flagged([file], in: "de", ["Start-Knopf", "Start-Schaltfläche"]) == ["Start-Schaltfläche"])
  }

  @Test func aLaterFileOverrulesAnEarlierOne() {
    let away = "language de\n[roles]\nremove: Knopf\n"
    let back = "language de\n[roles]\nbutton certain compound: Knopf\n"
    #expect(flagged([away, back], in: "de", ["Start-Knopf"]) == ["Start-Knopf"])
    #expect(flagged([back, away], in: "de", ["Start-Knopf"]) == [])
  }

  @Test func aFileMakesALanguageOfItsOwn() {
    let file = "language mt\n[matching]\ngroup: head-first\n[roles]\nbutton certain head: buttuna\n"
    #expect(flagged([], in: "mt", ["Buttuna Ibda"]) == [])
    #expect(flagged([file], in: "mt", ["Buttuna Ibda"]) == ["Buttuna Ibda"])
  }

  @Test func mistakesAreToldWithTheirPlaces() {
    var configuration = Configuration()
    configuration.lexicons = [
      LexiconLibrary.Addition(path: "a.txt", text: Array("language de\n[role]\n".utf8))
    ]
    let problems = configuration.lexiconShelf.problems.map {
      "\($0.path):\($0.problem.line):\($0.problem.column): \($0.problem)"
    }
    #expect(problems == ["a.txt:2:2: no section is called 'role'; did you mean 'roles'?"])
  }

  @Test func wordsOfOptionsNeverBreakTheLinesTheyAreWrittenIn() {
    for words in [["a, b"], ["{x}"], ["[roles]"], ["a\nb: c"], [""], ["…"], ["="]] {
      let configuration = Configuration(
        levels: [:], options: ["generic-label": ["words": .list(words)]]
      ).limited { $0 == "generic-label" }
      let linter = Linter(configuration: configuration)
      let texts = [RuleCheck.Text(key: "a_cd", text: "More")]
      #expect(RuleCheck.check(texts, linter).checked.findings.count == 1, "\(words)")
    }
  }
}
