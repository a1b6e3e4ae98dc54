import Foundation
import Testing

/// Stored reports may come from anybody: what they name is read only where it is the project's.
@Suite("Hostile records")
struct HostileRecordTests {
  @Test(
    "excerpts come from files of the project alone",
    arguments: [
      "../home/values/strings.xml", "linked/values/strings.xml", "HOME/values/strings.xml",
      "a/../../home/values/strings.xml",
    ])
  func excerpts(path: String) throws {
    let folder = try TemporaryFolder()
    let catalog = "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n"
    try folder.write(catalog, to: "project/values/strings.xml")
    try folder.write(
      catalog.replacingOccurrences(of: "</string>", with: "</string><!-- token 12345 -->"),
      to: "home/values/strings.xml")
    try folder.write("ref: refs/heads/main\n", to: "project/.git/HEAD")
    try folder.link("project/linked", to: "../home")
    let project = BuiltCommand(folder: folder.url.appending(path: "project"))
    let run = try project.run(["check", "--format", "ndjson", "--exit-zero"])
    let own = try project.run(["check"])
    #expect(own.output.contains("2 |   <string name"), "\(own.output)")
    let name = path.replacingOccurrences(
      of: "HOME", with: folder.url.appending(path: "home").path)
    let records = run.output.replacingOccurrences(
      of: "\"path\":\"values/strings.xml\"", with: "\"path\":\"\(name)\"")
    #expect(records != run.output)
    try folder.write(records, to: "project/run.ndjson")
    let report = try project.run(["report", "run.ndjson", "--format", "text"])
    #expect(report.status == 0, "\(report.error)")
    #expect(report.output.contains("role-word"))
    #expect(!report.output.contains("token"))
    #expect(!report.output.contains("2 |"))
  }

  @Test("decisions for a locale that is a path change nothing")
  func decisions() throws {
    let folder = try TemporaryFolder()
    let catalog =
      "<resources>\n  <string name=\"a\">Play music</string>\n  <string name=\"b\">Stop it</string>\n</resources>\n"
    try folder.write(catalog, to: "project/res/values/strings.xml")
    try folder.write(
      "<resources>\n  <string name=\"a\">Abspielen</string>\n</resources>\n",
      to: "project/res/values-de/strings.xml")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="../../res/values-../../home/strings.xml" source-language="en" target-language="../../home" datatype="plaintext">
      <body><trans-unit id="b"><source>Stop it</source><target>Halt</target></trans-unit></body></file></xliff>

      """, to: "project/d.xliff")
    let outcome = try BuiltCommand(folder: folder.url.appending(path: "project"))
      .run(["review", "import", "d.xliff", "--write"])
    #expect(outcome.status != 0)
    #expect(try folder.names() == ["project"])
    #expect(try folder.names(in: "project/res") == ["values", "values-de"])
  }

  @Test(
    "a rule's name that would act on a log is refused with its place",
    arguments: [
      "role-word\\n::error::x", "role`word", "\\u001b[31m", "",
    ])
  func ruleNames(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n",
      to: "values/strings.xml")
    let run = try folder.run("check", "--format", "ndjson", "--exit-zero")
    let records = run.output.replacingOccurrences(
      of: "\"rule\":\"role-word\"", with: "\"rule\":\"\(name)\"")
    #expect(records != run.output)
    try folder.write(records, to: "run.ndjson")
    let line = try #require(
      records.components(separatedBy: "\n").firstIndex { $0.contains("\"rule\":\"\(name)\"") })
    for arguments in [
      ["report", "run.ndjson", "--format", "text"], ["diff", "run.ndjson", "run.ndjson"],
      ["history", "add", "run.ndjson", "--store", "s.sqlite"],
    ] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(
        outcome.error
          == "label-lint: run.ndjson:\(line + 1): the member 'rule' is something else: expected "
          + "small letters, digits and hyphens\n", "\(arguments)")
    }
  }
}
