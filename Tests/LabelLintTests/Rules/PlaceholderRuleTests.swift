import LabelLint
import Testing

/// Placeholders in every kind of slot.
@Suite struct PlaceholderRuleTests {
  /// Android files in English and another language.
  private func android(_ source: String, _ own: String, _ language: String = "de") -> CheckedFiles {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(source),
      "app/res/values-\(language)/strings.xml": CheckedFiles.android(own),
    ])
  }

  @Test func pluralForms() {
    let source = """
      <plurals name="n"><item quantity="one">%1$d file in %2$s</item>\
      <item quantity="other">%1$d files in %2$s</item></plurals>
      """
    let own = """
      <plurals name="n"><item quantity="one">Plik w %2$s</item>\
      <item quantity="few">%1$d pliki</item><item quantity="many">%%1$d plików w %2$s</item>\
      <item quantity="other">%1$d pliku w %2$s</item></plurals>
      """
    #expect(
      android(source, own, "pl").findings(of: "placeholder-mismatch") == [
        "warning pl n plural=few: the placeholder '%2$s' is missing, so its value is not shown",
        "error pl n plural=many: users will see '%%1$d' literally; write '%1$d' as the source does",
      ])
  }

  @Test func arrayItems() {
    let source = "<string-array name=\"a\"><item>%1$s</item><item>Two</item></string-array>"
    let own = "<string-array name=\"a\"><item>Eins</item><item>%1$s</item></string-array>"
    #expect(
      android(source, own).findings(of: "placeholder-mismatch") == [
        "warning de a item=0: the placeholder '%1$s' is missing, so its value is not shown",
        "error de a item=1: the placeholder '%1$s' is not in the source",
      ])
  }

  @Test("a text of placeholders is no constant, whatever its key")
  func keysOfConstants() {
    let source = "<string name=\"encryption_key\">%1$s</string>"
    let own = "<string name=\"encryption_key\">%1$d</string>"
    #expect(
      android(source, own).findings(of: "placeholder-mismatch") == [
        "error de encryption_key: '%1$d' expects another type of value than '%1$s' in the source; use the type of the source"
      ])
  }

  @Test func sourceForms() {
    let source = """
      <plurals name="n"><item quantity="one">%1$s</item>\
      <item quantity="other">%1$d files</item></plurals>
      """
    #expect(
      android(source, "").findings(of: "placeholder-mismatch") == [
        "warning en n plural=one: '%1$s' shows the value without the format of '%1$d' in the source; copy that format"
      ])
  }

  @Test func substitutionsAndDevices() {
    let catalog = CheckedFiles([
      "App/Localizable.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "%lld files in %@":{"localizations":{
       "en":{"stringUnit":{"state":"translated","value":"%#@files@ in %2$@"},"substitutions":{"files":
        {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
         "one":{"stringUnit":{"state":"translated","value":"%arg file"}},
         "other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}},
       "de":{"stringUnit":{"state":"translated","value":"%#@files@ in %2$d"},"substitutions":{"files":
        {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
         "one":{"stringUnit":{"state":"translated","value":"%arg Datei"}},
         "other":{"stringUnit":{"state":"translated","value":"Dateien"}}}}}}}}},
      "tap":{"localizations":{
       "en":{"variations":{"device":{
        "mac":{"stringUnit":{"state":"translated","value":"Click %@"}},
        "other":{"stringUnit":{"state":"translated","value":"Tap %@"}}}}},
       "de":{"variations":{"device":{
        "mac":{"stringUnit":{"state":"translated","value":"Auf %@ klicken"}},
        "other":{"stringUnit":{"state":"translated","value":"Tippen"}}}}}}}}}
      """
    ])
    #expect(
      catalog.findings(of: "placeholder-mismatch") == [
        "error de %lld files in %@: '%2$d' expects another type of value than '%2$@' in the source; use the type of the source",
        "warning de %lld files in %@ substitution=files/plural=other: the placeholder '%arg' is missing, so its value is not shown",
        "warning de tap device=other: the placeholder '%@' is missing, so its value is not shown",
      ])
  }

  @Test func messageFormat() {
    let source =
      "<string name=\"m\">{count, plural, one {# file} other {# files}} of {name}</string>"
    let own = "<string name=\"m\">{count, plural, one {# Datei}} von {name}</string>"
    #expect(
      android(source, own).findings(of: "invalid-placeholder") == [
        "error de m: '{count, plural, one {# Datei}}' has no branch `other`; add it"
      ])
    let lost = "<string name=\"m\">{count, plural, one {# Datei} other {# Dateien}}</string>"
    #expect(
      android(source, lost).findings(of: "placeholder-mismatch") == [
        "warning de m: the placeholder '{name}' is missing, so its value is not shown"
      ])
  }

  @Test func unformattedTextsAreLeftAlone() {
    let source = "<string name=\"p\" formatted=\"false\">%s %s and 50% off</string>"
    let files = android(source, "<string name=\"p\" formatted=\"false\">50 % Rabatt</string>")
    for rule: RuleID in ["placeholder-mismatch", "invalid-placeholder", "unordered-placeholders"] {
      #expect(files.findings(of: rule) == [], "\(rule)")
    }
  }

  @Test func numbersGoIntoEveryLocale() {
    let files = android(
      "<string name=\"p\">%s of %d</string>", "<string name=\"p\">%s von %d</string>")
    #expect(
      files.findings(of: "unordered-placeholders") == [
        "warning en p: 2 placeholders have no numbers; number them so that translators can reorder them"
      ])
    #expect(
      files.fixed("app/res/values-de/strings.xml", by: "unordered-placeholders")
        == CheckedFiles.android("<string name=\"p\">%1$s von %2$d</string>"))
  }

  @Test("no number is written where forms take one argument for different things")
  func formsOfDifferentArguments() {
    let forms = """
      <plurals name="p"><item quantity="one">The file to %s</item>\
      <item quantity="other">%d files to %s</item></plurals>
      """
    let files = android(forms, forms)
    #expect(
      files.fixed("app/res/values-de/strings.xml", by: "unordered-placeholders") == files.files[1].1
    )
    #expect(files.findings(of: "unordered-placeholders").count == 1)
  }

  @Test("a blank within a broken placeholder goes before it, which somebody has to see")
  func blankWithinPlaceholder() {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"Are you sure you want to purge %@?\";\n",
      "App/es.lproj/L.strings": "\"a\" = \"¿Quieres purgar%% @?\";\n",
    ])
    #expect(
      files.fixed("App/es.lproj/L.strings", by: "placeholder-mismatch")
        == "\"a\" = \"¿Quieres purgar %@?\";\n")
    #expect(files.fixed("App/es.lproj/L.strings") == files.files[1].text)
  }

  @Test("numbers in the digits of another script are one fault, put right at once")
  func digitsOfAnotherScript() {
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">$1$2$3</string>"),
      "app/res/values-ne/s.xml": CheckedFiles.android("<string name=\"a\">$३$२$१</string>"),
    ])
    #expect(
      files.findings(of: "placeholder-mismatch") == [
        "error ne a: users will see '$१' literally; write '$1' as the source does"
      ])
    #expect(
      files.fixed("app/res/values-ne/s.xml", by: "placeholder-mismatch")
        == CheckedFiles.android("<string name=\"a\">$3$2$1</string>"))
  }

  @Test func lookAlikesAreRepaired() {
    let files = android(
      "<string name=\"p\">Edit %1$s</string>", "<string name=\"p\">％1$s bearbeiten</string>")
    #expect(
      files.fixed("app/res/values-de/strings.xml", by: "placeholder-mismatch")
        == CheckedFiles.android("<string name=\"p\">%1$s bearbeiten</string>"))
  }

  @Test(
    "what a look-alike was meant to be is written as the source has it, and as the others of its text",
    arguments: [
      ("%1$s of %2$s", "%1$s z $s", "Write '%2$s'"), ("%1$s of %2$s", "%1$s z %2$", "Write '%2$s'"),
      ("%s of %s", "％2$s of %1$s", "Write '%2$s'"), ("Go to %1$s", "％s", "Write '%1$s'"),
      ("Hi {{ name }}", "Hallo ｛{name}｝!", "Write '{{ name }}'"),
    ])
  func meant(_ source: String, _ own: String, _ title: String) {
    let files = android(
      "<string name=\"p\">\(source)</string>", "<string name=\"p\">\(own)</string>")
    let found = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "placeholder-mismatch" }
    #expect(found.flatMap(\.fixes).map(\.title) == [title])
    #expect(found.count == 1)
  }

  @Test("a capital I in place of a small L")
  func capitalI() {
    #expect(
      CheckedFiles([
        "App/en.lproj/A.strings": "\"k\" = \"%ld files\";\n",
        "App/de.lproj/A.strings": "\"k\" = \"%Id Dateien\";\n",
      ]).findings(of: "placeholder-mismatch") == [
        "error de k: users will see '%Id' literally; write '%ld' as the source does"
      ])
  }

  @Test(
    "a look-alike that leaves a sign over, or takes one that is the text's, is told in words",
    arguments: [
      ("Hi ${name}", "Hallo $({name})"), ("Hi {name}", "Hallo { namen }"),
      ("Cost: $%1$s", "Kosten: $s"), ("Cost: $%1$s", "Kosten: $1$s"),
      ("%1$s for $%2$s", "$s pour %2$s"),
    ])
  func words(_ source: String, _ own: String) {
    let files = android(
      "<string name=\"p\">\(source)</string>", "<string name=\"p\">\(own)</string>")
    let found = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "placeholder-mismatch" }
    #expect(found.map(\.fixes) == [[]])
  }

  @Test("a `*` takes an argument of its own, and moves with its specifier")
  func stars() {
    func found(_ source: String, _ own: String) -> [String] {
      let files = CheckedFiles([
        "App/en.lproj/L.strings": "\"k\" = \"\(source)\";\n",
        "App/de.lproj/L.strings": "\"k\" = \"\(own)\";\n",
      ])
      return
        (["placeholder-mismatch", "invalid-placeholder", "unordered-placeholders"] as [RuleID])
        .flatMap { files.findings(of: $0) }
    }
    #expect(found("Row %*d", "Zeile %*d") == [])
    #expect(found("About %.*f km", "Etwa %.*f km") == [])
    #expect(found("Row %0*d", "Zeile %0*d") == [])
    #expect(
      found("Row %*d", "Zeile %d") == [
        "warning de k: the placeholder '%*d' is missing, so its value is not shown"
      ])
    #expect(
      found("%*d of %@", "%*d von %@") == [
        "note en k: 2 placeholders have no numbers; number them so that translators can reorder them"
      ])
  }

  @Test("Java knows no `*`")
  func starsOfJava() {
    func found(_ text: String) -> [String] {
      android("<string name=\"k\">\(text)</string>", "").findings(of: "invalid-placeholder")
    }
    let advice =
      "is not a valid placeholder of the platform; correct it, or write `%%` for a percent sign"
    #expect(found("Row %*d") == ["warning en k: '%*' \(advice)"])
    #expect(found("%.*f km") == ["warning en k: '%.' \(advice)"])
    #expect(found("100%* of it") == [])
    #expect(found("Rate it %* now") == [])
  }

  @Test("numbers are written only where all texts have the placeholders of the source")
  func numbersBesideBroken() {
    for own in ["&amp;s und %s", "％s und %s", "%с und %s", "%%s und %s", "%s%s und %s", "nur %s"] {
      let files = android(
        "<string name=\"p\">%s and %s</string>", "<string name=\"p\">\(own)</string>")
      #expect(
        files.fixed("app/res/values/strings.xml", by: "unordered-placeholders")
          == files.files[0].text, "\(own)")
      #expect(files.findings(of: "unordered-placeholders").count == 1, "\(own)")
    }
  }

  @Test(
    "an argument in the place of another is one fault; what it was meant to be is proposed",
    arguments: [
      ("Hello {name}", "Hallo {Name}", "'{Name}'", "'{name}'", "Hallo {name}"),
      ("{count} files", "{anzahl} Dateien", "'{anzahl}'", "'{count}'", "{count} Dateien"),
      ("%1$s to %2$d", "%1$s an %3$d", "'%3$d'", "'%2$d'", "%1$s an %2$d"),
    ])
  func renamed(_ source: String, _ own: String, _ words: String, _ meant: String, _ right: String) {
    let files = android(
      "<string name=\"p\">\(source)</string>", "<string name=\"p\">\(own)</string>")
    #expect(
      files.findings(of: "placeholder-mismatch") == [
        "error de p: the placeholder \(words) is not in the source, and \(meant) of the source is missing; write that one instead"
      ])
    #expect(
      files.fixed("app/res/values-de/strings.xml", by: "placeholder-mismatch")
        == CheckedFiles.android("<string name=\"p\">\(right)</string>"))
  }

  @Test(
    "a translated branch or style of a message is told: nothing selects it",
    arguments: [
      (
        "{n, plural, one {1 day} other {{n} days}}", "{n, plural, один {1 день} other {{n} дней}}",
        "invalid-placeholder",
        "'один' is not a plural category, so no number selects its text; correct the name"
      ),
      (
        "{g, select, female {her} male {his} other {their}}",
        "{g, select, weiblich {ihr} male {sein} other {ihr}}", "placeholder-mismatch",
        "the branch 'weiblich' is never selected; write 'female' as the source does"
      ),
      (
        "{n, number, percent} left", "{n, number, prozent} übrig", "placeholder-mismatch",
        "'prozent' is not a style of a value; write 'percent' as the source does"
      ),
    ])
  func translatedKeywords(_ source: String, _ own: String, _ rule: String, _ message: String) {
    let files = android(
      "<string name=\"p\">\(source)</string>", "<string name=\"p\">\(own)</string>")
    for other: RuleID in ["invalid-placeholder", "placeholder-mismatch"] {
      #expect(
        files.findings(of: other)
          == (other.description == rule ? ["warning de p: \(message)"] : []))
    }
  }

  @Test(
    "keywords of a message that are known, or that a pattern may have, are no fault",
    arguments: [
      ("{n, plural, one {#} other {#}}", "{n, plural, =0 {0} one {#} few {#} many {#} other {#}}"),
      ("{n, plural, offset:1 other {#}}", "{n, plural, offset:1 two {#} other {#}}"),
      ("{g, select, a {x} other {y}}", "{g, select, other {y}}"),
      ("{d, date, short}", "{d, date, yMd}"), ("{d, date, long}", "{d, date, d. MMMM yyyy}"),
      ("{n, number, integer}", "{n, number, #,##0}"), ("{n, number, integer}", "{n, number}"),
    ])
  func knownKeywords(_ source: String, _ own: String) {
    let files = android(
      "<string name=\"p\">\(source)</string>", "<string name=\"p\">\(own)</string>")
    #expect(files.findings(of: "placeholder-mismatch") == [])
    #expect(files.findings(of: "invalid-placeholder") == [])
  }

  @Test("pieces of placeholders in any order stop no rule", arguments: ["strings", "xml"])
  func pieces(_ format: String) {
    let pieces = [
      "%", "*", "1$", "2$", "$", "d", "@", "s", ".", "#", "{", "}", "n", ", plural, ", " ", "％",
      "lld",
      "'", "%#@", "[", "&amp;", "१",
    ]
    // Numbers of a linear congruential generator (Numerical Recipes): the same each time.
    var state: UInt32 = 1
    func text() -> String {
      var text = ""
      for _ in 0..<6 {
        state = state &* 1_664_525 &+ 1_013_904_223
        text += pieces[Int(state >> 16) % pieces.count]
      }
      return text
    }
    let texts = (0..<1500).map { _ in (text(), text()) }
    func file(_ side: (((String, String)) -> String)) -> String {
      texts.enumerated().map { number, pair in
        format == "xml"
          ? "<string name=\"k\(number)\">\(side(pair))</string>\n"
          : "\"k\(number)\" = \"\(side(pair))\";\n"
      }.joined()
    }
    let (source, own) = (file { $0.0 }, file { $0.0.dropLast() + $0.1 })
    let files =
      format == "xml"
      ? android(source, own)
      : CheckedFiles(["App/en.lproj/L.strings": source, "App/de.lproj/L.strings": own])
    let found = files.catalogs.flatMap { Linter().check($0).findings }
    #expect(found.contains { $0.rule == "placeholder-mismatch" })
    #expect(found.contains { $0.rule == "invalid-placeholder" })
  }

  @Test("what replaces a text for a carrier may do with fewer arguments, not with others")
  func overrides() {
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android("<string name=\"a\">Error %1$s</string>"),
      "app/res/values-de/strings.xml": CheckedFiles.android("<string name=\"a\">Fehler</string>"),
      "app/res/values-mcc310-mnc160-de/strings.xml": CheckedFiles.android(
        "<string name=\"a\">Beim Anbieter melden</string>"),
      "app/res/values-mcc310-mnc220-de/strings.xml": CheckedFiles.android(
        "<string name=\"a\">Fehler %2$d</string>"),
    ])
    let found = files.findings(of: "placeholder-mismatch")
    #expect(
      found.contains("warning de a: the placeholder '%1$s' is missing, so its value is not shown"))
    #expect(found.count { $0.contains("is missing") } == 1)
    #expect(found.count { $0.contains("is not in the source") } == 1)
  }

  @Test("where some placeholders have numbers, those that have none are counted")
  func partlyNumbered() {
    func found(_ text: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/Main.strings": "\"a\" = \"\(text)\";\n",
        "App/de.lproj/Main.strings": "\"a\" = \"\(text).\";\n",
      ]).findings(of: "unordered-placeholders")
    }
    #expect(
      found("*%2$@, %3$@* and others (%d) here: %4$@")
        == ["warning en a: 1 of 4 placeholders has no number; number all of them"])
    #expect(
      found("%2$@, %@ and %d")
        == ["warning en a: 2 of 3 placeholders have no number; number all of them"])
    #expect(found("%@ → %@") == [])
    #expect(found("%@ ➡\u{FE0F} %@") == [])
    #expect(found("%@ to %@").count == 1)
    #expect(found("%@ ★ %@").count == 1)
  }
}
