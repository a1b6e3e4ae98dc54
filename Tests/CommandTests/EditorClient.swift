import Foundation
import LabelLint
import LabelLintProject

/// An editor that speaks to the built `label-lint lsp`.
final class EditorClient {
  /// The process.
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var framing = MessageFraming(.headers)
  private var asked = 0
  /// Notifications and requests of the server that nobody has looked at.
  private(set) var notes: [JSONValue] = []
  private let folder: URL

  /// What goes wrong between the two.
  enum Failure: Error {
    /// The server is gone.
    case gone
    /// What came is no message.
    case noMessage(String)
  }

  /// Starts the server in a folder.
  init(in folder: URL) throws {
    self.folder = folder
    process.executableURL = URL(filePath: BuiltCommand.path)
    process.arguments = ["lsp"]
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Shakes hands with a server that has the folder open.
  ///
  /// - Returns: The answer to `initialize`.
  @discardableResult
  func start(_ capabilities: JSONValue = [:]) throws -> JSONValue {
    let answer = try ask(
      "initialize",
      [
        "processId": .null, "rootUri": .string(FileURI.uri(of: folder.path)),
        "capabilities": capabilities,
      ])
    try note("initialized", [:])
    return answer
  }

  /// Says goodbye; the exit code of the server.
  func end() throws -> Int32 {
    _ = try ask("shutdown", .null)
    try note("exit", .null)
    return try wait()
  }

  /// Closes the streams, as an editor that crashes does; the exit code of the server.
  func hangUp() throws -> Int32 {
    try input.fileHandleForWriting.close()
    return try wait()
  }

  /// The exit code of the server, once it ends by itself.
  func wait() throws -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// The address of a file of the folder.
  func uri(_ path: String) -> JSONValue {
    .string(FileURI.uri(of: folder.appending(path: path).path))
  }

  // MARK: Messages

  /// Sends bytes as they are.
  func send(raw bytes: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(bytes.utf8))
  }

  /// Sends a message.
  func send(_ message: JSONValue) throws {
    try input.fileHandleForWriting.write(
      contentsOf: Data(MessageFraming.framed(message.bytes, as: .headers)))
  }

  /// Tells the server something.
  func note(_ method: String, _ params: JSONValue) throws {
    try send(RPCMessage.note(method, params))
  }

  /// Asks the server something, and waits for the answer.
  func ask(_ method: String, _ params: JSONValue) throws -> JSONValue {
    asked += 1
    try send(RPCMessage.ask(.number(asked), method, params))
    return try answer(to: .number(asked))
  }

  /// The answer to a request: its result, or the whole message of a refusal.
  func answer(to id: RPCIdentifier) throws -> JSONValue {
    while true {
      let message = try next()
      if message["method"] != nil {
        notes.append(message)
      } else if RPCIdentifier(message["id"]) == id {
        return message["result"] ?? message
      } else {
        throw Failure.noMessage("\(message)")
      }
    }
  }

  /// The next message of the server.
  func next() throws -> JSONValue {
    while true {
      switch framing.next() {
      case .message(let bytes)?: return try JSONValue(bytes.span)
      case .fault(let reason)?, .lost(let reason)?: throw Failure.noMessage(reason)
      case nil:
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { throw Failure.gone }
        framing.take(Array(data))
      }
    }
  }

  /// The next diagnostics that the server sends of a file, at a version.
  func diagnostics(_ path: String, version: Int) throws -> [JSONValue] {
    while true {
      let message: JSONValue
      if notes.isEmpty { message = try next() } else { message = notes.removeFirst() }
      guard message["method"] == "textDocument/publishDiagnostics",
        message.at("params", "uri") == uri(path),
        message.at("params", "version") == .integer(version)
      else { continue }
      return message.at("params", "diagnostics")?.elements ?? []
    }
  }

  /// Opens a file with the text that it has on disk, or another one.
  func open(_ path: String, _ text: String? = nil) throws {
    let text = try text ?? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    try note(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(path), "languageId": "x", "version": 1, "text": .string(text),
        ]
      ])
  }

  /// Changes an open file.
  func change(_ path: String, version: Int, _ changes: [JSONValue]) throws {
    try note(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(path), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  /// The diagnostics that the server gives when it is asked.
  func pull(_ path: String) throws -> [JSONValue] {
    try ask("textDocument/diagnostic", ["textDocument": ["uri": uri(path)]])["items"]?.elements
      ?? []
  }

  /// A change of a range.
  static func edit(
    _ from: (line: Int, character: Int), _ to: (line: Int, character: Int), _ text: String
  ) -> JSONValue {
    [
      "range": [
        "start": TextPosition(line: from.line, character: from.character).json,
        "end": TextPosition(line: to.line, character: to.character).json,
      ], "text": .string(text),
    ]
  }

  /// A diagnostic in short: `line:start-end rule`, all from 0.
  static func short(_ diagnostic: JSONValue) -> String {
    let (start, end) = (diagnostic.at("range", "start"), diagnostic.at("range", "end"))
    let line = start?["line"]?.integer ?? -1
    let columns =
      "\(start?["character"]?.integer ?? -1)-\(end?["character"]?.integer ?? -1)"
    return "\(line):\(columns) \(diagnostic["code"]?.text ?? "")"
  }
}
