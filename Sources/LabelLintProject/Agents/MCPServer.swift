import LabelLint

/// Answers the messages of the Model Context Protocol, a line each.
///
/// It speaks the versions with a handshake and the stateless one over one connection: a request that names its version
/// by itself is of the latter. It asks clients for nothing and sends nothing by itself.
package struct MCPServer {
  private var project: AgentProject
  /// The version that the handshake came to; nil before it.
  private var version: String?

  /// A server for a project.
  package init(_ project: AgentProject) { self.project = project }

  /// Most bytes of a message.
  package static let longestMessage = 4 << 20

  /// Answers some messages that came together, in their order.
  ///
  /// - Parameters:
  ///   - frames: The messages. What one of them cancels is not begun.
  ///   - write: Takes each answer, a line with its end.
  package mutating func answer(_ frames: [MessageFraming.Frame], _ write: ([UInt8]) -> Void) {
    let values = frames.map { frame -> Result<JSONValue, RPCError> in
      switch frame {
      case .message(let bytes): Result { () throws(RPCError) in try RPCMessage.value(bytes) }
      case .fault(let reason), .lost(let reason): .failure(.invalidRequest(reason))
      }
    }
    let cancelled = Self.cancelled(values)
    for value in values {
      let answer =
        switch value {
        case .success(let value): answer(value, cancelled)
        case .failure(let error): RPCMessage.refusal(nil, error)
        }
      if let answer { write(MessageFraming.framed(answer.bytes, as: .lines)) }
    }
  }

  /// The requests that some messages cancel.
  private static func cancelled(
    _ values: [Result<JSONValue, RPCError>]
  ) -> Set<RPCIdentifier> {
    var ids: Set<RPCIdentifier> = []
    for case .success(let value) in values {
      if case .notification("notifications/cancelled", let params)? = try? RPCMessage(value),
        let id = RPCIdentifier(params["requestId"])
      {
        ids.insert(id)
      }
    }
    return ids
  }

  // MARK: Messages

  /// The answer to a message, or to several that came as one; nil where nothing is answered.
  private mutating func answer(
    _ value: JSONValue, _ cancelled: Set<RPCIdentifier>
  ) -> JSONValue? {
    guard case .array(let elements) = value else { return answer(one: value, cancelled) }
    guard version == MCPVersion.withBatches, !elements.isEmpty else {
      return RPCMessage.refusal(nil, .invalidRequest("several messages come a line each"))
    }
    var answers: [JSONValue] = []
    for element in elements {
      if let answer = answer(one: element, cancelled) { answers.append(answer) }
    }
    return answers.isEmpty ? nil : .array(answers)
  }

  /// The answer to a request.
  ///
  /// A notification is never answered, even if it makes no sense.
  private mutating func answer(
    one value: JSONValue, _ cancelled: Set<RPCIdentifier>
  ) -> JSONValue? {
    let message: RPCMessage
    do throws(RPCMessage.Fault) {
      message = try RPCMessage(value)
    } catch {
      return RPCMessage.refusal(error.id, error.error)
    }
    guard case .request(let id, let method, let params) = message, !cancelled.contains(id) else {
      return nil
    }
    do throws(RPCError) {
      return RPCMessage.answer(id, try result(of: method, params == .null ? [:] : params))
    } catch {
      return RPCMessage.refusal(id, error)
    }
  }

  private mutating func result(
    of method: String, _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    guard case .object = params else { throw .invalidRequest("'params' must be an object") }
    // The versions without a handshake say in each request what a handshake said before.
    if let named = params.at("_meta", "io.modelcontextprotocol/protocolVersion") {
      guard let version = named.text else {
        throw .invalidParameters("the protocol version must be a string")
      }
      guard version == MCPVersion.stateless else { throw .version(version) }
      guard case .object? = params.at("_meta", "io.modelcontextprotocol/clientCapabilities") else {
        throw .invalidParameters(
          "'_meta' lacks an object 'io.modelcontextprotocol/clientCapabilities'")
      }
      return try statelessResult(of: method, params)
    }
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return [:]
    case _ where version == nil:
      throw .invalidParameters(
        "begin with 'initialize', or name the protocol version in '_meta' of every request")
    case "tools/list": return .object(["tools": tools])
    case "tools/call": return try call(params)
    default: throw .unknownMethod(method)
    }
  }

  // MARK: Lifecycles

  private mutating func initialize(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let wanted = params["protocolVersion"]?.text else {
      throw .invalidParameters("'protocolVersion' is missing")
    }
    let known = MCPVersion.withHandshake
    let chosen = known.contains(wanted) ? wanted : known[0]
    version = chosen
    return .object([
      "protocolVersion": .string(chosen), "capabilities": Self.capabilities,
      "serverInfo": Self.information, "instructions": .string(MCPTools.instructions),
    ])
  }

  private mutating func statelessResult(
    of method: String, _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    // The list and what the server can do stay the same as long as it runs.
    let cached: KeyValuePairs<String, JSONValue> = [
      "ttlMs": .integer(3_600_000), "cacheScope": .string("private"),
    ]
    let result: JSONValue =
      switch method {
      case "server/discover":
        JSONValue.object([
          "supportedVersions": .texts(MCPVersion.all), "capabilities": Self.capabilities,
          "instructions": .string(MCPTools.instructions),
        ]).adding(cached)
      case "tools/list": JSONValue.object(["tools": tools]).adding(cached)
      case "tools/call": try call(params)
      default: throw .unknownMethod(method)
      }
    return result.adding([
      "resultType": .string("complete"),
      "_meta": .object(["io.modelcontextprotocol/serverInfo": Self.information]),
    ])
  }

  private static let capabilities: JSONValue = .object([
    "tools": .object(["listChanged": .boolean(false)])
  ])

  private static let information: JSONValue = .object([
    "name": .string("label-lint"), "title": .string("label-lint"),
    "version": .string(ToolVersion.number),
  ])

  // MARK: Tools

  private var tools: JSONValue {
    .array(MCPTools.all.filter { !project.isReadOnly || $0["name"]?.text != "apply" })
  }

  private mutating func call(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let name = params["name"]?.text else {
      throw .invalidParameters("'name' is missing")
    }
    let arguments = params["arguments"] ?? [:]
    guard case .object = arguments else {
      throw .invalidParameters("'arguments' must be an object")
    }
    do throws(AgentRefusal) {
      switch name {
      case "context": return Self.result(try project.context(arguments))
      case "propose": return Self.result(try project.propose(arguments))
      case "apply" where !project.isReadOnly:
        let (record, isWritten) = try project.apply(arguments)
        return Self.result(record, isError: !isWritten)
      case "next": return Self.result(try project.next(arguments))
      case "coverage": return Self.result(try project.coverage(arguments))
      case "explain": return Self.result(try project.explain(arguments))
      default: break
      }
    } catch {
      return .object([
        "content": .array([Self.text(error.description)]), "isError": .boolean(true),
      ])
    }
    throw .invalidParameters("no tool is called '\(VisibleText.escaped(name))'")
  }

  private static func result(_ record: JSONValue, isError: Bool = false) -> JSONValue {
    .object([
      "content": .array([text(String(decoding: record.bytes, as: UTF8.self))]),
      "structuredContent": record, "isError": .boolean(isError),
    ])
  }

  private static func text(_ text: String) -> JSONValue {
    .object(["type": .string("text"), "text": .string(text)])
  }
}
