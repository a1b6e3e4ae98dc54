import LabelLint

/// An error of JSON-RPC.
struct MCPError: Error {
  /// The protocol's number.
  let code: Int
  /// What is wrong.
  let message: String
  /// What else a program may want to know; nil for nothing.
  var data: JSONValue?

  /// The line is no JSON.
  static func unreadable(_ problem: String) -> MCPError {
    MCPError(code: -32700, message: "Parse error: \(problem)")
  }

  /// It is JSON, yet no message.
  static func invalidRequest(_ problem: String) -> MCPError {
    MCPError(code: -32600, message: "Invalid request: \(problem)")
  }

  /// No method has this name.
  static func unknownMethod(_ name: String) -> MCPError {
    MCPError(code: -32601, message: "Method not found: \(VisibleText.escaped(name))")
  }

  /// The parameters are not those of the method.
  static func invalidParameters(_ problem: String) -> MCPError {
    MCPError(code: -32602, message: "Invalid params: \(problem)")
  }

  /// The protocol version is none that this server speaks.
  static func version(_ requested: String) -> MCPError {
    MCPError(
      code: -32022, message: "Unsupported protocol version",
      data: .object([
        "supported": .texts(MCPVersion.all), "requested": .string(requested),
      ]))
  }

  /// The error as a member of an answer.
  var record: JSONValue {
    let record: JSONValue = .object(["code": .integer(code), "message": .string(message)])
    return data.map { record.adding(["data": $0]) } ?? record
  }
}

/// The versions of the Model Context Protocol that the server speaks.
package enum MCPVersion {
  /// The version in which every request says by itself what a handshake said before.
  package static let stateless = "2026-07-28"
  /// Those that begin with `initialize`, the newest first.
  package static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// All of them, the newest first.
  package static let all = [stateless] + withHandshake
  /// The one in which several messages may come as an array.
  static let withBatches = "2025-03-26"
}

/// A message of a client.
struct MCPMessage {
  /// The id of a request, a string or a whole number; nil for a notification.
  let id: JSONValue?
  /// The method.
  let method: String
  /// Its parameters; an empty object where there are none.
  let parameters: JSONValue

  /// Reads a message.
  ///
  /// - Returns: The message; nil for the answer to a question, of which this server has none.
  /// - Throws: Why it is none.
  static func read(_ value: JSONValue) throws(MCPError) -> MCPMessage? {
    guard case .object = value else { throw .invalidRequest("a message is an object") }
    guard value["jsonrpc"]?.text == "2.0" else {
      throw .invalidRequest("'jsonrpc' must be \"2.0\"")
    }
    guard let name = value["method"] else {
      if value["result"] != nil || value["error"] != nil { return nil }
      throw .invalidRequest("'method' is missing")
    }
    guard let method = name.text else { throw .invalidRequest("'method' must be a string") }
    let id = value["id"]
    switch id {
    case nil, .string, .integer: break
    default: throw .invalidRequest("'id' must be a string or a whole number")
    }
    let parameters = value["params"] ?? .object([JSONValue.Member]())
    guard case .object = parameters else {
      throw .invalidRequest("'params' must be an object")
    }
    return MCPMessage(id: id, method: method, parameters: parameters)
  }

  /// The id of a message that may be no valid one; null where none can be told.
  static func id(of value: JSONValue) -> JSONValue {
    switch value["id"] {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    default: .null
    }
  }

  /// The id of the request that a message cancels; nil for every other message.
  var cancelledRequest: JSONValue? {
    method == "notifications/cancelled" ? parameters["requestId"] : nil
  }

  /// The version that the request itself names; nil for one of the versions with a handshake.
  var version: JSONValue? {
    parameters["_meta"]?["io.modelcontextprotocol/protocolVersion"]
  }

  /// What the client says it can do, in the request itself.
  var capabilities: JSONValue? {
    parameters["_meta"]?["io.modelcontextprotocol/clientCapabilities"]
  }
}
