import LabelLint

/// How `rules` and `explain` print what rules say of themselves.
enum RuleOutput: String, CaseIterable {
  /// For a terminal.
  case text
  /// For a website.
  case markdown
  /// For machines.
  case json

  /// The library's name for it.
  var format: RuleFormat {
    switch self {
    case .text: .text
    case .markdown: .markdown
    case .json: .json
    }
  }
}
