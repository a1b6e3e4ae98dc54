import Glibc
import LabelLint

/// Tells reports that label-lint wrote from all other files.
///
/// A configuration may name any file of the project as a report. None but an earlier report is replaced.
enum EarlierReport {
  /// What a report of a format begins with, and what it holds.
  private struct Mark {
    var start = ""
    var parts: [String] = []
  }

  /// Whether a file may be replaced by a report: there is none, it is empty, or it holds such a report.
  static func mayBeReplaced(_ path: String, by format: OutputFormat) -> Bool {
    do throws(FileFailure) {
      let bytes = try FileSystem.bytes(of: path)
      return bytes.isEmpty || isReport(String(decoding: bytes, as: UTF8.self), format)
    } catch {
      return error.code == ENOENT
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
    default:
      return marks(of: format).contains { mark in
        text.hasPrefix(mark.start) && mark.parts.allSatisfy { text.contains($0) }
      }
    }
  }

  /// What tells reports of each format; one mark is enough.
  private static func marks(of format: OutputFormat) -> [Mark] {
    let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    return switch format {
    case .text, .concise, .xcode: []
    case .ndjson: [Mark(start: "{\"type\":\"", parts: ["\"tool\":{\"name\":\"label-lint\""])]
    case .json: [Mark(start: "{\n  \"schemaVersion\": ", parts: ["\"name\": \"label-lint\""])]
    case .sarif: [Mark(start: "{", parts: ["\"driver\":{\"name\":\"label-lint\""])]
    case .github:
      [Mark(start: "::stop-commands::label-lint-")]
        + ["error", "warning", "notice"].map { Mark(start: "::\($0) file=", parts: [",title="]) }
    case .gitlab:
      [Mark(start: "[", parts: ["\"check_name\":", "\"fingerprint\":"]), Mark(start: "[]")]
    case .junit: [Mark(start: xml + "<testsuites>\n", parts: [" hostname=\"localhost\""])]
    case .checkstyle:
      [
        Mark(start: xml + "<checkstyle version=\"4.3\"", parts: ["source=\"label-lint."]),
        Mark(start: xml + "<checkstyle version=\"4.3\"/>"),
      ]
    case .rdjsonl: [Mark(start: "{", parts: ["\"source\":{\"name\":\"label-lint\"}"])]
    case .androidLint: [Mark(start: xml + "<issues ", parts: [" by=\"label-lint "])]
    case .sonarqube: [Mark(start: "{\"rules\":[", parts: ["\"engineId\":\"label-lint\""])]
    case .markdown: [Mark(start: "## label-lint: ")]
    case .csv: [Mark(start: "\u{FEFF}fingerprint,app,location,context,locale,source,target,rule,")]
    case .html: [Mark(start: "<!doctype html>", parts: ["label-lint review import decisions.json"])]
    case .openmetrics: [Mark(start: "# TYPE label_lint_"), Mark(start: "# EOF\n")]
    case .badge:
      [
        Mark(start: "{\"schemaVersion\":1,\"label\":\"labels\","),
        Mark(start: "<svg ", parts: ["<title>labels: "]),
      ]
    }
  }

  /// Whether a line names a finding: `path:line:column: severity: message [rule]`.
  private static func isHeading(_ line: String) -> Bool {
    line.wholeMatch(of: /.+:\d+:\d+: (error|warning|note): .+ [\[(][a-z0-9-]+[\])]/) != nil
  }

  /// Whether a line is one that a text report without findings holds.
  private static func isClosing(_ line: String) -> Bool {
    let starts = ["wording rules not run for ", "translations not compared in "]
    return starts.contains { line.hasPrefix($0) }
      || line.wholeMatch(of: /[\d,]+ (known findings? hidden|fixed|removed with their texts)\b.*/)
        != nil
  }
}
