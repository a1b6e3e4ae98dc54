import ArgumentParser

/// Which findings are written although they do not count.
struct IncludeOptions: ParsableArguments {
  /// Whether known findings are written, marked.
  @Flag(help: "Also show findings of the baseline, marked as known; they do not count.")
  var includeKnown = false

  /// Whether suppressed findings are written, marked.
  @Flag(help: "Also show suppressed findings, marked as suppressed; they do not count.")
  var includeSuppressed = false
}
