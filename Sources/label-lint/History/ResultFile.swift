import LabelLintProject

/// Writes a result to a file, whole, or to standard output.
enum ResultFile {
  /// Writes a text; `-` is standard output.
  static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes; `-` is standard output.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if path == "-" {
      StandardStream.output.write(bytes)
    } else {
      try StoredFiles.write(bytes, to: path)
    }
  }
}
