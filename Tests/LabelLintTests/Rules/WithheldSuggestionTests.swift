import LabelLint
import Testing

/// Findings that say in words what to write, as an edit would make the text worse.
@Suite("Suggestions that are withheld")
struct WithheldSuggestionTests {
  /// What is proposed for each finding of a rule in some source texts, in order; nil where that is nothing.
  private static func suggestions(_ rule: RuleID, _ texts: [String]) -> [String?] {
    let texts = texts.enumerated().map { number, text in
      RuleCheck.Text(key: "cd_timer_\(number)", text: text)
    }
    return RuleCheck.check(texts, limitedTo: { $0 == rule }).reported.map { $0.fixes.first?.text }
  }

  @Test(
    "state-word: a label stays apart from that of the other state",
    arguments: [
      (["Sleep timer on"], ["Sleep timer"]), (["Sleep timer on", "Song"], ["Sleep timer"]),
      (["Sleep timer on", "Sleep timer off"], [nil, nil]),
      (["Sleep timer on", "sleep timer"], [nil]),
      (["Inbox, selected", "Inbox, not selected"], [nil, nil]),
    ] as [([String], [String?])])
  func otherState(texts: [String], suggestions: [String?]) {
    #expect(Self.suggestions("state-word", texts) == suggestions)
  }

  @Test("state-word: the finding says what to write")
  func otherStateInWords() {
    let texts = [
      RuleCheck.Text(key: "cd_timer_on", text: "Sleep timer on"),
      RuleCheck.Text(key: "cd_timer", text: "Sleep timer"),
    ]
    let outcome = RuleCheck.check(texts, limitedTo: { $0 == "state-word" })
    #expect(
      outcome.reported.map(\.message) == [
        "'Sleep timer on' contains the state 'on', and another label contains the other state; "
          + "use one label without the state, and let code set the state of the control"
      ])
  }

  @Test("state-word: a label with a value stays apart from that of the other state, too")
  func otherStateOfValue() {
    let texts = [
      RuleCheck.Text(key: "cd_stop_chosen", text: "Station %s is selected"),
      RuleCheck.Text(key: "cd_stop_open", text: "Station %s is not selected"),
    ]
    let outcome = RuleCheck.check(texts, limitedTo: { $0 == "state-word" })
    #expect(
      outcome.reported.map(\.message) == [
        "'Station … is selected' contains the state 'is selected', and another label contains the other state; "
          + "use one label without the state, and let code set the state of the control"
      ])
  }

  @Test(
    "state-word: a translation stays apart where its source does",
    arguments: [("Sleep timer off", nil), ("Song", "Minuterie de veille")] as [(String, String?)])
  func translatedState(other: String, suggestion: String?) {
    let texts = [
      RuleCheck.Text(key: "cd_timer", text: "Sleep timer on"),
      RuleCheck.Text(key: "cd_other", text: other),
      RuleCheck.Text(folder: "values-fr", key: "cd_timer", text: "Minuterie de veille activée"),
    ]
    let outcome = RuleCheck.check(texts, limitedTo: { $0 == "state-word" })
    let translated = outcome.reported.flatMap(\.inherited)
    #expect(translated.map { $0.fixes.first?.text } == [suggestion])
  }

  @Test(
    "role-word: an adjective of the picture is no name, and neither are the things that a switch changes",
    arguments: [
      ("id", "Gambar skematis dari sebuah artikel", "A schematic image of an article"),
      ("fr", "Interrupteur des caméras", "Front and back camera switch"),
    ])
  func unnamed(folder: String, text: String, source: String) {
    #expect(
      RuleCheck.suggestions(folder, text, source: source, beside: []) == [nil]
    )
  }

  @Test(
    "words that belong to the noun that goes are no name, and neither is a state",
    arguments: [
      ("redundant-phrase", "Graphic of our new logo", nil),
      ("redundant-phrase", "A small logo", nil), ("redundant-phrase", "Small logo", nil),
      ("role-word", "The new button", nil), ("role-word", "Checkbox, checked", nil),
      ("role-word", "Button, disabled", nil), ("role-word", "Settings button", "Settings"),
      ("role-word", "Our Verge button", "Our Verge"),
    ] as [(RuleID, String, String?)])
  func halfOfPhrase(rule: RuleID, text: String, suggestion: String?) {
    #expect(Self.suggestions(rule, [text]) == [suggestion])
  }

  @Test(
    "role-word: nothing is cut from one half of a pair",
    arguments: [
      "Play button and pause button", "Play button or pause button", "Previous button, next button",
      "Play button / pause button",
    ])
  func halfOfPair(text: String) {
    let outcome = RuleCheck.check([RuleCheck.Text(key: "cd_play", text: text)]) {
      $0 == "role-word"
    }
    #expect(
      outcome.reported.map(\.message) == [
        "'\(text)' repeats the role 'button'; remove it, and adapt the other words"
      ])
    #expect(outcome.reported.flatMap(\.fixes).isEmpty)
  }

  @Test(
    "role-word: what only shares a word with the role is cut as before",
    arguments: [
      ("Play and pause button", "Play and pause"), ("Save and close button", "Save and close"),
    ])
  func oneRoleOfTwo(text: String, suggestion: String) {
    #expect(Self.suggestions("role-word", [text]) == [suggestion])
  }

  @Test(
    "a word that only points to something is no name, unless another text has it alone",
    arguments: [
      (["Image of which"], [nil]), (["Picture of it"], [nil]), (["Photo of one"], [nil]),
      (["Image of us"], [nil]), (["Image of each"], [nil]), (["Icon of all"], [nil]),
      (["Photo of one of them"], [nil]), (["Icon of all", "All"], ["All"]),
      (["Image of all flowers"], ["All flowers"]), (["Image of one flower"], ["One flower"]),
    ] as [([String], [String?])])
  func pronouns(texts: [String], suggestions: [String?]) {
    #expect(Self.suggestions("redundant-phrase", texts) == suggestions)
  }

  @Test("redundant-phrase: a pronoun of another language is no name")
  func translatedPronoun() {
    #expect(RuleCheck.suggestions("es", "Imagen de nosotros", source: "Us", beside: []) == [nil])
  }

  @Test(
    "role-word: where small letters are not known, words name both faults of a text in capitals",
    arguments: [
      ("de", "SCHALTFLÄCHE SCHLIESSEN", "SCHALTFLÄCHE"), ("ru", "КНОПКА ЗАКРЫТЬ", "КНОПКА"),
      ("el", "ΚΟΥΜΠΙ ΚΛΕΙΣΙΜΟ", "ΚΟΥΜΠΙ"),
    ])
  func roleInCapitals(language: String, text: String, role: String) {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "cd_close", text: "Close"),
      RuleCheck.Text(folder: "values-\(language)", key: "cd_close", text: text),
    ]) { $0 == "role-word" || $0 == "all-caps" }
    #expect(
      outcome.reported.filter { $0.rule == "role-word" }.map(\.message) == [
        "'\(text)' is in capitals and repeats the role '\(role)'; write only the name, in small letters"
      ])
    #expect(outcome.reported.flatMap(\.fixes).isEmpty)
  }

  @Test("role-word: a script without case has no capitals")
  func roleWithoutCase() {
    let text = "ফিরে যাওয়ার বোতাম"
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "cd_back", text: "Back"),
      RuleCheck.Text(folder: "values-bn", key: "cd_back", text: text),
    ]) { $0 == "role-word" }
    #expect(
      outcome.reported.map(\.message) == [
        "'\(text)' repeats the role 'বোতাম'; remove it, and adapt the other words"
      ])
  }

  @Test(
    "role-word: the state of a translation is no name",
    arguments: [
      ("Casilla, marcada", "Checkbox, checked"), ("Botón desactivado", "Button, disabled"),
    ])
  func stateOfTranslation(text: String, source: String) {
    #expect(RuleCheck.suggestions("es", text, source: source, beside: []) == [nil])
  }

  @Test(
    "punctuation-mismatch: a full stop goes behind what is closed, and not into it",
    arguments: [
      ("de", "Gespeichert. Führen Sie jetzt `make install", "`"),
      ("fr", "Enregistré. Lancez maintenant « make install", "«"),
      ("de", "Gespeichert. Führen Sie jetzt „make install", "„"),
    ])
  func unclosed(language: String, text: String, sign: String) {
    let found = Self.saved(language, text)
    #expect(
      found.map(\.message) == [
        "the last sentence has no final mark, and '\(sign)' has no matching mark; add both marks"
      ])
    #expect(found.map(\.fixes.isEmpty) == [true])
  }

  @Test(
    "punctuation-mismatch: behind what is closed, a full stop is proposed",
    arguments: [
      ("de", "Gespeichert. Führen Sie jetzt `make install` aus"),
      ("fr", "Enregistré. Lancez maintenant «\u{A0}make install\u{A0}» ici"),
      ("uz", "Saqlandi. Endi `make install` ni ishga tushiring, bo`ldi"),
      ("tr", "Kaydedildi. Şimdi \"make install\"ı çalıştırın"),
    ])
  func closed(language: String, text: String) {
    #expect(Self.saved(language, text).map { $0.fixes.first?.text } == [text + "."])
  }

  /// What `punctuation-mismatch` says of a translation of a message with code in it.
  private static func saved(_ language: String, _ text: String) -> [Finding] {
    RuleCheck.check(
      [
        RuleCheck.Text(
          key: "saved_message", text: "It is saved. Now run this command: `make install`."),
        RuleCheck.Text(folder: "values-\(language)", key: "saved_message", text: text),
      ], limitedTo: { $0 == "punctuation-mismatch" }
    ).checked.findings
  }
}
