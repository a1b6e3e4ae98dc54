import LabelLint
import Testing

/// Plural categories by what the forms say.
@Suite struct PluralWordingTests {
  @Test(
    "nobody counts a million of a unit of time, also where millions are told of",
    arguments: [
      ("n", "%d minutes", 0), ("n", "in %1$d\u{A0}days", 0), ("n", "%dh", 0), ("n", "%d files", 1),
      ("n", "%d secrets", 1), ("call_duration", "%d m", 0), ("bytes", "%d m", 1),
    ])
  func times(key: String, source: String, count: Int) throws {
    func plural(_ one: String, _ other: String) -> String {
      CheckedFiles.android(
        "<plurals name=\"\(key)\"><item quantity=\"one\">\(one)</item>"
          + "<item quantity=\"other\">\(other)</item></plurals>")
    }
    let files = CheckedFiles([
      "app/res/values/strings.xml": plural("%d thing", source),
      "app/res/values-es/strings.xml": plural("%d cosa", "%d cosas"),
    ])
    let rule: RuleID = "missing-plural-category"
    let configuration = Configuration(
      levels: [:], options: [rule: ["levels": .map(["large": .level(.note)])]])
    let findings = files.catalogs.flatMap {
      Linter(configuration: configuration).check($0).findings
    }
    #expect(findings.count { $0.rule == rule } == count)
  }

  @Test("a sentence without a number is right for two and for five")
  func sentences() {
    let (one, other) = ("Delete the selected item?", "Delete the selected items?")
    #expect(sentence(one, other, "ru", "Удалить выбранные файлы?") == [])
    #expect(sentence(one, other, "cs", "Smazat vybrané položky?") == [])
    #expect(sentence(one, other, "iw", "הופך את האלבומים לזמינים") == [])
    // The dual is another word, but without a number the plural is said of two as well.
    #expect(
      sentence(one, other, "ar", "هل تريد حذف العناصر المحددة؟") == [
        "note ar n: no form for 'two', which Arabic needs (for 2)"
      ])
    // A word or two may name what a number beside them counts; so may a text whose source shows the number.
    #expect(sentence(one, other, "ru", "выбранные файлы").count == 1)
    #expect(sentence("%d item", "%d items", "ru", "Удалить выбранные файлы?").count == 1)
  }

  @Test("names stand where a number would")
  func namesInPlaceOfNumbers() {
    let (one, other) = ("Category %1$s is added.", "Categories %1$s are added.")
    #expect(sentence(one, other, "ru", "Категории %1$s были добавлены.") == [])
    #expect(
      sentence("There is %1$s item", "There are %1$s items", "ru", "Есть ещё %1$s файлы").count
        == 1)
    #expect(sentence("%1$s item", "%1$s items", "ru", "Есть ещё %1$s файлы").count == 1)
  }

  @Test("a name at the end is no number")
  func nameAtTheEnd() {
    let one = "This image is licensed under %1$s."
    let other = "These images are licensed under %1$s."
    #expect(sentence(one, other, "sr", "Слике ће се водити под лиценцом %1$s.") == [])
    #expect(sentence("Image: %1$s", "Images: %1$s", "sr", "Слике под лиценцом %1$s").count == 1)
    let numbered = sentence(
      "The file has %1$d", "The files have %1$d", "sr", "Слике под бројем %1$d")
    #expect(numbered.count == 1)
  }

  @Test("a digit before the Hebrew plural is right for two")
  func hebrewDual() {
    #expect(sentence("%d item", "%d items", "iw", "%1$d פריטים נסרקו") == [])
    #expect(
      sentence("%d item", "%d items", "iw", "נסרקו פריטים: שניים %1$d") == [
        "note he n: no form for 'two', which Hebrew needs (for 2)"
      ])
    // Maltese has a dual of few words as well, and lacks other forms here.
    let maltese = sentence("%d item", "%d items", "mt", "%1$d oġġetti")
    #expect(maltese.count == 1)
    #expect(maltese.first?.hasPrefix("warning mt n: no form for 'few' and 'many', which ") == true)
  }

  @Test(
    "a span of time is rarely counted to 21",
    arguments: [
      ("Every hour", "Сваког сата", []), ("Every %d hour", "Сваког сата", ["note"]),
      ("Every hour", "Сваких 1 сат", ["note"]),
    ])
  func rareTime(source: String, own: String, levels: [String]) {
    func plural(_ one: String, _ other: String) -> String {
      CheckedFiles.android(
        "<plurals name=\"n\"><item quantity=\"one\">\(one)</item>"
          + "<item quantity=\"other\">\(other)</item></plurals>")
    }
    let found = CheckedFiles([
      "app/res/values/strings.xml": plural(source, "Every %d hours"),
      "app/res/values-sr/strings.xml": plural(own, "Сваких %d сати"),
    ]).findings(of: "plural-without-number")
    #expect(found.map { String($0.prefix { $0 != " " }) } == levels, "\(found)")
  }

  @Test(
    "few amounts of things to choose are offered",
    arguments: [
      ("Next file", "Next %d files", []), ("Next %d file", "Next %d files", ["note"]),
      ("Chosen file", "Chosen %d files", ["note"]), ("Next file", "Next: %d files", ["note"]),
    ])
  func amountsOnOffer(one: String, other: String, levels: [String]) {
    func plural(_ one: String, _ other: String) -> String {
      CheckedFiles.android(
        "<plurals name=\"n\"><item quantity=\"one\">\(one)</item>"
          + "<item quantity=\"other\">\(other)</item></plurals>")
    }
    let found = CheckedFiles([
      "app/res/values/strings.xml": plural(one, other),
      "app/res/values-sr/strings.xml": plural("Следећи фајл", "Следећих %d фајлова"),
    ]).findings(of: "plural-without-number")
    #expect(found.map { String($0.prefix { $0 != " " }) } == levels, "\(found)")
  }

  @Test(
    "a setting has few amounts, unless the language has one form for 1, 2 and 3",
    arguments: [
      ("ru", "pref_pages", "1 страница", ["note"]),
      ("ru", "found_pages", "1 страница", ["warning"]),
      ("fil", "pref_pages", "1 pahina", ["warning"]),
    ])
  func amountsOfSettings(locale: String, key: String, one: String, levels: [String]) {
    func plural(_ one: String, _ other: String) -> String {
      CheckedFiles.android(
        "<plurals name=\"\(key)\"><item quantity=\"one\">\(one)</item>"
          + "<item quantity=\"other\">\(other)</item></plurals>")
    }
    let found = CheckedFiles([
      "app/res/values/strings.xml": plural("%d page", "%d pages"),
      "app/res/values-\(locale)/strings.xml": plural(one, "%d \(one.dropFirst(2))"),
    ]).findings(of: "plural-without-number")
    #expect(found.map { String($0.prefix { $0 != " " }) } == levels, "\(found)")
  }

  @Test(
    "an adjective in the genitive plural before a word without cases serves two and five",
    arguments: [
      ("Є %d доданих Tap", "note"), ("Є %d доданих пакетів", "warning"),
    ])
  func foreignWord(other: String, level: String) {
    func plural(_ one: String, _ other: String) -> String {
      CheckedFiles.android(
        "<plurals name=\"n\"><item quantity=\"one\">\(one)</item>"
          + "<item quantity=\"other\">\(other)</item></plurals>")
    }
    let found = CheckedFiles([
      "app/res/values/strings.xml": plural("%d added Tap", "%d added Taps"),
      "app/res/values-uk/strings.xml": plural("Є %d доданий Tap", other),
    ]).findings(of: "missing-plural-category")
    #expect(found.map { String($0.prefix { $0 != " " }) } == [level], "\(found)")
  }

  @Test("one text for 0 and 1 is wrong for 0 where the source has a form for it")
  func noneAndOne() {
    func dictionary(_ forms: KeyValuePairs<String, String>) -> String {
      """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined())
      </dict></dict></dict></plist>
      """
    }
    func found(
      _ source: KeyValuePairs<String, String>, _ own: KeyValuePairs<String, String>
    ) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.stringsdict": dictionary(source),
        "App/fr.lproj/L.stringsdict": dictionary(own),
      ]).findings(of: "plural-without-number")
    }
    let own: KeyValuePairs = ["one": "1 fichier", "other": "%d fichiers"]
    #expect(
      found(["zero": "No files", "one": "%d file", "other": "%d files"], own) == [
        "warning fr n plural=one: the form for 'one' contains a fixed number, but French uses this form for several numbers"
          + " (0 and 1); write the placeholder instead"
      ])
    #expect(found(["one": "%d file", "other": "%d files"], own) == [])
    #expect(
      found(
        ["zero": "No files", "one": "%d file", "other": "%d files"],
        ["zero": "Aucun fichier", "one": "1 fichier", "other": "%d fichiers"]) == [])
    #expect(
      found(
        ["zero": "No files", "one": "%d file", "other": "%d files"],
        ["one": "Un fichier", "other": "%d fichiers"]) == [])
  }

  @Test("the Romanian form without \"de\" is the one for few")
  func romanianFew() {
    #expect(sentence("%d chosen", "%d chosen", "ro", "%1$d selectate") == [])
    #expect(
      sentence("%d item", "%d items", "ro", "%1$d de elemente") == [
        "warning ro n: no form for 'few', which Romanian needs (for 0, 2, …)"
      ])
  }

  @Test("the examples of a missing form are numbers that something is counted by")
  func examples() {
    #expect(
      sentence("%d item", "%d items", "ar", "%d صورة") == [
        "warning ar n: no form for 'zero', 'two', 'few' and 'many', which Arabic needs (for 2, 3, …)"
      ])
  }

  @Test("a number alone has no word that changes")
  func numberAlone() {
    func found(_ other: String) -> Int {
      CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          "<plurals name=\"n\"><item quantity=\"other\">\(other)</item></plurals>")
      ]).findings(of: "missing-plural-category").count
    }
    #expect(found("%d") == 0)
    #expect(found("(%d)") == 0)
    #expect(found("%d items") == 1)
  }

  @Test(
    "one text for all numbers lacks the forms that its source has, where the language needs them",
    arguments: [
      (
        "de", "%lld Objekte",
        ["warning de %lld items: no form for 'one', which German needs (for 1)"]
      ),
      ("ja", "%lld個", []), ("en-GB", "%lld items", []), ("de", "Objekte", []),
    ])
  func plain(language: String, text: String, expected: [String]) {
    func unit(_ value: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
    let files = CheckedFiles([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {
      "en": {"variations": {"plural": {"one": \(unit("%lld item")), "other": \(unit("%lld items"))}}},
      "\(language)": \(unit(text))}}}, "version": "1.0"}
      """
    ])
    #expect(files.findings(of: "missing-plural-category") == expected)
  }

  @Test("one text for all numbers on a device lacks the forms that the source has for it")
  func plainOnDevice() {
    func unit(_ value: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
    func forms(_ one: String, _ other: String) -> String {
      "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other))}}}"
    }
    func devices(_ phone: String, _ other: String) -> String {
      "{\"variations\": {\"device\": {\"iphone\": \(phone), \"other\": \(other)}}}"
    }
    func found(_ german: String) -> [String] {
      CheckedFiles([
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "en": \(devices(forms("Tap %lld item", "Tap %lld items"), forms("%lld item", "%lld items"))),
        "de": \(german)}}}, "version": "1.0"}
        """
      ]).findings(of: "missing-plural-category")
    }
    let right = forms("%lld Objekt", "%lld Objekte")
    let lack = "no form for 'one', which German needs (for 1)"
    #expect(found(devices(right, right)) == [])
    #expect(found(devices(unit("%lld Objekte"), right)) == ["warning de k device=iphone: \(lack)"])
    #expect(
      found(devices(unit("%lld Objekte"), unit("%lld Objekte"))) == [
        "warning de k device=iphone: \(lack)"
      ])
    #expect(found(unit("%lld Objekte")) == ["warning de k: \(lack)"])
    #expect(found(devices(unit("Objekte"), right)) == [])
  }

  @Test func appleFormats() {
    func dictionary(_ forms: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)
      </dict></dict></dict></plist>
      """
    }
    let files = CheckedFiles([
      "App/en.lproj/L.stringsdict": dictionary(
        "<key>zero</key><string>none</string><key>one</key><string>%d file</string>"
          + "<key>other</key><string>%d files</string>"),
      "App/pl.lproj/L.stringsdict": dictionary(
        "<key>one</key><string>%d plik</string><key>other</key><string>%d pliku</string>"),
    ])
    #expect(
      files.findings(of: "missing-plural-category") == [
        "warning pl n plural: ".replacing(" plural", with: "")
          + "no form for 'few' and 'many', which Polish needs (for 2, 3, …)"
      ])
    #expect(files.findings(of: "unused-plural-category") == [])
  }

  /// Findings on a plural of which the source is a sentence.
  private func sentence(
    _ one: String, _ other: String, _ language: String, _ translation: String
  ) -> [String] {
    func plural(_ one: String, _ other: String) -> String {
      CheckedFiles.android(
        "<plurals name=\"n\"><item quantity=\"one\">\(one)</item>"
          + "<item quantity=\"other\">\(other)</item></plurals>")
    }
    return CheckedFiles([
      "app/res/values/strings.xml": plural(one, other),
      "app/res/values-\(language)/strings.xml": plural("1", translation),
    ]).findings(of: "missing-plural-category")
  }
}
