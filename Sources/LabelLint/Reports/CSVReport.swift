/// `csv`: a table for spreadsheets and translation tools (RFC 4180), with a byte-order mark.
///
/// Columns of places count Unicode scalars.
public struct CSVReport: Report {
  /// Names of the columns; `source` and `target` are those that Weblate reads.
  private static let columns = [
    "fingerprint", "app", "location", "context", "locale", "source", "target", "rule", "severity",
    "message", "suggestion", "spoken", "decision", "new_target", "reason", "reviewer", "text_hash",
  ]

  private var isStarted = false

  /// An empty report.
  public init(_ style: ReportStyle = ReportStyle()) {}

  /// Writes a row for each finding of a set.
  public mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    start(&output)
    for finding in set.findings {
      let suppression = finding.suppression
      output.append(
        contentsOf: Self.row([
          finding.fingerprint.description, finding.app,
          "\(finding.place.path):\(finding.place.line)", finding.subject.key,
          finding.subject.locale, finding.source ?? "", finding.text ?? "",
          finding.rule.description, finding.severity.rawValue, finding.message,
          finding.fixes.first?.title ?? "", finding.spoken ?? "",
          suppression == nil ? "" : "ignore", "", suppression?.reason ?? "", "",
          TextHash(text: finding.text, source: finding.source).description,
        ]).utf8)
    }
  }

  /// Writes the heading where no set did.
  public mutating func close(_ run: RunSummary, to output: inout [UInt8]) { start(&output) }

  private mutating func start(_ output: inout [UInt8]) {
    if isStarted { return }
    isStarted = true
    output.append(contentsOf: "\u{FEFF}".utf8)
    output.append(contentsOf: Self.row(Self.columns).utf8)
  }

  private static func row(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A field; what a spreadsheet would take for a formula starts with an apostrophe.
  private static func field(_ text: String) -> String {
    var text = text
    if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
      text = "'" + text
    }
    let needsQuotes = text.utf8.contains { byte in
      byte == 0x22 || byte == 0x2C || byte == 0x0A || byte == 0x0D
    }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
