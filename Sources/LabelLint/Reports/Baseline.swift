/// The findings that a project knows of: `.label-lint-baseline.jsonl`.
package struct Baseline: Sendable {
  /// Name of the file where none is configured.
  package static let fileName = ".label-lint-baseline.jsonl"

  /// Something that is gone on purpose: `"removed": "French is given up"`.
  package struct Removal: Sendable, Hashable {
    /// Path of the set.
    package var set: String
    /// The locale; empty for all of them.
    package var locale: String
    /// The key whose texts are gone; nil for all texts of the set or locale.
    package var key: String?
    /// Why it is gone.
    package var reason: String

    /// A removal that somebody decided.
    package init(set: String, locale: String, key: String? = nil, reason: String) {
      self.set = set
      self.locale = locale
      self.key = key
      self.reason = reason
    }

    /// Whether it is about a key in a locale of a set.
    func holds(key: String, locale: String, set: String) -> Bool {
      self.set == set && (self.locale.isEmpty || self.locale == locale)
        && (self.key ?? key) == key
    }
  }

  /// The entries, in the order of the file.
  package var entries: [BaselineEntry] = []
  /// Number of translations by locale and set when the baseline was made: what is missed when it is gone.
  package var translations: [String: [String: Int]] = [:]
  /// Number of texts by locale and set that were not translated and that nobody missed.
  package var suppressed: [String: [String: Int]] = [:]
  /// The keys of sets that had translations and no source text, of which no finding told: nobody misses those.
  package var withoutSource: [String: [String]] = [:]
  /// What is gone on purpose.
  package var removals: [Removal] = []
  /// The first member that only a newer version knows, and the line that it is on; nil for none.
  package private(set) var unknownMember: (name: String, line: Int)?
  /// Version of the rules it was made with.
  package var ruleSet = RunSummary.currentRuleSet

  /// A baseline without entries.
  package init() {}

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
        throw RecordProblem(line: number, "not JSON at byte \(error.offset + 1): \(error.message)")
      }
      let reader = RecordReader(value, line: number)
      if hasHeader {
        try readLine(reader)
      } else {
        guard value["type"]?.text == "baseline" else {
          throw RecordProblem(line: number, "not a baseline: its first line must be the header")
        }
        try reader.checkVersion(Record.schemaVersion)
        ruleSet = try reader.text("ruleSet")
        note(
          reader,
          known: [
            "type", "schemaVersion", "ruleSet", "translations", "suppressed", "withoutSource",
          ])
        translations = try Self.counts("translations", reader)
        suppressed = try Self.counts("suppressed", reader)
        try readWithoutSource(reader)
        hasHeader = true
      }
    }
    if !hasHeader {
      throw RecordProblem(line: 1, "not a baseline: its first line must be the header")
    }
  }

  /// Notes a member of a line that would be lost when the file is written anew.
  private mutating func note(_ reader: RecordReader, known: Set<String>) {
    guard unknownMember == nil, case .object(let members) = reader.record else { return }
    let unknown = members.first { !known.contains($0.name) }
    unknownMember = unknown.map { ($0.name, reader.line) }
  }

  /// Reads numbers of texts by set and locale; nobody counted those of older baselines.
  private static func counts(
    _ name: String, _ reader: RecordReader
  ) throws(RecordProblem) -> [String: [String: Int]] {
    guard case .object(let sets)? = reader.record[name] else { return [:] }
    var result: [String: [String: Int]] = [:]
    for set in sets {
      let counts = RecordReader(set.value, line: reader.line)
      guard case .object(let locales) = set.value else {
        throw RecordProblem(
          line: reader.line, "the member '\(name)' is something else: expected objects")
      }
      for locale in locales {
        result[set.name, default: [:]][locale.name] = try counts.count(locale.name)
      }
    }
    return result
  }

  /// Reads the keys without a source text.
  private mutating func readWithoutSource(_ reader: RecordReader) throws(RecordProblem) {
    guard case .object(let sets)? = reader.record["withoutSource"] else { return }
    for set in sets {
      guard let keys = set.value.texts else {
        throw RecordProblem(
          line: reader.line, "the member 'withoutSource' is something else: expected names of keys")
      }
      withoutSource[set.name] = keys
    }
  }

  /// Reads a line behind the first.
  private mutating func readLine(_ reader: RecordReader) throws(RecordProblem) {
    if reader.record["removed"] != nil {
      note(reader, known: ["set", "locale", "key", "removed"])
      removals.append(
        Removal(
          set: try reader.text("set"), locale: try reader.text("locale"),
          key: reader.record["key"] == nil ? nil : try reader.text("key"),
          reason: try reader.text("removed")))
    } else {
      note(
        reader,
        known: [
          "set", "table", "key", "slot", "rule", "detail", "qualifiers", "locales", "text",
          "members", "state",
          "reason", "by", "on", "expires",
        ])
      entries.append(try reader.baselineEntry())
    }
  }

  /// Notes how far the locales of a set are translated; what was there before and is not read any more stays noted.
  package mutating func note(_ set: SetSummary) {
    let now = Losses.translations(of: set)
    let before = translations[set.set] ?? [:]
    translations[set.set, default: [:]].merge(now) { $1 }
    for (locale, count) in before where !set.isWhole(in: locale) {
      translations[set.set, default: [:]][locale] = max(count, now[locale] ?? 0)
    }
    let suppressedBefore = (suppressed[set.set] ?? [:]).filter { !set.isWhole(in: $0.key) }
    suppressed[set.set] = Losses.suppressed(of: set).merging(suppressedBefore) { $1 }
    let texts = SeenTexts(set)
    removals.removeAll { removal in
      guard removal.set == set.set else { return false }
      if let key = removal.key { return texts.hasText(of: key, in: removal.locale) }
      return removal.locale.isEmpty || now[removal.locale] != nil
    }
  }

  /// Why a locale or a set is gone on purpose; nil where nobody said so.
  package func reason(forLossOf locale: String, in set: String) -> String? {
    removals.first {
      $0.set == set && $0.key == nil && ($0.locale == locale || $0.locale.isEmpty)
    }?.reason
  }

  /// Why the text of a key is gone on purpose though its locale is there; nil where nobody said so.
  package func reason(forLossOf key: String, in locale: String, of set: String) -> String? {
    removals.first { $0.key != nil && $0.holds(key: key, locale: locale, set: set) }?.reason
  }

  /// What is lost without the texts that are gone on purpose, and why these are: nil where none is.
  package func divided(_ loss: Losses.Loss) -> (rest: Losses.Loss?, reason: String?) {
    if loss.keys.isEmpty {
      let reason = reason(forLossOf: loss.locale, in: loss.set)
      return (reason == nil ? loss : nil, reason)
    }
    var (rest, reason) = (loss, String?.none)
    rest.keys.removeAll { key in
      let own = self.reason(forLossOf: key, in: loss.locale, of: loss.set)
      reason = reason ?? own
      return own != nil
    }
    rest.findings = min(rest.findings, rest.keys.count)
    return (rest.keys.isEmpty ? nil : rest, reason)
  }

  /// Takes note that something is gone on purpose: what was known of it is given up.
  package mutating func remove(_ removal: Removal) {
    removals.removeAll {
      $0.set == removal.set && $0.locale == removal.locale && $0.key == removal.key
    }
    removals.append(removal)
    if removal.key == nil {
      if removal.locale.isEmpty {
        translations[removal.set] = nil
        suppressed[removal.set] = nil
      } else {
        translations[removal.set]?[removal.locale] = nil
        suppressed[removal.set]?[removal.locale] = nil
      }
    }
    entries = entries.compactMap { entry in
      let subject = entry.subject
      var rest = entry
      rest.locales.removeAll {
        removal.holds(key: subject.key, locale: $0, set: subject.set)
      }
      return rest.locales.isEmpty ? nil : rest
    }
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
  package mutating func accept(_ decisions: [BaselineEntry]) {
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
  package var bytes: [UInt8] {
    var output: [UInt8] = []
    JSONWriter.lines(to: &output) { _, writer in
      Record.begin("baseline", in: &writer)
      writer.member("ruleSet", ruleSet)
      Self.write(translations, as: "translations", to: &writer)
      Self.write(suppressed, as: "suppressed", to: &writer)
      let emptied = withoutSource.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      if emptied.isEmpty { return }
      writer.object("withoutSource") { writer in
        for (set, keys) in emptied {
          writer.array(named: set, of: keys.sorted(by: ByteOrder.precedes))
        }
      }
    }
    let removals = removals.sorted {
      ($0.set, $0.locale, $0.key ?? "") < ($1.set, $1.locale, $1.key ?? "")
    }
    JSONWriter.lines(to: &output, count: removals.count) { number, writer in
      writer.member("set", removals[number].set)
      writer.member("locale", removals[number].locale)
      if let key = removals[number].key { writer.member("key", key) }
      writer.member("removed", removals[number].reason)
    }
    let entries = joined
    JSONWriter.lines(to: &output, count: entries.count) { number, writer in
      entries[number].writeMembers(to: &writer)
    }
    return output
  }

  /// Writes numbers of texts by set and locale; nothing where there is none.
  private static func write(
    _ counts: [String: [String: Int]], as name: StaticString, to writer: inout JSONWriter
  ) {
    let counted = counts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    if counted.isEmpty { return }
    writer.object(name) { writer in
      for (set, locales) in counted {
        writer.object(named: set) { writer in
          for (locale, count) in locales.sorted(by: { $0.key < $1.key }) {
            writer.member(named: locale, count)
          }
        }
      }
    }
  }

  /// The entries in the order of the file, each with all its locales.
  package var joined: [BaselineEntry] {
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
    if !qualifiers.isEmpty { writer.member("qualifiers", qualifiers) }
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
      rule: RuleRegistry.metadata(of: name)?.id ?? name, detail: try text("detail"),
      locales: locales,
      text: try text("text"), state: try choice("state"))
    entry.qualifiers = record["qualifiers"]?.text ?? ""
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
