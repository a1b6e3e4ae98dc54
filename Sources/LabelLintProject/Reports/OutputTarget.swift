package import LabelLint

/// A format and where it goes: `ndjson=out.ndjson`.
package struct OutputTarget {
  /// What to write.
  package let format: OutputFormat
  /// Where to; nil is standard output or `--output`.
  package let path: String?

  /// A format and where it goes.
  package init(format: OutputFormat, path: String?) {
    self.format = format
    self.path = path
  }

  /// Checks that the report of a configuration takes the place of an earlier one at the most.
  package func checkReplaces() throws {
    guard let path, !EarlierReport.mayBeReplaced(path, by: format) else { return }
    throw ProjectError(
      "\(path): not replaced, because it is not an earlier \(format.rawValue) report of "
        + "label-lint; name another file in 'reports', or remove this one")
  }

  /// The reports to write, with the file of each; without one it goes to standard output.
  package static func targets(_ formats: [OutputTarget], output: String?) -> [OutputTarget] {
    (formats.isEmpty ? [OutputTarget(format: .text, path: nil)] : formats).map { target in
      let path = target.path ?? output
      return OutputTarget(format: target.format, path: path == "-" ? nil : path)
    }
  }

  /// A report that holds nothing yet.
  package func report(_ style: ReportStyle) -> any Report {
    ReportForm.of(format).begin(style, path)
  }
}

extension [OutputTarget] {
  /// What the reports show beside the findings.
  package var needs: ReportNeeds { reduce(into: []) { $0.formUnion($1.format.needs) } }
}
