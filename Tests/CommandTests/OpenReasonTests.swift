import Foundation
import Testing

/// Reasons that an editor's action leaves open.
@Suite("Reasons that nobody has given yet")
struct OpenReasonTests {
  @Test("an accepted finding counts until its reason is there, if the project asks for reasons")
  func baseline() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SuppressionTests.resources(SuppressionTests.refresh), to: SuppressionTests.android)
    let accept = [
      "ignore", "role-word", "refresh_cd", "--locale", "en", "--baseline", "known.jsonl",
    ]
    #expect(try folder.runAll(accept + ["--reason", "the name of the thing"]).status == 0)
    let explained = try folder.text(of: "known.jsonl")
    let open = explained.replacing("the name of the thing", with: "TODO: say why")
    #expect(open != explained)
    let check = ["check", "--format", "ndjson", "--fail-on", "note", "--baseline", "known.jsonl"]
    for (configuration, text, findings) in [
      ("version: 1\nsuppressions: {requireReason: true}\n", explained, [String]()),
      ("version: 1\nsuppressions: {requireReason: true}\n", open, ["role-word refresh_cd"]),
      ("version: 1\n", open, []),
    ] {
      try folder.write(configuration, to: ".label-lint.yml")
      try folder.write(text, to: "known.jsonl")
      let outcome = try folder.runAll(check)
      #expect(try SuppressionTests.names(in: outcome.output) == findings, "\(outcome)")
      #expect(outcome.status == (findings.isEmpty ? 0 : 1))
      let listed = try folder.run("baseline", "check", "--baseline", "known.jsonl")
      #expect(listed.status == outcome.status)
      #expect(
        listed.output
          == (findings.isEmpty
            ? ""
            : "unexplained: res string refresh_cd (en): role-word: its reason is still a TODO\n"))
      #expect(
        listed.error
          == (findings.isEmpty
            ? ""
            : "label-lint: 1 of 1 entries of known.jsonl no longer apply; write a reason for 1\n"))
    }
  }

  @Test("a TODO is not a reason on the command line")
  func option() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SuppressionTests.resources(SuppressionTests.refresh), to: SuppressionTests.android)
    let before = try folder.contents()
    let outcome = try folder.run("ignore", "role-word", "refresh_cd", "--reason", "TODO: later")
    #expect(outcome.error.contains("label-lint: --reason must say why\n"), "\(outcome)")
    #expect(outcome.status == 2)
    #expect(try folder.contents() == before)
  }
}
