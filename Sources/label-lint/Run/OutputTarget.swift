import ArgumentParser

/// A format and where it goes: `ndjson=out.ndjson`.
struct OutputTarget: ExpressibleByArgument {
  /// What to write.
  let format: OutputFormat
  /// Where to; nil is standard output or `--output`.
  let path: String?

  /// A format and where it goes.
  init(format: OutputFormat, path: String?) {
    self.format = format
    self.path = path
  }

  /// Reads `NAME` or `NAME=PATH`; nil for an unknown format.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let format = OutputFormat(rawValue: String(name)) else {
      return nil
    }
    if parts.count == 2, parts[1].isEmpty { return nil }
    self.init(format: format, path: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// The names of the formats, for help and completion.
  static var allValueStrings: [String] { OutputFormat.allCases.map(\.rawValue) }
}
