import Foundation
import Testing

/// Texts that are gone of keys that have several, and source texts that are gone.
extension LossTests {
  private static let german = "app/res/values-de/strings.xml"

  private static let english = """
    <resources>
    <string-array name="a"><item>Red 1</item><item>Blue colour 7</item></string-array>
    <plurals name="n"><item quantity="one">%d song of 7</item><item quantity="other">%d songs</item></plurals>
    <string name="b">Play it now</string>
    </resources>

    """

  /// Three findings: two of the blue item, one of a plural form.
  private static let translated = """
    <resources>
    <string-array name="a"><item>Rot 1</item><item>BLAUE FARBE 8</item></string-array>
    <plurals name="n"><item quantity="one">%d Lied von 8</item><item quantity="other">%d Lieder</item></plurals>
    <string name="b">Jetzt spielen</string>
    </resources>

    """

  private static let blue = "<item>BLAUE FARBE 8</item>"
  private static let one = "<item quantity=\"one\">%d Lied von 8</item>"

  /// A change of one of several texts, and what it counts.
  struct FormCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// What is replaced in the German file, and by what.
    let change: (String, String)
    /// What is taken out of the source.
    var sourceCut: String?
    /// The key whose text is lost.
    var key = ""
    /// The last words of a comparison.
    let counts: String
    /// Known findings that are lost.
    var lost = 0
    /// What a baseline hides, or calls fixed or removed.
    var words: [String] = []

    var testDescription: String { name }
  }

  static let formCases = [
    FormCase(
      name: "an item is emptied", change: (blue, "<item></item>"), key: "a",
      counts: ": 2 lost, 0 new, 0 updated, 1 unchanged, 0 fixed\n", lost: 2),
    FormCase(
      name: "an item is deleted", change: (blue, ""), key: "a",
      counts: ": 2 lost, 1 new, 0 updated, 1 unchanged, 0 fixed\n", lost: 2),
    FormCase(
      name: "an item is deleted in all languages", change: (blue, ""),
      sourceCut: "<item>Blue colour 7</item>",
      counts: ": 0 new, 0 updated, 1 unchanged, 0 fixed, 2 removed with their texts\n",
      words: ["2 removed with their texts"]),
    FormCase(
      name: "a form is deleted", change: (one, ""), key: "n",
      counts: ": 1 lost, 1 new, 0 updated, 2 unchanged, 0 fixed\n", lost: 1),
    FormCase(
      name: "a form is emptied", change: (one, "<item quantity=\"one\"></item>"), key: "n",
      counts: ": 1 lost, 1 new, 0 updated, 2 unchanged, 0 fixed\n", lost: 1),
    FormCase(
      name: "a form is corrected", change: (one, one.replacing("8", with: "7")),
      counts: ": 0 new, 0 updated, 2 unchanged, 1 fixed\n", words: ["1 fixed"]),
  ]

  @Test("one of several texts that is gone is lost, and never fixed", arguments: formCases)
  func form(_ form: FormCase) throws {
    let folder = try Self.project([Self.source: Self.english, Self.german: Self.translated])
    try folder.write(
      Self.translated.replacing(form.change.0, with: form.change.1), to: Self.german)
    if let cut = form.sourceCut {
      try folder.write(Self.english.replacing(cut, with: ""), to: Self.source)
    }
    let findings = form.lost == 1 ? "1 known finding" : "\(form.lost) known findings"
    for arguments in Self.comparisons {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      let losses = outcome.output.split(separator: "\n").filter { $0.hasSuffix("[lost-text]") }
      #expect(losses.count == (form.lost > 0 ? 1 : 0), "\(arguments): \(outcome)")
      let message = "error: the text of '\(form.key)' is gone, and with it \(findings)"
      #expect(losses.allSatisfy { $0.contains(message) }, "\(arguments): \(outcome)")
      #expect(outcome.status == (form.lost > 0 ? 1 : 0), "\(arguments): \(outcome)")
      if arguments[0] != "--baseline" {
        #expect(outcome.error.hasSuffix(form.counts), "\(arguments): \(outcome)")
      }
    }
    let known = try folder.run("check", "--baseline", "known.jsonl", "app").output
    #expect(form.words.allSatisfy { known.contains($0) }, "\(known)")
    #expect(!known.contains("fixed") || form.words == ["1 fixed"], "\(known)")
    let night = try Self.night(1, in: folder)
    #expect(night.contains(form.words == ["1 fixed"] ? " 1 fixed" : " 0 fixed"), "\(night)")
    #expect(form.lost == 0 || night.contains(": \(form.lost) lost, "), "\(night)")
  }

  @Test("a form that a language has no use for is fixed when it is taken out")
  func unusedForm() throws {
    let few = "<item quantity=\"few\">einige %d Lieder</item>"
    let correct = Self.translated.replacing("8", with: "7").replacing("BLAUE FARBE", with: "Blau")
    let folder = try Self.project([
      Self.source: Self.english,
      Self.german: correct.replacing(
        "<item quantity=\"other\">", with: few + "<item quantity=\"other\">"),
    ])
    #expect(try folder.text(of: "1.ndjson").contains("\"unused-plural-category\""))
    try folder.write(correct, to: Self.german)
    let outcome = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(outcome.error.hasSuffix(": 0 new, 0 updated, 0 unchanged, 1 fixed\n"), "\(outcome)")
  }

  @Test("a form of a string catalog and of a .stringsdict is lost, too")
  func appleForms() throws {
    func songs(_ one: String) -> String {
      """
      {"sourceLanguage": "en", "strings": {"songs": {"localizations": {
      "en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld song of 7"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld songs"}}}}},
      "de": {"variations": {"plural": {
      \(one)"other": {"stringUnit": {"state": "translated", "value": "%lld Lieder"}}}}}}}},
      "version": "1.0"}

      """
    }
    func form(_ text: String) -> String {
      "\"one\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}},"
    }
    let folder = try Self.project([Self.catalog: songs(form("%lld Lied von 8"))])
    for text in [songs(""), songs(form(""))] {
      try folder.write(text, to: Self.catalog)
      let outcome = try Self.gate(folder, "--compare", "1.ndjson")
      #expect(outcome.error.contains(": 1 lost, "), "\(outcome)")
      #expect(outcome.error.hasSuffix(" 0 fixed\n"), "\(outcome)")
      #expect(outcome.status == 1)
    }
  }

  @Test("records of older releases, which know no forms, count as before")
  func olderRecord() throws {
    let folder = try Self.project([Self.source: Self.english, Self.german: Self.translated])
    let blank = Self.translated.replacing(Self.blank.0, with: Self.blank.1)
    try folder.write(blank, to: Self.german)
    try folder.run("check", "--exit-zero", "--format", "ndjson=2.ndjson", "app").expectDone()
    let record = try folder.text(of: "2.ndjson")
    #expect(record.contains("\"forms\":["))
    let older = record.replacing(#/,"forms":\[.*?\]\}\]\}\]/#, with: "")
    #expect(!older.contains("\"forms\""))
    try folder.write(older, to: "2.ndjson")
    let outcome = try folder.run("diff", "1.ndjson", "2.ndjson")
    #expect(
      outcome.output.hasSuffix("0 new, 0 updated, 1 unchanged, 2 fixed\n"), "\(outcome)")
  }

  private static let blank = (blue, "<item></item>")

  @Test(
    "a source text that is emptied while translations are left is lost",
    arguments: [
      (Self.source, Self.resources(["a": "Hello, friend", "b": "Play it now"]), "Play it now"),
      (
        "app/en.lproj/L.strings",
        "\"a\" = \"Hello, friend\";\n\"b\" = \"Play it now\";\n", "Play it now"
      ),
      (Self.catalog, Self.strings(2), "Play song 11"),
    ])
  func emptiedSource(path: String, text: String, cut: String) throws {
    let translation = text.replacing("Hello, friend", with: "Hallo, Freund").replacing(
      "Play it now", with: "Jetzt spielen")
    let german = path.replacing("values", with: "values-de").replacing("en.lproj", with: "de.lproj")
    let folder = try Self.project([path: text].merging([german: translation]) { first, _ in first })
    try folder.write(text.replacing(cut, with: ""), to: path)
    for arguments in Self.comparisons.dropLast() {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      let losses = outcome.output.split(separator: "\n").filter { $0.hasSuffix("[lost-text]") }
      #expect(losses.count == 1, "\(arguments): \(outcome)")
      #expect(losses.allSatisfy { $0.contains("source text") }, "\(arguments): \(outcome)")
      #expect(outcome.error.contains(": 1 lost, "), "\(arguments): \(outcome)")
      #expect(outcome.error.hasSuffix(" 0 fixed\n"), "\(arguments): \(outcome)")
      #expect(outcome.status == 1)
    }
  }

  @Test("a translation that takes the place of its source has lost it, and mended nothing")
  func sourceFile() throws {
    let folder = try Self.project([
      "app/en.lproj/L.strings": "\"a\" = \"Hello, friend\";\n\"b\" = \"Good bye 7 then\";\n",
      "app/fr.lproj/L.strings": "\"a\" = \"Bonjour, ami\";\n\"b\" = \"Au revoir 8\";\n",
    ])
    try FileManager.default.removeItem(at: folder.url.appending(path: "app/en.lproj"))
    for arguments in Self.comparisons {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(
        outcome.output.contains(
          "error: all texts are gone: 2 translations and 1 known finding [lost-text]\n"),
        "\(arguments): \(outcome)")
      #expect(outcome.status == 1)
      #expect(
        arguments[0] == "--baseline"
          || outcome.error.hasSuffix(
            ": 1 lost, 2 translations lost, 0 new, 0 updated, 0 unchanged, 0 fixed\n"),
        "\(arguments): \(outcome)")
    }
  }

  @Test("coverage names a single translation that the baseline counted and that is gone")
  func coverageOfKey() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.android { try folder.write(text, to: path) }
    try folder.run("baseline", "create").expectDone()
    #expect(try folder.run("coverage").status == 0)
    try folder.write(
      Self.resources(["a": "Bonjour, ami", "c": "Au revoir 8"]), to: Self.french)
    let lost = try folder.run("coverage")
    #expect(lost.error == "label-lint: app/res, fr: 1 translation lost, such as 'b'\n", "\(lost)")
    #expect(lost.status == 1)
    // One that is gone on purpose, or with its source text, is missed by nobody.
    let baseline = try folder.text(of: ".label-lint-baseline.jsonl")
    try folder.run(
      "baseline", "removed", "app/res", "--locale", "fr", "--key", "b", "--reason", "not in French"
    ).expectDone()
    let accepted = try folder.run("coverage")
    #expect(accepted.error == "")
    #expect(accepted.status == 0, "\(accepted)")
    try folder.write(baseline, to: ".label-lint-baseline.jsonl")
    for path in Self.android.keys {
      let text = try folder.text(of: path)
      try folder.write(
        text.split(separator: "\n").filter { !$0.contains("\"b\"") }.joined(separator: "\n"),
        to: path)
    }
    let cleaned = try folder.run("coverage")
    #expect(cleaned.error == "")
    #expect(cleaned.status == 0, "\(cleaned)")
  }
}
