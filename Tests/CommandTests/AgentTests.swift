import Foundation
import Testing

/// `label-lint mcp`, over its standard streams.
@Suite("Agents")
struct AgentTests {
  private static let source = """
    <resources>
      <string name="cd_play">Play the next song</string>
      <string name="hello">Hello %1$s, welcome back</string>
      <plurals name="songs">
        <item quantity="one">%d song</item>
        <item quantity="other">%d songs</item>
      </plurals>
      <string name="bold">Read the <b>whole</b> page</string>
    </resources>

    """
  private static let german = """
    <resources>
      <string name="cd_play">Spiele das nächste Lied</string>
    </resources>

    """

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "app/res/values/strings.xml")
    try folder.write(german, to: "app/res/values-de/strings.xml")
    return folder
  }

  /// Sends lines, and gives back the lines of the answers.
  private static func answers(
    _ lines: [String], in folder: TemporaryFolder, _ options: String = ""
  ) throws -> [String] {
    try folder.write(lines.joined(separator: "\n") + "\n", to: "in.jsonl")
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "exec \"$LABEL_LINT\" mcp --isolated --root app \(options) app < in.jsonl")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.error.isEmpty)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  /// A call of a tool that needs no handshake.
  private static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\",\"params\":{\"name\":\"\(tool)\","
      + "\"arguments\":{\(arguments)},\(meta)}}"
  }

  /// The result of an answer.
  private static func result(_ line: String) throws -> [String: Any] {
    let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(answer?["result"] as? [String: Any], "\(line)")
  }

  /// The structured result of an answer.
  private static func record(_ line: String) throws -> [String: Any] {
    try #require(try result(line)["structuredContent"] as? [String: Any], "\(line)")
  }

  @Test("messages that are none get the protocol's errors, and notifications nothing")
  func errors() throws {
    let lines = try Self.answers(
      [
        "nonsense", "[]", "7", #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
        #"{"jsonrpc":"2.0","id":"p","method":"ping"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","id":3,"result":{}}"#,
        #"{"jsonrpc":"2.0","id":4,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"resources/list"}"#,
        #"{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"delete"}}"#,
        #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#,
      ], in: Self.project())
    let codes = try lines.map { line -> String in
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let error = answer?["error"] as? [String: Any]
      let result = answer?["result"] as? [String: Any]
      return "\(answer?["id"] ?? "none") \(error?["code"] ?? result?["protocolVersion"] ?? "ok")"
    }
    #expect(
      codes == [
        "<null> -32700", "<null> -32600", "<null> -32600", "1 -32600", "<null> -32600",
        "2 -32602", "p ok", "4 2025-11-25", "5 -32601", "6 -32602",
      ])
  }

  @Test("a request without a handshake names its version")
  func stateless() throws {
    let discover =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{META}}"
    let lines = try Self.answers(
      [
        discover.replacingOccurrences(of: "META", with: Self.meta),
        discover.replacingOccurrences(of: "META", with: Self.meta)
          .replacingOccurrences(of: "2026-07-28", with: "2030-01-01"),
      ], in: Self.project())
    #expect(lines.count == 2)
    let found = try Self.result(lines[0])
    #expect(found["resultType"] as? String == "complete")
    let versions = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    #expect(found["supportedVersions"] as? [String] == versions)
    #expect(lines[1].contains("\"code\":-32022"))
  }

  @Test("only sound texts are written, and only their bytes change")
  func writing() throws {
    let folder = try Self.project()
    let lines = try Self.answers(
      [
        Self.call(1, "next", "\"locale\":\"de\",\"reasons\":[\"missing\"]"),
        Self.call(2, "propose", "\"key\":\"hello\",\"locale\":\"de\",\"text\":\"Hallo\""),
        Self.call(3, "apply", "\"key\":\"hello\",\"locale\":\"de\",\"text\":\"Hallo\""),
        Self.call(
          4, "apply",
          "\"key\":\"hello\",\"locale\":\"de\",\"text\":\"Hallo %1$s, da bist du ja\""),
        Self.call(
          5, "apply",
          "\"key\":\"songs\",\"locale\":\"de\",\"forms\":{\"one\":\"%d Lied\"}"),
        Self.call(
          6, "apply",
          "\"key\":\"songs\",\"locale\":\"de\","
            + "\"forms\":{\"one\":\"%d Lied\",\"other\":\"%d Lieder\"}"),
        Self.call(
          7, "apply",
          "\"key\":\"cd_play\",\"locale\":\"de\",\"text\":\"Nächstes Lied spielen\","
            + "\"expected\":\"Etwas anderes\""),
        Self.call(8, "propose", "\"key\":\"gone\",\"locale\":\"de\",\"text\":\"Weg\""),
        Self.call(9, "context", "\"key\":\"bold\",\"locale\":\"de\""),
      ], in: folder)
    #expect(lines.count == 9)
    let items = try Self.record(lines[0])["items"] as? [[String: Any]]
    #expect(items?.compactMap { $0["key"] as? String } == ["hello", "songs", "bold"])
    let judged = try Self.record(lines[1])
    #expect(judged["sound"] as? Bool == false)
    let rules = (judged["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
    #expect(rules == ["placeholder-mismatch"])
    let applied = try lines[2...6].map { try Self.record($0)["applied"] as? Bool }
    #expect(applied == [false, true, false, true, false])
    #expect(try Self.result(lines[7])["isError"] as? Bool == true)
    let source = try Self.record(lines[8])["source"] as? [[String: Any]]
    #expect(source?.compactMap { $0["text"] as? String } == ["Read the <b>whole</b> page"])
    #expect(
      try folder.text(of: "app/res/values-de/strings.xml") == """
        <resources>
          <string name="cd_play">Spiele das nächste Lied</string>
          <string name="hello">Hallo %1$s, da bist du ja</string>
          <plurals name="songs">
            <item quantity="one">%d Lied</item>
            <item quantity="other">%d Lieder</item>
          </plurals>
        </resources>

        """)
    #expect(try folder.text(of: "app/res/values/strings.xml") == Self.source)
  }

  @Test("with --read-only, no tool writes")
  func readOnly() throws {
    let folder = try Self.project()
    let list = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\(Self.meta)}}"
    let apply = Self.call(
      2, "apply", "\"key\":\"hello\",\"locale\":\"de\",\"text\":\"Hallo %1$s, da bist du ja\"")
    let lines = try Self.answers([list, apply], in: folder, "--read-only")
    #expect(lines.count == 2)
    let tools = try Self.result(lines[0])["tools"] as? [[String: Any]]
    let names = tools?.compactMap { $0["name"] as? String }
    #expect(names == ["next", "context", "propose", "coverage", "explain"])
    #expect(lines[1].contains("\"code\":-32602"))
    #expect(try folder.text(of: "app/res/values-de/strings.xml") == Self.german)
  }

  @Test("a link out of the project is not written through")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "app/res/values/strings.xml")
    try folder.write(Self.german, to: "outside.xml")
    try folder.link("app/res/values-de/strings.xml", to: "../../../outside.xml")
    let lines = try Self.answers(
      [
        Self.call(
          1, "apply",
          "\"key\":\"cd_play\",\"locale\":\"de\",\"text\":\"Nächstes Lied spielen\"")
      ], in: folder)
    #expect(lines.count == 1)
    #expect(try Self.result(lines.first ?? "")["isError"] as? Bool == true)
    #expect(try folder.text(of: "outside.xml") == Self.german)
  }

  @Test(
    "a scripted client translates 200 keys of an app; 60 with a problem are refused",
    .overShared, arguments: ["auto", "legacy"])
  func translates(mode: String) throws {
    guard let shared = Checkout.shared, let python = Python.withPackages("mcp") else { return }
    let script = Checkout.top.appending(path: ".ci/mcp/translate").path
    let texts = shared.appending(path: "corpus/LineageOS+android_packages_apps_Gallery2/res").path
    let outcome = try BuiltCommand(folder: FileManager.default.temporaryDirectory).run(
      program: python, [script, BuiltCommand.path, texts, "de", "--mode", mode])
    #expect(outcome.status == 0, "\(outcome)")
  }
}
