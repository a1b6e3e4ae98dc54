/// Where a setting was written.
package struct SettingPlace: Sendable, Hashable, CustomStringConvertible {
  /// Path of the file, or `preset strict`, `default`, `command line`.
  let source: String
  /// Line and column, 1-based; nil outside files.
  let position: (line: Int, column: Int)?

  /// A place in a file.
  init(path: String, line: Int, column: Int) {
    source = path
    position = (line, column)
  }

  /// A place that is no file.
  init(_ source: String) {
    self.source = source
    position = nil
  }

  /// Whether it is a place in a file.
  var isInFile: Bool { position != nil }

  /// `path:line:column`, or the name of what is no file.
  package var description: String {
    position.map { "\(source):\($0.line):\($0.column)" } ?? source
  }

  /// Whether two places print the same.
  package static func == (left: SettingPlace, right: SettingPlace) -> Bool {
    left.description == right.description
  }

  /// Hashes what is printed.
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
