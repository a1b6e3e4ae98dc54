/// Reads the members of one stored record.
package struct RecordReader {
  /// Numbers that are taken for counts and places: files are no larger than 1 GiB, and the sum of as
  /// many as a file can hold is still a number.
  package static let counts = 0...Int(Int32.max)

  /// The record.
  let record: JSONValue
  /// Its line in the file, 1-based.
  let line: Int

  /// A reader of the record on a line.
  init(_ record: JSONValue, line: Int) {
    self.record = record
    self.line = line
  }

  /// A reader of a line.
  ///
  /// - Throws: Why it is no JSON.
  init(_ content: Span<UInt8>, line: Int) throws(RecordProblem) {
    do throws(JSONProblem) {
      self.init(try JSONValue(content), line: line)
    } catch {
      throw RecordProblem(line: line, "not JSON at byte \(error.offset + 1): \(error.message)")
    }
  }

  /// Refuses records of a version that came later.
  func checkVersion(_ known: Int) throws(RecordProblem) {
    guard let version = record["schemaVersion"]?.integer, version > 0 else {
      throw wrong("schemaVersion", "a whole number from 1")
    }
    guard version <= known else {
      throw RecordProblem(
        line: line,
        "written by a newer label-lint (schemaVersion \(version), this one reads \(known)):"
          + " update label-lint")
    }
  }

  // MARK: Records

  /// The finding that the record is.
  func finding() throws(RecordProblem) -> ReportedFinding {
    var finding = ReportedFinding(
      fingerprint: try fingerprint(), rule: try rule("rule"),
      severity: try choice("severity"), confidence: try choice("confidence"),
      app: try text("app"),
      subject: Subject(
        set: try text("set"), table: try text("table"), key: try text("key"),
        locale: try text("locale"), slot: try text("slot")),
      format: try choice("format"), sourceLocale: try text("sourceLocale"),
      place: try place(), message: try text("message"))
    finding.kind = record["kind"]?.text
    finding.kindEvidence = record["kindEvidence"]?.text
    finding.role = record["role"]?.text.flatMap { Role(rawValue: $0) }
    finding.text = record["text"]?.text
    finding.source = record["source"]?.text
    finding.spoken = record["spoken"]?.text
    finding.inheritedBy = try texts("inheritedBy")
    for element in try elements("related") {
      let reader = RecordReader(element, line: line)
      finding.related.append(
        ReportedRelated(
          path: try reader.text("path"), line: try reader.count("line", from: 1),
          column: try reader.count("column", from: 1), message: try reader.text("message")))
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
    finding.members = try optionalCount("members")
    finding.texts = try textsBehind(finding, "texts")
    finding.inherited = try textsBehind(finding, "inherited")
    return finding
  }

  /// The findings behind one; none in records of older releases.
  private func textsBehind(
    _ finding: ReportedFinding, _ name: String
  ) throws(RecordProblem) -> [ReportedFinding] {
    if record[name] == nil { return [] }
    var texts: [ReportedFinding] = []
    for element in try elements(name) {
      let reader = RecordReader(element, line: line)
      var text = ReportedFinding(
        fingerprint: try reader.fingerprint(), rule: finding.rule,
        severity: try reader.choice("severity"), confidence: finding.confidence, app: finding.app,
        subject: Subject(
          set: finding.subject.set, table: try reader.text("table"), key: try reader.text("key"),
          locale: try reader.text("locale"), slot: try reader.text("slot")),
        format: finding.format, sourceLocale: finding.sourceLocale, place: try reader.place(),
        message: try reader.text("message"))
      if element["rule"] != nil { text.rule = try reader.rule("rule") }
      text.text = element["text"]?.text
      if element["fixes"] != nil {
        for fix in try reader.elements("fixes") {
          var fix = try RecordReader(fix, line: line).fix()
          fix.text = element["newText"]?.text
          text.fixes.append(fix)
        }
      }
      text.source = element["source"]?.text
      if element["state"] != nil { text.state = try reader.choice("state") as FindingState }
      text.guidelines = finding.guidelines
      texts.append(text)
    }
    return texts
  }

  private func fingerprint() throws(RecordProblem) -> Fingerprint {
    guard let fingerprint = Fingerprint(try text("fingerprint")) else {
      throw wrong("fingerprint", "32 lower-case hexadecimal digits")
    }
    return fingerprint
  }

  private func place() throws(RecordProblem) -> Place {
    Place(
      path: try text("path"), line: try count("line", from: 1),
      column: try count("column", from: 1), endLine: try count("endLine", from: 1),
      endColumn: try count("endColumn", from: 1), offset: try count("offset"),
      length: try count("length"))
  }

  private func fix() throws(RecordProblem) -> ReportedFix {
    var edits: [ReportedEdit] = []
    for element in try elements("edits") {
      let reader = RecordReader(element, line: line)
      edits.append(
        ReportedEdit(
          path: try reader.text("path"), offset: try reader.count("offset"),
          length: try reader.count("length"), text: try reader.text("text")))
    }
    return ReportedFix(title: try text("title"), safety: try choice("safety"), edits: edits)
  }

  /// The set that the record is.
  func set() throws(RecordProblem) -> SetSummary {
    var summary = SetSummary(
      app: try text("app"), set: try text("set"), format: try choice("format"),
      sourceLocale: try text("sourceLocale"))
    summary.files = try count("files")
    summary.keys = try count("keys")
    summary.messages = try count("messages")
    summary.complete = record["complete"]?.boolean ?? true
    summary.isCut = record["cut"]?.boolean ?? false
    if record["cutLocales"] != nil { summary.cutLocales = try texts("cutLocales") }
    if record["faultyLocales"] != nil {
      summary.faultyLocales = try texts("faultyLocales")
    } else if summary.isCut, summary.complete {
      summary.faultyLocales = summary.cutLocales
    }
    summary.texts = try inventory()
    if record["sourceFiles"] != nil {
      for element in try elements("sourceFiles") {
        let file = RecordReader(element, line: line)
        summary.sourceFiles.append(
          SourceFileTexts(file: try file.text("file"), required: try file.count("required")))
      }
    }
    for element in try elements("locales") {
      let reader = RecordReader(element, line: line)
      summary.locales.append(
        LocaleCoverage(
          locale: try reader.text("locale"), required: try reader.count("required"),
          translated: try reader.count("translated"),
          // Records of the first release have fewer members.
          suppressed: try reader.optionalCount("suppressed") ?? 0,
          inherited: try reader.optionalCount("inherited") ?? 0,
          copied: try reader.optionalCount("copied") ?? 0,
          needsReview: try reader.count("needsReview"),
          machineTranslated: try reader.optionalCount("machineTranslated") ?? 0,
          checked: try reader.count("checked")))
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
      let name = RuleID(rule.name)
      guard name.isWellFormed else { throw wrong("rules", "members of \(RuleID.form)") }
      run.rules[name] = severity
    }
    run.app = try text("app")
    run.commit = record["commit"]?.text
    if let commits = record["commits"] {
      guard case .object(let commits) = commits else { throw wrong("commits", "an object") }
      for commit in commits {
        guard let text = commit.value.text else { throw wrong("commits", "strings") }
        run.commits[commit.name] = text
      }
    }
    run.durationMs = try count("durationMs")
    let counts = RecordReader(record["counts"] ?? .null, line: line)
    run.counts = SeverityCounts(
      error: try counts.count("error"), warning: try counts.count("warning"),
      note: try counts.count("note"))
    run.known = try count("known")
    run.suppressed = try count("suppressed")
    run.fixed = try optionalCount("fixed")
    run.removedFindings = try optionalCount("removedFindings") ?? 0
    run.lost = try optionalCount("lost") ?? 0
    for element in record["removed"]?.elements ?? [] {
      let removal = RecordReader(element, line: line)
      run.removals.append(
        RunSummary.Removal(
          app: try removal.text("app"), set: try removal.text("set"),
          locale: try removal.text("locale"), key: element["key"]?.text,
          reason: try removal.text("reason")))
    }
    run.sets = try count("sets")
    run.files = try count("files")
    run.messages = try count("messages")
    run.locales = try texts("locales")
    run.withoutLexicon = try texts("withoutLexicon")
    run.withoutSource = try texts("withoutSource")
    run.unreadable = try count("unreadable")
    run.isSelection = record["selection"]?.boolean ?? false
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

  /// A member that names a rule, known here or not: reports show it as it is.
  func rule(_ name: String) throws(RecordProblem) -> RuleID {
    let rule = RuleID(try text(name))
    guard rule.isWellFormed else { throw wrong(name, RuleID.form) }
    return rule
  }

  /// A member that is a count, or a place from some number on.
  func count(_ name: String, from least: Int = 0) throws(RecordProblem) -> Int {
    guard let number = record[name]?.integer, number >= least, Self.counts.contains(number) else {
      throw wrong(name, "a whole number from \(least) to \(Self.counts.upperBound)")
    }
    return number
  }

  /// A member that is a count; nil where it is missing or null.
  func optionalCount(_ name: String) throws(RecordProblem) -> Int? {
    switch record[name] {
    case nil, .null: nil
    default: try count(name)
    }
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

  /// A member that is a list of texts.
  func texts(_ name: String) throws(RecordProblem) -> [String] {
    guard let texts = record[name]?.texts else { throw wrong(name, "an array of strings") }
    return texts
  }

  /// A member that is a list.
  func elements(_ name: String) throws(RecordProblem) -> [JSONValue] {
    guard let elements = record[name]?.elements else { throw wrong(name, "an array") }
    return elements
  }

  private func wrong(_ name: String, _ expected: String) -> RecordProblem {
    let found = record[name] == nil ? "is missing" : "is something else"
    return RecordProblem(line: line, "the member '\(name)' \(found): expected \(expected)")
  }
}
