import LabelLint
import Testing

/// Fixes that take a member of a string catalog away.
@Suite struct RemovedMemberTests {
  private static let path = "App/L.xcstrings"

  /// A string catalog with the localizations of one key, on lines of their own.
  private func catalog(
    _ localizations: [String], _ members: String = "", key: String = "k"
  ) -> CheckedFiles {
    CheckedFiles([
      Self.path: """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(key)" : {
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

  @Test(
    "a translation of what must not be translated is flagged where it stands, and goes where it says the same"
  )
  func untranslatable() {
    let fixed = ",\n      \"shouldTranslate\" : false"
    let (de, en, fr) = (text("de", "AZERTY"), text("en", "QWERTY"), text("fr", "QWERTY"))
    let files = catalog([de, en, fr], fixed)
    #expect(
      files.findings(of: "translated-untranslatable") == [
        "warning de k: the source marks this entry as not translatable; remove this translation, or allow it in the source",
        "note fr k: the source marks this entry as not translatable",
      ])
    let findings = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "translated-untranslatable" }
    #expect(findings.allSatisfy { $0.span.bytes.count == 6 })
    // Without it, users of the French app see the key.
    #expect(findings.map { $0.fixes.map(\.safety) } == [[], [.unsafe]])
    #expect(
      files.fixed(Self.path, by: "translated-untranslatable")
        == catalog([de, en], fixed).files[0].text)
    #expect(safeties(of: catalog([en, fr], fixed, key: "QWERTY")) == [.safe])
  }

  @Test(
    "an entry goes without a question only where users surely see the same text afterwards",
    arguments: [
      (["fr": "Alpha"], [.safe]), (["fr": "Alpha", "fr-rCA": "Alpha"], [.safe, .safe]),
      (["fr": "Alfa", "fr-rCA": "Alpha"], [.unsafe]), (["de": "Alfa", "fr": "Alpha"], [.safe]),
      (["fr": "Alpha", "land": "Beta"], [.unsafe]),
    ] as [([String: String], [Fix.Safety])])
  func shownInstead(_ texts: [String: String], _ expected: [Fix.Safety]) {
    func file(_ text: String, _ mark: String) -> String {
      CheckedFiles.android("<string name=\"host_name\"\(mark)>\(text)</string>")
    }
    let fixed = " translatable=\"false\""
    var files = ["app/res/values/s.xml": file("Alpha", fixed)]
    for (folder, text) in texts {
      files["app/res/values-\(folder)/s.xml"] = file(text, folder == "land" ? fixed : "")
    }
    #expect(safeties(of: CheckedFiles(byPath: files)) == expected)
  }

  /// What the fixes of translated constants may change, in order of place.
  private func safeties(of files: CheckedFiles) -> [Fix.Safety] {
    files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "translated-untranslatable" }.flatMap(\.fixes).map(\.safety)
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
        "note de: the source marks 5 texts of this file as not translatable; remove their translations, or allow them in the source"
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
