import Foundation
import Testing

/// Deliveries in XLIFF: what each part is for, and what is written.
@Suite("Deliveries in XLIFF")
struct ExchangedDeliveryTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld trees" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld tree"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld trees"
                    }
                  }
                }
              }
            }
          }
        },
        "Open the gate" : {

        }
      },
      "version" : "1.0"
    }
    """

  /// An app with a table of each format of Xcode.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      "\"rain\" = \"Take an umbrella along\";\n", to: "app/App/en.lproj/Localizable.strings")
    try folder.write(
      "\"rain\" = \"Ein Schirm hilft\";\n", to: "app/App/de.lproj/Localizable.strings")
    try folder.write(
      ExchangedFile.pluralList, to: "app/App/en.lproj/Localizable.stringsdict")
    try folder.write(catalog, to: "app/App/Titles.xcstrings")
    return folder
  }

  /// An export of that app, translated.
  private static let delivery = ExchangedFile.text([
    (
      "App/en.lproj/Localizable.strings",
      ExchangedFile.unit(
        "rain", "Take an umbrella along", "Nimm &quot;einen&quot; Schirm &amp; Hut mit")
    ),
    (
      "App/en.lproj/Localizable.stringsdict",
      ExchangedFile.unit(
        "/songs:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@ in the list",
        "%#@n@ in der Liste")
        + ExchangedFile.unit("/songs:dict/n:dict/one:dict/:string", "%d song", "%d Lied")
        + ExchangedFile.unit("/songs:dict/n:dict/other:dict/:string", "%d songs", "%d Lieder")
    ),
    (
      "App/Titles.xcstrings",
      ExchangedFile.unit("%lld trees|==|plural.one", "%lld tree", "%lld Baum")
        + ExchangedFile.unit("%lld trees|==|plural.other", "%lld trees", "%lld Bäume")
        + ExchangedFile.unit(
          "Open the gate", "Open the gate", "Tor öffnen", state: "needs-review-translation")
    ),
  ])

  @Test("each part is written into its catalog, from a file, a .xcloc folder and a zip file of one")
  func parts() throws {
    let export = "sent/de.xcloc/Localized Contents/de.xliff"
    var results: [[String: Data]] = []
    for name in ["de.xliff", "de.xcloc/", "de.zip"] {
      let folder = try Self.folder()
      try folder.write(Self.delivery, to: export)
      try folder.write("{}", to: "sent/de.xcloc/contents.json")
      // Xcode copies files of the project into the folder: they are not delivered.
      try folder.write(
        "\"rain\" = \"Another text\";\n",
        to: "sent/de.xcloc/Source Contents/App/en.lproj/Localizable.strings")
      try folder.write(Self.delivery, to: "sent/de.xliff")
      try folder.write(
        DeliveredArchiveTests.archive([
          DeliveredArchiveTests.Part(
            name: "de.xcloc/Localized Contents/de.xliff", text: Self.delivery),
          DeliveredArchiveTests.Part(
            name: "de.xcloc/Source Contents/App/en.lproj/Localizable.strings", text: "\"a\"=\"b\";"),
        ]), to: "sent/de.zip")
      let outcome = try folder.run("delivery", "sent/" + name, "--into", "app", "--apply")
      #expect(outcome.status == 0, "\(name): \(outcome.output)\(outcome.error)")
      #expect(outcome.error.contains("wrote 4 keys in 3 files"), "\(outcome.error)")
      results.append(try folder.contents().filter { $0.key.hasPrefix("app/") })
      let again = try folder.run("delivery", "sent/" + name, "--into", "app", "--apply")
      #expect(again.error.contains("wrote 0 keys in 0 files"), "\(again.error)")
    }
    #expect(results[0] == results[1] && results[1] == results[2])
    func text(_ path: String) -> String {
      String(decoding: results[0][path] ?? Data(), as: UTF8.self)
    }
    #expect(
      text("app/App/de.lproj/Localizable.strings")
        == "\"rain\" = \"Nimm \\\"einen\\\" Schirm & Hut mit\";\n")
    #expect(
      text("app/App/de.lproj/Localizable.stringsdict")
        == ExchangedFile.pluralList.replacing("%d songs", with: "%d Lieder")
        .replacing("%d song", with: "%d Lied").replacing("in the list", with: "in der Liste"))
    let titles = text("app/App/Titles.xcstrings")
    #expect(titles.contains("\"value\" : \"%lld Bäume\""))
    let lines = titles.split(separator: "\n")
    let opened = lines.firstIndex { $0.contains("\"value\" : \"Tor öffnen\"") }
    #expect(opened.map { lines[$0 - 1].contains("\"state\" : \"needs_review\"") } == true)
  }

  @Test("an untouched export changes no byte")
  func untouched() throws {
    let folder = try Self.folder()
    try folder.write(Self.delivery, to: "de.xliff")
    #expect(try folder.run("delivery", "de.xliff", "--into", "app", "--apply").status == 0)
    let before = try folder.contents()
    // States and languages that are written otherwise make no other text.
    for text in [Self.delivery, Self.delivery.replacing("translated\"", with: "final\"")] {
      try folder.write(text, to: "de.xliff")
      let outcome = try folder.run("delivery", "de.xliff", "--into", "app", "--apply", "--strict")
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)\(outcome.error)")
      #expect(
        try folder.contents().filter { $0.key != "de.xliff" }
          == before.filter { $0.key != "de.xliff" })
    }
  }

  @Test("files whose languages were swapped are told, and none of their texts is written")
  func swapped() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let texts = [
      "en": ["Play the song", "Stop the song", "Buy three tickets", "Remind me tomorrow"],
      "de": ["Lied abspielen", "Lied anhalten", "Drei Karten kaufen", "Morgen erinnern"],
      "fr": ["Lire la chanson", "Arrêter la chanson", "Acheter trois billets", "Me le rappeler"],
    ]
    for (locale, own) in texts {
      let lines = own.enumerated().map { "\"text_\($0)\" = \"\($1)\";\n" }
      try folder.write(lines.joined(), to: "app/\(locale).lproj/Localizable.strings")
      guard let other = ["de": "fr", "fr": "de"][locale] else { continue }
      let units = own.enumerated().map {
        ExchangedFile.unit("text_\($0)", texts["en"]?[$0] ?? "", $1)
      }
      try folder.write(
        ExchangedFile.text([("en.lproj/Localizable.strings", units.joined())], target: other),
        to: "sent/\(other).xliff")
    }
    let before = try folder.contents()
    let outcome = try folder.run(
      "delivery", "sent", "--into", "app", "--apply", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        sent/de.xliff:6:23: warning: 4 of 4 texts are in French (fr), but were delivered for German (de); deliver the texts in German [wrong-language]
        sent/fr.xliff:6:23: warning: 4 of 4 texts are in German (de), but were delivered for French (fr); deliver the texts in French [wrong-language]

        """)
    #expect(try folder.contents() == before)
  }

  @Test(
    "texts of an Android app get its plurals, tags and escapes; those of a text with tags of XLIFF are left out"
  )
  func android() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      """
      <resources>
          <string name="rain">Don\\'t forget <b>umbrellas</b></string>
          <string name="path">Choose another way</string>
          <plurals name="songs">
              <item quantity="one">%d song</item>
              <item quantity="other">%d songs</item>
          </plurals>
      </resources>

      """, to: "app/res/values/strings.xml")
    try folder.write(
      ExchangedFile.text([
        (
          "app/res/values/strings.xml",
          ExchangedFile.unit(
            "rain", "Don't forget &lt;b>umbrellas&lt;/b>", "Habt's ihr &lt;b>Schirme&lt;/b> mit?")
            + ExchangedFile.unit(
              "path", "Choose another way", "Einen <g id=\"1\">anderen</g> Weg wählen")
            + ExchangedFile.unit("songs|==|plural.one", "%d song", "%d Lied")
            + ExchangedFile.unit("songs|==|plural.other", "%d songs", "%d Lieder")
        )
      ]), to: "de.xliff")
    let outcome = try folder.run(
      "delivery", "de.xliff", "--into", "app", "--apply", "--leave-out", "error")
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains(
        "de.xliff:7:23: left out: path (de): it has the tag '<g id=\"1\">' of XLIFF"),
      "\(outcome.error)")
    #expect(
      try folder.text(of: "app/res/values-de/strings.xml").replacing("\n    ", with: "\n") == """
        <resources>
        <string name="rain">Habt\\'s ihr <b>Schirme</b> mit?</string>
        <plurals name="songs">
            <item quantity="one">%d Lied</item>
            <item quantity="other">%d Lieder</item>
        </plurals>
        </resources>

        """)
  }

  @Test("keys in place of source texts are no earlier source texts")
  func keysForSources() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let keys = ["song.play", "song.stop", "song.later"]
    try folder.write(
      keys.map { "\"\($0)\" = \"Play \($0.dropFirst(5))\";\n" }.joined(),
      to: "app/en.lproj/Localizable.strings")
    try folder.write(
      ExchangedFile.text([
        ("", keys.map { ExchangedFile.unit($0, $0, "Spiele \($0.dropFirst(5))") }.joined())
      ]), to: "de.xliff")
    let outcome = try folder.run("delivery", "de.xliff", "--into", "app", "--fail-on", "note")
    #expect(!outcome.output.contains("stale-translation"), "\(outcome.output)")
    #expect(outcome.error.contains("3 new, 0 changed, 0 unchanged"), "\(outcome.error)")
  }

  /// Files, further arguments, the exit code and what is said.
  static let cases: [(text: String, arguments: [String], status: Int32, words: String)] = [
    (
      delivery.replacing(" target-language=\"de\"", with: ""), [], 2,
      "name the locale with --locale"
    ),
    (delivery.replacing(" target-language=\"de\"", with: ""), ["--locale", "de"], 0, "1 changed"),
    (
      delivery.replacing("target-language=\"de\"", with: "target-language=\"?\""), [], 2,
      "the target language '?' is not a language tag"
    ),
    ("", [], 2, "no text of it can be read"),
    ("<resources/>", [], 2, "the root element is `<resources>`, not `<xliff>`"),
    ("<xliff version=\"1.2\"></xliff>", [], 2, "it has no `file` element"),
    (String(delivery.prefix(700)), [], 1, "[unreadable-catalog]"),
    (
      delivery.replacing(
        "<xliff", with: "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><xliff"
      )
      .replacing("%d Lied<", with: "&e;<"), [], 1, "[unreadable-catalog]"
    ),
    (delivery.replacing("id=\"rain\"", with: "id=\"snow\""), [], 0, "[extra-translation]"),
    (
      delivery.replacing(
        "id=\"rain\" xml:space", with: "id=\"rain\" translate=\"no\" xml:space"), [], 0,
      "1 new, 0 changed, 0 unchanged"
    ),
    (
      delivery.replacing("\"translated\">Nimm", with: "\"new\">Nimm"), [], 0,
      "1 new, 0 changed, 0 unchanged"
    ),
    (
      delivery.replacing("source-language=\"en\"", with: "source-language=\"fr\"").replacing(
        "Take an umbrella", with: "Prenez un parapluie"), [], 0, "1 new, 1 changed, 0 unchanged"
    ),
    (
      delivery.replacing("source-language=\"en\"", with: "source-language=\"en-US\"").replacing(
        "Take an umbrella", with: "Carry an umbrella"), [], 0, "[stale-translation]"
    ),
  ]

  @Test("what is wrong with a file, or said otherwise in it, is told", arguments: cases.indices)
  func told(number: Int) throws {
    let example = Self.cases[number]
    let folder = try Self.folder()
    try folder.write(example.text, to: "sent/translated.xliff")
    let before = try folder.contents()
    let outcome = try folder.runAll(
      ["delivery", "sent", "--into", "app", "--format", "concise"] + example.arguments)
    #expect(outcome.status == example.status, "\(outcome.output)\(outcome.error)")
    #expect(
      (outcome.output + outcome.error).contains(example.words), "\(outcome.output)\(outcome.error)")
    #expect(try folder.contents() == before)
  }

  @Test("parts that fit several catalogs are named, and --table decides about them alone")
  func ambiguous() throws {
    let folder = try Self.folder()
    for module in ["One", "Two"] {
      try folder.write(
        "\"sun\" = \"Put on a hat\";\n", to: "app/\(module)/en.lproj/Weather.strings")
    }
    try folder.write(
      ExchangedFile.text([
        (
          "App/en.lproj/Localizable.strings",
          ExchangedFile.unit("rain", "Take an umbrella along", "Nimm einen Schirm mit")
        ),
        (
          "en.lproj/Weather.strings",
          ExchangedFile.unit("sun", "Put on a hat", "Setz dir einen Hut auf")
        ),
      ]), to: "de.xliff")
    let outcome = try folder.run("delivery", "de.xliff", "--into", "app", "--apply")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("it may be for app/One/Weather or app/Two/Weather"),
      "\(outcome.error)")
    let chosen = try folder.run(
      "delivery", "de.xliff", "--into", "app", "--apply", "--table", "Two/Weather")
    #expect(chosen.status == 0, "\(chosen.output)\(chosen.error)")
    #expect(chosen.error.contains("wrote 2 keys in 2 files"), "\(chosen.error)")
    #expect(try folder.names(in: "app/Two") == ["de.lproj", "en.lproj"])
    #expect(try folder.names(in: "app/One") == ["en.lproj"])
  }
}
