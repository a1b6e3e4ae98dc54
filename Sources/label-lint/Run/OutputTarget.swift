import ArgumentParser
import LabelLint

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

  /// Checks that the report of a configuration takes the place of an earlier one at the most.
  func checkReplaces() throws {
    guard let path, !EarlierReport.mayBeReplaced(path, by: format) else { return }
    throw CommandFailure(
      "\(path): not replaced, as it holds no earlier \(format.rawValue) report of label-lint: "
        + "name another file in 'reports', or remove this one")
  }

  /// The reports to write, with the file of each; without one it goes to standard output.
  static func targets(_ formats: [OutputTarget], output: String?) -> [OutputTarget] {
    (formats.isEmpty ? [OutputTarget(format: .text, path: nil)] : formats).map { target in
      let path = target.path ?? output
      return OutputTarget(format: target.format, path: path == "-" ? nil : path)
    }
  }

  /// Checks that each report has a place of its own.
  static func validate(_ formats: [OutputTarget], output: String?) throws {
    let places = targets(formats, output: output).map(\.path)
    if places.count(where: { $0 == nil }) > 1 {
      throw ValidationError(
        "Two formats would go to standard output: give all but one a file, --format NAME=PATH.")
    }
    if let twice = places.first(where: { place in places.count { $0 == place } > 1 }) {
      throw ValidationError("Two formats would go to \(twice ?? "-"): give each its own file.")
    }
    if let output, output != "-", !formats.isEmpty, formats.allSatisfy({ $0.path != nil }) {
      throw ValidationError("Nothing would go to \(output): every --format names its own file.")
    }
  }
}

extension [OutputTarget] {
  /// What the reports show beside the findings.
  var needs: ReportNeeds { reduce(into: []) { $0.formUnion($1.format.needs) } }
}
