package import LabelLint

/// The name of a request, which its answer repeats.
package enum RPCIdentifier: Sendable, Hashable {
  /// A number.
  case number(Int)
  /// A text.
  case text(String)

  /// The name as it is written.
  package var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }

  /// The name that a value is; nil for any other value.
  package init?(_ value: JSONValue?) {
    switch value {
    case .integer(let number)?: self = .number(number)
    case .string(let text)?: self = .text(text)
    default: return nil
    }
  }
}

/// A message of JSON-RPC 2.0, which the editors' protocol and the agents' have in common.
package enum RPCMessage: Sendable, Hashable {
  /// Something to be answered.
  case request(id: RPCIdentifier, method: String, params: JSONValue)
  /// Something to be known.
  case notification(method: String, params: JSONValue)
  /// The answer to what this side asked; nil for a refusal.
  case response(id: RPCIdentifier?, result: JSONValue?)

  /// A message that cannot be taken, with the name of the request if it has one.
  package struct Fault: Error, Sendable, Hashable {
    /// The request that cannot be taken; nil where it has no name.
    package let id: RPCIdentifier?
    /// Why.
    package let error: RPCError
  }

  /// Reads a message.
  ///
  /// - Parameter bytes: The message, without what frames it.
  /// - Throws: Why it is none.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let value: JSONValue
    do throws(RPCError) { value = try Self.value(bytes) } catch {
      throw Fault(id: nil, error: error)
    }
    try self.init(value)
  }

  /// The JSON of a message, or of several.
  ///
  /// - Throws: That it is none, or not in UTF-8.
  package static func value(_ bytes: [UInt8]) throws(RPCError) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .noJSON("the message is not UTF-8")
    }
    do throws(JSONProblem) {
      return try JSONValue(bytes.span)
    } catch {
      throw .noJSON("byte \(error.offset): \(error.message)")
    }
  }

  /// Reads a message that is JSON already.
  package init(_ value: JSONValue) throws(Fault) {
    let id = RPCIdentifier(value["id"])
    func fault(_ reason: String) -> Fault { Fault(id: id, error: .invalidRequest(reason)) }
    guard case .object = value else { throw fault("a message is an object") }
    guard value["jsonrpc"]?.text == "2.0" else { throw fault("jsonrpc is not 2.0") }
    guard let name = value["method"] else {
      if value["result"] == nil, value["error"] == nil { throw fault("there is no method") }
      self = .response(id: id, result: value["error"] == nil ? value["result"] : nil)
      return
    }
    guard let method = name.text else { throw fault("the method must be a text") }
    let params = value["params"] ?? .null
    switch params {
    case .object, .array, .null: break
    default: throw fault("params is neither an object nor an array")
    }
    if value["id"] == nil {
      self = .notification(method: method, params: params)
    } else if let id {
      self = .request(id: id, method: method, params: params)
    } else {
      throw fault("the id is neither a whole number nor a text")
    }
  }

  /// The answer to a request.
  package static func answer(_ id: RPCIdentifier, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  /// The answer to a request that is not fulfilled, or to what is none.
  package static func refusal(_ id: RPCIdentifier?, _ error: RPCError) -> JSONValue {
    var record: JSONValue = ["code": .integer(error.code), "message": .string(error.message)]
    if let data = error.data { record = record.adding(["data": data]) }
    return ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": record]
  }

  /// A notification.
  package static func note(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  /// A request.
  package static func ask(_ id: RPCIdentifier, _ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": params]
  }
}
