/// A string of an old-style property list as it stands in the file, without its quotes.
struct StringsToken: Sendable, Hashable {
  /// Offset of the first byte behind the opening quote.
  var start: Int
  /// Offset of the closing quote, or of the first byte behind an unquoted string.
  var end: Int
  /// Whether a backslash stands in it.
  var isEscaped: Bool

  /// An empty string, where an event has none.
  static let none = StringsToken(start: 0, end: 0, isEscaped: false)

  /// Byte offsets of the string.
  var range: Range<Int> { start..<end }
}
