import Testing

/// `inspect messages` over several files.
@Suite("inspect messages")
struct InspectFilesTests {
  @Test("a bad file hides no other")
  func badFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/First.strings")
    try folder.write("\"b\" = \"B\"\n\"c\" = \"C\";\n", to: "en.lproj/Second.strings")
    try folder.write("\"d\" = \"D\";\n", to: "en.lproj/Third.strings")
    let outcome = try folder.run(
      "inspect", "messages", "en.lproj/First.strings", "en.lproj/Second.strings",
      "en.lproj/Third.strings", "--format", "ndjson")
    #expect(outcome.status == 1)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("\"code\":\"missing-semicolon\""))
    for key in ["a", "b", "c", "d"] {
      #expect(outcome.output.contains("\"key\":\"\(key)\""), "\(outcome.output)")
    }
  }

  @Test("texts to compare may follow the end of the options")
  func comparedTexts() throws {
    let folder = try TemporaryFolder()
    for texts in [["--", "a", "b"], ["--", "--", "-b"], ["--", "b"], ["-a", "--"]] {
      let outcome = try folder.runAll(
        ["inspect", "compare", "--platform", "android"] + texts)
      #expect(outcome.status == 0, "\(texts): \(outcome.error)")
      #expect(outcome.output == "{\"problems\":[]}\n")
    }
    let outcome = try folder.run("inspect", "compare", "--platform", "android", "--", "a", "b", "c")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("there are 3 texts"))
  }

  @Test("a missing file, a pipe and a name that is no catalog's hide no other either")
  func missingFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/First.strings")
    try folder.write("text", to: "notes.txt")
    try folder.makePipe("en.lproj/Pipe.strings")
    let outcome = try folder.run(
      "inspect", "messages", "gone.strings", "notes.txt", "en.lproj/Pipe.strings",
      "en.lproj/First.strings")
    #expect(outcome.status == 2)
    let message = """
      label-lint: gone.strings: no such file or folder
      label-lint: notes.txt: no catalog has such a name; expected an .xml file in a values folder, \
      .strings, .stringsdict, .xcstrings, .xliff or .xlf
      label-lint: en.lproj/Pipe.strings: a pipe, socket or device, but a file is needed

      """
    #expect(outcome.error == message)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        {"path":"en.lproj/First.strings","format":"strings","table":"First","locale":"en",\
        "key":"a","type":"string","slot":null,"raw":"A","text":"A","translatable":true,\
        "state":null,"comment":null,"line":1,"column":8,"offset":7,"length":1
        """))
  }
}
