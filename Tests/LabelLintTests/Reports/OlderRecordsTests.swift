import Testing

@testable import LabelLint

/// Records and baselines of releases that kept a group as one finding and did not name its texts.
@Suite("Older records")
struct OlderRecordsTests {
  private static let rule: RuleID = "missing-translation"

  private static func finding(
    _ key: String, locale: String = "de", detail: String = "", text: String? = nil
  ) -> ReportedFinding {
    let subject = Subject(set: "res", table: "string", key: key, locale: locale)
    var finding = ReportedFinding(
      fingerprint: Fingerprint(rule: rule, subject: subject, detail: detail), rule: rule,
      severity: .warning, confidence: .certain, app: "", subject: subject, format: .android,
      sourceLocale: "en",
      place: Place(
        path: "res/values/strings.xml", line: 1, column: 1, endLine: 1, endColumn: 2, offset: 0,
        length: 1), message: "\(key) is missing")
    finding.detail = detail
    finding.source = text
    return finding
  }

  /// A group of texts, which an older release did not name.
  private static func group(_ keys: [String], isOld: Bool = false) -> ReportedFinding {
    var group = finding("", detail: "incomplete")
    group.members = keys.count
    if !isOld { group.texts = keys.map { finding($0, text: "text \($0)") } }
    return group
  }

  private static func set(_ findings: [ReportedFinding]) -> ReportedSet {
    var summary = SetSummary(app: "", set: "res", format: .android, sourceLocale: "en")
    summary.keys = 9
    return ReportedSet(summary: summary, findings: findings)
  }

  private static func compared(
    _ before: [ReportedFinding], _ now: [ReportedFinding]
  ) -> (counts: Comparison.Counts, keys: [String]) {
    var comparison = Comparison([set(before)], rules: nil, present: ["res"])
    var now = set(now)
    _ = comparison.apply(to: &now)
    _ = comparison.end()
    let told = now.findings.filter { $0.state == .new }
    return (comparison.counts, told.flatMap(\.eachText).map(\.subject.key))
  }

  @Test("a group of an older record holds as many texts as it counts")
  func comparison() {
    let old = [Self.group(["a", "b", "c"], isOld: true)]
    let same = Self.compared(old, [Self.group(["a", "b", "c"])])
    #expect(same.counts == Comparison.Counts(unchanged: 3))
    let alone = Self.compared(old, ["a", "b"].map { Self.finding($0, text: "text \($0)") })
    #expect(alone.counts == Comparison.Counts(unchanged: 2, fixed: 1))
    let larger = Self.compared(old, [Self.group(["a", "b", "c", "d"])])
    #expect(larger.counts == Comparison.Counts(new: 1, unchanged: 3))
    #expect(larger.keys == ["d"])
    let elsewhere = Self.compared(old, [Self.finding("a", locale: "fr")])
    #expect(elsewhere.counts == Comparison.Counts(new: 1, fixed: 3))
  }

  @Test("a source finding of an older record knows the locales that inherit it")
  func inherited() {
    var old = Self.finding("a", locale: "en")
    old.inheritedBy = ["de", "fr"]
    let mended = Self.compared([old], [Self.finding("a"), Self.finding("a", locale: "fr")])
    #expect(mended.counts == Comparison.Counts(unchanged: 2, fixed: 1))
    var now = old
    now.inherited = [Self.finding("a"), Self.finding("a", locale: "es")]
    let more = Self.compared([old], [now])
    #expect(more.counts == Comparison.Counts(unchanged: 2, fixed: 1))
  }

  /// A baseline of an older release, with the group as one entry.
  private static func baseline(_ members: Int) throws -> Baseline {
    try Baseline(
      Array(
        """
        {"type":"baseline","schemaVersion":1,"ruleSet":"2026.1"}
        {"set":"res","table":"string","key":"","slot":"","rule":"missing-translation","detail":"incomplete",\
        "locales":["de"],"text":"e3b0c44298fc","members":\(members),"state":"existing"}
        """.utf8))
  }

  private static func marked(
    _ findings: [ReportedFinding], _ baseline: Baseline
  ) -> (known: Int, told: [String], fates: [BaselineMatching.Fate]) {
    var matching = BaselineMatching(baseline, sets: ["res"], day: "2026-11-26")
    var set = set(findings)
    _ = matching.apply(to: &set)
    return (
      matching.knownCount,
      set.findings.filter(\.isCounted).flatMap(\.eachText).map(\.subject.key),
      matching.fates(rules: [rule]).map(\.fate)
    )
  }

  @Test("a group of an older baseline holds as many texts as were accepted")
  func baseline() throws {
    let baseline = try Self.baseline(3)
    let same = Self.marked([Self.group(["a", "b", "c"])], baseline)
    #expect(same.known == 3 && same.told == [] && same.fates == [.known])
    let alone = Self.marked(["a", "b"].map { Self.finding($0, text: "text \($0)") }, baseline)
    #expect(alone.known == 2 && alone.told == [] && alone.fates == [.known])
    let larger = Self.marked([Self.group(["a", "b", "c", "d"])], baseline)
    #expect(larger.known == 3 && larger.told == ["d"] && larger.fates == [.known])
    #expect(Self.marked([], baseline).fates == [.stale])
  }

  @Test("a baseline names each text of a group, and a new text is told alone")
  func entries() throws {
    var baseline = Baseline()
    baseline.entries = BaselineEntry.entries(of: Self.group(["a", "b"]))
    baseline = try Baseline(baseline.bytes)
    #expect(baseline.entries.map(\.subject.key) == ["a", "b"])
    let known = Self.marked([Self.group(["a", "b"])], baseline)
    #expect(known.known == 2 && known.told == [] && known.fates == [.known, .known])
    let larger = Self.marked([Self.group(["a", "b", "c"])], baseline)
    #expect(larger.known == 2 && larger.told == ["c"])
    let alone = Self.marked([Self.finding("a", text: "text a")], baseline)
    #expect(alone.known == 1 && alone.fates == [.known, .stale])
    // What is missing was so before its source was written anew; who accepted it has seen another text.
    let other = Self.marked([Self.finding("a", text: "another text")], baseline)
    #expect(other.told == [] && other.fates == [.known, .stale])
    for index in baseline.entries.indices { baseline.entries[index].state = .accepted }
    let accepted = Self.marked([Self.finding("a", text: "another text")], baseline)
    #expect(accepted.told == ["a"] && accepted.fates == [.void, .stale])
  }

  @Test("lines of what is gone on purpose are read, written and refused with their number")
  func removals() throws {
    let start = "{\"type\":\"baseline\",\"schemaVersion\":1,\"ruleSet\":\"2026.1\""
    let header = start + ",\"translations\":{\"res\":{\"de\":7,\"es\":9}}}\n"
    let lines = "{\"set\":\"res\",\"locale\":\"fr\",\"removed\":\"given up\"}\n"
    var baseline = try Baseline(Array((header + lines).utf8))
    #expect(String(decoding: baseline.bytes, as: UTF8.self) == header + lines)
    #expect(baseline.reason(forLossOf: "fr", in: "res") == "given up")
    #expect(baseline.reason(forLossOf: "de", in: "res") == nil)
    baseline.remove(Baseline.Removal(set: "res", locale: "", reason: "all of it"))
    #expect(baseline.translations.isEmpty)
    #expect(baseline.reason(forLossOf: "de", in: "res") == "all of it")
    for (text, line) in [
      (header + "{\"removed\":\"x\"}", 2),
      (header + "{\"set\":\"res\",\"locale\":\"fr\",\"removed\":7}", 2),
      (start + ",\"translations\":{\"res\":{\"de\":\"many\"}}}", 1),
      (start + ",\"translations\":{\"res\":7}}", 1),
    ] {
      let problem = #expect(throws: RecordProblem.self) { try Baseline(Array(text.utf8)) }
      #expect(problem?.line == line)
    }
  }
}
