import LabelLint
import Testing

/// Marks, blanks, tokens and references that other checkers compare, too.
@Suite struct PeerCheckTests {
  private func strings(
    _ source: String, _ own: String, _ language: String, of rule: RuleID
  ) -> [String] {
    CheckedFiles([
      "App/en.lproj/L.strings": "\"k\" = \"\(source)\";\n",
      "App/\(language).lproj/L.strings": "\"k\" = \"\(own)\";\n",
    ]).findings(of: rule)
  }

  private func android(
    _ source: String, _ own: String, _ language: String, of rule: RuleID
  ) -> [String] {
    CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android(source),
      "app/res/values-\(language)/s.xml": CheckedFiles.android(own),
    ]).findings(of: rule)
  }

  @Test(
    "commas that join two words",
    arguments: [
      ("Red, green and blue", "Rot,grün und blau", "de", true),
      ("Red, green and blue", "Rot, grün und blau", "de", false),
      ("Red,green", "Rot,grün", "de", false), ("From 1,000 on", "Ab 1,000 Mark", "de", false),
      ("Red, green", "红,绿", "zh-Hans", false), ("A, B and C", "A,B und C", "de", false),
      ("The first, then", "ერთი,ორი", "ka", true),
    ])
  func commas(source: String, own: String, language: String, isFault: Bool) {
    let found = strings(source, own, language, of: "whitespace-mismatch")
    let message = "note \(language) k: the comma has no space after it, so two words run together"
    #expect(found == (isFault ? [message] : []))
  }

  @Test(
    "marks of French",
    arguments: [
      ("Really delete it?", "Vraiment supprimer?", "fr", "?"),
      ("It is hot!", "C’est chaud!", "fr", "!"), ("Name: %@", "Nom: %@", "fr", ":"),
      ("Files (all): %@", "Fichiers (tous): %@", "fr", ":"),
      ("It is gone.", "Disparu cet e\u{301}te\u{301}!", "fr", "!"),
      ("Really delete it?", "Vraiment supprimer?", "fr-CA", nil),
      ("Really delete it?", "Vraiment supprimer?", "fr-CH", nil),
      ("Really delete it?", "Wirklich löschen?", "de", nil),
      ("Really delete it?", "Vraiment supprimer ?", "fr", nil),
      ("Really delete it?", "Vraiment supprimer\u{202F}?", "fr", nil),
      ("It is 10:30", "Il est 10:30", "fr", nil),
      ("See http://a.de", "Voir http://a.de", "fr", nil),
      ("Add track_ios: false", "Ajoutez track_ios: false", "fr", nil),
      ("Delete it?", "Delete it?", "fr", nil), ("Nice :)", "Bien:)", "fr", nil),
      ("Fwd: %@", "Tr: %@", "fr", nil), ("Set when: 2700", "Réglez when: 2700", "fr", nil),
      ("You can: a): x", "Choix a): x", "fr", nil),
    ] as [(String, String, String, String?)])
  func french(source: String, own: String, language: String, mark: String?) {
    let found = strings(source, own, language, of: "whitespace-mismatch")
    let expected = mark.map {
      ["note \(language) k: '\($0)' has no space before it; French needs one"]
    }
    #expect(found == expected ?? [])
  }

  @Test(
    "semicolons at the end",
    arguments: [
      ("Save; then close;", "Enregistrez, fermez", "fr", true),
      ("Save; then close;", "Enregistrez; fermez ;", "fr", false),
      ("Save; then close;", "Αποθήκευση·", "el", false),
      ("Space&nbsp;", "Espace", "fr", false), ("Save; then close;", "บันทึกแล้วปิด", "th", false),
    ])
  func semicolons(source: String, own: String, language: String, isFault: Bool) {
    let found = strings(source, own, language, of: "punctuation-mismatch")
    let message = "note \(language) k: the semicolon at the end of the source is missing"
    #expect(found == (isFault ? [message] : []))
  }

  @Test(
    "tokens of an app's own",
    arguments: [
      ("Hi $(name), welcome", "Hallo, willkommen", "$(name)"),
      ("Hi #name#, welcome", "Hallo #Name#, willkommen", "#name#"),
      ("Hi @name@, welcome", "Hallo, willkommen", "@name@"),
      ("Hi $(name), welcome", "Hallo $(name), willkommen", nil),
      ("It costs $(5)", "Es kostet (5)", nil), ("Write to a@name@b", "Schreib uns", nil),
      ("# Title #", "Titel", nil), ("@name and @other", "Leute", nil),
    ] as [(String, String, String?)])
  func tokens(source: String, own: String, token: String?) {
    let found = strings(source, own, "de", of: "placeholder-mismatch")
    let expected = token.map {
      ["note de k: the token '\($0)' of the source is missing, so its value is not shown"]
    }
    #expect(found == expected ?? [])
  }

  @Test(
    "braces without a partner",
    arguments: [
      ("Hi {name}!", "Hallo {name}}!", "}"), ("Order {id} sent", "{{id} gesendet", "{"),
      ("Hi {name}!", "Hallo {name}!", nil), ("Hi {name}}!", "Hallo {name}}!", nil),
      ("Hi {name}!", "Hallo {name} '}'!", nil), ("Hi there!", "Hallo }!", nil),
    ] as [(String, String, String?)])
  func braces(source: String, own: String, brace: String?) {
    let found = strings(source, own, "de", of: "placeholder-mismatch")
    let expected = brace.map {
      [
        "warning de k: '\($0)' has no matching brace, so users will see it; add the other brace, or remove this one"
      ]
    }
    #expect(found == expected ?? [])
  }

  @Test("apostrophes are doubled where the source doubles its own")
  func apostrophes() {
    func found(_ source: String, _ own: String) -> Int {
      strings(source, own, "fr", of: "placeholder-mismatch").count
    }
    #expect(found("It is {n} o''clock", "Il n'est pas {n} heures") == 1)
    #expect(found("It is {n} o''clock", "Il n''est pas {n} heures") == 0)
    #expect(found("It is {n} o'clock", "Il n'est pas {n} heures") == 0)
    #expect(found("''Quoted'' {n}", "C'est {n}") == 0)
  }

  @Test("Java prints the value of a capital in capitals")
  func capitals() {
    func found(_ own: String) -> [String] {
      android(
        "<string name=\"k\">Song by %1$s, %2$d</string>", "<string name=\"k\">\(own)</string>",
        "tr", of: "placeholder-mismatch")
    }
    #expect(
      found("Yazan: %1$S, %2$d") == [
        "note tr k: '%1$S' prints the value in capitals; write '%1$s' as the source does"
      ])
    #expect(found("YAZAN: %1$S, %2$d") == [])
  }

  @Test("a translation of a reference is none, and one of an empty text has no arguments")
  func references() {
    let source = """
      <string name="b">Open</string><string name="a">@string/b</string>\
      <string-array name="l"><item>@string/b</item><item>Two</item></string-array>\
      <string name="e"></string><string name="o">@android:string/ok</string>
      """
    let own = """
      <string name="b">열기</string><string name="a">@문자열/복원</string>\
      <string-array name="l"><item>\u{200E}@string/b</item><item>둘</item></string-array>\
      <string name="e">안녕 %1$s</string><string name="o">확인</string>
      """
    let found = android(source, own, "ko", of: "placeholder-mismatch")
    #expect(
      found.map { String($0.prefix { $0 != ":" }) }.sorted() == [
        "warning ko a", "warning ko e", "warning ko l item=0",
      ])
    #expect(
      found.contains(
        "warning ko a: '@문자열/복원' is not a reference, so users will see it literally; write '@string/b' as the source does"
      )
    )
    #expect(
      found.contains(
        "warning ko l item=0: the invisible character U+200E before '@string/b' breaks the reference, so users will see it literally; remove the character"
      ))
    #expect(
      found.contains(
        "warning ko e: '%1$s' needs an argument, but the source is empty; remove the placeholder, or write the source"
      ))
    let written = android(
      "<string name=\"b\">Open</string><string name=\"a\">@string/b</string>",
      "<string name=\"b\">열기</string><string name=\"a\">전혀 다른 것</string>", "ko",
      of: "placeholder-mismatch")
    #expect(
      written == [
        "note ko a: the source is the reference '@string/b', but this text does not use it; write the reference, unless the texts must differ"
      ])
  }

  @Test("strings that stand for each other have no text")
  func circles() {
    let source = """
      <string name="a">@string/b</string><string name="b">@string/c</string>\
      <string name="c">@string/a</string><string name="d">@string/a</string>\
      <string name="x">Text</string><string name="y">@string/x</string>
      """
    let own = "<string name=\"x\">@string/y</string><string name=\"a\">@string/b</string>"
    #expect(
      android(source, own, "de", of: "unreadable-catalog").sorted() == [
        "error de x: refers to the string 'y', which refers back to this one, so the app crashes or shows nothing; write the text of one of them",
        "error en a: refers to the string 'b', which refers back to this one, so the app crashes or shows nothing; write the text of one of them",
      ])
  }

  @Test(
    "what Swift would put in",
    arguments: [
      ("Hello \\\\(name)", 1), ("Hello \\\\(user.name)!", 1), ("Hello (name)", 0),
      ("A \\\\(5) b", 0),
    ])
  func interpolation(text: String, count: Int) {
    let files = CheckedFiles(["App/en.lproj/L.strings": "\"k\" = \"\(text)\";\n"])
    #expect(files.findings(of: "invalid-placeholder").count == count)
  }

  @Test(
    "numbers of arguments",
    arguments: [
      ("%1$s by %3$s", "gap"), ("Room %1$s, floor %1$d", "same"), ("%1$s by %2$s", nil),
      ("%2$s to %3$s", nil), ("%1$s and %1$s", nil),
    ] as [(String, String?)])
  func numbers(text: String, fault: String?) {
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android("<string name=\"k\">\(text)</string>")
    ])
    let found = files.findings(of: "invalid-placeholder")
    switch fault {
    case "gap"?:
      #expect(
        found == ["note en k: '%3$s' is here, but argument 2 is not shown; check the numbers"])
    case "same"?:
      #expect(
        found == [
          "note en k: '%1$d' shows the argument of '%1$s' as another type of value; use one type for both"
        ])
    default: #expect(found == [])
    }
  }
}
