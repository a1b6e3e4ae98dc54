import LabelLint
import Testing

/// What rules say of string catalogs, where one file holds the source and all translations.
@Suite struct StringCatalogRuleTests {
  /// A string catalog in English with some keys.
  private func catalog(_ keys: String) -> CheckedFiles {
    CheckedFiles([
      "App/Localizable.xcstrings":
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(keys)}}"
    ])
  }

  /// A unit with a text.
  private func unit(_ text: String) -> String {
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
  }

  @Test("no fix writes into a key, which code looks its text up by")
  func keysStay() {
    let files = catalog(
      """
      "%lld of %lld":{},"Record it.":{"comment":"Accessibility label of the button"},\
      "Foo\u{200B}bar":{},"Cafe\u{301} menu":{},"Tap the the button":{}
      """)
    let findings = files.catalogs.flatMap { Linter().check($0).findings }
    let rules = Set(findings.map(\.rule.description))
    #expect(
      rules.isSuperset(of: [
        "unordered-placeholders", "trailing-punctuation", "invisible-text", "denormalized-text",
      ]), "\(rules)")
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test("a name of code that stands for a text says nothing of its placeholders")
  func namesWithoutTexts() {
    let german = "{\"localizations\":{\"de\":\(unit("Lade %@ ein"))}}"
    let names = ["invite_title", "invite.title", "Invite"]
    #expect(
      catalog(names.map { "\"\($0)\":\(german)" }.joined(separator: ","))
        .findings(of: "placeholder-mismatch") == [
          "error de Invite: the placeholder '%@' is not in the source"
        ])
  }

  @Test("a key kept by hand is its own text where it is written as one")
  func keptKeys() {
    let key = { (name: String) in
      "\"\(name)\":{\"extractionState\":\"manual\",\"localizations\":{\"de\":\(self.unit("x"))}}"
    }
    let names = ["Disband group", "Tutorial", "home.title", "home_title", "homeTitle", "subscribe"]
    #expect(
      catalog(names.map(key).joined(separator: ",")).findings(of: "missing-translation")
        == ["home.title", "home_title", "homeTitle", "subscribe"].map {
          "warning en \($0): '\($0)' has no text in the source language, so users get the key"
        })
  }

  @Test("a key in small letters is its own text where most keys that stand for theirs are texts")
  func keptWords() {
    let keys = ["Add a goal", "Done", "Delete", "year", "goal.title"].map {
      "\"\($0)\":{\"extractionState\":\"manual\",\"localizations\":{\"de\":\(unit("x"))}}"
    }
    #expect(
      catalog(keys.joined(separator: ",")).findings(of: "missing-translation") == [
        "warning en goal.title: 'goal.title' has no text in the source language, so users get the key"
      ])
  }

  @Test("an acronym needs no translation, nor does an English key in English")
  func textsThatServe() {
    let english = catalog(
      """
      "a":{"localizations":{"en":\(unit("SNI"))}},"b":{"localizations":{"en":\(unit("SAVE"))}},
      "c":{"localizations":{"de":\(unit("x")),"en":\(unit("y"))}}
      """)
    #expect(
      english.findings(of: "missing-translation") == [
        "warning de b: 'SAVE' is not translated, so users get English"
      ])
    let chinese = CheckedFiles([
      "L.xcstrings": """
      {"sourceLanguage":"zh-Hans","version":"1.0","strings":{"Day 1":{},"开始":{},
      "x":{"localizations":{"en":\(unit("x")),"zh-Hans":\(unit("一"))}},
      "y":{"localizations":{"en":\(unit("y")),"zh-Hans":\(unit("二"))}}}}
      """
    ])
    #expect(
      chinese.findings(of: "missing-translation") == [
        "warning en 开始: '开始' is not translated, so users get Chinese (Simplified)"
      ])
  }

  @Test("what is wrong in a localization is said of its locale")
  func problemsHaveTheirLocale() {
    let files = catalog(
      """
      "a":{"localizations":{"de":{"stringUnit":{"state":"translated"}},"en":\(unit("x")),\
      "fr":\(unit("z"))}},
      "b":{"localizations":{"de":null,"fr":\(unit("z"))}},
      "c":{"localizations":{"de":\(unit("y")),"fr":\(unit("z"))},"shouldTranslate":5}
      """)
    #expect(
      files.findings(of: "unreadable-catalog") == [
        "error de a: 'strings.a.localizations.de.stringUnit' has no 'value'",
        "note de b: 'strings.b.localizations.de' is null: it contains no translation",
        "error en c: 'strings.c.shouldTranslate' is a number, not true or false",
      ])
  }

  @Test("a reference that is wrong in the source is said there once")
  func sourceProblemsAreInherited() {
    let files = catalog(
      """
      "a":{"localizations":{"de":\(unit("%#@n@ Dateien")),"en":\(unit("%#@n@ files")),\
      "fr":\(unit("%#@n@ fichiers")),"it":\(unit("%#@m@ file"))}}
      """)
    #expect(
      files.findings(of: "invalid-placeholder") == [
        "error en a: the substitution 'n' is not defined in this localization",
        "error it a: the substitution 'm' is not defined in this localization",
      ])
    let inherited = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "invalid-placeholder" }.map(\.inheritedBy)
    #expect(inherited == [["de", "fr"], []])
  }

  @Test("a key that Swift makes of a text has no numbers: two values alike change places unseen")
  func keysOfInterpolations() {
    func found(_ key: String) -> [String] {
      catalog("\"\(key)\":{\"localizations\":{\"de\":\(unit(key))}}")
        .findings(of: "unordered-placeholders")
    }
    #expect(found("%@ (%lld devices)") == [])
    #expect(
      found("Hold %@, then %@") == [
        "note en Hold %@, then %@: 2 placeholders have no numbers; number them so that translators can reorder them"
      ])
  }

  @Test("a key that is twice with the same texts is a lesser fault")
  func equalDuplicates() {
    #expect(
      catalog("\"b\":{},\"b\":{},\"c\":{},\"c\":{\"comment\":\"x\"}").findings(of: "duplicate-key")
        == [
          "warning en b: the key 'b' occurs twice, with the same texts",
          "error en c: the key 'c' occurs twice, and tools differ in which one they use; remove one",
        ])
  }

  @Test(
    "an object of Interface Builder without a source text shows its own text, any other key itself")
  func interfaceBuilderTexts() {
    let files = catalog(
      """
      "1UK-8n-QPP.title":{"extractionState":"manual",\
      "comment":"Class = \\"NSMenuItem\\"; title = \\"Open…\\"; ObjectID = \\"1UK-8n-QPP\\";",\
      "localizations":{"de":\(unit("Öffnen…"))}},\
      "menu.open":{"extractionState":"manual","localizations":{"de":\(unit("Öffnen"))}}
      """)
    #expect(
      files.findings(of: "missing-translation") == [
        "warning en menu.open: 'menu.open' has no text in the source language, so users get the key"
      ])
  }
}
