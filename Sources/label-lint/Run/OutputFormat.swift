import ArgumentParser

/// The formats a check can write.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people: excerpt, caret, why.
  case text
  /// One line a finding.
  case concise
  /// One record a line.
  case ndjson
  /// One document.
  case json
}
