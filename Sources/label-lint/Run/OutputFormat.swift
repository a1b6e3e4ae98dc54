/// The formats a check can write.
enum OutputFormat: String, CaseIterable {
  /// For people: excerpt, caret, why.
  case text
  /// One line a finding.
  case concise
  /// One record a line.
  case ndjson
  /// One document.
  case json
}
