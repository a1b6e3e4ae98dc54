import Foundation
import LabelLint
import LabelLintProject
import Testing

@Suite("What the language server knows of entries")
struct EditorFeatureTests {
  private static let source = "res/values/strings.xml"
  private static let german = "res/values-de/strings.xml"

  /// An Android app with texts behind emoji and in Arabic, and code that uses one.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nsources: [src]\n", to: ".label-lint.yml")
    try folder.write(
      """
      <resources>
          <string name="cd_play">\u{1F3B5} Play</string>
          <string name="cd_stop">STOP ALL MUSIC</string>
      </resources>

      """, to: source)
    try folder.write(
      "<resources>\n    <string name=\"cd_play\">\u{1F3B5} Abspielen</string>\n</resources>\n",
      to: german)
    try folder.write(
      "<resources>\n    <string name=\"cd_play\">\u{062A}\u{0634}\u{063A}\u{064A}\u{0644}</string>\n"
        + "    <string name=\"cd_stop\">\u{062A}\u{0648}\u{0642}\u{0641}</string>\n</resources>\n",
      to: "res/values-ar/strings.xml")
    try folder.write(
      "class A {\n  fun a() {\n    button.contentDescription = getString(R.string.cd_play)\n  }\n}\n",
      to: "src/A.kt")
    return folder
  }

  private static func place(
    _ client: EditorClient, _ path: String, _ line: Int, _ character: Int
  ) -> JSONValue {
    [
      "textDocument": ["uri": client.uri(path)],
      "position": ["line": .integer(line), "character": .integer(character)],
    ]
  }

  /// The start of a location in short: `file line:character`.
  private static func short(_ location: JSONValue) -> String {
    let start = location.at("range", "start")
    let path = location["uri"]?.text?.split(separator: "/").suffix(2).joined(separator: "/")
    return
      "\(path ?? "") \(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
  }

  @Test("hover says how a text sounds, its translations, its uses and its findings")
  func hover() throws {
    let folder = try Self.app()
    let client = try EditorClient(in: folder.url)
    try client.start(["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])
    try client.open(Self.german)
    _ = try client.pull(Self.german)
    // Behind the emoji, which has two units.
    let answer = try client.ask("textDocument/hover", Self.place(client, Self.german, 1, 30))
    let text = answer.at("contents", "value")?.text ?? ""
    let parts = [
      "cd_play: label", "- en: \u{1F3B5} Play", "- de: \u{1F3B5} Abspielen", "src/A.kt:3",
    ]
    for part in parts {
      #expect(text.contains(part), "\(text)")
    }
    #expect(answer.at("range", "start", "character") == 27)
    #expect(answer.at("range", "end", "character") == 39)
    #expect(
      try client.ask("textDocument/hover", Self.place(client, Self.german, 0, 2)) == .null)
    #expect(try client.end() == 0)
  }

  @Test("definition leads from a translation and from code to the source, references lead back")
  func definition() throws {
    let folder = try Self.app()
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open("src/A.kt")
    let key = try client.ask(
      "textDocument/definition", Self.place(client, "src/A.kt", 2, 58))
    #expect(key.elements?.map(Self.short) == ["values/strings.xml 1:18"])
    try client.open("res/values-ar/strings.xml")
    let source = try client.ask(
      "textDocument/definition", Self.place(client, "res/values-ar/strings.xml", 1, 29))
    #expect(source.elements?.map(Self.short) == ["values/strings.xml 1:18"])
    let uses = try client.ask(
      "textDocument/references", Self.place(client, "res/values-ar/strings.xml", 1, 29))
    #expect(uses.elements?.map(Self.short) == ["src/A.kt 2:51"])
    let others = try client.ask(
      "textDocument/implementation", Self.place(client, "res/values-ar/strings.xml", 2, 20))
    #expect(others.elements?.map(Self.short) == ["values/strings.xml 2:18"])
    #expect(try client.end() == 0)
  }

  @Test("symbols are the keys, and a lens says which locales lack one")
  func symbols() throws {
    let folder = try Self.app()
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open(Self.source)
    let document: JSONValue = ["textDocument": ["uri": client.uri(Self.source)]]
    let symbols = try client.ask("textDocument/documentSymbol", document)
    #expect(symbols.elements?.map { $0["name"]?.text } == ["cd_play", "cd_stop"])
    let lenses = try client.ask("textDocument/codeLens", document)
    #expect(
      lenses.elements?.map { $0.at("command", "title")?.text } == ["missing in 1 locale: de"])
    #expect(try client.end() == 0)
  }

  /// The new texts of the edits of the action with a title.
  private static func texts(_ actions: JSONValue, _ title: String) -> [String]? {
    let action = actions.elements?.first { $0["title"]?.text?.hasPrefix(title) ?? false }
    guard case .object(let files)? = action?.at("edit", "changes") else { return nil }
    return files.flatMap { $0.value.elements ?? [] }.compactMap { $0["newText"]?.text }
  }

  @Test("actions fix, silence and add what is missing, and write nothing")
  func actions() throws {
    let folder = try Self.app()
    let before = try folder.contents()
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open(Self.source)
    _ = try client.pull(Self.source)
    let range: JSONValue = [
      "start": ["line": 2, "character": 30], "end": ["line": 2, "character": 30],
    ]
    let actions = try client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": client.uri(Self.source)], "range": range,
        "context": ["diagnostics": []],
      ])
    #expect(
      Self.texts(actions, "Add the de entry") == [
        "\n    <!-- TODO: translate -->\n    <string name=\"cd_stop\">STOP ALL MUSIC</string>"
      ])
    #expect(
      Self.texts(actions, "Silence all-caps") == [
        "    <!-- label-lint:ignore all-caps - TODO: say why -->\n"
      ])
    #expect(try folder.contents() == before)
    #expect(try client.end() == 0)
  }

  @Test("an action opens the key in another locale, if the editor can show a document")
  func otherLocales() throws {
    let folder = try Self.app()
    func actions(_ capabilities: JSONValue) throws -> (EditorClient, [JSONValue]) {
      let client = try EditorClient(in: folder.url)
      try client.start(capabilities)
      try client.open(Self.german)
      _ = try client.pull(Self.german)
      let place: JSONValue = ["line": 1, "character": 30]
      let actions = try client.ask(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": client.uri(Self.german)],
          "range": ["start": place, "end": place], "context": ["diagnostics": []],
        ])
      return (client, actions.elements?.filter { $0["command"] != nil } ?? [])
    }
    let (plain, none) = try actions([:])
    #expect(none == [])
    #expect(try plain.end() == 0)
    let (client, offered) = try actions(["window": ["showDocument": ["support": true]]])
    #expect(
      offered.map { $0["title"]?.text } == ["Open this key in en", "Open this key in ar"])
    let command = try #require(offered.first?["command"])
    #expect(try client.ask("workspace/executeCommand", command) == .null)
    let shown = client.notes.filter { $0["method"] == "window/showDocument" }
    #expect(
      shown.map { $0["params"] } == [
        [
          "uri": client.uri(Self.source), "takeFocus": true,
          "selection": [
            "start": ["line": 1, "character": 27], "end": ["line": 1, "character": 34],
          ],
        ]
      ])
    let data = try #require(command["arguments"]?.elements?.first)
    for (command, arguments, code) in [
      ("label-lint.open", data, -32602), ("label-lint.openLocale", [:], -32602),
      (
        "label-lint.openLocale",
        ["uri": client.uri(Self.german), "offset": data["offset"] ?? .null, "locale": "fr"], -32803
      ),
    ] {
      let refusal = try client.ask(
        "workspace/executeCommand",
        ["command": .string(command), "arguments": [arguments]])
      #expect(refusal.at("error", "code") == .integer(code), "\(refusal)")
    }
    #expect(try client.end() == 0)
  }

  @Test("an entry of a string catalog is added in the state new")
  func stringCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "play" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Play" } }
            }
          },
          "stop" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Stopp" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Stop" } }
            }
          }
        },
        "version" : "1.0"
      }

      """, to: "Localizable.xcstrings")
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open("Localizable.xcstrings")
    _ = try client.pull("Localizable.xcstrings")
    let actions = try client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": client.uri("Localizable.xcstrings")],
        "range": ["start": ["line": 3, "character": 6], "end": ["line": 3, "character": 6]],
        "context": ["diagnostics": []],
      ])
    let text = Self.texts(actions, "Add the de entry")?.joined() ?? ""
    #expect(text.contains("\"state\" : \"new\""), "\(text)")
    #expect(text.contains("\"value\" : \"Play\""), "\(text)")
    #expect(try client.end() == 0)
  }

  @Test("completion knows rules in comments and attributes, and keys of the configuration")
  func completion() throws {
    let folder = try Self.app()
    let client = try EditorClient(in: folder.url)
    try client.start()
    func names(_ path: String, _ text: String, _ line: Int, _ character: Int) throws -> [String] {
      try client.open(path, text)
      return try client.ask(
        "textDocument/completion", Self.place(client, path, line, character)
      ).elements?.compactMap { $0["label"]?.text } ?? []
    }
    #expect(
      try names(Self.source, "<resources>\n<!-- label-lint:ignore  -->\n", 1, 23)
        .contains("all-caps"))
    #expect(
      try names(Self.german, "<resources>\n<string tools:ignore=\"\"\n", 1, 22)
        .contains("LabelLintAllCaps"))
    #expect(try names(".label-lint.yml", "version: 1\n\n", 1, 0).contains("rules"))
    #expect(
      try names(".label-lint.yml", "version: 1\nrules:\n  all-caps: \n", 2, 12)
        == ["error", "warning", "note", "raised", "off"])
    #expect(try client.end() == 0)
  }
}
