import ArgumentParser
import LabelLint
import LabelLintProject

extension OutputTarget {
  /// Reads `NAME` or `NAME=PATH`.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let format = try OutputFormat.named(String(parts.first ?? ""))
    if parts.count == 2, parts[1].isEmpty {
      throw ValidationError("The path after '=' is missing.")
    }
    self.init(format: format, path: parts.count == 2 ? String(parts[1]) : nil)
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
