import LabelLint
import Testing

/// What the fixes of words of two scripts write.
@Suite struct MixedScriptTests {
  /// An Android text in a language, put right.
  private func fixed(
    _ text: String, _ language: String, _ source: String = "Some words"
  ) -> String {
    let path = "app/res/values-\(language)/strings.xml"
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android("<string name=\"a\">\(source)</string>"),
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

  @Test("the ending that a hyphen joins to a name of the source is no word of the source")
  func joinedEndings() {
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"a\">Open a TalkBack menu</string><string name=\"b\">Wi-Fi is on</string>"),
      "app/res/values-sr/strings.xml": CheckedFiles.android(
        "<string name=\"a\">Мени TalkBack-\u{430}</string><string name=\"b\">W\u{456}-Fi</string>"),
    ])
    #expect(
      files.findings(of: "mixed-script") == [
        "warning sr b: '\u{456}' in 'W\u{456}-Fi' is from another script than the rest of the word; type it again"
      ])
  }

  @Test(
    "a letter that becomes one with a mark of its own is written only where that is asked for",
    arguments: [
      ("ст\u{E1}рый", "ru", Fix.Safety.unsafe), ("к\u{F4}д", "ru", .unsafe),
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

  @Test(
    "a letter that the language lacks is never written",
    arguments: [
      ("СМS", "ru", "Send SMS"), ("приветj", "ru", "Some words"),
      ("слово\u{77}", "ru", "Some words"), ("тестs", "kk", "Some words"),
    ])
  func foreignTwin(_ text: String, _ language: String, _ source: String) {
    #expect(safeties(text, language, source) == [nil])
    #expect(fixed(text, language, source) == line(text))
  }

  @Test(
    "the source tells in which letters a name is",
    arguments: [
      ("НТТP сервер", "ru", "HTTP server", "HTTP сервер"),
      ("Через USВ-С", "ru", "Use USB-C", "Через USB-C"),
      ("Через USB-С", "ru", "Use USB-C", "Через USB-C"),
      ("USВ-кабель", "ru", "USB cable", "USB-кабель"),
      ("Смотреть ТV", "ru", "Watch TV", "Смотреть TV"),
      ("Βeta χαρακτηριστικά", "el", "Beta features", "Beta χαρακτηριστικά"),
      ("Дані EXІF", "uk", "EXIF data", "Дані EXIF"),
    ])
  func nameOfSource(_ text: String, _ language: String, _ source: String, _ right: String) {
    #expect(safeties(text, language, source) == [.safe])
    #expect(fixed(text, language, source) == line(right))
  }

  @Test(
    "what may be in either alphabet is a suggestion, and so is a letter of a language without data",
    arguments: [
      ("Вариант АВC", "ru", "Option one"), ("НТТP сервер", "ru", "Some server"),
      ("Через USВ-С", "ru", "Use USB"), ("классA", "ru", "Class"), ("ТIехь", "inh", "Later"),
    ])
  func uncertain(_ text: String, _ language: String, _ source: String) {
    #expect(safeties(text, language, source) == [.unsafe])
  }

  @Test(
    "an ordinary word of the language is written",
    arguments: [
      ("Cлишком", "ru", "Too short", "Слишком"), ("Вельмi", "be", "Very", "Вельмі"),
      ("ИСКЉУЧEНO", "sr", "Off", "ИСКЉУЧЕНО"), ("hәм", "tt", "And", "һәм"),
      ("Aναπαραγωγή", "el", "Playback", "Αναπαραγωγή"),
    ])
  func ordinaryWord(_ text: String, _ language: String, _ source: String, _ right: String) {
    #expect(safeties(text, language, source) == [.safe])
    #expect(fixed(text, language, source) == line(right))
  }

  @Test(
    "two small letters are no name of the source, and neither are words of two scripts that a hyphen joins",
    arguments: [
      ("Нe сейчас", "ru", "He left"), ("USB-кабель", "ru", "USB cable"),
      ("CD-диск и DVD-диск", "ru", "CD and DVD"),
    ])
  func noName(_ text: String, _ language: String, _ source: String) {
    #expect(safeties(text, language, source) == [])
  }

  /// The safety of what is proposed for each finding on a text; nil where nothing is.
  private func safeties(
    _ text: String, _ language: String, _ source: String
  ) -> [Fix.Safety?] {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "a", text: source),
        RuleCheck.Text(folder: "values-\(language)", key: "a", text: text),
      ], limitedTo: { $0 == "mixed-script" })
    return outcome.checked.findings.map { $0.fixes.first?.safety }
  }

  /// The file with a text.
  private func line(_ text: String) -> String {
    CheckedFiles.android("<string name=\"a\">\(text)</string>")
  }
}
