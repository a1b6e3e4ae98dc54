import Foundation
import Testing

/// `review import` adds translations that are missing, where their neighbours stand.
@Suite("Translations that are added")
struct AddedTranslationTests {
  private static let german = "app/src/main/res/values-de/strings.xml"
  /// Every key by itself, however much a locale lacks.
  private static let settings = "version: 1\nrules: {missing-translation: {group-below: 0}}\n"

  /// An Android project whose German lacks the second key, the last but one and a plural.
  private static func project(german text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(settings, to: ".label-lint.yml")
    try folder.write(
      """
      <resources>
          <string name="a">Alpha</string>
          <string name="b">Beta %1$s</string>
          <string name="c">Gamma</string>
          <string name="bold">Be <b>bold</b></string>
          <plurals name="songs"><item quantity="one">%d song</item><item quantity="other">%d songs</item></plurals>
          <string-array name="list"><item>One</item><item>Two</item></string-array>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    try folder.write(text, to: german)
    return folder
  }

  /// Imports a table with a new text for keys; what the import says.
  static func add(
    _ texts: [String: String], locale: String = "de", in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    let table = try folder.run(
      "review", "export", "--format", "csv", "--rule", "missing-translation", "--rule",
      "missing-plural-category", "-o", "-")
    #expect(table.status == 0, "\(table.error)")
    let rows = table.output.components(separatedBy: "\r\n").map { line -> String in
      // Commas between quotation marks part nothing.
      var cells = line.components(separatedBy: "\"").enumerated().map { number, part in
        number % 2 == 0 ? part.replacing(",", with: "\0") : part
      }.joined(separator: "\"").components(separatedBy: "\0")
      guard cells.count == 17, cells[4] == locale, let text = texts[cells[3]] else { return line }
      cells[13] = "\"" + text.replacing("\"", with: "\"\"") + "\""
      return cells.joined(separator: ",")
    }
    try folder.write(rows.joined(separator: "\r\n"), to: "table.csv")
    return try folder.run("review", "import", "--write", "table.csv")
  }

  @Test(
    "an Android text comes behind its neighbour and is laid out like it; CRLF and comments stay")
  func android() throws {
    let text =
      "<resources>\r\n\t<!-- A -->\r\n\t<string name=\"a\" >Alfa</string> <!-- x -->\r\n"
      + "\t<!-- keep -->\r\n\t<string name=\"z\">Z</string>\r\n</resources>"
    let folder = try Self.project(german: text)
    let outcome = try Self.add(["b": "Beta's %1$s & < x", "c": "@Gamma "], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.error.contains("wrote 2 texts"))
    #expect(
      try folder.text(of: Self.german)
        == text.replacing(
          "</string> <!-- x -->",
          with: "</string>\r\n\t<string name=\"b\">Beta\\'s %1$s &amp; &lt; x</string>\r\n"
            + "\t<string name=\"c\">\"\\@Gamma \"</string> <!-- x -->"))
    #expect(
      try !folder.run("--rule", "missing-translation", "--key", "[abc]").output.contains("missing"))
  }

  @Test(
    "a file without any of the keys before takes the text at its start, an empty one too",
    arguments: [
      (
        "<resources>\n  <!-- z -->\n  <string name=\"c\">C</string>\n</resources>\n",
        "<resources>\n  <string name=\"a\">Alfa</string>\n  <!-- z -->\n  <string name=\"c\">C</string>\n</resources>\n"
      ),
      (
        "<resources>\n</resources>\n",
        "<resources>\n    <string name=\"a\">Alfa</string>\n</resources>\n"
      ),
      (
        "<resources></resources>", "<resources>\n    <string name=\"a\">Alfa</string>\n</resources>"
      ),
    ])
  func start(before: String, after: String) throws {
    let folder = try Self.project(german: before)
    let outcome = try Self.add(["a": "Alfa"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: Self.german) == after)
  }

  @Test("the same table imported again changes nothing and says so")
  func again() throws {
    let folder = try Self.project(
      german: "<resources>\n    <string name=\"c\">C</string>\n</resources>\n")
    let texts = [
      "a": "Alfa", "b": "Beta %1$s", "bold": "Sei <b>kühn</b>",
      "songs": "one: %d Lied\nother: %d Lieder", "list": "Eins\nZwei",
    ]
    let first = try Self.add(texts, in: folder)
    #expect(
      first.error == "label-lint: wrote 5 texts, ignored 0, unsure 0, unchanged 0, refused 0\n")
    let written = try folder.text(of: Self.german)
    let second = try folder.run("review", "import", "--write", "table.csv")
    #expect(second.output == "")
    #expect(
      second.error == "label-lint: wrote 0 texts, ignored 0, unsure 0, unchanged 5, refused 0\n")
    #expect(second.status == 0)
    #expect(try folder.text(of: Self.german) == written)
    // What stands there now is another text than was decided.
    try folder.write(
      written.replacing("Alfa", with: "Anders").replacing("Zwei", with: "Drei"), to: Self.german)
    let third = try folder.run("review", "import", "--write", "table.csv")
    #expect(
      third.error == "label-lint: wrote 0 texts, ignored 0, unsure 0, unchanged 3, refused 2\n")
    #expect(third.status == 1)
  }

  @Test("forms that a plural lacked and texts of .strings are known when they are imported again")
  func formsAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.settings, to: ".label-lint.yml")
    try folder.write(
      "<resources><plurals name=\"p\"><item quantity=\"one\">%d song</item><item quantity=\"other\">%d songs</item></plurals></resources>\n",
      to: "res/values/strings.xml")
    try folder.write(
      "<resources>\n<plurals name=\"p\">\n<item quantity=\"one\">%d песня</item>\n<item quantity=\"other\">%d песни</item>\n</plurals>\n</resources>\n",
      to: "res/values-ru/strings.xml")
    try folder.write(
      "\"a\" = \"Alpha\";\n\"b\" = \"Beta\";\n", to: "App/en.lproj/L.strings")
    try folder.write("\"a\" = \"Альфа\";\n", to: "App/ru.lproj/L.strings")
    let first = try Self.add(
      ["p": "few: %d песни\nmany: %d песен", "b": "Бета"], locale: "ru", in: folder)
    #expect(
      first.error == "label-lint: wrote 2 texts, ignored 0, unsure 0, unchanged 0, refused 0\n")
    let second = try folder.run("review", "import", "--write", "table.csv")
    #expect(
      second.error == "label-lint: wrote 0 texts, ignored 0, unsure 0, unchanged 2, refused 0\n")
    #expect(second.status == 0)
  }

  @Test(
    "what does not fit is refused and named, and nothing is written",
    arguments: [
      ("b", "Beta", "its placeholder '%1$s' is missing: 'Beta %1$s' has it"),
      ("b", "Beta %1$d", "its placeholder '%1$d' must be '%1$s', as in 'Beta %1$s'"),
      ("a", "Alfa %1$s", "'%1$s' is not a placeholder of 'Alpha'"),
      ("a", "<b>x</b>", "'<b>' is not a tag of 'Alpha'"),
      ("songs", "%d Lieder", "a plural needs all its texts at once: write 'one: …', 'other: …'"),
      ("songs", "other: %d Lieder", "its form 'one' is missing"),
      ("songs", "one: Lied\nother: Lieder", "its placeholder '%d' is missing: '%d songs' has it"),
      ("list", "Eins", "an array needs all its texts at once: write 2 lines"),
      ("bold", "fett", "its tag '<b>' is missing"),
    ])
  func refused(key: String, text: String, says: String) throws {
    let before = "<resources>\n</resources>\n"
    let folder = try Self.project(german: before)
    let outcome = try Self.add([key: text], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix("refused: row ") && outcome.output.contains(says),
      "\(outcome.output)")
    #expect(try folder.text(of: Self.german) == before)
  }

  @Test("a plural, an array and a text with tags are written with all they need")
  func forms() throws {
    let folder = try Self.project(german: "<resources>\n</resources>\n")
    let outcome = try Self.add(
      [
        "songs": "one: %d Lied\nother: %d Lieder", "list": "Eins\nZwei & drei",
        "bold": "Sei <b>fett</b>!",
      ], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: Self.german) == """
        <resources>
            <string name="bold">Sei <b>fett</b>!</string>
            <plurals name="songs">
                <item quantity="one">%d Lied</item>
                <item quantity="other">%d Lieder</item>
            </plurals>
            <string-array name="list">
                <item>Eins</item>
                <item>Zwei &amp; drei</item>
            </string-array>
        </resources>

        """)
  }

  @Test("the first text of a locale makes its file, where the platform looks for it")
  func firstFile() throws {
    let folder = try Self.project(
      german: "<resources><string name=\"c\">C</string></resources>")
    try folder.write("\(Self.settings)locales: [de, pt-BR]\n", to: ".label-lint.yml")
    let path = "app/src/main/res/values-pt-rBR/strings.xml"
    let outcome = try Self.add(["a": "Alfa"], locale: "pt-BR", in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let text = "<resources>\n    <string name=\"a\">Alfa</string>\n</resources>\n"
    #expect(try folder.text(of: path) == text)
    #expect(outcome.output.hasPrefix("--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1,3 @@\n"))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: path).deletingLastPathComponent().path)
    #expect(files == ["strings.xml"])
  }

  @Test("the first text of a locale makes its file of pairs, in the encoding of the source")
  func firstFileOfPairs() throws {
    let english = "/* A */\r\n\"a\" = \"Alpha\";\r\n\"b\" = \"Beta\";\r\n"
    let french = "\"a\" = \"Alfa\";\r\n\"b\" = \"Bêta\";\r\n"
    let mark = Data([0xFF, 0xFE])
    for encoding in [String.Encoding.utf8, .utf16LittleEndian] {
      let start = encoding == .utf8 ? Data() : mark
      let folder = try TemporaryFolder()
      try folder.write("\(Self.settings)locales: [de, fr]\n", to: ".label-lint.yml")
      try folder.write(
        start + (english.data(using: encoding) ?? Data()), to: "App/en.lproj/L.strings")
      try folder.write("\"a\" = \"Alfa\";\n\"b\" = \"Beta.\";\n", to: "App/de.lproj/L.strings")
      let outcome = try Self.add(["a": "Alfa", "b": "Bêta"], locale: "fr", in: folder)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
      let written = try Data(contentsOf: folder.url.appending(path: "App/fr.lproj/L.strings"))
      #expect(written == start + (french.data(using: encoding) ?? Data()))
    }
  }

  @Test("what is refused makes no file and no folder")
  func noFile() throws {
    let folder = try Self.project(
      german: "<resources><string name=\"c\">C</string></resources>")
    try folder.write("\(Self.settings)locales: [de, fr]\n", to: ".label-lint.yml")
    let outcome = try Self.add(["b": "Bêta"], locale: "fr", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("its placeholder '%1$s' is missing: 'Beta %1$s' has it"))
    let path = folder.url.appending(path: "app/src/main/res/values-fr").path
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("a pair of a .strings file is written as its neighbour is, in UTF-16 too")
  func strings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.settings, to: ".label-lint.yml")
    try folder.write(
      "\"a\" = \"Alpha\";\n\"b \\\"x\\\"\" = \"Beta\";\n\"c\" = \"C\";\n",
      to: "en.lproj/Localizable.strings")
    let text = "/* A */\r\n\"a\"=\"Alfa\" ;\r\n\r\n/* C */\r\n\"c\"=\"C\" ;\r\n"
    let path = "de.lproj/Localizable.strings"
    try folder.write(
      Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data()), to: path)
    let table = try folder.run(
      "review", "export", "--format", "csv", "--rule", "missing-translation", "-o", "-")
    let rows = table.output.components(separatedBy: "\r\n")
    #expect(rows.count == 3)
    let json = try BaselineTests.counted(
      try folder.run("check", "--rule", "missing-translation", "--format", "ndjson", "--exit-zero"))
    let print = try #require(json.first?["fingerprint"] as? String)
    let hash = try #require(rows[1].split(separator: ",").last)
    try folder.write(
      """
      {"type":"decisions","schemaVersion":1,"ruleSet":"2026.1","commit":null,"reviewer":null,
      "decisions":[{"fingerprint":"\(print)","text":"\(hash)","decision":"write",
      "newText":"Bèta \\"x\\"","reason":null,"comment":null,"on":"2026-11-21"}]}
      """, to: "decisions.json")
    let outcome = try folder.run("review", "import", "--write", "decisions.json")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let added = text.replacing(
      "\"Alfa\" ;", with: "\"Alfa\" ;\r\n\"b \\\"x\\\"\"=\"Bèta \\\"x\\\"\";")
    #expect(
      try Data(contentsOf: folder.url.appending(path: path))
        == Data([0xFF, 0xFE]) + (added.data(using: .utf16LittleEndian) ?? Data()))
  }

  /// A string catalog as Xcode writes it.
  private static func catalog(_ keys: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(keys)\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  private static func unit(_ locale: String, _ text: String) -> String {
    """
            "\(locale)" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(text)"
              }
            }
    """
  }

  @Test("translations of a string catalog are sorted in, whatever its keys have")
  func stringCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.settings, to: ".label-lint.yml")
    let other =
      "    \"Z\" : {\n      \"localizations\" : {\n\(Self.unit("de", "Z")),\n\(Self.unit("ja", "Z"))\n      }\n    }"
    func keys(_ a: String, _ b: String, _ c: String) -> String {
      "    \"A\" : {\(a)},\n    \"B\" : {\n      \"comment\" : \"x\"\(b)\n    },\n    \"C\" : {\n      \"localizations\" : {\n\(c)\n      }\n    },\n"
        + other
    }
    let before = Self.catalog(keys("\n\n    ", "", Self.unit("fr", "Cé")))
    let path = "Localizable.xcstrings"
    try folder.write(before, to: path)
    for (locale, text) in [("ja", "ん"), ("de", "D \"q\"")] {
      let outcome = try Self.add(["A": text, "B": text, "C": text], locale: locale, in: folder)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    }
    let both = Self.unit("de", "D \\\"q\\\"") + ",\n" + Self.unit("ja", "ん")
    let three =
      Self.unit("de", "D \\\"q\\\"") + ",\n" + Self.unit("fr", "Cé") + ",\n"
      + Self.unit("ja", "ん")
    let after = Self.catalog(
      keys(
        "\n      \"localizations\" : {\n\(both)\n      }\n    ",
        ",\n      \"localizations\" : {\n\(both)\n      }", three))
    #expect(try folder.text(of: path) == after)
  }

  @Test("several locales of one key at once, in a catalog on one line")
  func oneLine() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.settings, to: ".label-lint.yml")
    let path = "Localizable.xcstrings"
    func unit(_ locale: String) -> String {
      "\"\(locale)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"X\"}}"
    }
    func catalog(_ a: String) -> String {
      "{\"sourceLanguage\":\"en\",\"strings\":{\"A\":{\(a)},\"B\":{\"localizations\":{\(unit("de")),\(unit("fr"))}}},\"version\":\"1.0\"}"
    }
    try folder.write(catalog(""), to: path)
    let table = try folder.run(
      "review", "export", "--format", "csv", "--rule", "missing-translation", "-o", "-")
    let rows = table.output.components(separatedBy: "\r\n").map { line -> String in
      var cells = line.components(separatedBy: ",")
      // The message has a comma.
      if cells.count == 18, cells[3] == "A" { cells[14] = "X" }
      return cells.joined(separator: ",")
    }
    try folder.write(rows.joined(separator: "\r\n"), to: "table.csv")
    let outcome = try folder.run("review", "import", "--write", "table.csv")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: path) == catalog("\"localizations\":{\(unit("de")),\(unit("fr"))}"))
  }

  @Test("hundreds at once, in the order of the source")
  func many() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.settings, to: ".label-lint.yml")
    let lines = (0..<300).map { "    <string name=\"k\($0)\">Text \($0)</string>\n" }
    try folder.write(
      "<resources>\n\(lines.joined())</resources>\n", to: "res/values/strings.xml")
    try folder.write(
      "<resources>\n\(lines[0])</resources>\n", to: "res/values-de/strings.xml")
    let texts = Dictionary(uniqueKeysWithValues: (1..<300).map { ("k\($0)", "Wort \($0)") })
    let outcome = try Self.add(texts, in: folder)
    #expect(outcome.status == 0, "\(outcome.output.prefix(500))\(outcome.error)")
    let expected = lines[0] + lines.dropFirst().map { $0.replacing("Text", with: "Wort") }.joined()
    #expect(
      try folder.text(of: "res/values-de/strings.xml")
        == "<resources>\n\(expected)</resources>\n")
  }
}
