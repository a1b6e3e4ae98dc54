import Foundation
import Testing

/// What counts as required, translated, suppressed and to review: `docs/coverage.md`.
@Suite("What coverage counts")
struct CoverageRuleTests {
  /// A line of the table as CSV, without the name of the locale.
  private static func counts(_ folder: TemporaryFolder) throws -> [String: String] {
    let outcome = try folder.run("coverage", "--format", "csv")
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    var counts: [String: String] = [:]
    for line in outcome.output.split(separator: "\r\n").dropFirst() {
      let cells = line.split(separator: ",", maxSplits: 1)
      counts[String(cells[0])] = String(cells[1])
    }
    return counts
  }

  private static func resources(_ entries: [String], _ attributes: String = "") -> String {
    """
    <resources xmlns:tools="http://schemas.android.com/tools"\(attributes)>
    \(entries.joined(separator: "\n"))
    </resources>

    """
  }

  @Test("Android: what the files say is not to be translated is not required, all else is")
  func androidRequired() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.resources([
        "<string name=\"open\">Open</string>", "<string name=\"brand\">iCloud</string>",
        "<string name=\"key\" translatable=\"false\">Never</string>",
        "<string name=\"numbers\">%1$s: %2$d, 100%%</string>",
        "<string name=\"other\">@string/open</string>",
        "<string name=\"old\" tools:removedIn=\"2\">Old</string>",
        "<plurals name=\"files\"><item quantity=\"one\">%d file</item>"
          + "<item quantity=\"other\">%d files</item></plurals>",
        "<string-array name=\"sizes\"><item>Small</item><item>Large</item></string-array>",
      ]), to: "res/values/strings.xml")
    try folder.write(
      Self.resources(["<string name=\"font\">Serif</string>"]), to: "res/values/donottranslate.xml")
    try folder.write(
      Self.resources(["<string name=\"wide\">Wide</string>"]), to: "res/values-land/strings.xml")
    try folder.write(
      Self.resources([
        "<string name=\"open\">Öffnen</string>", "<string name=\"brand\">  </string>",
        "<plurals name=\"files\"><item quantity=\"one\">%d Datei</item>"
          + "<item quantity=\"other\"></item></plurals>",
        "<string-array name=\"sizes\"><item>Klein</item><item>Groß</item></string-array>",
      ]), to: "res/values-de/strings.xml")
    // required, translated, missing, suppressed, inherited, copied, needsReview, machineTranslated
    #expect(try Self.counts(folder) == ["de": "4,2,2,0,0,0,0,0"])
  }

  @Test("a copy that users see is translated, with a doubt of its own")
  func copies() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.resources([
        "<string name=\"city\">Tel Aviv</string>",
        "<string name=\"cd_open\">Open the settings</string>",
      ]), to: "res/values/strings.xml")
    for locale in ["de", "ja"] {
      try folder.write(
        Self.resources([
          "<string name=\"city\">Tel Aviv</string>",
          "<string name=\"cd_open\">Open the settings</string>",
        ]), to: "res/values-\(locale)/strings.xml")
    }
    let counts = try Self.counts(folder)
    for locale in ["de", "ja"] {
      let cells = (counts[locale] ?? "").split(separator: ",").compactMap { Int($0) }
      #expect(cells.prefix(5).elementsEqual([2, 2, 0, 0, 0]))
      #expect(cells[5] == 1 || cells[5] == 2)
    }
  }

  @Test("suppressed texts stay in the denominator, and their loss shows")
  func suppressed() throws {
    let folder = try TemporaryFolder()
    let source = ["a", "b", "c"].map { "<string name=\"\($0)\">Text \($0)</string>" }
    try folder.write(
      Self.resources(source, " tools:ignore=\"MissingTranslation\""), to: "res/values/strings.xml")
    try folder.write(
      Self.resources(["<string name=\"d\">Text d</string>"]), to: "res/values/more.xml")
    let turkish = ["a", "b", "c"].map { "<string name=\"\($0)\">Metin \($0)</string>" }
    try folder.write(Self.resources(turkish), to: "res/values-tr/strings.xml")
    #expect(try Self.counts(folder) == ["tr": "4,3,1,0,0,0,0,0"])
    try folder.write(Self.resources(Array(turkish.prefix(1))), to: "res/values-tr/strings.xml")
    #expect(try Self.counts(folder) == ["tr": "4,1,1,2,0,0,0,0"])
    let outcome = try folder.run("coverage", "--min-coverage", "tr=50")
    #expect(outcome.output == "tr  25 %  1/4  1 missing  2 suppressed\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.error == "label-lint: tr: 25 % of 50 %, 1 texts are missing, 2 suppressed\n")
  }

  @Test("a comment on a text that one device lacks suppresses none of the missing texts")
  func silencedDevice() throws {
    func unit(_ text: String) -> String {
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    func devices(_ texts: String) -> String { "{\"variations\":{\"device\":{\(texts)}}}" }
    let english = devices("\"iphone\":\(unit("Turn it")),\"ipad\":\(unit("Rotate it"))")
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "a":{"comment":"label-lint:ignore missing-translation - no iPad yet","localizations":{
      "en":\(english),"de":\(devices("\"iphone\":\(unit("Drehen"))"))}},
      "b":{"localizations":{"en":\(unit("Open the list"))}}}}

      """, to: "L.xcstrings")
    #expect(try Self.counts(folder) == ["de": "2,1,1,0,0,0,0,0"])
  }

  @Test("a text, a comment and an override suppress, a baseline does not")
  func silenced() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.resources([
        "<string name=\"a\" tools:ignore=\"MissingTranslation\">Text a</string>",
        "<!-- label-lint:ignore missing-translation - never shown -->",
        "<string name=\"b\">Text b</string>", "<string name=\"c\">Text c</string>",
        "<string name=\"d\">Text d</string>", "<string name=\"e\">Text e</string>",
        "<string name=\"f\">Text f</string>", "<string name=\"g\">Text g</string>",
        "<string name=\"h\">Text h</string>", "<string name=\"i\">Text i</string>",
      ]), to: "res/values/strings.xml")
    try folder.write(
      Self.resources(
        ["e", "f", "g", "h", "i"].map { "<string name=\"\($0)\">Wort \($0)</string>" }),
      to: "res/values-de/strings.xml")
    try folder.write(
      """
      version: 1
      overrides:
        - keys: [c]
          rules: {missing-translation: off}

      """, to: ".label-lint.yml")
    #expect(try Self.counts(folder) == ["de": "9,5,1,3,0,0,0,0"])
    #expect(try folder.run("baseline", "create").status == 0)
    #expect(try Self.counts(folder) == ["de": "9,5,1,3,0,0,0,0"])
  }

  @Test("variants: a parent lends, one of the source is complete, a sibling lends nothing")
  func variants() throws {
    let folder = try TemporaryFolder()
    let write = { (keys: [String], folderName: String) in
      _ = try folder.write(
        Self.resources(keys.map { "<string name=\"\($0)\">\(folderName) word \($0)</string>" }),
        to: "res/\(folderName)/strings.xml")
    }
    try write(["a", "b", "c"], "values")
    try write(["a"], "values-en-rGB")
    try write(["a", "b"], "values-fr")
    try write(["c"], "values-fr-rCA")
    try write(["a", "b", "c"], "values-pt-rPT")
    try write(["a"], "values-pt-rBR")
    #expect(
      try Self.counts(folder) == [
        "en-GB": "3,3,0,0,2,0,0,0", "fr": "3,2,1,0,0,0,0,0", "fr-CA": "3,3,0,0,2,0,0,0",
        "pt-PT": "3,3,0,0,0,0,0,0", "pt-BR": "3,1,2,0,0,0,0,0",
      ])
    try folder.write(
      """
      version: 1
      rules: {missing-translation: {full-regions: [en-GB]}}

      """, to: ".label-lint.yml")
    #expect(try Self.counts(folder)["en-GB"] == "3,1,2,0,0,0,0,0")
  }

  @Test("the parent of a variant may be the source language: nothing is missing there")
  func variantOfSource() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"open\" = \"Öffnen\";\n\"close\" = \"Schließen\";\n", to: "de.lproj/Localizable.strings")
    try folder.write("\"close\" = \"Zumachen\";\n", to: "de-AT.lproj/Localizable.strings")
    try folder.write("version: 1\nsourceLocale: de\n", to: ".label-lint.yml")
    #expect(try Self.counts(folder) == ["de-AT": "2,2,0,0,1,0,0,0"])
    #expect(try folder.run("check", "--rule", "missing-translation").output.isEmpty)
  }

  private static func unit(_ state: String, _ value: String) -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
  }

  private static func entry(_ localizations: String, _ members: String = "") -> String {
    "{\(members)\"localizations\": {\(localizations)}}"
  }

  /// A string catalog of English texts.
  private static func catalog(_ keys: [(String, String)]) -> String {
    let strings = keys.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ",\n")
    return "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.1\"}\n"
  }

  @Test("string catalogs: a source in any state is required, stale and untranslatable keys are not")
  func catalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.catalog([
        (
          "source",
          Self.entry(
            "\"en\": \(Self.unit("new", "Open it")), \"de\": \(Self.unit("translated", "Öffnen"))",
            "\"extractionState\": \"extracted_with_value\", ")
        ),
        ("Key is the text", Self.entry("\"de\": \(Self.unit("new", "Key is the text"))")),
        ("No translation", "{}"),
        ("Empty one", Self.entry("\"de\": \(Self.unit("translated", ""))")),
        ("Review me", Self.entry("\"de\": \(Self.unit("needs_review", "Prüf mich"))")),
        ("By machine", Self.entry("\"de\": \(Self.unit("machine_translated", "Maschine"))")),
        ("%lld", Self.entry("\"de\": \(Self.unit("needs_review", "%lld"))")),
        ("", "{}"),
        (
          "Stale one",
          Self.entry(
            "\"de\": \(Self.unit("needs_review", "Alt"))", "\"extractionState\": \"stale\", ")
        ),
        (
          "Fixed one",
          Self.entry(
            "\"de\": \(Self.unit("needs_review", "Fest"))", "\"shouldTranslate\": false, ")
        ),
        (
          "Half a plural",
          Self.entry(
            "\"de\": {\"variations\": {\"plural\": {\"one\": \(Self.unit("translated", "%lld Tag")), "
              + "\"other\": \(Self.unit("new", "%lld days"))}}}")
        ),
      ]), to: "Localizable.xcstrings")
    #expect(try Self.counts(folder) == ["de": "7,3,4,0,0,0,2,1"])
    #expect(
      try folder.run("coverage").output
        == "de  42.8 %  3/7  4 missing  2 to review  1 machine-made\n")
  }

  @Test("what could not be read is not counted, and says so")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let whole = Self.catalog([("Open it", Self.entry("\"de\": \(Self.unit("translated", "Auf"))"))])
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    try folder.write(
      Self.catalog([("Open it", "{}"), ("Deep", Self.entry("\"de\": \(deep)"))]),
      to: "Deep.xcstrings")
    try folder.write(whole, to: "Whole.xcstrings")
    let outcome = try folder.run("coverage", "--by", "module")
    #expect(outcome.output == "Whole  de  100 %  1/1\n")
    let record = try folder.run("check", "--exit-zero", "--format", "ndjson").output
    #expect(record.contains("\"set\":\"Deep\""))
    #expect(record.contains("\"locales\":[],\"cutLocales\":[\"en\"],\"texts\":"))
    #expect(record.contains("]},\"complete\":false}"))
  }

  @Test("records tell all figures")
  func records() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.resources(
        ["<string name=\"a\">Text</string>", "<string name=\"b\">Text b</string>"],
        " tools:ignore=\"all\""), to: "res/values/strings.xml")
    try folder.write(
      Self.resources(["<string name=\"a\" fuzzy=\"true\">Wort</string>"]),
      to: "res/values-de/strings.xml")
    let output = try folder.run("check", "--format", "ndjson", "--exit-zero").output
    #expect(
      output.contains(
        #""locales":[{"locale":"de","required":2,"translated":1,"suppressed":1,"inherited":0,"copied":0,"#
          + #""needsReview":1,"machineTranslated":0,"checked":1}]"#))
  }
}
