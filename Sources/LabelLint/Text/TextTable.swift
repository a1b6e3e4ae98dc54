/// A table of words in a text: a key and its value on every line.
///
/// Long collection literals take minutes to compile, texts do not.
struct TextTable: Sendable {
  private let values: [String: String]

  /// Reads a table of lines `key value`, each word free of blanks.
  init(_ text: String) {
    var values: [String: String] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).compactMap { String($0) }
      if words.count == 2 { values[words[0]] = words[1] }
    }
    self.values = values
  }

  /// Value of a key.
  subscript(key: String) -> String? { values[key] }
}
