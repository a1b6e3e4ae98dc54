/// A part of a run that is divided among machines.
///
/// A set belongs to a part by its name alone: what a part holds stays when other apps come and go.
package struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// Number of this part, from 1.
  package let number: Int
  /// Number of all parts.
  package let count: Int

  /// Reads `3/8`; nil unless it names a part.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// `3/8`.
  package var description: String { "\(number)/\(count)" }

  /// Whether a set belongs to this part.
  ///
  /// The first eight bytes, high byte first, of SHA-256 over the netstrings (`<byte count>:<bytes>`)
  /// of app and set, divided by the number of parts, leave the number of the part, from 0.
  package func contains(app: String, set: String) -> Bool {
    var message: [UInt8] = []
    for part in [app, set] { message.append(netstring: part) }
    let high = SHA256.digest(message.span).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return high % UInt64(count) == UInt64(number - 1)
  }
}
