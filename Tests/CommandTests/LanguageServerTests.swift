import Foundation
import LabelLint
import LabelLintProject
import Testing

@Suite("The language server")
struct LanguageServerTests {
  private static let source = "res/values/strings.xml"

  private static func folder(_ lines: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n" + lines.map { "    \($0)\n" }.joined() + "</resources>\n", to: source)
    return folder
  }

  /// The error code of a refusal.
  private static func code(_ answer: JSONValue) -> Int? { answer.at("error", "code")?.integer }

  @Test("has a life from initialize to exit")
  func lifecycle() throws {
    let folder = try Self.folder("<string name=\"cd_play\">Play</string>")
    let client = try EditorClient(in: folder.url)
    #expect(Self.code(try client.ask("textDocument/hover", [:])) == -32002)
    let answer = try client.start()
    #expect(answer.at("capabilities", "positionEncoding") == "utf-16")
    #expect(answer.at("capabilities", "textDocumentSync", "change") == 2)
    #expect(Self.code(try client.ask("initialize", [:])) == -32600)
    #expect(Self.code(try client.ask("no/method", [:])) == -32601)
    #expect(Self.code(try client.ask("textDocument/diagnostic", [:])) == -32602)
    #expect(try client.ask("shutdown", .null) == .null)
    #expect(Self.code(try client.ask("textDocument/diagnostic", [:])) == -32600)
    try client.note("exit", .null)
    #expect(try client.wait() == 0)
  }

  @Test("ends when the editor is gone, and with a fault when it leaves without a word")
  func hangUp() throws {
    let folder = try Self.folder()
    #expect(try EditorClient(in: folder.url).hangUp() == 0)
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.note("exit", .null)
    #expect(try client.wait() == 1)
  }

  @Test("answers what is no message with the error of the protocol, and goes on")
  func malformed() throws {
    let folder = try Self.folder()
    let client = try EditorClient(in: folder.url)
    let cases: [(String, Int)] = [
      ("{\"jsonrpc\":", -32700), ("[]", -32600), ("{\"id\":1}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"method\":5,\"id\":1}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"method\":\"x\",\"id\":{}}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"method\":\"x\",\"id\":1,\"params\":2}", -32600),
    ]
    for (body, code) in cases {
      try client.send(raw: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      #expect(Self.code(try client.next()) == code, "\(body)")
    }
    try client.send(raw: "Content-Type: x\r\n\r\n")
    #expect(Self.code(try client.next()) == -32700)
    try client.start()
    #expect(try client.end() == 0)
  }

  @Test("does not begin a request that is cancelled in the same breath")
  func cancelled() throws {
    let folder = try Self.folder()
    let client = try EditorClient(in: folder.url)
    try client.start()
    let messages = [
      RPCMessage.ask(.text("a"), "workspace/diagnostic", ["previousResultIds": []]),
      RPCMessage.note("$/cancelRequest", ["id": "a"]),
    ]
    try client.send(
      raw: messages.map {
        String(decoding: MessageFraming.framed($0.bytes, as: .headers), as: UTF8.self)
      }.joined())
    #expect(Self.code(try client.next()) == -32800)
    #expect(try client.end() == 0)
  }

  @Test("counts columns behind emoji and Arabic in the unit of the editor")
  func positions() throws {
    let folder = try Self.folder(
      "<string name=\"cd_a\">\u{1F600} SAVE ALL</string>",
      "<string name=\"cd_b\">\u{0645}\u{0631}\u{062D}\u{0628}\u{0627} \u{1F600}</string>")
    for (encoding, places) in [
      ("utf-16", ["1:24-26 unspeakable-text", "1:27-35 all-caps", "2:30-32 unspeakable-text"]),
      ("utf-8", ["1:24-28 unspeakable-text", "1:29-37 all-caps", "2:35-39 unspeakable-text"]),
    ] {
      let client = try EditorClient(in: folder.url)
      try client.start(["general": ["positionEncodings": [.string(encoding)]]])
      try client.open(Self.source)
      let found = try client.pull(Self.source).map(EditorClient.short)
      for place in places { #expect(found.contains(place), "\(found)") }
      #expect(try client.end() == 0)
    }
  }

  @Test("says what changed at once, and then what a whole check says")
  func changes() throws {
    let folder = try Self.folder(
      "<string name=\"cd_face\">\u{1F600}</string><string name=\"cd_loud\">SHUFFLE ALL</string>")
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open(Self.source)
    let before = try client.diagnostics(Self.source, version: 1).map(EditorClient.short)
    #expect(before.contains("1:61-72 all-caps"), "\(before)")
    try client.change(
      Self.source, version: 2, [EditorClient.edit((1, 61), (1, 72), "Shuffle all")])
    for _ in 1...2 {
      let after = try client.diagnostics(Self.source, version: 2).map(EditorClient.short)
      #expect(!after.contains { $0.hasSuffix("all-caps") }, "\(after)")
    }
    #expect(try client.end() == 0)
  }

  @Test("keeps the last findings outside of what is half typed")
  func halfTyped() throws {
    let folder = try Self.folder(
      "<string name=\"cd_loud\">SHUFFLE ALL</string>", "<string name=\"cd_ok\">Play</string>")
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open(Self.source)
    _ = try client.diagnostics(Self.source, version: 1)
    try client.change(Self.source, version: 2, [EditorClient.edit((0, 11), (0, 11), "\n<str")])
    let found = try client.diagnostics(Self.source, version: 2).map(EditorClient.short)
    #expect(found.contains("2:27-38 all-caps"), "\(found)")
    #expect(found.contains { $0.hasSuffix("unreadable-catalog") }, "\(found)")
    #expect(try client.end() == 0)
  }

  @Test("judges an unsaved text beside the unsaved texts of other locales, and writes nothing")
  func unsaved() throws {
    let folder = try Self.folder("<string name=\"cd_play\">Play</string>")
    try folder.write("<resources>\n</resources>\n", to: "res/values-de/strings.xml")
    let before = try folder.contents()
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open(Self.source)
    #expect(
      try client.pull(Self.source).contains { $0["code"] == "missing-translation" })
    try client.open(
      "res/values-de/strings.xml",
      "<resources>\n<string name=\"cd_play\">Abspielen</string>\n</resources>\n")
    #expect(
      try client.pull(Self.source).contains { $0["code"] == "missing-translation" } == false)
    #expect(try client.end() == 0)
    #expect(try folder.contents() == before)
  }

  @Test(
    "reads the folders of other locales beside the one that an editor opens, and names the locale")
  func folderOfOneLocale() throws {
    let folder = try Self.folder("<string name=\"cd_play\">Play</string>")
    try folder.write("<resources>\n</resources>\n", to: "res/values-de/strings.xml")
    let client = try EditorClient(in: folder.url.appending(path: "res/values"))
    try client.start()
    try client.open("strings.xml")
    #expect(
      try client.pull("strings.xml").map { $0["message"] }
        == [
          "de: 'Play' is not translated, so users get English",
          "no label names the opposite of 'Play', such as 'pause'; if the control toggles, add the text of its other state",
        ])
    #expect(try client.end() == 0)
  }

  @Test("keeps the places of a text whose lines end with CR and LF")
  func lineEnds() throws {
    let folder = try Self.folder()
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open(
      Self.source,
      "<resources>\r\n<string name=\"cd_a\">SAVE ALL</string>\r\n"
        + "</resources>\r\n")
    try client.change(Self.source, version: 2, [EditorClient.edit((1, 99), (2, 0), "\r")])
    try client.change(Self.source, version: 3, [EditorClient.edit((2, 0), (2, 0), "\n\n")])
    try client.change(Self.source, version: 4, [EditorClient.edit((1, 20), (1, 20), "\u{1F600} ")])
    #expect(
      try client.pull(Self.source).map(EditorClient.short)
        == ["1:20-22 unspeakable-text", "1:23-31 all-caps"])
    #expect(try client.end() == 0)
  }

  @Test("says what is wrong in a configuration, and checks by it once it is saved")
  func settings() throws {
    let folder = try Self.folder("<string name=\"cd_loud\">SHUFFLE ALL</string>")
    try folder.write("version: 1\n", to: ".label-lint.yml")
    let client = try EditorClient(in: folder.url)
    try client.start()
    try client.open(Self.source)
    #expect(try client.pull(Self.source).contains { $0["code"] == "all-caps" })
    try client.open(".label-lint.yml", "version: 1\nrulez: {}\n")
    let found = try client.pull(".label-lint.yml")
    #expect(found.map(EditorClient.short) == ["1:0-9 configuration"])
    try folder.write("version: 1\nrules: {all-caps: off}\n", to: ".label-lint.yml")
    try client.note(
      "textDocument/didSave", ["textDocument": ["uri": client.uri(".label-lint.yml")]])
    #expect(try client.pull(Self.source).contains { $0["code"] == "all-caps" } == false)
    #expect(try client.end() == 0)
  }
}
