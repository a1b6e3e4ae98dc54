/// The findings that a project knows of: `.label-lint-baseline.jsonl`.
public struct Baseline: Sendable {
  /// Name of the file where none is configured.
  public static let fileName = ".label-lint-baseline.jsonl"

  /// The entries, in the order of the file.
  public var entries: [BaselineEntry] = []
  /// Version of the rules it was made with.
  public var ruleSet = RunSummary.currentRuleSet

  /// A baseline without entries.
  public init() {}

  /// Reads a file.
  ///
  /// - Throws: The first line that is no entry, or a file of a newer version.
  package init(_ bytes: [UInt8]) throws(RecordProblem) {
    var number = 0
    var hasHeader = false
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let line = Array(line)
      if line.allSatisfy({ ASCII.isSpace($0) }) { continue }
      let value: JSONValue
      do throws(JSONProblem) {
        value = try JSONValue(line.span)
      } catch {
        throw RecordProblem(line: number, "no JSON at byte \(error.offset + 1): \(error.message)")
      }
      let reader = RecordReader(value, line: number)
      if hasHeader {
        entries.append(try reader.baselineEntry())
      } else {
        guard value["type"]?.text == "baseline" else {
          throw RecordProblem(line: number, "no baseline: the first line must say so")
        }
        try reader.checkVersion(Record.schemaVersion)
        ruleSet = try reader.text("ruleSet")
        hasHeader = true
      }
    }
    if !hasHeader { throw RecordProblem(line: 1, "no baseline: the first line must say so") }
  }

  /// What entries of one finding have in common.
  private struct FindingName: Hashable {
    let subject: Subject
    let rule: RuleID
    let detail: String

    init(_ entry: BaselineEntry) {
      subject = entry.subject
      rule = entry.rule
      detail = entry.detail
    }
  }

  /// Adds decisions, each of which takes the place of the debt, or of an earlier decision.
  public mutating func accept(_ decisions: [BaselineEntry]) {
    var decided: [FindingName: Set<String>] = [:]
    var kept: [BaselineEntry] = []
    for (number, entry) in (entries + decisions).enumerated().reversed() {
      let name = FindingName(entry)
      var rest = entry
      rest.locales.removeAll { decided[name]?.contains($0) ?? false }
      if number >= entries.count { decided[name, default: []].formUnion(entry.locales) }
      if !rest.locales.isEmpty { kept.append(rest) }
    }
    entries = kept.reversed()
  }

  /// The file: the header, then entries in their order, those that differ in locales only as one.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    JSONWriter.lines(to: &output) { _, writer in
      Record.begin("baseline", in: &writer)
      writer.member("ruleSet", ruleSet)
    }
    let entries = joined
    JSONWriter.lines(to: &output, count: entries.count) { number, writer in
      entries[number].writeMembers(to: &writer)
    }
    return output
  }

  /// The entries in the order of the file, each with all its locales.
  public var joined: [BaselineEntry] {
    var groups: [BaselineEntry: Set<String>] = [:]
    for entry in entries {
      var key = entry
      key.locales = []
      groups[key, default: []].formUnion(entry.locales)
    }
    return groups.map { key, locales in
      var entry = key
      entry.locales = locales.sorted(by: ByteOrder.precedes)
      return entry
    }.sorted(by: BaselineEntry.isOrderedBefore)
  }
}

extension BaselineEntry {
  /// Writes the members of an entry, in their order.
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("set", subject.set)
    writer.member("table", subject.table)
    writer.member("key", subject.key)
    writer.member("slot", subject.slot)
    writer.member("rule", rule.description)
    writer.member("detail", detail)
    writer.array("locales", of: locales)
    writer.member("text", text)
    writer.member("members", members)
    writer.member("state", state.rawValue)
    writer.member("reason", reason)
    writer.member("by", by)
    writer.member("on", on)
    writer.member("expires", expires)
  }
}

extension RecordReader {
  /// The entry of a baseline that a line is.
  fileprivate func baselineEntry() throws(RecordProblem) -> BaselineEntry {
    guard let locales = record["locales"]?.texts, !locales.isEmpty else {
      throw RecordProblem(line: line, "the member 'locales' is missing: expected some tags")
    }
    let name = try rule("rule")
    var entry = BaselineEntry(
      subject: Subject(
        set: try text("set"), table: try text("table"), key: try text("key"), locale: "",
        slot: try text("slot")),
      rule: RuleList.metadata(of: name)?.id ?? name, detail: try text("detail"), locales: locales,
      text: try text("text"), state: try choice("state"))
    entry.members = try optionalCount("members")
    entry.reason = record["reason"]?.text
    entry.by = record["by"]?.text
    entry.on = record["on"]?.text
    entry.expires = record["expires"]?.text
    if entry.state == .accepted, (entry.reason ?? "").isEmpty {
      throw RecordProblem(line: line, "an accepted finding needs a reason")
    }
    return entry
  }
}
