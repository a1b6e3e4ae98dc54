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
  /// Whether it stands for several texts, which the reader of all records knows.
  private(set) var hasTexts = false

  /// Whether a line can be read so; any other is for the reader of all records.
  static func fits(_ line: Span<UInt8>) -> Bool { line.begins(with: start) }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its line feed.
  ///   - number: Its number, 1-based.
  /// - Throws: Why it is no finding.
  init(_ line: Span<UInt8>, number: Int) throws(RecordProblem) {
    var reader = JSONReader(line)
    var members = Members()
    guard reader.entersObject() else { throw RecordProblem(line: number, "no JSON object") }
    while let key = reader.nextKey() {
      if !members.read(key, of: line, from: &reader) { reader.skip() }
    }
    reader.finish()
    if let fault = reader.faults.first {
      throw RecordProblem(
        line: number, "not JSON at byte \(fault.range.lowerBound + 1): \(fault.message)")
    }
    func text(_ member: String?, _ name: String) throws(RecordProblem) -> String {
      guard let member else {
        throw RecordProblem(line: number, "the member '\(name)' is missing: expected a string")
      }
      return member
    }
    if let fault = members.fault {
      throw RecordProblem(
        line: number,
        "the member '\(fault.name)' is something else: expected a whole number from "
          + "\(fault.least) to \(RecordReader.counts.upperBound)")
    }
    let fingerprint = try text(members.fingerprint, "fingerprint")
    guard Fingerprint(fingerprint) != nil else {
      throw RecordProblem(
        line: number, "the member 'fingerprint' is something else: expected 32 hexadecimal digits")
    }
    guard let severity = Severity(rawValue: try text(members.severity, "severity")) else {
      throw RecordProblem(
        line: number,
        "the member 'severity' is something else: expected one of note, warning, error")
    }
    guard let place = members.line else {
      throw RecordProblem(
        line: number,
        "the member 'line' is missing: expected a whole number from 1 to "
          + "\(RecordReader.counts.upperBound)")
    }
    let rule = try text(members.rule, "rule")
    guard RuleID(rule).isWellFormed else {
      throw RecordProblem(
        line: number, "the member 'rule' is something else: expected \(RuleID.form)")
    }
    app = try text(members.app, "app")
    finding = RecordedFinding(
      fingerprint: fingerprint, rule: rule, severity: severity,
      subject: Subject(
        set: try text(members.set, "set"), table: try text(members.table, "table"),
        key: try text(members.key, "key"), locale: try text(members.locale, "locale"),
        slot: try text(members.slot, "slot")),
      textHash: TextHash(text: members.text, source: members.source).description,
      path: try text(members.path, "path"), line: place,
      message: try text(members.message, "message"))
    finding.text = RecordedFinding.beginning(of: members.text)
    hasTexts = members.hasTexts
    counts = !members.isSuppressed && members.state != FindingState.absent.rawValue
  }

  /// The members that are read.
  private struct Members {
    var fingerprint, rule, severity, app, set, table, locale, key, slot, path: String?
    var text, source, message, state: String?
    var line: Int?
    var isSuppressed = false
    var hasTexts = false
    /// The first number that is none of a record, with the least that it may be.
    var fault: (name: String, least: Int)?

    /// The members of a finding, and of what belongs to it, that count or say a place, with the least they may be.
    private static let numbers = [
      "line": 1, "column": 1, "endLine": 1, "endColumn": 1, "offset": 0, "length": 0, "members": 0,
    ]

    /// The members with a text, by name.
    private static let texts: [String: any WritableKeyPath<Members, String?> & Sendable] = [
      "fingerprint": \.fingerprint, "rule": \.rule, "severity": \.severity, "app": \.app,
      "set": \.set, "table": \.table, "locale": \.locale, "key": \.key, "slot": \.slot,
      "path": \.path, "text": \.text, "source": \.source, "message": \.message,
      "state": \.state,
    ]

    /// Reads the value of a member that is kept; false where it is to be skipped.
    mutating func read(
      _ key: JSONString, of bytes: Span<UInt8>, from reader: inout JSONReader
    ) -> Bool {
      let name = Text.verbatim(bytes, key.content)
      if let member = Self.texts[name] {
        guard let value = reader.readStringIfNext() else { return false }
        self[keyPath: member] = reader.text(of: value)
        return true
      }
      if let least = Self.numbers[name] {
        let number = readNumber(name, from: least, in: &reader)
        if name == "line" { line = number }
        return true
      }
      switch name {
      case "related", "fixes":
        checkNumbers(in: &reader, of: bytes)
        return true
      case "texts", "inherited": hasTexts = true
      case "suppression": isSuppressed = true
      default: break
      }
      return false
    }

    /// Reads a number; nil, and a note, for what is none of a record.
    private mutating func readNumber(
      _ name: String, from least: Int, in reader: inout JSONReader
    ) -> Int? {
      // A finding that stands for no others has no number of them.
      let mayBeNull = name == "members" && reader.peek() == .null
      let number = reader.readInteger()
      if let number, number >= least, RecordReader.counts.contains(number) { return number }
      if !mayBeNull, fault == nil { fault = (name, least) }
      return nil
    }

    /// Moves behind a value that is not kept; its numbers are what those of kept ones are.
    private mutating func checkNumbers(in reader: inout JSONReader, of bytes: Span<UInt8>) {
      switch reader.peek() {
      case .object:
        reader.enterObject()
        while let key = reader.nextKey() {
          let name = Text.verbatim(bytes, key.content)
          if let least = Self.numbers[name] {
            _ = readNumber(name, from: least, in: &reader)
          } else {
            checkNumbers(in: &reader, of: bytes)
          }
        }
      case .array:
        reader.enterArray()
        while reader.nextElement() { checkNumbers(in: &reader, of: bytes) }
      default: reader.skip()
      }
    }
  }
}
