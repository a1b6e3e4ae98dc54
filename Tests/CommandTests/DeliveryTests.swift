import Foundation
import Testing

/// `label-lint delivery`: what comes back from translators, judged and written.
@Suite("Deliveries")
struct DeliveryTests {
  private static let samples = [
    "android": DeliverySample.android, "strings": .strings, "xcstrings": .stringCatalog,
    "xliff": .exchanged,
  ]

  /// The findings of a delivery: rule, and the line of the delivered file that it is on.
  private static func found(
    _ outcome: BuiltCommand.Outcome, in folder: TemporaryFolder
  ) throws -> [String] {
    try outcome.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 3)
      let lines = try folder.text(of: String(parts[0])).split(
        separator: "\n", omittingEmptySubsequences: false)
      let rule = line.split(separator: "[").last?.dropLast() ?? ""
      return "\(rule) \(lines[(Int(parts[1]) ?? 1) - 1])"
    }
  }

  @Test("finds one fault of each class and nothing else", arguments: samples.keys.sorted())
  func faults(name: String) throws {
    let sample = try #require(Self.samples[name])
    let folder = try sample.folder()
    let outcome = try folder.run("delivery", "sent", "--into", "app", "--format", "concise")
    #expect(outcome.status == 0, "\(outcome.error)")
    let found = try Self.found(outcome, in: folder)
    #expect(found.count == sample.faults.count, "\(outcome.output)")
    for fault in sample.faults {
      #expect(
        found.contains { $0.hasPrefix(fault.rule + " ") && $0.contains(fault.words) },
        "\(fault): \(outcome.output)")
    }
    let strict = try folder.run("delivery", "sent", "--into", "app", "--fail-on", "warning")
    #expect(strict.status == 1)
  }

  @Test(
    "writes what passes, and a check finds nothing that was not there",
    arguments: samples.keys.sorted())
  func applied(name: String) throws {
    let sample = try #require(Self.samples[name])
    let folder = try sample.folder()
    let before = try folder.contents()
    let known = try folder.run("check", "app", "--format", "concise").output.split(separator: "\n")
      .map { $0.split(separator: ":", maxSplits: 3).last ?? "" }
    let dry = try folder.run(
      "delivery", "sent", "--into", "app", "--apply", "--dry-run", "--format", "concise=x.txt")
    #expect(dry.status == 1)
    #expect(dry.output.contains("+++ b/app/"), "\(dry.output)")
    #expect(try folder.contents().filter { $0.key != "x.txt" } == before)
    let strict = try folder.run("delivery", "sent", "--into", "app", "--apply", "--strict")
    #expect(strict.status == 1)
    #expect(strict.error.contains("nothing was written"))
    #expect(try folder.contents().filter { $0.key != "x.txt" } == before)

    let outcome = try folder.run("delivery", "sent", "--into", "app", "--apply")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("wrote 1 key in 1 file, left out"), "\(outcome.error)")
    let changed = try folder.contents().filter {
      $0.key.hasPrefix("app") && $0.value != before[$0.key]
    }
    #expect(changed.count == 1)
    let text = changed.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains(sample.written))
    for fault in sample.faults where fault.rule.hasSuffix("-mismatch") {
      #expect(!text.contains(fault.words))
    }
    let after = try folder.run("check", "app", "--format", "concise").output.split(separator: "\n")
      .map { $0.split(separator: ":", maxSplits: 3).last ?? "" }
    #expect(after.allSatisfy(known.contains), "\(after)")
    let again = try folder.run("delivery", "sent", "--into", "app", "--apply")
    #expect(again.error.contains("wrote 0 keys in 0 files"))
  }

  @Test("an untouched export changes no byte", arguments: samples.keys.sorted())
  func untouched(name: String) throws {
    let folder = try #require(Self.samples[name]).folder()
    let before = try folder.contents()
    let outcome = try folder.run("delivery", "app", "--into", "app", "--apply", "--strict")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.error.contains("wrote 0 keys in 0 files"))
    #expect(try folder.contents() == before)
  }

  @Test("a new language gets its file, and a plural its forms")
  func newLanguage() throws {
    let folder = try DeliverySample.android.folder()
    try folder.write(
      """
      <resources>
          <string name="rain">Prenez un parapluie</string>
          <plurals name="songs">
              <item quantity="one">%d chanson</item>
              <item quantity="many">%d de chansons</item>
              <item quantity="other">%d chansons</item>
          </plurals>
      </resources>

      """, to: "sent/values-fr/strings.xml")
    let outcome = try folder.run(
      "delivery", "sent/values-fr/strings.xml", "--into", "app", "--apply")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let text = try folder.text(of: "app/res/values-fr/strings.xml")
    #expect(text.contains("<string name=\"rain\">Prenez un parapluie</string>"))
    #expect(text.contains("<item quantity=\"many\">%d de chansons</item>"), "\(text)")
  }

  @Test("files that were swapped between languages are told, and none of their texts is written")
  func swapped() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let texts = [
      "values": ["Play the song", "Stop the song", "Buy three tickets", "Remind me tomorrow"],
      "values-de": ["Lied abspielen", "Lied anhalten", "Drei Karten kaufen", "Morgen erinnern"],
      "values-fr": [
        "Lire la chanson", "Arrêter la chanson", "Acheter trois billets", "Me le rappeler",
      ],
    ]
    for (name, own) in texts {
      let lines = own.enumerated().map { "<string name=\"text_\($0)\">\($1)</string>\n" }
      let text = "<resources>\n" + lines.joined() + "</resources>\n"
      try folder.write(text, to: "app/res/\(name)/strings.xml")
      let other = ["values-de": "values-fr", "values-fr": "values-de"][name]
      if let other { try folder.write(text, to: "sent/\(other)/strings.xml") }
    }
    let before = try folder.contents()
    let outcome = try folder.run(
      "delivery", "sent", "--into", "app", "--apply", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        sent/values-de/strings.xml:2:15: warning: 4 of 4 texts are in French (fr), but were delivered for German (de); deliver the texts in German [wrong-language]
        sent/values-fr/strings.xml:2:15: warning: 4 of 4 texts are in German (de), but were delivered for French (fr); deliver the texts in French [wrong-language]

        """)
    #expect(try folder.contents() == before)
  }

  @Test("files of strings that were swapped between languages are told alike")
  func swappedStrings() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let texts = [
      "en": ["Play the song", "Stop the song", "Buy three tickets", "Remind me tomorrow"],
      "de": ["Lied abspielen", "Lied anhalten", "Drei Karten kaufen", "Morgen erinnern"],
      "fr": [
        "Lire la chanson", "Arrêter la chanson", "Acheter trois billets", "Me le rappeler",
      ],
    ]
    for (name, own) in texts {
      let text = own.enumerated().map { "\"text_\($0)\" = \"\($1)\";\n" }.joined()
      try folder.write(text, to: "app/\(name).lproj/Localizable.strings")
      let other = ["de": "fr", "fr": "de"][name]
      if let other { try folder.write(text, to: "sent/\(other).lproj/Localizable.strings") }
    }
    let before = try folder.contents()
    let outcome = try folder.run(
      "delivery", "sent", "--into", "app", "--apply", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        sent/de.lproj/Localizable.strings:1:2: warning: 4 of 4 texts are in French (fr), but were delivered for German (de); deliver the texts in German [wrong-language]
        sent/fr.lproj/Localizable.strings:1:2: warning: 4 of 4 texts are in German (de), but were delivered for French (fr); deliver the texts in French [wrong-language]

        """)
    #expect(try folder.contents() == before)
  }

  @Test("languages that were swapped in a string catalog are told, and a plural without a form")
  func swappedInCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let texts = [
      ("Play the song", "Lied abspielen", "Lire la chanson"),
      ("Stop the song", "Lied anhalten", "Arrêter la chanson"),
      ("Buy three tickets", "Drei Karten kaufen", "Acheter trois billets"),
    ]
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    func plural(_ forms: [(String, String)]) -> String {
      let own = forms.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ")
      return #"{"variations": {"plural": {\#(own)}}}"#
    }
    func catalog(_ german: String, _ french: String, songs: String) -> String {
      let entries = texts.enumerated().map { number, text in
        """
        "text_\(number)": {"localizations": {
          "en": \(unit(text.0)),
          "\(german)": \(unit(text.1)),
          "\(french)": \(unit(text.2))}},
        """
      }
      let english = plural([("one", "%lld song"), ("other", "%lld songs")])
      return """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
        \(entries.joined(separator: "\n"))
        "songs": {"localizations": {
          "en": \(english)\(songs)}}
        }}

        """
    }
    try folder.write(catalog("de", "fr", songs: ""), to: "app/Localizable.xcstrings")
    let german = ",\n  \"de\": " + plural([("other", "%lld Lieder")])
    try folder.write(catalog("fr", "de", songs: ""), to: "swapped/Localizable.xcstrings")
    try folder.write(catalog("de", "fr", songs: german), to: "plural/Localizable.xcstrings")
    let before = try folder.contents()
    func found(_ path: String) throws -> [String] {
      let outcome = try folder.run(
        "delivery", path, "--into", "app", "--apply", "--format", "concise")
      return outcome.output.split(separator: "\n").map(String.init).filter {
        !$0.hasSuffix("[missing-translation]")
      }
    }
    #expect(
      try found("swapped") == [
        "swapped/Localizable.xcstrings:4:58: warning: 3 of 3 texts are in German (de), but were delivered for French (fr); deliver the texts in French [wrong-language]",
        "swapped/Localizable.xcstrings:5:58: warning: 3 of 3 texts are in French (fr), but were delivered for German (de); deliver the texts in German [wrong-language]",
      ])
    #expect(
      try found("plural").map { $0.drop { $0 != " " } } == [
        " warning: no form for 'one', which German needs in de [missing-plural-category]"
      ])
    #expect(try folder.contents() == before)
  }

  @Test("the letter says what to mend, without words of the tool")
  func letter() throws {
    let folder = try DeliverySample.android.folder()
    let outcome = try folder.run(
      "delivery", "sent", "--into", "app", "--format", "letter", "--format", "letter=letter.html")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.hasPrefix("# German (de)\n\nThank you for the translations."))
    let placeholder = try #require(
      outcome.output.range(of: "The app replaces signs such as"))
    let script = try #require(outcome.output.range(of: "not in the script of your language"))
    #expect(placeholder.lowerBound < script.lowerBound)
    #expect(outcome.output.contains("  - Suggestion: `Erinnere mich später`"))
    for word in ["finding", "-mismatch", "label-lint", "warning"] {
      #expect(!outcome.output.contains(word), "\(word)")
    }
    let page = try folder.text(of: "letter.html")
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<bdi>Hallo, willkommen zurück</bdi>"))
  }

  @Test("several catalogs that fit are named, and --table chooses one")
  func ambiguous() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for module in ["songs", "news"] {
      try folder.write(
        "<resources><string name=\"a\">Alpha beta</string></resources>\n",
        to: "app/\(module)/src/main/res/values/strings.xml")
    }
    try folder.write(
      "<resources><string name=\"a\">Alfa und Beta</string></resources>\n",
      to: "sent/values-de/strings.xml")
    let outcome = try folder.run("delivery", "sent", "--into", "app", "--apply")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("name one with --table"), "\(outcome.error)")
    let chosen = try folder.run(
      "delivery", "sent", "--into", "app", "--apply", "--table", "news/src/main/res")
    #expect(chosen.status == 0, "\(chosen.error)")
    #expect(try folder.names(in: "app/news/src/main/res") == ["values", "values-de"])
    #expect(try folder.names(in: "app/songs/src/main/res") == ["values"])
  }

  @Test("a delivery that lies in the app is not taken for a catalog of the app")
  func inside() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      "<resources><string name=\"a\">Alpha beta</string></resources>\n",
      to: "songs/src/main/res/values/strings.xml")
    try folder.write(
      "<resources><string name=\"a\">Alfa und Beta</string></resources>\n",
      to: "sent/values-de/strings.xml")
    let outcome = try folder.run("delivery", "sent", "--into", ".", "--apply")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.names(in: "songs/src/main/res") == ["values", "values-de"])
  }

  @Test(
    "a call that cannot be right ends with 2 and says what to do",
    arguments: [
      (["delivery", "sent"], "--into"),
      (["delivery", "sent", "--into", "app", "--strict"], "need --apply"),
      (["delivery", "gone.zip", "--into", "app"], "gone.zip"),
      (["delivery", "empty", "--into", "app"], "no catalog is in it"),
      (["delivery", "note.txt", "--into", "app"], "note.txt"),
      (
        ["delivery", "de.xliff", "--into", "app"],
        "no catalog of the app has its keys"
      ),
      (["delivery", "flat.xml", "--into", "app"], "--locale"),
      (["delivery", "other/values-de/strings.xml", "--into", "app"], "--table"),
      (["delivery", "sent", "--into", "app", "--locale", "!"], "BCP 47"),
      (
        ["delivery", "sent", "--into", "app", "--leave-out", "all", "--apply"],
        "error, warning or note"
      ),
      (["delivery", "sent", "--into", "empty"], "empty"),
    ])
  func badCalls(arguments: [String], words: String) throws {
    let folder = try DeliverySample.android.folder()
    try folder.makeFolder("empty")
    try folder.write("nothing", to: "note.txt")
    try folder.write(
      "<xliff version=\"1.2\"><file original=\"a.strings\" target-language=\"de\"><body/></file></xliff>",
      to: "de.xliff")
    try folder.write(
      "<resources><string name=\"rain\">Schirm nehmen</string></resources>", to: "flat.xml")
    try folder.write(
      "<resources><string name=\"x\">Ein X</string></resources>", to: "other/values-de/strings.xml")
    let before = try folder.contents()
    let outcome = try folder.runAll(arguments)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.error.contains(words), "\(outcome.error)")
    #expect(try folder.contents() == before)
  }

  @Test(
    "a file that is cut off, or no UTF-8, is told at its place, and the texts before it are judged")
  func broken() throws {
    let folder = try DeliverySample.android.folder()
    var bytes = Data("<resources>\n<string name=\"rain\">Nimm ".utf8)
    bytes += [0xFF, 0xFE]
    bytes += Data("Schirme</string>\n<string name=\"later\">Sp".utf8)
    try folder.write(bytes, to: "sent/values-de/strings.xml")
    let outcome = try folder.run(
      "delivery", "sent", "--into", "app", "--apply", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("sent/values-de/strings.xml:2:"), "\(outcome.output)")
    #expect(outcome.output.contains("sent/values-de/strings.xml:3:"), "\(outcome.output)")
    #expect(outcome.output.contains("[unreadable-catalog]"))
  }
}
