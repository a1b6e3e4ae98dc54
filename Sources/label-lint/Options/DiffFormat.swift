import LabelLint

/// How a difference is written.
enum DiffFormat: String, CaseIterable {
  /// For people.
  case text
  /// One document.
  case json
  /// One record a line.
  case ndjson
  /// For a comment.
  case markdown

  /// The library's name for it.
  var format: RunDifference.Format {
    switch self {
    case .text: .text
    case .json: .json
    case .ndjson: .ndjson
    case .markdown: .markdown
    }
  }
}
