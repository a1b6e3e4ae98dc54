import LabelLint
import Testing

/// Stored records come back as they were, and nothing else passes for one.
@Suite struct RecordReadingTests {
  /// The example's set and run as records.
  static var records: String {
    let set = Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])
    return Sample.output(NDJSONReport(), [set])
  }

  @Test func roundTrip() throws {
    let run = try StoredRun(Array(Self.records.utf8))
    #expect(run.sets.count == 1 && run.runs.count == 1)
    #expect(Sample.output(NDJSONReport(), run.sets, run.runs[0]) == Self.records)
  }

  @Test func membersAndTypesThatCameLaterArePassedOver() throws {
    let text =
      "{\"type\":\"weather\",\"schemaVersion\":1}\n"
      + Self.records.replacing("\"rule\":", with: "\"later\":{\"x\":[1.5,null]},\"rule\":")
    let run = try StoredRun(Array(text.utf8))
    #expect(Sample.output(NDJSONReport(), run.sets, run.runs[0]) == Self.records)
  }

  @Test(arguments: [
    ("", 1, "empty"), ("{}\n", 1, "'type' is missing"), ("[]\n", 1, "'type' is missing"),
    ("{\"type\":\"run\",\"schemaVersion\":2}", 1, "written by a newer label-lint"),
    ("{\"type\":\"finding\",\"schemaVersion\":1}\n", 1, "'fingerprint' is missing"),
    ("\n\n{\"type\":", 3, "not JSON at byte"), ("{\"type\":1,\"type\":2}", 1, "is twice"),
  ])
  func refused(text: String, line: Int, message: String) {
    let problem = #expect(throws: RecordProblem.self) { try StoredRun(Array(text.utf8)) }
    #expect(problem?.line == line)
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
  }

  @Test func everyCutIsRefusedOrWhole() {
    let bytes = Array(Self.records.utf8)
    for end in 0..<bytes.count - 1 {
      #expect(throws: RecordProblem.self) { try StoredRun(Array(bytes[..<end])) }
    }
  }
}
