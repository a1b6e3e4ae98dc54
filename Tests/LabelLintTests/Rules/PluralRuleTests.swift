import LabelLint
import Testing

/// Plural categories by the rules of each language.
@Suite struct PluralRuleTests {
  /// A plural of an Android app in English and in another language.
  private func android(_ language: String, _ forms: KeyValuePairs<String, String>) -> CheckedFiles {
    func plural(_ forms: KeyValuePairs<String, String>) -> String {
      CheckedFiles.android(
        "<plurals name=\"n\">"
          + forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined()
          + "</plurals>")
    }
    return CheckedFiles([
      "app/res/values/strings.xml": plural(["one": "%d file", "other": "%d files"]),
      "app/res/values-\(language)/strings.xml": plural(forms),
    ])
  }

  @Test(
    "what is missing is told by need",
    arguments: [
      ("sr", "one other", ["warning sr n: no form for 'few', which Serbian needs (for 2, 3, …)"]),
      ("es", "one other", []),
      ("cs", "one few other", []), ("ru", "one few many", []), ("ja", "other", []),
      ("kab", "other", ["warning"]), ("tok", "other", []), ("tok", "one", ["error"]),
      ("ar", "zero one two few many other", []), ("de", "one", ["error"]),
      ("en-rGB", "other", []),
    ])
  func missing(language: String, categories: String, expected: [String]) {
    let forms = categories.split(separator: " ").map { (String($0), "%d name of \($0)") }
    var files = android(language, [:])
    files.files[1].text = CheckedFiles.android(
      "<plurals name=\"n\">"
        + forms.map { "<item quantity=\"\($0.0)\">\($0.1)</item>" }.joined() + "</plurals>")
    let found = files.findings(of: "missing-plural-category")
    #expect(found.count == expected.count, "\(language): \(found)")
    for (one, other) in zip(found, expected) {
      #expect(one.hasPrefix(other), "\(language): \(one)")
    }
  }

  @Test(
    "what fits every number lacks no form",
    arguments: [
      ("sl", ["other": "Št. izbranih: %1$d"]), ("sl", ["other": "Št. izbranih:%1$d"]),
      ("pl", ["one": "%d s", "other": "%d s"]), ("pl", ["other": "%d s"]),
      ("sr", ["one": "%d у фасцикли", "other": "%d у фасцикли"]),
      ("sr", ["one": "%d отпремање", "other": "%d отпремања"]),
      ("ar", ["one": "صورة", "other": "%1$d من الصور"]),
      ("ru", ["one": "1 сек.", "other": "%d сек."]),
      ("ru", ["one": "1\u{A0}сек.", "other": "%d\u{A0}сек."]),
      ("ru", ["one": "%d file", "other": "%d files"]), ("mt", ["other": "%d files"]),
      ("sr", ["one": "1 секунда", "other": "%d сек"]),
    ] as [(String, KeyValuePairs<String, String>)])
  func everyNumber(language: String, forms: KeyValuePairs<String, String>) {
    #expect(android(language, forms).findings(of: "missing-plural-category") == [])
  }

  @Test(
    "what does not lacks them",
    arguments: [
      ("sl", ["other": "Izbrano: %1$d slik"]), ("pl", ["other": "%d sek"]),
      ("sr", ["one": "%d фајл", "other": "%d фајла"]),
      ("sr", ["one": "%d слика", "other": "%d слике"]), ("sr", ["other": "%d отпремања"]),
      ("ru", ["one": "%d отпремање", "other": "%d отпремања"]),
      ("ar", ["one": "صورة", "other": "%1$d صورة"]),
      ("ru", ["one": "1 секунда.", "other": "%d секунды."]),
      ("ru", ["one": "1 сек. готова", "other": "%d сек. готово"]),
    ] as [(String, KeyValuePairs<String, String>)])
  func someNumbers(language: String, forms: KeyValuePairs<String, String>) {
    #expect(android(language, forms).findings(of: "missing-plural-category").count == 1)
  }

  @Test("a form for a few under the name of another is told as what it is")
  func fewUnderOther() {
    func found(_ language: String, _ one: String, _ other: String) -> [String] {
      android(language, ["one": one, "other": other]).findings(of: "missing-plural-category")
    }
    func message(_ name: String, _ numbers: String, _ other: Int) -> String {
      "the text of 'other' is the form that \(name) uses for \(numbers), so it is wrong for \(other); move it to 'few', and write the form for \(other) as 'other'"
    }
    let serbian = "warning sr n: \(message("Serbian", "2, 3, …", 5))"
    let lithuanian = "warning lt n: \(message("Lithuanian", "2, 3, …", 10))"
    #expect(found("sr", "%d датотека се отпрема", "%d датотеке се отпремају") == [serbian])
    #expect(found("sr", "%d slika", "%d slike.") == [serbian])
    #expect(found("lt", "%1$d keliamas failas", "%1$d keliami failai") == [lithuanian])
    let missing = "no form for 'few', which"
    #expect(
      found("sr", "%d слика", "%d слика је одабрано") == [
        "warning sr n: \(missing) Serbian needs (for 2, 3, …)"
      ])
    #expect(
      found("sr", "%d више датотека", "%d више датотека од две") == [
        "warning sr n: \(missing) Serbian needs (for 2, 3, …)"
      ])
    #expect(
      found("lt", "%d failas", "%d failų") == [
        "warning lt n: \(missing) Lithuanian needs (for 2, 3, …)"
      ])
  }

  /// What `plural-without-number` says of a form for one, beside one of the source.
  private func inSource(
    _ one: String, _ language: String, _ own: String, _ other: String
  ) -> [String] {
    func plural(_ one: String, _ other: String) -> String {
      CheckedFiles.android(
        "<plurals name=\"n\"><item quantity=\"one\">\(one)</item>"
          + "<item quantity=\"other\">\(other)</item></plurals>")
    }
    return CheckedFiles([
      "app/res/values/strings.xml": plural(one, "%d files"),
      "app/res/values-\(language)/strings.xml": plural(own, other),
    ]).findings(of: "plural-without-number")
  }

  @Test("a dual that no plural of the locale has is a note in languages that have no other form")
  func unknownDual() {
    let santali = android("sat", ["one": "%d ᱠᱟᱨᱰ", "other": "%d ᱠᱟᱨᱰ ᱠᱚ"])
    #expect(
      santali.findings(of: "missing-plural-category") == [
        "note sat n: no form for 'two', which Santali needs (for 2)"
      ])
    var known = santali
    known.files[1].text = CheckedFiles.android(
      """
      <plurals name="n"><item quantity="one">%d ᱠᱟᱨᱰ</item>\
      <item quantity="other">%d ᱠᱟᱨᱰ ᱠᱚ</item></plurals>\
      <plurals name="m"><item quantity="one">%d ᱨᱮᱫ</item>\
      <item quantity="two">%d ᱨᱮᱫ ᱠᱤᱱ</item><item quantity="other">%d ᱨᱮᱫ ᱠᱚ</item></plurals>
      """)
    #expect(
      known.findings(of: "missing-plural-category") == [
        "warning sat n: no form for 'two', which Santali needs (for 2)"
      ])
    #expect(
      android("sat", ["one": "ᱱᱳᱴ ᱵᱚᱫᱚᱞ ᱢᱮ", "other": "ᱱᱳᱴᱥ ᱵᱚᱫᱚᱞ ᱢᱮ"])
        .findings(of: "missing-plural-category") == [])
    // Slovenian has a form for three and four as well, and its dual is told of.
    let slovenian = android("sl", ["one": "%d album", "few": "%d albumi", "other": "%d albumov"])
    #expect(
      slovenian.findings(of: "missing-plural-category") == [
        "warning sl n: no form for 'two', which Slovenian needs (for 2, 102, …)"
      ])
  }

  @Test("the Arabic plural without a number may be said of two")
  func arabicDual() {
    func level(_ other: String) -> [String] {
      android(
        "ar",
        [
          "zero": "لا شيء %d", "one": "عنصر %d", "few": "%d عناصر", "many": "%d عنصرا",
          "other": other,
        ]
      ).findings(of: "missing-plural-category").map { String($0.prefix { $0 != " " }) }
    }
    #expect(level("هل تريد حذف العناصر المحددة؟") == ["note"])
    #expect(level("هل تريد حذف %d عنصر؟") == ["warning"])
  }

  @Test func unusedForms() {
    let chinese = android("zh", ["one": "%d 个文件", "other": "%d 个文件夹"])
    #expect(
      chinese.findings(of: "unused-plural-category") == [
        "note zh n plural=one: the plural rules of Chinese do not use the form for 'one'; remove it"
      ])
    let same = android("zh", ["one": "%d 个", "other": "%d 个"])
    #expect(same.findings(of: "unused-plural-category") == [])
    let spaced = android("km", ["one": "លុប\u{200B}ធាតុ %d", "other": "លុប\u{200B}ធាតុ\u{200B} %d"])
    #expect(spaced.findings(of: "unused-plural-category") == [])
    func unused(_ language: String, _ one: String, _ other: String) -> Int {
      android(language, ["one": one, "other": other]).findings(of: "unused-plural-category").count
    }
    #expect(unused("zh", "1 秒", "%d 秒") == 0)
    #expect(unused("km", "បានជ្រើសរើស ១", "បានជ្រើសរើស %1$d។") == 0)
    #expect(unused("ja", "%d 件。", "%d 件") == 0)
    #expect(unused("zh", "2 秒", "%d 秒") == 1)
    #expect(unused("zh", "1 秒", "%d 分") == 1)
    #expect(unused("zh", "秒", "%d 秒") == 1)
    let named = android("de", ["one": "one %d", "many": "many", "other": "other %d"])
    #expect(named.findings(of: "unused-plural-category") == [])
    // Users see the form for one file, so that nothing is lost with the other.
    let likeOne = android("de", ["one": "%d Datei", "few": "%d Datei", "other": "%d Dateien"])
    #expect(likeOne.findings(of: "unused-plural-category") == [])
    let likeUnused = android("de", ["few": "%d Datei", "many": "%d Datei", "other": "%d Dateien"])
    #expect(
      likeUnused.findings(of: "unused-plural-category") == [
        "note de n plural=few: the plural rules of German do not use the form for 'few'; remove it",
        "note de n plural=many: the plural rules of German do not use the form for 'many'; remove it",
      ])
    func ukrainian(_ two: String) -> [String] {
      android(
        "uk",
        ["one": "%d файл", "two": two, "few": "%d файли", "many": "%d файлів", "other": "%d файлу"]
      ).findings(of: "unused-plural-category")
    }
    #expect(ukrainian("%d файли") == [])
    #expect(
      ukrainian("Два файли") == [
        "note uk n plural=two: the plural rules of Ukrainian do not use the form for 'two'; remove it"
      ])
  }

  @Test func numbersWrittenOut() {
    let russian = android(
      "ru", ["one": "1 файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"])
    #expect(
      russian.findings(of: "plural-without-number") == [
        "warning ru n plural=one: the form for 'one' contains a fixed number, but Russian uses this form for several numbers"
          + " (1, 21, …); write the placeholder instead"
      ])
    #expect(
      russian.fixed("app/res/values-ru/strings.xml", by: "plural-without-number")
        .contains("<item quantity=\"one\">%d файл</item>"))
    let german = android("de", ["one": "1 Datei", "other": "%d Dateien"])
    #expect(german.findings(of: "plural-without-number") == [])
    let french = android("fr", ["one": "1 fichier", "other": "%d fichiers"])
    #expect(french.findings(of: "plural-without-number") == [])
    // Nobody sets a timer to 101 seconds.
    #expect(
      inSource("1 file", "sl", "1 s", "%d s").map { String($0.prefix { $0 != " " }) } == ["note"])
    #expect(inSource("Every minute", "sl", "Vsako minuto", "Vsakih %d minut") == [])
    let unnumbered = android("fr", ["one": "Un fichier", "other": "%d fichiers"])
    #expect(unnumbered.findings(of: "plural-without-number") == [])
    let filipino = android("fil", ["one": "1 segundo", "other": "%d na segundo"])
    #expect(
      filipino.findings(of: "plural-without-number").map { String($0.prefix { $0 != " " }) }
        == ["warning"])
  }

  @Test(
    "the number of a form becomes a placeholder where it surely is the count",
    arguments: [
      ("1 файл", "%d файла", "%d файл"), ("1 файл", "%1$s: %2$d файла", "%2$d файл"),
      ("&amp;1$d файл", "%d файла", nil), ("1 % файла", "%d файла", nil),
      ("1 файл из 5", "%d файла", nil), ("7 файл", "%d файла", nil),
      ("1 файл", "%1$d из %2$d", nil), ("1 файл", "%1$s из %2$s", nil),
    ] as [(String, String, String?)])
  func surelyCounted(one: String, other: String, fixed: String?) {
    let files = android("ru", ["one": one, "few": other, "many": other, "other": other])
    let text = files.fixed("app/res/values-ru/strings.xml", by: "plural-without-number")
    #expect(text.contains("<item quantity=\"one\">\(fixed ?? one)</item>"), "\(text)")
  }

  @Test("what is left of a placeholder is no number, and is told as a broken placeholder")
  func brokenPlaceholder() {
    let files = android(
      "sl",
      [
        "one": "Kategorija %d", "two": "Kategoriji %1$ so", "few": "Kategorije %1$ так",
        "other": "Kategorij %d",
      ])
    #expect(files.findings(of: "plural-without-number") == [])
    let whole = android(
      "sl",
      [
        "one": "Kategorija %d", "two": "Kategoriji %d", "few": "Kategorije 3",
        "other": "Kategorij %d",
      ])
    #expect(
      whole.findings(of: "plural-without-number") == [
        "warning sl n plural=few: the form for 'few' contains a fixed number, but Slovenian uses this form for several numbers"
          + " (3, 4, …); write the placeholder instead"
      ])
  }

  @Test(
    "a plural without a form, or with references for forms, lacks what others lack",
    arguments: [
      ("<plurals name=\"n\"></plurals>", ["error"]), ("<plurals name=\"n\"/>", ["error"]),
      ("<plurals name=\"n\"><item quantity=\"one\">@string/a</item></plurals>", ["error"]),
      (
        "<plurals name=\"n\"><item quantity=\"one\">@string/a</item>"
          + "<item quantity=\"other\">@string/b</item></plurals>", []
      ),
    ])
  func formsWithoutTexts(plural: String, levels: [String]) {
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android(
        "\(plural)<string name=\"a\">Song</string><string name=\"b\">Songs</string>")
    ])
    let found = files.findings(of: "missing-plural-category")
    #expect(found.map { String($0.prefix { $0 != " " }) } == levels, "\(found)")
    #expect(files.findings(of: "plural-without-number") == [])
  }

  @Test(
    "a plain text in place of a variable with forms lacks them, if it has the number",
    arguments: [
      ("de", "%1$lld Dateien in %2$@", 1), ("de", "Dateien in %2$@", 0),
      ("de", "%#@files@ in %@", 0), ("ja", "%2$@に%1$lld個のファイル", 0),
    ])
  func plainInPlaceOfVariable(language: String, text: String, count: Int) {
    let files = CheckedFiles([
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%#@files@ in %@"},
          "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {
            "plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}},
        "\(language)": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
      """
    ])
    let found = files.findings(of: "missing-plural-category")
    #expect(found.filter { $0.hasPrefix("warning \(language) n") }.count == count, "\(found)")
    #expect(found.count == count, "\(found)")
  }

  @Test("one form is enough in English where it has no word in the plural")
  func oneFormInEnglish() {
    func level(_ text: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android(
          "<plurals name=\"n\"><item quantity=\"other\">\(text)</item></plurals>")
      ]).findings(of: "missing-plural-category").map { String($0.prefix { $0 != " " }) }
    }
    #expect(level("%d selected") == [])
    #expect(level("+%d buried") == [])
    #expect(level("%d people") == ["note"])
    #expect(level("%d of your files") == ["warning"])
    #expect(level("%d files selected") == ["warning"])
  }

  @Test(
    "`other` serves for `many` where it is the genitive plural, or no form differs",
    arguments: [
      ("ru", "%d файл", "%d файла", "%d файлов", []),
      ("ru", "%d файл", "%d файла", "%d файла", ["warning"]),
      ("uk", "%s файл", "%s файли", "%s файлів", []),
      ("uk", "%d файл", "%d файли", "%d файлу", ["warning"]),
      ("pl", "%d plik", "%d pliki", "%d plików", []),
      ("pl", "%d plik", "%d pliki", "%d pliku", ["warning"]),
      ("ru", "Файлы: %d", "Файлы: %d", "Файлы (%d)", []),
    ] as [(String, String, String, String, [String])])
  func genitivePlural(
    language: String, one: String, few: String, other: String, levels: [String]
  ) {
    let found = android(language, ["one": one, "few": few, "other": other])
      .findings(of: "missing-plural-category")
    #expect(found.map { String($0.prefix { $0 != " " }) } == levels, "\(found)")
  }
}
