import ArgumentParser

/// Which findings are written although they do not count.
struct IncludeOptions: ParsableArguments {
  /// Whether known findings are written, marked.
  @Flag(help: "Write known findings too, which the baseline has, marked; they do not count.")
  var includeKnown = false

  /// Whether suppressed findings are written, marked.
  @Flag(help: "Write suppressed findings too, marked; they do not count.")
  var includeSuppressed = false
}
