import LabelLint

/// A line of a journal: one run.
struct JournalLine {
  /// Version of the lines: since the second, runs of one second are told apart by what they hold.
  private static let version = 2

  private let record: JSONValue
  private let path: String

  /// A line that was read.
  init(_ record: JSONValue, path: String) {
    self.record = record
    self.path = path
  }

  /// Writes the members of a run's line.
  static func write(
    _ run: RecordedRun, isWhole: Bool, known: [String: RecordedFinding],
    to writer: inout JSONWriter
  ) {
    let summary = run.summary
    writer.member("type", "night")
    writer.member("schemaVersion", version)
    writer.member("app", summary.app)
    writer.member("started", summary.started)
    writer.member("commit", summary.commit)
    writer.member("tool", summary.toolVersion)
    writer.member("ruleSet", summary.ruleSet)
    writer.member("rules", RuleLevels.text(of: summary.rules))
    writer.member("messages", summary.messages)
    writer.member("durationMs", summary.durationMs)
    writer.member("complete", summary.complete)
    writer.member("whole", isWhole)
    if !summary.removals.isEmpty {
      writer.array("removed") { writer in
        for removal in summary.removals { writer.element(removal.writeMembers) }
      }
    }
    if !run.fates.isEmpty {
      writer.object("fates") { writer in
        for (fingerprint, fate) in run.fates.sorted(by: { $0.key < $1.key }) {
          writer.member(named: fingerprint, fate.rawValue)
        }
      }
    }
    if !run.sourceKeys.isEmpty {
      writer.array("sourceKeys") { writer in
        for keys in run.sourceKeys {
          writer.element { writer in
            writer.member("set", keys.set)
            writer.member("locale", keys.locale)
            writer.member("keys", keys.keys)
          }
        }
      }
    }
    if !run.sourceLosses.isEmpty {
      writer.array("sourceLosses") { writer in
        for finding in run.sourceLosses { writer.element { write(finding, to: &$0) } }
      }
    }
    writer.array("open", of: run.findings.map(\.fingerprint))
    writer.array("changed") { writer in
      for finding in run.findings where known[finding.fingerprint] != finding {
        writer.element { write(finding, to: &$0) }
      }
    }
    writer.array("sets") { writer in
      for set in run.sets {
        writer.element { writer in
          writer.member("set", set.set)
          writer.member("format", set.format.rawValue)
          writer.member("complete", set.complete)
          if set.isCut { writer.member("cut", true) }
          writeUnreadLocales(of: set, to: &writer)
          writer.array("locales") { writer in
            for locale in set.locales {
              writer.element { writer in
                writer.member("locale", locale.locale)
                writer.member("required", locale.required)
                writer.member("translated", locale.translated)
                // Runs of the first release have none of them, and keep their hash.
                if locale.suppressed > 0 { writer.member("suppressed", locale.suppressed) }
                writer.member("needsReview", locale.needsReview)
                writer.member("checked", locale.checked)
              }
            }
          }
        }
      }
    }
  }

  /// Writes which locales of a set were not read whole.
  private static func writeUnreadLocales(of set: SetSummary, to writer: inout JSONWriter) {
    if set.isWhole { return }
    if set.isCut, !set.complete, let faulty = set.faultyLocales,
      faulty.contains(set.sourceLocale)
    {
      // A fault in the source is behind all locales that were read, and only the source's name tells that it is one.
      writer.member("sourceLocale", set.sourceLocale)
      if let cut = set.cutLocales { writer.array("cutLocales", of: cut) }
      writer.array("faultyLocales", of: faulty)
      return
    }
    if let unread = set.unreadLocales {
      writer.array("cutLocales", of: unread.sorted(by: ByteOrder.precedes))
    }
    if set.isCut, !set.complete, let faulty = set.localesBehindFaults {
      writer.array("faultyLocales", of: faulty.sorted(by: ByteOrder.precedes))
    }
  }

  private static func write(_ finding: RecordedFinding, to writer: inout JSONWriter) {
    writer.member("fingerprint", finding.fingerprint)
    writer.member("rule", finding.rule)
    writer.member("severity", finding.severity.rawValue)
    writer.member("set", finding.subject.set)
    writer.member("table", finding.subject.table)
    writer.member("locale", finding.subject.locale)
    writer.member("key", finding.subject.key)
    writer.member("slot", finding.subject.slot)
    writer.member("textHash", finding.textHash)
    writer.member("path", finding.path)
    writer.member("line", finding.line)
    writer.member("message", finding.message)
    if !finding.text.isEmpty { writer.member("text", finding.text) }
    if finding.isInherited { writer.member("inherited", true) }
    if let older = finding.olderIdentity { writer.member("olderIdentity", older) }
  }

  /// Name of the app.
  func app() throws(HistoryFailure) -> String {
    guard record["type"]?.text == "night" else {
      throw HistoryFailure(path: path, HistoryFailure.notAStore)
    }
    guard let version = record["schemaVersion"]?.integer, (1...Self.version).contains(version)
    else {
      throw HistoryFailure(path: path, "written by a newer label-lint: update label-lint")
    }
    return try text("app", in: record)
  }

  /// Whether sets without a record are gone.
  var isWhole: Bool { record["whole"]?.boolean ?? false }

  /// The run; what did not change is taken from the run before.
  func run(known: [String: RecordedFinding]) throws(HistoryFailure) -> RecordedRun {
    var summary = RunSummary(
      toolVersion: try text("tool", in: record), ruleSet: try text("ruleSet", in: record),
      started: try text("started", in: record))
    summary.app = try text("app", in: record)
    summary.commit = record["commit"]?.text
    summary.rules = RuleLevels.levels(in: try text("rules", in: record))
    summary.messages = try number("messages", in: record)
    summary.durationMs = try number("durationMs", in: record)
    summary.complete = record["complete"]?.boolean ?? true
    var changed: [String: RecordedFinding] = [:]
    for element in try elements("changed", in: record) {
      let finding = try self.finding(element)
      changed[finding.fingerprint] = finding
    }
    var findings: [RecordedFinding] = []
    for element in try elements("open", in: record) {
      guard let name = element.text, let finding = changed[name] ?? known[name] else {
        throw HistoryFailure(path: path, "an open finding is not described on this line or before")
      }
      findings.append(finding)
      if !finding.isInherited { summary.counts.add(finding.severity) }
    }
    var sets: [SetSummary] = []
    for element in try elements("sets", in: record) { sets.append(try set(element)) }
    summary.sets = sets.count
    for element in record["removed"]?.elements ?? [] {
      summary.removals.append(
        RunSummary.Removal(
          app: summary.app, set: try text("set", in: element),
          locale: try text("locale", in: element), key: element["key"]?.text,
          reason: try text("reason", in: element)))
    }
    var run = RecordedRun(summary, sets: sets, findings: findings)
    for element in record["sourceKeys"]?.elements ?? [] {
      run.sourceKeys.append(
        SourceKeys(
          set: try text("set", in: element), locale: try text("locale", in: element),
          keys: try text("keys", in: element)))
    }
    for element in record["sourceLosses"]?.elements ?? [] {
      run.sourceLosses.append(try finding(element))
    }
    if case .object(let fates)? = record["fates"] {
      for fate in fates { run.fates[fate.name] = fate.value.text.flatMap(TextFate.init) }
    }
    return run
  }

  private func finding(_ value: JSONValue) throws(HistoryFailure) -> RecordedFinding {
    guard let severity = Severity(rawValue: try text("severity", in: value)) else {
      throw HistoryFailure(
        path: path, "the member 'severity' is wrong: expected one of note, warning, error")
    }
    var finding = RecordedFinding(
      fingerprint: try text("fingerprint", in: value), rule: try text("rule", in: value),
      severity: severity,
      subject: Subject(
        set: try text("set", in: value), table: try text("table", in: value),
        key: try text("key", in: value), locale: try text("locale", in: value),
        slot: try text("slot", in: value)),
      textHash: try text("textHash", in: value), path: try text("path", in: value),
      line: try number("line", in: value), message: try text("message", in: value))
    finding.text = value["text"]?.text ?? ""
    finding.isInherited = value["inherited"]?.boolean ?? false
    finding.olderIdentity = value["olderIdentity"]?.text
    return finding
  }

  private func set(_ value: JSONValue) throws(HistoryFailure) -> SetSummary {
    var set = SetSummary(
      app: "", set: try text("set", in: value),
      format: value["format"]?.text.flatMap(CatalogFormat.init) ?? .android, sourceLocale: "")
    set.complete = value["complete"]?.boolean ?? true
    set.isCut = value["cut"]?.boolean ?? false
    set.sourceLocale = value["sourceLocale"]?.text ?? ""
    set.cutLocales = value["cutLocales"]?.texts
    set.faultyLocales = value["faultyLocales"]?.texts
    for element in try elements("locales", in: value) {
      set.locales.append(
        LocaleCoverage(
          locale: try text("locale", in: element), required: try number("required", in: element),
          translated: try number("translated", in: element),
          // Lines of the first release do not count these.
          suppressed: element["suppressed"] == nil ? 0 : try number("suppressed", in: element),
          needsReview: try number("needsReview", in: element),
          checked: try number("checked", in: element)))
    }
    return set
  }

  private func text(_ name: String, in value: JSONValue) throws(HistoryFailure) -> String {
    guard let text = value[name]?.text else { throw wrong(name, "a string") }
    return text
  }

  private func number(_ name: String, in value: JSONValue) throws(HistoryFailure) -> Int {
    guard let number = value[name]?.integer, RecordReader.counts.contains(number) else {
      throw wrong(name, "a whole number from 0 to \(RecordReader.counts.upperBound)")
    }
    return number
  }

  private func elements(_ name: String, in value: JSONValue) throws(HistoryFailure) -> [JSONValue] {
    guard let elements = value[name]?.elements else { throw wrong(name, "an array") }
    return elements
  }

  private func wrong(_ name: String, _ expected: String) -> HistoryFailure {
    HistoryFailure(
      path: path, "the member '\(name)' is missing or of another kind: expected \(expected)")
  }
}
