/// A word kept as bytes, to be searched for.
struct ByteWord: Sendable {
  private let bytes: [UInt8]

  /// A word.
  init(_ word: String) { bytes = Array(word.utf8) }

  /// Calls a closure with the bytes.
  func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(bytes.span) }
}
