import LabelLint
import Testing

/// Fixes that take a member of a string catalog away.
@Suite struct RemovedMemberTests {
  private static let path = "App/L.xcstrings"

  /// A string catalog with the localizations of one key, on lines of their own.
  private func catalog(
    _ localizations: [String], _ members: String = ""
  ) -> CheckedFiles {
    CheckedFiles([
      Self.path: """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "k" : {
            "localizations" : {
              \(localizations.joined(separator: ",\n        "))
            }\(members)
          }
        },
        "version" : "1.0"
      }
      """
    ])
  }

  /// A localization with a text.
  private func text(_ locale: String, _ value: String) -> String {
    "\"\(locale)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  @Test("a translation of what must not be translated is flagged where it says something else")
  func untranslatable() {
    let fixed = ",\n      \"shouldTranslate\" : false"
    let (de, en, fr) = (text("de", "AZERTY"), text("en", "QWERTY"), text("fr", "QWERTY"))
    let files = catalog([de, en, fr], fixed)
    #expect(
      files.findings(of: "translated-untranslatable") == [
        "warning de k: the source marks this entry as not translatable; remove this translation, or mark the entry as translatable in the source"
      ])
    let findings = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "translated-untranslatable" }
    #expect(findings.map(\.span.bytes.count) == [6])
    #expect(findings.map(\.fixes) == [[]])
    #expect(catalog([en, fr], fixed).findings(of: "translated-untranslatable") == [])
  }

  @Test("a name in the letters of the locale is a note")
  func nameInOwnLetters() {
    let files = catalog(
      [text("en", "Mykyta"), text("uk", "Микита"), text("de", "Nikita")],
      ",\n      \"shouldTranslate\" : false")
    #expect(
      files.findings(of: "translated-untranslatable").map { $0.prefix { $0 != ":" } } == [
        "warning de k", "note uk k",
      ])
  }

  @Test(
    "a document that somebody had translated is one finding for each file, and nothing is removed")
  func translatedDocument() {
    func document(_ count: Int) -> CheckedFiles {
      func lines(_ text: String, _ mark: String) -> String {
        (0..<count).map { "<string name=\"law\($0)\"\(mark)>\(text) \($0)</string>" }
          .joined(separator: "\n")
      }
      return CheckedFiles([
        "app/res/values/law.xml": CheckedFiles.android(lines("Rule", " translatable=\"false\"")),
        "app/res/values-de/law.xml": CheckedFiles.android(lines("Regel", "")),
      ])
    }
    #expect(document(4).findings(of: "translated-untranslatable").count == 4)
    let many = document(5)
    #expect(
      many.findings(of: "translated-untranslatable") == [
        "note de: this file translates 5 texts that the source marks as not translatable; remove these translations, or mark the texts as translatable in the source"
      ])
    let findings = many.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "translated-untranslatable" }
    #expect(findings.map(\.members) == [5])
    #expect(findings[0].texts.map(\.subject.key) == (0..<5).map { "law\($0)" })
    #expect((findings + findings[0].texts).allSatisfy { $0.fixes.isEmpty })
  }

  @Test("a form that no number of the language takes goes")
  func unusedForm() {
    func plural(_ forms: [String]) -> String {
      let all = forms.map {
        "\"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%d \($0)\" } }"
      }
      return "\"en\" : { \"variations\" : { \"plural\" : { \(all.joined(separator: ", ")) } } }"
    }
    let files = catalog([plural(["few", "one", "other"])])
    #expect(files.findings(of: "unused-plural-category").count == 1)
    #expect(
      files.fixed(Self.path, by: "unused-plural-category")
        == catalog([plural(["one", "other"])]).files[0].text)
  }
}
