import Testing

@testable import LabelLintProject

/// Programs that label-lint calls.
@Suite("Programs that are called")
struct ChildProcessTests {
  @Test("one that says nothing and does not end is ended")
  func silent() throws {
    let failure = #expect(throws: FileFailure.self) {
      try ChildProcess.run("tail", ["-f", "/dev/null"], patience: 50)
    }
    #expect(
      failure?.description
        == "tail: silent for too long: it may wait for a pipe or a drive that does not answer")
  }

  @Test("what it writes and how it ends is kept")
  func outcome() throws {
    let outcome = try ChildProcess.run(
      "sh", ["-c", "cat; echo no >&2; exit 3"], input: Array("yes".utf8))
    #expect(outcome.status == 3)
    #expect(outcome.output == Array("yes".utf8))
    #expect(outcome.error == "no\n")
  }
}
