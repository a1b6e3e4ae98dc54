import LabelLint
import Testing

/// What the fixes of words of two scripts write.
@Suite struct MixedScriptTests {
  /// An Android text in a language, put right.
  private func fixed(_ text: String, _ language: String) -> String {
    let path = "app/res/values-\(language)/strings.xml"
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android("<string name=\"a\">Some words</string>"),
      path: CheckedFiles.android("<string name=\"a\">\(text)</string>"),
    ])
    return files.fixed(path, by: "mixed-script")
  }

  @Test(
    "accents stay with their letters",
    arguments: [
      ("caf\u{435}\u{301}s", "fr", "caf\u{E9}s"), ("bd\u{430}\u{301}fkm", "de", "bd\u{E1}fkm"),
      ("ст\u{E1}рый", "ru", "ст\u{430}\u{301}рый"), ("c\u{450}dre", "fr", "c\u{E8}dre"),
    ])
  func accents(_ text: String, _ language: String, _ right: String) {
    #expect(
      fixed(text, language).unicodeScalars.elementsEqual(
        CheckedFiles.android("<string name=\"a\">\(right)</string>").unicodeScalars))
  }

  @Test(
    "a letter that becomes one with a mark of its own is written only where that is asked for",
    arguments: [
      ("ст\u{E1}рый", "ru", Fix.Safety.unsafe), ("к\u{F4}д", "sr", .unsafe),
      ("caf\u{435}\u{301}s", "fr", .safe), ("Iстина", "uk", .safe),
    ])
  func marks(_ text: String, _ language: String, _ safety: Fix.Safety) {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "a", text: "Some words"),
        RuleCheck.Text(folder: "values-\(language)", key: "a", text: text),
      ], limitedTo: { $0 == "mixed-script" })
    #expect(outcome.checked.findings.flatMap(\.fixes).map(\.safety) == [safety])
  }

  @Test(
    "no letter is written over one that is left of an escape",
    arguments: [
      ("nԳործի մասին", "hy"), ("Առաջին։\\n\\nnԳործի", "hy"), ("Алғашқы\\nYБұл", "kk"),
      ("tТекст", "ru"), ("/nБолд", "mn"), ("Привет u000aабота", "ru"),
      ("Цена u20acена", "ru"), ("Привет x0aабота", "ru"), ("Дом\\n\\n nxработа", "ru"),
      ("Дом\\n xработа", "ru"),
    ])
  func escapes(_ text: String, _ language: String) {
    #expect(fixed(text, language) == CheckedFiles.android("<string name=\"a\">\(text)</string>"))
  }

  @Test("no letter is written over the last digit of an escape of Apple's files")
  func escapeOfStrings() {
    let path = "App/ru.lproj/L.strings"
    let files = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"Some words\";\n",
      path: "\"a\" = \"Привет U2014aабота\";\n",
    ])
    #expect(files.findings(of: "mixed-script").count == 1)
    #expect(files.fixed(path, by: "mixed-script") == files.files[1].text)
  }

  @Test(
    "the twin of a letter is that of the language",
    arguments: [
      ("ТIехьашкахьа", "inh", "Т\u{4C0}ехьашкахьа"), ("цхьаьнI", "ce", "цхьаьн\u{4C0}"),
      ("Iстина", "uk", "\u{406}стина"), ("Yндсэн", "mn", "\u{4AE}ндсэн"),
      ("Yтро", "ru", "\u{423}тро"),
    ])
  func twins(_ text: String, _ language: String, _ right: String) {
    #expect(fixed(text, language) == CheckedFiles.android("<string name=\"a\">\(right)</string>"))
  }
}
