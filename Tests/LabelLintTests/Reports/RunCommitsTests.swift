import LabelLint
import Testing

@Suite("The commits of a run of several apps") struct RunCommitsTests {
  /// The records of a run, with a set of each of some apps.
  private static func records(
    _ app: String, _ commit: String?, _ commits: [String: String] = [:], sets: [String]
  ) -> [UInt8] {
    var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-21T02:00:00Z")
    (run.app, run.commit, run.commits, run.sets) = (app, commit, commits, sets.count)
    var output: [UInt8] = []
    var report = NDJSONReport()
    for name in sets {
      report.add(
        ReportedSet(
          summary: SetSummary(app: name, set: "res", format: .android, sourceLocale: "en"),
          findings: []), to: &output)
    }
    report.close(run, to: &output)
    return output
  }

  /// What some records are joined to.
  private static func joined(_ parts: [[UInt8]]) throws -> RunSummary {
    var merging = RunMerging()
    for part in parts { try merging.add(try StoredRun(part)) }
    return try #require(try StoredRun(merging.bytes).runs.first)
  }

  @Test("a record has them ordered by app behind its commit, and is read back as it was")
  func roundTrip() throws {
    let records = Self.records("", nil, ["player": "b", "größe \"x\"": "a"], sets: ["player"])
    let text = String(decoding: records, as: UTF8.self)
    #expect(
      text.contains(#""commit":null,"commits":{"größe \"x\"":"a","player":"b"},"started""#))
    let run = try #require(try StoredRun(records).runs.first)
    #expect(run.commits == ["player": "b", "größe \"x\"": "a"])
    let one = Self.records("player", "b", sets: ["player"])
    #expect(!String(decoding: one, as: UTF8.self).contains("commits"))
  }

  @Test(
    "a record whose commits are no texts by name is refused",
    arguments: [
      (#"{"player":null}"#, "strings"), (#"{"player":1}"#, "strings"), ("[]", "an object"),
      ("null", "an object"),
    ])
  func refused(commits: String, expected: String) {
    let text = String(decoding: Self.records("", nil, ["player": "b"], sets: []), as: UTF8.self)
      .replacing(#"{"player":"b"}"#, with: commits)
    let problem = #expect(throws: RecordProblem.self) { try StoredRun(Array(text.utf8)) }
    #expect(problem?.message.contains("'commits' is something else: expected \(expected)") == true)
  }

  @Test("parts of a run of several apps, and the runs of several apps, keep the commit of each app")
  func joining() throws {
    let parts = try Self.joined([
      Self.records("", "a", ["mail": "a"], sets: ["mail"]),
      Self.records("", "b", ["player": "b"], sets: ["player"]),
      Self.records("", nil, sets: []),
    ])
    #expect(parts.commit == nil)
    #expect(parts.commits == ["mail": "a", "player": "b"])
    let apps = try Self.joined([
      Self.records("mail", "a", sets: ["mail"]), Self.records("player", "b", sets: ["player"]),
      Self.records("maps", nil, sets: ["maps"]),
    ])
    #expect(apps.app.isEmpty)
    #expect(apps.commits == ["mail": "a", "player": "b"])
  }

  @Test("an app that was checked at several commits has none, and one app needs no list")
  func several() throws {
    let parts = try Self.joined([
      Self.records("", "a", ["mail": "a"], sets: ["mail"]),
      Self.records("", nil, ["mail": "c", "player": "b"], sets: ["mail", "player"]),
      Self.records("", "a", ["mail": "a"], sets: ["mail"]),
    ])
    #expect(parts.commits == ["player": "b"])
    let one = try Self.joined([
      Self.records("mail", "a", sets: ["mail"]), Self.records("mail", "a", sets: ["mail"]),
    ])
    #expect(one.app == "mail")
    #expect(one.commit == "a")
    #expect(one.commits.isEmpty)
  }
}
