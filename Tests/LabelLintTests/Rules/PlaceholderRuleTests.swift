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
        "warning pl n plural=few: the source's '%2$s' is missing: its value is not shown",
        "error pl n plural=many: '%%1$d' is printed as it is; the source has '%1$d'",
      ])
  }

  @Test func arrayItems() {
    let source = "<string-array name=\"a\"><item>%1$s</item><item>Two</item></string-array>"
    let own = "<string-array name=\"a\"><item>Eins</item><item>%1$s</item></string-array>"
    #expect(
      android(source, own).findings(of: "placeholder-mismatch") == [
        "warning de a item=0: the source's '%1$s' is missing: its value is not shown",
        "error de a item=1: '%1$s' stands for an argument that the source does not have",
      ])
  }

  @Test func sourceForms() {
    let source = """
      <plurals name="n"><item quantity="one">%1$s</item>\
      <item quantity="other">%1$d files</item></plurals>
      """
    #expect(
      android(source, "").findings(of: "placeholder-mismatch") == [
        "error en n plural=one: '%1$s' takes another type of value than the source's '%1$d'"
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
        "error de %lld files in %@: '%2$d' takes another type of value than the source's '%2$@'",
        "warning de %lld files in %@ substitution=files/plural=other: the source's '%arg' is "
          + "missing: its value is not shown",
        "warning de tap device=other: the source's '%@' is missing: its value is not shown",
      ])
  }

  @Test func messageFormat() {
    let source =
      "<string name=\"m\">{count, plural, one {# file} other {# files}} of {name}</string>"
    let own = "<string name=\"m\">{count, plural, one {# Datei}} von {name}</string>"
    #expect(
      android(source, own).findings(of: "invalid-placeholder") == [
        "error de m: '{count, plural, one {# Datei}}' has no branch `other`"
      ])
    let lost = "<string name=\"m\">{count, plural, one {# Datei} other {# Dateien}}</string>"
    #expect(
      android(source, lost).findings(of: "placeholder-mismatch") == [
        "warning de m: the source's '{name}' is missing: its value is not shown"
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
        "warning en p: 2 placeholders without numbers: no translation can put them in another order"
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
        "error ne a: '$१' is printed as it is; the source has '$1'"
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
    #expect(found.contains("warning de a: the source's '%1$s' is missing: its value is not shown"))
    #expect(found.count { $0.contains("is missing") } == 1)
    #expect(found.count { $0.contains("does not have") } == 1)
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
        == ["warning en a: 1 of 4 placeholders has no number: number all of them"])
    #expect(
      found("%2$@, %@ and %d")
        == ["warning en a: 2 of 3 placeholders have no number: number all of them"])
  }
}
