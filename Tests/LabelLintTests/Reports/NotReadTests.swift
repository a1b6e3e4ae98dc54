import LabelLint
import Testing

@Suite("What was not read") struct NotReadTests {
  private static func item(_ number: Int) -> NotRead.Item {
    NotRead.Item(path: "p\(number)", reason: "closed")
  }

  /// The records of a run with one set.
  private static func records(_ notRead: NotRead, set: String = "res") -> [UInt8] {
    var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-21T02:00:00Z")
    run.notRead = notRead
    run.complete = notRead.isEmpty
    run.rules = ["all-caps": .warning]
    var output: [UInt8] = []
    var report = NDJSONReport()
    let subject = Subject(set: set, table: "string", key: "k-\(set)", locale: "en", slot: "")
    let finding = ReportedFinding(
      fingerprint: Fingerprint(rule: "all-caps", subject: subject), rule: "all-caps",
      severity: .warning, confidence: .high, app: "", subject: subject, format: .android,
      sourceLocale: "en",
      place: Place(
        path: "\(set)/values/strings.xml", line: 1, column: 1, endLine: 1, endColumn: 2, offset: 0,
        length: 1), message: "wrong")
    report.add(
      ReportedSet(
        summary: SetSummary(app: "", set: set, format: .android, sourceLocale: "en"),
        findings: [finding]), to: &output)
    report.close(run, to: &output)
    return output
  }

  @Test("it is ordered, counted once and cut off behind twenty names")
  func cut() {
    let all = (10..<40).map(Self.item)
    let notRead = NotRead(all.shuffled() + all)
    #expect(notRead.count == 30)
    #expect(notRead.items == Array(all.prefix(20)))
    #expect(NotRead().isEmpty)
  }

  @Test("records say it, and are read back as they were")
  func roundTrip() throws {
    for count in [0, 1, 20, 30] {
      let notRead = NotRead((10..<10 + count).map(Self.item))
      let run = try #require(try StoredRun(Self.records(notRead)).runs.first)
      #expect(run.notRead == notRead)
      #expect(run.complete == (count == 0))
    }
  }

  @Test("a joined run has what its parts have not read")
  func merging() throws {
    var merging = RunMerging()
    try merging.add(try StoredRun(Self.records(NotRead([Self.item(1), Self.item(2)]))))
    try merging.add(try StoredRun(Self.records(NotRead([Self.item(2), Self.item(3)]), set: "lib")))
    let run = try #require(try StoredRun(merging.bytes).runs.first)
    #expect(run.notRead == NotRead((1...3).map(Self.item)))
    #expect(!run.complete)
  }

  /// The records of a run with a set that was not read whole.
  private static func records(cut: [String]?, faulty: [String]) throws -> StoredRun {
    var set = SetSummary(app: "", set: "res", format: .android, sourceLocale: "en")
    (set.complete, set.isCut) = (false, !faulty.isEmpty)
    (set.cutLocales, set.faultyLocales) = (cut, faulty.isEmpty ? nil : faulty)
    var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-21T02:00:00Z")
    run.complete = false
    var output: [UInt8] = []
    var report = NDJSONReport()
    report.add(ReportedSet(summary: set, findings: []), to: &output)
    report.close(run, to: &output)
    return try StoredRun(output)
  }

  @Test("locales with a fault, and others that were not read, are read back and joined")
  func locales() throws {
    let stored = try Self.records(cut: ["de", "fr"], faulty: ["fr"])
    #expect(stored.sets.map(\.summary.cutLocales) == [["de", "fr"]])
    #expect(stored.sets.map(\.summary.faultyLocales) == [["fr"]])
    let cases: [([String]?, [String], [String]?, [String])] = [
      (["pl"], ["pl"], ["de", "fr", "pl"], ["fr", "pl"]),
      (["it"], [], ["de", "fr", "it"], ["fr"]),
      (nil, ["pl"], nil, ["fr", "pl"]),
    ]
    for (cut, faulty, allCut, allFaulty) in cases {
      var merging = RunMerging()
      try merging.add(stored)
      try merging.add(try Self.records(cut: cut, faulty: faulty))
      let joined = try #require(try StoredRun(merging.bytes).sets.first).summary
      #expect(joined.isCut)
      #expect(joined.cutLocales == allCut)
      #expect(joined.faultyLocales == allFaulty)
    }
  }

  @Test("what a run has not read is not gone")
  func difference() throws {
    let before = try StoredRun(Self.records(NotRead(), set: "lib"))
    func text(_ notRead: NotRead) throws -> String {
      let later = try StoredRun(Self.records(notRead, set: "res"))
      let bytes = RunDifference(before, later).bytes(as: .text)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(
      try text(NotRead()).hasSuffix("1 lost, 1 new, 0 updated, 0 unchanged, 0 fixed\n"))
    #expect(try text(NotRead([Self.item(1)])).hasSuffix("1 new, 0 updated, 0 unchanged, 0 fixed\n"))
  }

  @Test("what is no record of it is refused")
  func broken() throws {
    let text = String(decoding: Self.records(NotRead([Self.item(1)])), as: UTF8.self)
    let broken = text.replacing("\"count\":1,\"paths\"", with: "\"count\":\"x\",\"paths\"")
    let problem = #expect(throws: RecordProblem.self) { try StoredRun(Array(broken.utf8)) }
    #expect(
      problem?.message
        == "the member 'count' is something else: expected a whole number from 0 to 2147483647")
  }
}
