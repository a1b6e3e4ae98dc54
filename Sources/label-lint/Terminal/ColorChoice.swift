import LabelLintProject

/// When to write colours.
enum ColorChoice: String, CaseIterable {
  /// On a terminal that can show them.
  case auto
  /// Always.
  case always
  /// Never.
  case never

  /// Whether colours are written to a stream.
  ///
  /// The option wins, then `NO_COLOR` (no-color.org: any text that is not empty) and `TERM=dumb`,
  /// then `FORCE_COLOR`, then whether the stream is a terminal.
  func isOn(for descriptor: Int32) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if !(Environment["NO_COLOR"] ?? "").isEmpty || Environment["TERM"] == "dumb" { return false }
      if !(Environment["FORCE_COLOR"] ?? "").isEmpty { return true }
      return TerminalDevice.isThere(for: descriptor)
    }
  }
}
