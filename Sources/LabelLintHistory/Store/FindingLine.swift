import LabelLint

/// A stored `finding` record, of which only what the store keeps is read: most of a record is fixes,
/// guidelines and places that history has no use for.
struct FindingLine {
  /// What a record of ours begins with.
  private static let start: StaticString = #"{"type":"finding","schemaVersion":1,"#

  /// Name of the app.
  private(set) var app = ""
  /// The finding.
  private(set) var finding: RecordedFinding
  /// Whether it counts: neither suppressed nor gone.
  private(set) var counts = true

  /// Whether a line can be read so; any other is for the reader of all records.
  static func fits(_ line: Span<UInt8>) -> Bool {
    guard line.count > start.utf8CodeUnitCount else { return false }
    return line.hasPrefix(start)
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its line feed.
  ///   - number: Its number, 1-based.
  /// - Throws: Why it is no finding.
  init(_ line: Span<UInt8>, number: Int) throws(RecordProblem) {
    var reader = JSONReader(line)
    var texts: [String: String] = [:]
    var place = 0
    guard reader.entersObject() else { throw RecordProblem(line: number, "no JSON object") }
    while let key = reader.nextKey() {
      let name = reader.text(of: key)
      switch name {
      case "fingerprint", "rule", "severity", "app", "set", "table", "locale", "key", "slot",
        "path",
        "text", "source", "message", "state":
        if let value = reader.readStringIfNext() {
          texts[name] = reader.text(of: value)
        } else {
          reader.skip()
        }
      case "line": place = reader.readInteger() ?? 0
      case "suppression":
        counts = false
        reader.skip()
      default: reader.skip()
      }
    }
    reader.finish()
    if let fault = reader.faults.first {
      throw RecordProblem(
        line: number, "no JSON at byte \(fault.range.lowerBound + 1): \(fault.message)")
    }
    func text(_ name: String) throws(RecordProblem) -> String {
      guard let text = texts[name] else {
        throw RecordProblem(line: number, "the member '\(name)' is missing: expected a string")
      }
      return text
    }
    guard let fingerprint = Fingerprint(try text("fingerprint")) else {
      throw RecordProblem(
        line: number, "the member 'fingerprint' is something else: expected 32 hexadecimal digits")
    }
    guard let severity = Severity(rawValue: try text("severity")) else {
      throw RecordProblem(
        line: number,
        "the member 'severity' is something else: expected one of note, warning, error")
    }
    guard place > 0 else {
      throw RecordProblem(line: number, "the member 'line' is missing: expected a whole number")
    }
    app = try text("app")
    finding = RecordedFinding(
      fingerprint: fingerprint.description, rule: try text("rule"), severity: severity,
      subject: Subject(
        set: try text("set"), table: try text("table"), key: try text("key"),
        locale: try text("locale"), slot: try text("slot")),
      textHash: TextHash(text: texts["text"], source: texts["source"]).description,
      path: try text("path"), line: place, message: try text("message"))
    if texts["state"] == FindingState.absent.rawValue { counts = false }
  }
}

extension Span<UInt8> {
  /// Whether the bytes begin with a text.
  fileprivate func hasPrefix(_ text: StaticString) -> Bool {
    var index = 0
    for byte in text.description.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }
}
