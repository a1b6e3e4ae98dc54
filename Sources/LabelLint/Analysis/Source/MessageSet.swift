/// A set of a catalog's messages: one bit for each message of a file that has any.
struct MessageSet: Sendable {
  /// Bits by file; empty for a file without.
  private var bits: [[UInt64]]
  /// Number of messages of each file.
  private let counts: [Int]

  /// No message of a catalog.
  init(_ catalog: Catalog) {
    counts = catalog.files.map(\.messages.count)
    bits = Array(repeating: [], count: counts.count)
  }

  /// Adds a message.
  mutating func insert(_ text: MessageReference) {
    let file = Int(text.entry.file)
    if bits[file].isEmpty { bits[file] = Array(repeating: 0, count: counts[file] / 64 + 1) }
    bits[file][text.message / 64] |= 1 << UInt64(text.message % 64)
  }

  /// Whether a message, by its index in a file, is among them.
  func contains(message: Int, ofFile file: Int) -> Bool {
    let own = bits[file]
    return !own.isEmpty && own[message / 64] & (1 << UInt64(message % 64)) != 0
  }

  /// Whether some message of a file is among them.
  func hasAny(ofFile file: Int) -> Bool { !bits[file].isEmpty }
}
