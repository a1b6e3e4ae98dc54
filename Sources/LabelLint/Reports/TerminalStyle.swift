/// A way of standing out on a terminal that shows colours.
enum TerminalStyle: String {
  /// What a block starts with.
  case heading = "1"
  /// An error.
  case error = "1;31"
  /// A warning.
  case warning = "1;33"
  /// A note.
  case note = "1;36"
  /// Marks under flagged words.
  case caret = "1;32"
  /// Line numbers and rules beside the text.
  case gutter = "2"

  /// Text between the control sequences of the style (ECMA-48, SGR), or as it is.
  func applied(to text: String, isColored: Bool) -> String {
    isColored ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The style of a severity.
  static func of(_ severity: Severity) -> TerminalStyle {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
