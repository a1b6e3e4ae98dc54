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

  /// Answers some lines that came together, in their order.
  ///
  /// - Parameters:
  ///   - lines: The lines. What one of them cancels is not begun.
  ///   - write: Takes each answer, a line with its end.
  package mutating func answer(_ lines: [InputLines.Line], _ write: ([UInt8]) -> Void) {
    let values = lines.map { line -> Result<JSONValue, MCPError>? in
      switch line {
      case .tooLong:
        return .failure(.invalidRequest("a message has at most \(InputLines.longest) bytes"))
      case .bytes(let bytes):
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
        return Self.value(bytes)
      }
    }
    let cancelled = Self.cancelled(values)
    for value in values.compactMap(\.self) {
      let answer =
        switch value {
        case .success(let value): answer(value, cancelled)
        case .failure(let error): Self.answer(error, to: .null)
        }
      if let answer { write(answer.bytes + [0x0A]) }
    }
  }

  private static func value(_ bytes: [UInt8]) -> Result<JSONValue, MCPError> {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return .failure(.unreadable("the line is not UTF-8"))
    }
    do throws(JSONProblem) {
      return .success(try JSONValue(bytes.span))
    } catch {
      return .failure(.unreadable("\(error.message) at byte \(error.offset)"))
    }
  }

  /// The ids of the requests that some messages cancel.
  private static func cancelled(_ values: [Result<JSONValue, MCPError>?]) -> Set<JSONValue> {
    var ids: Set<JSONValue> = []
    for case .success(let value)? in values {
      let message = try? MCPMessage.read(value)
      if let id = message?.cancelledRequest { ids.insert(id) }
    }
    return ids
  }

  // MARK: Messages

  /// The answer to a message, or to several that came as one; nil where nothing is answered.
  private mutating func answer(_ value: JSONValue, _ cancelled: Set<JSONValue>) -> JSONValue? {
    guard case .array(let elements) = value else { return answer(one: value, cancelled) }
    guard version == MCPVersion.withBatches, !elements.isEmpty else {
      return Self.answer(.invalidRequest("several messages come a line each"), to: .null)
    }
    var answers: [JSONValue] = []
    for element in elements {
      if let answer = answer(one: element, cancelled) { answers.append(answer) }
    }
    return answers.isEmpty ? nil : .array(answers)
  }

  private mutating func answer(one value: JSONValue, _ cancelled: Set<JSONValue>) -> JSONValue? {
    let id: JSONValue
    do throws(MCPError) {
      guard let message = try MCPMessage.read(value) else { return nil }
      // A notification is never answered, even if it makes no sense.
      guard let own = message.id else { return nil }
      if cancelled.contains(own) { return nil }
      id = own
      let result = try result(of: message)
      return .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
    } catch {
      return Self.answer(error, to: MCPMessage.id(of: value))
    }
  }

  private static func answer(_ error: MCPError, to id: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "id": id, "error": error.record])
  }

  private mutating func result(of message: MCPMessage) throws(MCPError) -> JSONValue {
    if let named = message.version {
      guard let version = named.text else {
        throw .invalidParameters("the protocol version must be a string")
      }
      guard version == MCPVersion.stateless else { throw .version(version) }
      guard case .object? = message.capabilities else {
        throw .invalidParameters(
          "'_meta' lacks an object 'io.modelcontextprotocol/clientCapabilities'")
      }
      return try statelessResult(of: message)
    }
    switch message.method {
    case "initialize": return try initialize(message)
    case "ping": return .object([JSONValue.Member]())
    case _ where version == nil:
      throw .invalidParameters(
        "begin with 'initialize', or name the protocol version in '_meta' of every request")
    case "tools/list": return .object(["tools": tools])
    case "tools/call": return try call(message)
    default: throw .unknownMethod(message.method)
    }
  }

  // MARK: Lifecycles

  private mutating func initialize(_ message: MCPMessage) throws(MCPError) -> JSONValue {
    guard let wanted = message.parameters["protocolVersion"]?.text else {
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

  private mutating func statelessResult(of message: MCPMessage) throws(MCPError) -> JSONValue {
    // The list and what the server can do stay the same as long as it runs.
    let cached: KeyValuePairs<String, JSONValue> = [
      "ttlMs": .integer(3_600_000), "cacheScope": .string("private"),
    ]
    let result: JSONValue =
      switch message.method {
      case "server/discover":
        JSONValue.object([
          "supportedVersions": .texts(MCPVersion.all), "capabilities": Self.capabilities,
          "instructions": .string(MCPTools.instructions),
        ]).adding(cached)
      case "tools/list": JSONValue.object(["tools": tools]).adding(cached)
      case "tools/call": try call(message)
      default: throw .unknownMethod(message.method)
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

  private mutating func call(_ message: MCPMessage) throws(MCPError) -> JSONValue {
    guard let name = message.parameters["name"]?.text else {
      throw .invalidParameters("'name' is missing")
    }
    let arguments = message.parameters["arguments"] ?? .object([JSONValue.Member]())
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
      case "explain": return Self.result(try AgentProject.explain(arguments))
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
