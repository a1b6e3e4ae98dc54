/// A table of words in a text: on every line a value, a colon, and the keys that have it.
///
/// Long collection literals take minutes to compile, texts do not.
struct TextTable: Sendable {
  /// Values by key.
  private let values: [String: String]

  /// Reads a table of lines `value: key key`, of words free of blanks.
  init(_ text: String) {
    let bytes = text.utf8.span
    var values: [String: String] = [:]
    values.reserveCapacity(bytes.count(of: 0x20, in: 0..<bytes.count))
    var value = ""
    var start = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x0A
      guard byte == 0x20 || byte == 0x0A else { continue }
      if index > start, bytes[index - 1] == UInt8(ascii: ":") {
        value = Self.string(bytes.extracting(start..<index - 1))
      } else if index > start {
        values[Self.string(bytes.extracting(start..<index))] = value
      }
      start = index + 1
    }
    self.values = values
  }

  /// Some bytes as a string, well-formed as they are a part of one between blanks.
  private static func string(_ bytes: Span<UInt8>) -> String {
    do { return String(copying: try UTF8Span(validating: bytes)) } catch { return "" }
  }

  /// Value of a key.
  subscript(key: String) -> String? { values[key] }
}
