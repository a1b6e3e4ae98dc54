import ArgumentParser

/// A format and where it goes: `ndjson=out.ndjson`.
struct OutputTarget {
  /// What to write.
  let format: OutputFormat
  /// Where to; nil is standard output or `--output`.
  let path: String?

  /// A format and where it goes.
  init(format: OutputFormat, path: String?) {
    self.format = format
    self.path = path
  }

  /// Reads `NAME` or `NAME=PATH`.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let format = try OutputFormat.named(String(parts.first ?? ""))
    if parts.count == 2, parts[1].isEmpty {
      throw ValidationError("The path after '=' is missing.")
    }
    self.init(format: format, path: parts.count == 2 ? String(parts[1]) : nil)
  }
}
