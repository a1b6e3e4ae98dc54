extension StringProtocol {
  /// The names between the slashes of a path, empty ones left out.
  ///
  /// By bytes, as the system reads paths: a combining mark behind a slash makes one character of both.
  package var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }
}
