import LabelLint
import Testing

/// Fixes that take a member of a string catalog away.
@Suite struct RemovedMemberTests {
  private static let path = "App/L.xcstrings"

  /// A string catalog with the localizations of one key, on lines of their own.
  private func catalog(_ localizations: [String], _ members: String = "") -> CheckedFiles {
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

  @Test("a translation of what must not be translated is flagged where it stands, and goes")
  func untranslatable() {
    let fixed = ",\n      \"shouldTranslate\" : false"
    let (de, en, fr) = (text("de", "AZERTY"), text("en", "QWERTY"), text("fr", "QWERTY"))
    let files = catalog([de, en, fr], fixed)
    #expect(
      files.findings(of: "translated-untranslatable") == [
        "warning de k: the source says that this entry must not be translated",
        "note fr k: the source says that this entry must not be translated",
      ])
    let findings = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "translated-untranslatable" }
    #expect(findings.allSatisfy { $0.span.bytes.count == 6 })
    #expect(findings.map { $0.fixes.map(\.safety) } == [[.unsafe], [.safe]])
    #expect(
      files.fixed(Self.path, by: "translated-untranslatable")
        == catalog([en], fixed).files[0].text)
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
