import Foundation
import Testing

/// Translations of source texts that changed since a revision, found by the built binary in a repository.
@Suite("Stale translations")
struct StaleTranslationTests {
  private static let android = "app/src/main/res"

  /// A repository with some texts, committed.
  private static func repository(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try ChangedSinceTests.commit(folder)
    return folder
  }

  private static func resources(_ texts: KeyValuePairs<String, String>) -> String {
    let entries = texts.map { "  <string name=\"\($0.key)\">\($0.value)</string>\n" }
    return "<resources>\n\(entries.joined())</resources>\n"
  }

  /// The findings of the rule, each as `level locale key path:line: text, source: message`.
  private static func findings(
    _ folder: TemporaryFolder, _ arguments: [String] = []
  ) throws -> [String] {
    let run = try folder.runAll(
      [
        "check", "--changed-since", "main", "--format", "ndjson", "--exit-zero", "--rule",
        "stale-translation",
      ] + arguments)
    #expect(run.status == 0, "\(run.error)")
    return try run.output.split(separator: "\n").compactMap { line -> String? in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let value, value["type"] as? String == "finding",
        value["rule"] as? String == "stale-translation"
      else { return nil }
      func word(_ name: String) -> String { value[name].map { "\($0)" } ?? "" }
      #expect(word("state") == "new")
      return
        "\(word("severity")) \(word("locale")) \(word("key")) \(word("path")):\(word("line")): \(word("text")), \(word("source")): \(word("message"))"
    }.sorted()
  }

  private static func again(_ old: String, _ new: String) -> String {
    "the source text was '\(old)' and is now '\(new)'; translate it again"
  }

  @Test("a translation that did not follow its source, in the work tree or a commit")
  func texts() throws {
    let (german, french) = ("\(Self.android)/values-de/s.xml", "\(Self.android)/values-fr/s.xml")
    let source = "\(Self.android)/values/s.xml"
    let folder = try Self.repository([
      source: Self.resources(["save": "Save", "stop": "Stop", "play": "Play", "late": "Late"]),
      german: Self.resources([
        "save": "Sichern", "stop": "Halt", "play": "Spielen", "late": "Spät",
      ]),
      french: Self.resources(["save": "Enregistrer", "stop": "Arrêt"]),
    ])
    #expect(try Self.findings(folder) == [])
    try folder.write(
      Self.resources([
        "save": "Save all songs", "stop": "Stop!", "play": "Play", "late": "Too late",
      ]), to: source)
    try folder.write(
      Self.resources(["save": "Sichern", "stop": "Halt", "play": "Hör zu", "late": "Zu spät"]),
      to: german)
    let found = [
      "note de save \(german):2: Sichern, Save all songs: "
        + Self.again("Save", "Save all songs"),
      "note de stop \(german):3: Halt, Stop!: the source text was 'Stop' and is now 'Stop!'; check whether the translation still fits",
      "note fr save \(french):2: Enregistrer, Save all songs: "
        + Self.again("Save", "Save all songs"),
      "note fr stop \(french):3: Arrêt, Stop!: the source text was 'Stop' and is now 'Stop!'; check whether the translation still fits",
    ]
    #expect(try Self.findings(folder) == found)
    try ChangedSinceTests.git(["checkout", "-q", "-b", "work"], in: folder)
    try ChangedSinceTests.commit(folder)
    #expect(try Self.findings(folder, ["--jobs", "1"]) == found)
    for (level, status) in [("warning", 0), ("note", 1)] {
      let run = try folder.runAll(["check", "--changed-since", "main", "--fail-on", level])
      #expect(run.status == status, "\(run.output)")
    }
  }

  @Test("a string catalog: forms, and what it marks for review")
  func stringCatalog() throws {
    func catalog(_ one: String, _ other: String, state: String = "translated") -> String {
      func unit(_ text: String, _ state: String = "translated") -> String {
        "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}"
      }
      func plural(_ one: String, _ other: String) -> String {
        "{\"variations\":{\"plural\":{\"one\":\(unit(one)),\"other\":\(unit(other))}}}"
      }
      return """
        {"sourceLanguage":"en","version":"1.0","strings":{
        "count":{"localizations":{"en":\(plural(one, other)),"de":\(plural("%d Lied", "%d Lieder"))}},
        "title":{"localizations":{"en":\(unit(one)),"de":\(unit("Titel", state))}}
        }}
        """
    }
    let path = "App/Localizable.xcstrings"
    let folder = try Self.repository([path: catalog("%d song", "%d songs")])
    try folder.write(catalog("%d song", "%d tracks"), to: path)
    #expect(
      try Self.findings(folder) == [
        "note de count \(path):2: %d Lieder, %d tracks: "
          + Self.again("%d songs", "%d tracks")
      ])
    try folder.write(catalog("%d track", "%d songs", state: "needs_review"), to: path)
    #expect(
      try Self.findings(folder) == [
        "note de count \(path):2: %d Lied, %d track: " + Self.again("%d song", "%d track")
      ])
  }

  @Test(
    "nothing is told of new, renamed, untranslatable and unchanged texts, or another source language"
  )
  func passedOver() throws {
    let files = [
      "App/en.lproj/L.strings": "\"a\" = \"Save\";\n\"b\" = \"Stop\";\n\"c\" = \"Go on\";\n",
      "App/de.lproj/L.strings": "\"a\" = \"Sichern\";\n\"b\" = \"Halt\";\n\"c\" = \"Weiter\";\n",
    ]
    let folder = try Self.repository(files)
    try folder.write(
      "\"a\" = \"save\";\n\"d\" = \"Stop it\";\n\"c\" = \"Go  on\";\n", to: "App/en.lproj/L.strings"
    )
    #expect(try Self.findings(folder) == [])
    try folder.write("\"a\" = \"Save it\";\n", to: "App/en.lproj/L.strings")
    #expect(try Self.findings(folder).count == 1)
    #expect(try Self.findings(folder, ["--source-locale", "de"]) == [])
    try folder.write(
      "/* label-lint:ignore stale-translation - the same word */\n\"a\" = \"Sichern\";\n",
      to: "App/de.lproj/L.strings")
    #expect(try Self.findings(folder) == [])
  }

  @Test("a form that the source did not have, and what nobody translates")
  func newForms() throws {
    let (source, german) = ("\(Self.android)/values/s.xml", "\(Self.android)/values-de/s.xml")
    func plural(_ one: String) -> String {
      "<plurals name=\"songs\">\(one)<item quantity=\"other\">%d songs</item></plurals>"
    }
    func fixed(_ text: String) -> String {
      "<string name=\"id\" translatable=\"false\">\(text)</string>"
    }
    let folder = try Self.repository([
      source: "<resources>\(plural(""))\(fixed("Old name"))</resources>\n",
      german: "<resources>\(plural(""))<string name=\"id\">Name</string></resources>\n",
    ])
    let one = "<item quantity=\"one\">One single song</item>"
    try folder.write(
      "<resources>\(plural(one))\(fixed("New place"))</resources>\n", to: source)
    #expect(try Self.findings(folder) == [])
  }

  @Test("a catalog that is now translated from another language is not compared")
  func otherSource() throws {
    func catalog(_ source: String) -> String {
      func unit(_ text: String) -> String {
        "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
      }
      return """
        {"sourceLanguage":"\(source)","version":"1.0","strings":{"a":{"localizations":{
        "en":\(unit("Save")),"de":\(unit("Sichern")),"fr":\(unit("Garder"))}}}}
        """
    }
    let folder = try Self.repository(["App/L.xcstrings": catalog("en")])
    try folder.write(catalog("de"), to: "App/L.xcstrings")
    #expect(try Self.findings(folder) == [])
  }

  @Test("catalogs that were broken, or are new, are no reason to stop")
  func broken() throws {
    let (english, german) = ("App/en.lproj/L.strings", "App/de.lproj/L.strings")
    let folder = try Self.repository([
      english: "\"a\" = \"Save\"\n\"b = ;", german: "\"a\" = \"Sichern\";\n", "App/x.txt": "",
    ])
    try folder.write("\"a\" = \"Save it\";\n", to: english)
    #expect(
      try Self.findings(folder) == [
        "note de a \(german):1: Sichern, Save it: " + Self.again("Save", "Save it")
      ])
    let others = try Self.repository(["App/x.txt": ""])
    try others.write("\"a\" = \"Save\";\n", to: english)
    try others.write("\"a\" = \"Sichern\";\n", to: german)
    #expect(try Self.findings(others) == [])
  }
}
