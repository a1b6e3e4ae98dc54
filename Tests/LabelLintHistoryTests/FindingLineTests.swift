import LabelLint
import LabelLintHistory
import Testing

/// The short way to read findings says what the long one says.
@Suite("Reading records of runs")
struct FindingLineTests {
  /// Records of a run with findings of all that a record may hold.
  private func records(_ change: (inout ReportedFinding) -> Void = { _ in }) -> [UInt8] {
    let subject = Subject(set: "res", table: "string", key: "größe \"x\" \u{1F600}\n", locale: "de")
    var finding = ReportedFinding(
      fingerprint: Fingerprint(rule: "role-word", subject: subject), rule: "role-word",
      severity: .warning, confidence: .high, app: "player", subject: subject, format: .android,
      sourceLocale: "en",
      place: Place(
        path: "res/values-de/a.xml", line: 7, column: 1, endLine: 7, endColumn: 2, offset: 3,
        length: 4), message: "'a\\b' repeats")
    finding.source = "Größe"
    change(&finding)
    var set = SetSummary(app: "player", set: "res", format: .android, sourceLocale: "en")
    set.messages = 3
    var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-01T02:00:00Z")
    run.app = "player"
    var output: [UInt8] = []
    var report = NDJSONReport()
    report.add(ReportedSet(summary: set, findings: [finding]), to: &output)
    report.close(run, to: &output)
    return output
  }

  @Test("short and long way agree")
  func agree() throws {
    let short = try RecordedRun.runs(in: records())
    // Another order of members is not ours: the long way.
    let text = String(decoding: records(), as: UTF8.self)
      .replacing(
        #"{"type":"finding","schemaVersion":1,"#, with: #"{"schemaVersion":1,"type":"finding","#)
    let long = try RecordedRun.runs(in: Array(text.utf8))
    #expect(short.map(\.findings) == long.map(\.findings))
    #expect(short.map(\.summary) == long.map(\.summary))
    let finding = try #require(short.first?.findings.first)
    #expect(finding.subject.key == "größe \"x\" \u{1F600}\n")
    #expect(finding.textHash == TextHash("Größe").description)
    #expect(finding.line == 7)
    #expect(finding.message == "'a\\b' repeats")
    #expect(short.first?.summary.counts == SeverityCounts(warning: 1))
  }

  @Test("suppressed and absent findings are not open")
  func notCounted() throws {
    #expect(
      try RecordedRun.runs(in: records { $0.suppression = Suppression(.baseline) })[0].findings
        .isEmpty)
    #expect(try RecordedRun.runs(in: records { $0.state = .absent })[0].findings.isEmpty)
    #expect(try RecordedRun.runs(in: records { $0.state = .unchanged })[0].findings.count == 1)
  }

  @Test(
    "a record that is damaged is refused with its line",
    arguments: [
      (#""line":7"#, #""line":"7""#, "'line' is something else"),
      (#""line":7,"#, "", "'line' is missing"),
      (#""severity":"warning""#, #""severity":"bad""#, "'severity'"),
      (#""rule":"role-word","#, "", "'rule' is missing"),
      (#""set":"res","table"#, #""set":null,"table"#, "'set' is missing"),
      (#""guidelines":[]}"#, #""guidelines":[}"#, "not JSON at byte"),
    ])
  func damaged(old: String, new: String, reason: String) {
    let text =
      "\n"
      + String(decoding: records(), as: UTF8.self).replacing(old, with: new, maxReplacements: 1)
    let problem = #expect(throws: RecordProblem.self) {
      try RecordedRun.runs(in: Array(text.utf8))
    }
    #expect(problem?.line == 2)
    #expect(problem?.message.contains(reason) == true, "\(problem?.message ?? "")")
  }

  @Test(
    "numbers that no record has are refused, also in what the store does not keep",
    arguments: [
      ("line", 1), ("column", 1), ("endLine", 1), ("endColumn", 1), ("offset", 0), ("length", 0),
    ])
  func numbers(member: String, least: Int) throws {
    let text = String(
      decoding: records {
        $0.related = [ReportedRelated(path: "a.xml", line: 1, column: 1, message: "here")]
        let edit = ReportedEdit(path: "a.xml", offset: 1, length: 1, text: "x")
        $0.fixes = [ReportedFix(title: "fix", safety: .safe, edits: [edit])]
      }, as: UTF8.self)
    _ = try RecordedRun.runs(in: Array(text.utf8))
    let places = text.ranges(of: try Regex("\"\(member)\":[0-9]+"))
    #expect(!places.isEmpty)
    for place in places {
      for number in [
        "-1", "2147483648", "18446744073709551616", "1e308", "1.5", "\"x\"", "null", "[1]", "{}",
      ] {
        let (before, behind) = (text[..<place.lowerBound], text[place.upperBound...])
        let changed = before + "\"\(member)\":\(number)" + behind
        let problem = #expect(throws: RecordProblem.self, "\(number)") {
          try RecordedRun.runs(in: Array(changed.utf8))
        }
        #expect(problem?.line == 1)
        #expect(
          problem?.message
            == "the member '\(member)' is something else: expected a whole number from \(least) to "
            + "2147483647")
      }
    }
  }

  @Test("a number of members may be null, and is none of another kind")
  func members() throws {
    let text = String(decoding: records { $0.members = 3 }, as: UTF8.self)
    let count = #""members":3"#
    #expect(text.contains(count))
    for other in [count, #""members":null"#] {
      _ = try RecordedRun.runs(in: Array(text.replacing(count, with: other).utf8))
    }
    let problem = #expect(throws: RecordProblem.self) {
      try RecordedRun.runs(in: Array(text.replacing(count, with: #""members":-1"#).utf8))
    }
    #expect(
      problem?.message
        == "the member 'members' is something else: expected a whole number from 0 to 2147483647")
  }

  @Test(
    "nothing, and records without a run, are refused",
    arguments: ["", "{\"type\":\"later\",\"schemaVersion\":1}\n"])
  func cut(text: String) {
    #expect(throws: RecordProblem.self) { try RecordedRun.runs(in: Array(text.utf8)) }
  }
}
