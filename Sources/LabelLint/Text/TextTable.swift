/// A table of words in a text: on every line a value, a colon, and the keys that have it.
///
/// Long collection literals take minutes to compile, texts do not.
struct TextTable: Sendable {
  /// Values by key.
  private let values: [String: String]

  /// Reads a table of lines `value: key key`, of words free of blanks.
  init(_ text: String) {
    self.init(text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { String($0) })
  }

  /// Reads a table from its lines.
  init(_ lines: [String]) {
    var values: [String: String] = [:]
    for line in lines {
      let words = line.utf8.split(separator: UInt8(ascii: " "))
      guard let value = words.first.flatMap({ String($0.dropLast()) }) else { continue }
      for key in words.dropFirst().compactMap({ String($0) }) { values[key] = value }
    }
    self.values = values
  }

  /// Value of a key.
  subscript(key: String) -> String? { values[key] }
}
