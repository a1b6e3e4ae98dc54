package import LabelLint

/// Why a request of JSON-RPC is not answered.
package struct RPCError: Error, Sendable, Hashable {
  /// The number that the protocol gives the kind of error.
  package let code: Int
  /// What is wrong.
  package let message: String
  /// What else a program may want to know; nil for nothing.
  package let data: JSONValue?

  /// An error of some kind.
  package init(code: Int, _ message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The bytes are no JSON.
  package static func noJSON(_ reason: String) -> RPCError { RPCError(code: -32700, reason) }
  /// The JSON is no message, or one that comes out of order.
  package static func invalidRequest(_ reason: String) -> RPCError {
    RPCError(code: -32600, reason)
  }
  /// Nobody knows the method.
  package static func unknownMethod(_ name: String) -> RPCError {
    RPCError(code: -32601, "there is no method \(VisibleText.escaped(name))")
  }
  /// The parameters are not those of the method.
  package static func invalidParameters(_ reason: String) -> RPCError {
    RPCError(code: -32602, reason)
  }
  /// A request before `initialize`.
  package static let notInitialized = RPCError(code: -32002, "initialize comes first")
  /// The client wants no answer any more.
  package static let cancelled = RPCError(code: -32800, "the client cancelled the request")
  /// What was asked for cannot be done now.
  package static func failed(_ reason: String) -> RPCError { RPCError(code: -32803, reason) }
}
