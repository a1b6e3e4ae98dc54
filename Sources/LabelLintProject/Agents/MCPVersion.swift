import LabelLint

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

extension RPCError {
  /// A request names a protocol version that this server does not speak.
  static func version(_ requested: String) -> RPCError {
    RPCError(
      code: -32022, "Unsupported protocol version",
      data: ["supported": .texts(MCPVersion.all), "requested": .string(requested)])
  }
}
