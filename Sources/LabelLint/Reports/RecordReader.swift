/// Reads the members of one stored record.
struct RecordReader {
  /// The record.
  let record: JSONValue
  /// Its line in the file, 1-based.
  let line: Int

  /// A reader of the record on a line.
  init(_ record: JSONValue, line: Int) {
    self.record = record
    self.line = line
  }

  /// Refuses records of a version that came later.
  func checkVersion(_ known: Int) throws(RecordProblem) {
    let version = try integer("schemaVersion")
    guard version <= known else {
      throw RecordProblem(
        line: line,
        "written by a newer label-lint (schemaVersion \(version), this one reads \(known)):"
          + " update label-lint")
    }
    guard version > 0 else { throw wrong("schemaVersion", "a number from 1") }
  }

  // MARK: Records

  /// The finding that the record is.
  func finding() throws(RecordProblem) -> ReportedFinding {
    guard let fingerprint = Fingerprint(try text("fingerprint")) else {
      throw wrong("fingerprint", "32 lower-case hexadecimal digits")
    }
    var finding = ReportedFinding(
      fingerprint: fingerprint, rule: RuleID(try text("rule")),
      severity: try choice("severity"), confidence: try choice("confidence"),
      app: try text("app"),
      subject: Subject(
        set: try text("set"), table: try text("table"), key: try text("key"),
        locale: try text("locale"), slot: try text("slot")),
      format: try choice("format"), sourceLocale: try text("sourceLocale"),
      place: Place(
        path: try text("path"), line: try integer("line"), column: try integer("column"),
        endLine: try integer("endLine"), endColumn: try integer("endColumn"),
        offset: try integer("offset"), length: try integer("length")),
      message: try text("message"))
    finding.kind = record["kind"]?.text
    finding.kindEvidence = record["kindEvidence"]?.text
    finding.text = record["text"]?.text
    finding.source = record["source"]?.text
    finding.spoken = record["spoken"]?.text
    finding.inheritedBy = try texts("inheritedBy")
    for element in try elements("related") {
      let reader = RecordReader(element, line: line)
      finding.related.append(
        ReportedRelated(
          path: try reader.text("path"), line: try reader.integer("line"),
          column: try reader.integer("column"), message: try reader.text("message")))
    }
    for element in try elements("fixes") {
      finding.fixes.append(try RecordReader(element, line: line).fix())
    }
    finding.guidelines = try texts("guidelines")
    if record["state"] != nil { finding.state = try choice("state") as FindingState }
    if let suppression = record["suppression"] {
      let kind: Suppression.Kind = try RecordReader(suppression, line: line).choice("kind")
      finding.suppression = Suppression(kind, reason: suppression["reason"]?.text)
    }
    finding.members = record["members"]?.integer
    return finding
  }

  private func fix() throws(RecordProblem) -> ReportedFix {
    var edits: [ReportedEdit] = []
    for element in try elements("edits") {
      let reader = RecordReader(element, line: line)
      edits.append(
        ReportedEdit(
          path: try reader.text("path"), offset: try reader.integer("offset"),
          length: try reader.integer("length"), text: try reader.text("text")))
    }
    return ReportedFix(title: try text("title"), safety: try choice("safety"), edits: edits)
  }

  /// The set that the record is.
  func set() throws(RecordProblem) -> SetSummary {
    var summary = SetSummary(
      app: try text("app"), set: try text("set"), format: try choice("format"),
      sourceLocale: try text("sourceLocale"))
    summary.files = try integer("files")
    summary.keys = try integer("keys")
    summary.messages = try integer("messages")
    summary.complete = record["complete"]?.boolean ?? true
    for element in try elements("locales") {
      let reader = RecordReader(element, line: line)
      summary.locales.append(
        LocaleCoverage(
          locale: try reader.text("locale"), required: try reader.integer("required"),
          translated: try reader.integer("translated"),
          needsReview: try reader.integer("needsReview"), checked: try reader.integer("checked")))
    }
    return summary
  }

  /// The run that the record is.
  func run() throws(RecordProblem) -> RunSummary {
    let tool = RecordReader(record["tool"] ?? .null, line: line)
    var run = RunSummary(
      toolVersion: try tool.text("version"), ruleSet: try text("ruleSet"),
      started: try text("started"))
    guard case .object(let rules)? = record["rules"] else { throw wrong("rules", "an object") }
    for rule in rules {
      guard let severity = rule.value.text.flatMap(Severity.init) else {
        throw wrong("rules", "severities")
      }
      run.rules[RuleID(rule.name)] = severity
    }
    run.app = try text("app")
    run.commit = record["commit"]?.text
    run.durationMs = try integer("durationMs")
    let counts = RecordReader(record["counts"] ?? .null, line: line)
    run.counts = SeverityCounts(
      error: try counts.integer("error"), warning: try counts.integer("warning"),
      note: try counts.integer("note"))
    run.known = try integer("known")
    run.suppressed = try integer("suppressed")
    run.fixed = record["fixed"]?.integer
    run.sets = try integer("sets")
    run.files = try integer("files")
    run.messages = try integer("messages")
    run.locales = try texts("locales")
    run.withoutLexicon = try texts("withoutLexicon")
    run.withoutSource = try texts("withoutSource")
    run.unreadable = try integer("unreadable")
    run.shard = record["shard"]?.text
    run.notRead = try notRead()
    run.complete = record["complete"]?.boolean ?? true
    return run
  }

  // MARK: Members

  /// A member that is a text.
  func text(_ name: String) throws(RecordProblem) -> String {
    guard let text = record[name]?.text else { throw wrong(name, "a string") }
    return text
  }

  /// A member that is a whole number.
  func integer(_ name: String) throws(RecordProblem) -> Int {
    guard let number = record[name]?.integer else { throw wrong(name, "a whole number") }
    return number
  }

  /// A member that is one of some words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws(RecordProblem) -> Choice where Choice.RawValue == String {
    guard let choice = record[name]?.text.flatMap(Choice.init) else {
      throw wrong(name, "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  private func texts(_ name: String) throws(RecordProblem) -> [String] {
    guard let texts = record[name]?.texts else { throw wrong(name, "an array of strings") }
    return texts
  }

  private func elements(_ name: String) throws(RecordProblem) -> [JSONValue] {
    guard let elements = record[name]?.elements else { throw wrong(name, "an array") }
    return elements
  }

  private func wrong(_ name: String, _ expected: String) -> RecordProblem {
    let found = record[name] == nil ? "is missing" : "is something else"
    return RecordProblem(line: line, "the member '\(name)' \(found): expected \(expected)")
  }
}
