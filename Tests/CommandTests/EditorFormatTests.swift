import Foundation
import LabelLint
import LabelLintProject
import Testing

@Suite("The language server in each format of Apple")
struct EditorFormatTests {
  /// An editor that has the files of an app open.
  private struct Session {
    let app: EditorFormatApp
    let folder: TemporaryFolder
    let client: EditorClient

    init(_ app: EditorFormatApp, _ capabilities: JSONValue = [:]) throws {
      self.app = app
      folder = try TemporaryFolder()
      for (path, text) in app.files { try folder.write(text, to: path) }
      client = try EditorClient(in: folder.url)
      try client.start(capabilities)
      for path in Set([app.source, app.german]) {
        try client.open(path)
        _ = try client.pull(path)
      }
    }

    /// Where a text of a file begins, some characters on.
    func place(of words: String, in path: String, plus offset: Int = 1) throws -> JSONValue {
      let text = try #require(app.files[path])
      let start = try #require(text.range(of: words)).lowerBound
      let line = text[..<start].split(separator: "\n", omittingEmptySubsequences: false)
      let column = line.last?.utf16.count ?? 0
      return ["line": .integer(line.count - 1), "character": .integer(column + offset)]
    }

    /// The answer to a request about a place.
    func ask(
      _ method: String, _ words: String, in path: String, plus offset: Int = 1
    ) throws -> JSONValue {
      try client.ask(
        "textDocument/\(method)",
        [
          "textDocument": ["uri": client.uri(path)],
          "position": try place(of: words, in: path, plus: offset),
        ])
    }

    /// The answer to a request about a whole file.
    func ask(_ method: String, of path: String) throws -> [JSONValue] {
      try client.ask("textDocument/\(method)", ["textDocument": ["uri": client.uri(path)]])
        .elements ?? []
    }

    /// The actions at a place.
    func actions(
      _ words: String, in path: String, plus offset: Int = 1, only: [String]? = nil
    ) throws -> [JSONValue] {
      let place = try place(of: words, in: path, plus: offset)
      var context: JSONValue = ["diagnostics": []]
      if let only { context = context.adding(["only": .texts(only)]) }
      return try client.ask(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": client.uri(path)],
          "range": ["start": place, "end": place], "context": context,
        ]
      ).elements ?? []
    }

    /// A range of a file in short: `path line:character-line:character`.
    func short(_ uri: String, _ range: JSONValue?) -> String {
      let path = FileURI.path(of: uri)?.dropFirst(folder.url.path.count + 1) ?? ""
      let ends = ["start", "end"].map { end in
        let place = range?[end]
        return "\(place?["line"]?.integer ?? -1):\(place?["character"]?.integer ?? -1)"
      }
      return "\(path) \(ends.joined(separator: "-"))"
    }

    /// Locations in short.
    func short(_ locations: JSONValue) -> [String] {
      locations.elements?.map { short($0["uri"]?.text ?? "", $0["range"]) } ?? []
    }

    /// The edits of an action, each with its range in short and its text.
    func edits(_ action: JSONValue?) -> [String] {
      guard case .object(let files)? = action?.at("edit", "changes") else { return [] }
      return files.flatMap { file in
        (file.value.elements ?? []).map {
          "\(short(file.name, $0["range"])) \($0["newText"]?.text ?? "")"
        }
      }
    }
  }

  private static func named(_ title: String, _ actions: [JSONValue]) -> JSONValue? {
    actions.first { $0["title"]?.text?.hasPrefix(title) ?? false }
  }

  @Test(
    "hover says how a text sounds, its translations and its uses", arguments: EditorFormatApp.all)
  func hover(_ app: EditorFormatApp) throws {
    let session = try Session(app, ["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])
    let answer = try session.ask("hover", app.words.emoji, in: app.german)
    let lines = answer.at("contents", "value")?.text?.split(separator: "\n").map(String.init) ?? []
    for line in app.hover { #expect(lines.contains(line), "\(line) is not in \(lines)") }
    // A key of a string catalog is that of the source.
    let key = try session.ask("hover", app.keys[0], in: app.source)
    #expect(key.at("contents", "value")?.text?.contains("VoiceOver: \u{1F3B5}") ?? false)
    #expect(
      key.at("range", "start") == (try session.place(of: app.keys[0], in: app.source, plus: 0)))
    #expect(try session.client.end() == 0)
  }

  @Test(
    "definition leads to the source, implementation to other locales, references to code",
    arguments: EditorFormatApp.all)
  func places(_ app: EditorFormatApp) throws {
    let session = try Session(app)
    #expect(
      session.short(try session.ask("definition", app.words.emoji, in: app.german)) == [
        app.definition
      ])
    #expect(
      session.short(try session.ask("implementation", app.words.emoji, in: app.german))
        == app.others)
    for (key, uses) in zip(app.keys, app.uses) {
      #expect(session.short(try session.ask("references", key, in: app.source)) == uses)
    }
    #expect(try session.client.end() == 0)
  }

  @Test("a key in code leads to its entry", arguments: EditorFormatApp.all)
  func code(_ app: EditorFormatApp) throws {
    let session = try Session(app)
    for (path, text) in app.files where path.hasPrefix("Player") {
      try session.client.open(path)
      for key in app.keys where text.contains(key) {
        let found = session.short(try session.ask("definition", key, in: path))
        let start = try session.place(of: key, in: app.source, plus: 0)
        let end = try session.place(of: key, in: app.source, plus: key.utf16.count)
        let entry = session.short(
          session.client.uri(app.source).text ?? "", ["start": start, "end": end])
        #expect(found == [entry], "\(key) in \(path)")
      }
    }
    #expect(try session.client.end() == 0)
  }

  @Test(
    "symbols are the keys with the source text, and a lens says what is missing",
    arguments: EditorFormatApp.all)
  func symbols(_ app: EditorFormatApp) throws {
    let tree: JSONValue = ["hierarchicalDocumentSymbolSupport": true]
    let session = try Session(app, ["textDocument": ["documentSymbol": tree]])
    let symbols = try session.ask("documentSymbol", of: app.source)
    #expect(
      symbols.map { "\($0["name"]?.text ?? "") \($0["detail"]?.text ?? "")" } == app.symbols)
    let lenses = try session.ask("codeLens", of: app.source)
    #expect(lenses.map { $0.at("command", "title")?.text } == ["missing in 1 locale: de"])
    #expect(
      lenses.first?.at("range", "start")
        == (try session.place(of: app.keys[1], in: app.source, plus: 0)))
    #expect(try session.client.end() == 0)
  }

  @Test("actions suggest, silence, add and fix, and write nothing", arguments: EditorFormatApp.all)
  func actions(_ app: EditorFormatApp) throws {
    let session = try Session(app)
    let before = try session.folder.contents()
    let actions = try session.actions(app.words.capitals, in: app.source)
    #expect(
      session.edits(Self.named("Silence all-caps", actions)) == [app.silencing].compactMap(\.self))
    #expect(session.edits(Self.named("Add the de entry", actions)) == [app.addition])
    #expect(Self.named("Write '", actions)?["isPreferred"] == false)
    let fixes = try session.actions(app.words.space, in: app.german, plus: app.words.space.count)
    #expect(session.edits(Self.named("Remove the space", fixes)) == [app.fix])
    #expect(Self.named("Remove the space", fixes)?["isPreferred"] == true)
    let all = try session.actions(app.words.space, in: app.german, only: ["source.fixAll"])
    #expect(all.map { $0["kind"]?.text } == ["source.fixAll.label-lint"])
    #expect(session.edits(all.first) == [app.fix])
    #expect(try session.folder.contents() == before)
    #expect(try session.client.end() == 0)
  }

  @Test("an action that is resolved later has the same edit", arguments: EditorFormatApp.all)
  func resolved(_ app: EditorFormatApp) throws {
    let resolving: JSONValue = ["codeAction": ["resolveSupport": ["properties": ["edit"]]]]
    let session = try Session(app, ["textDocument": resolving])
    let actions = try session.actions(app.words.capitals, in: app.source)
    for (title, edit) in [
      ("Silence all-caps", app.silencing), ("Add the de entry", app.addition),
    ] {
      let action = try #require(Self.named(title, actions))
      #expect(action["edit"] == nil)
      let answer = try session.client.ask("codeAction/resolve", action)
      #expect(session.edits(answer) == [edit].compactMap(\.self))
    }
    let fixAll = try #require(Self.named("Apply all safe fixes", actions))
    let nothing = try session.client.ask("codeAction/resolve", fixAll)
    #expect(session.edits(nothing) == (app.source == app.german ? [app.fix] : []))
    #expect(try session.client.end() == 0)
  }

  @Test(
    "an accepted finding goes into a new baseline with an open reason",
    arguments: EditorFormatApp.all)
  func accepted(_ app: EditorFormatApp) throws {
    let session = try Session(
      app,
      ["workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]]])
    let actions = try session.actions(app.words.capitals, in: app.source)
    let changes = Self.named("Accept this all-caps", actions)?.at("edit", "documentChanges")
    let (creation, edit) = (changes?.elements?.first, changes?.elements?.last)
    #expect(creation?["kind"] == "create")
    #expect(creation?["uri"] == session.client.uri(".label-lint-baseline.jsonl"))
    let text = edit?["edits"]?.elements?.first?["newText"]?.text ?? ""
    #expect(text.contains(#""state":"accepted","reason":"TODO: say why""#), "\(text)")
    try session.folder.write(text, to: ".label-lint-baseline.jsonl")
    try session.client.note(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": session.client.uri(".label-lint-baseline.jsonl"), "type": 1]]])
    let found = try session.client.pull(app.source).filter { $0["code"] == "all-caps" }
    #expect(found.map { $0["severity"] } == [4])
    #expect(found.first?["message"]?.text?.hasSuffix(" (known: TODO: say why)") ?? false)
    #expect(try session.client.end() == 0)
  }

  @Test(
    "what the baseline knows is a hint without actions, and what nobody needs has a tag",
    arguments: EditorFormatApp.all)
  func hints(_ app: EditorFormatApp) throws {
    let tags: JSONValue = ["publishDiagnostics": ["tagSupport": ["valueSet": [1]]]]
    let session = try Session(app, ["textDocument": tags])
    let fresh = try session.client.pull(app.german)
    #expect(
      fresh.filter { $0["tags"] == [1] }.map(EditorClient.short) == [app.unneeded], "\(fresh)")
    #expect(!fresh.contains { $0["severity"] == 4 })
    #expect(try session.folder.run("baseline", "create").status == 0)
    try session.client.note(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": session.client.uri(".label-lint-baseline.jsonl"), "type": 1]]])
    let known = try session.client.pull(app.german)
    #expect(known.map(EditorClient.short) == fresh.map(EditorClient.short))
    #expect(known.allSatisfy { $0["severity"] == 4 }, "\(known)")
    #expect(known.allSatisfy { $0["message"]?.text?.hasSuffix(" (known)") ?? false })
    let actions = try session.actions(app.words.space, in: app.german, plus: app.words.space.count)
    #expect(Self.named("Remove the space", actions) == nil)
    #expect(try session.client.end() == 0)
  }
}
