import LabelLint

/// Tells reports that label-lint wrote from all other files.
///
/// A configuration may name any file of the project as a report. None but an earlier report is replaced.
enum EarlierReport {
  /// Whether a file may be replaced by a report: there is none, it is empty, or it holds such a report.
  static func mayBeReplaced(_ path: String, by format: OutputFormat) -> Bool {
    do throws(FileFailure) {
      let bytes = try FileSystem.bytes(of: path)
      return bytes.isEmpty || isReport(String(decoding: bytes, as: UTF8.self), format)
    } catch {
      return error.code == FileFailure.isMissing
    }
  }

  /// Whether a text is what label-lint writes in a format.
  static func isReport(_ text: String, _ format: OutputFormat) -> Bool {
    switch format {
    case .text:
      let first = text.split(separator: "\n").first.map(String.init) ?? ""
      return isHeading(first) || isClosing(first)
    case .concise, .xcode:
      return text.split(separator: "\n").allSatisfy { isHeading(String($0)) }
    default: return ReportForm.of(format).marks.contains { $0.fits(text) }
    }
  }

  /// Whether a line names a finding: `path:line:column: severity: message [rule]`.
  private static func isHeading(_ line: String) -> Bool {
    line.wholeMatch(of: /.+:\d+:\d+: (error|warning|note): .+ [\[(][a-z0-9-]+[\])]/) != nil
  }

  /// Whether a line is one that a text report without findings holds.
  private static func isClosing(_ line: String) -> Bool {
    let starts =
      ["wording rules not run for ", "translations not compared in "] + PassedOver.headings
    return starts.contains { line.hasPrefix($0) }
      || line.wholeMatch(of: /[\d,]+ (known findings? hidden|fixed|removed with their texts)\b.*/)
        != nil
  }
}
