import Foundation
import Testing

/// Where reports go and how they look there.
@Suite("Outputs")
struct OutputTests {
  @Test("a reader that leaves early ends the run quietly")
  func brokenPipe() throws {
    let folder = try TemporaryFolder()
    let strings = (0..<40_000).map { "\"key\($0).label\" = \"PLAY ALL SONGS\";\n" }.joined()
    try folder.write(strings, to: "en.lproj/Localizable.strings")
    for call in ["check --exit-zero .", "inspect messages en.lproj/Localizable.strings"] {
      let outcome = try BuiltCommand(folder: folder.url).shell("$LABEL_LINT \(call) | head -n 1")
      #expect(outcome.status == 0)
      #expect(outcome.error.isEmpty, "\(outcome.error)")
      #expect(outcome.output.split(separator: "\n").count == 1)
    }
  }

  @Test("reports written to files appear whole, beside the one on standard output")
  func files() throws {
    let folder = try ExitCodeTests.project()
    let outcome = try folder.run(
      "check", "--format", "concise", "--format", "ndjson=out.ndjson", "--format", "json=out.json",
      "warned")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.hasSuffix("[missing-translation]\n"))
    #expect(try folder.names().filter { $0.hasPrefix("out") } == ["out.json", "out.ndjson"])
    #expect(try folder.text(of: "out.ndjson").split(separator: "\n").count == 3)
    #expect(try folder.text(of: "out.ndjson").contains("\"type\":\"run\""))
    #expect(try folder.text(of: "out.json").hasSuffix("}\n"))
    #expect(try folder.names().allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test("-o names the file of the format that has none")
  func output() throws {
    let folder = try ExitCodeTests.project()
    let plain = try folder.run("warned")
    let filed = try folder.run("-o", "report.txt", "warned")
    #expect(filed.output.isEmpty)
    #expect(try folder.text(of: "report.txt") == plain.output)
    #expect(try folder.run("-o", "-", "warned").output == plain.output)
    #expect(try folder.run("--format", "text=-", "warned").output == plain.output)
  }

  @Test(
    "outputs that would be lost or mixed are refused",
    arguments: [
      ["--format", "text", "--format", "concise"],
      ["--format", "text", "--format", "concise=-"],
      ["--format", "text=x", "--format", "concise=x"],
      ["-o", "x", "--format", "text=y"],
      ["--format", "text="],
      ["--limit", "some"],
      ["--sort", "size"],
    ])
  func refused(arguments: [String]) throws {
    let folder = try ExitCodeTests.project()
    let outcome = try folder.runAll(arguments + ["warned"])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(try !folder.names().contains("x") && !folder.names().contains("y"))
  }

  @Test("a report keeps the permissions of the file it replaces, and the link that leads to it")
  func permissions() throws {
    let folder = try ExitCodeTests.project()
    let file = try folder.write("old", to: "out/report.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try folder.link("latest.txt", to: "out/report.txt")
    #expect(try folder.run("-o", "latest.txt", "warned").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.text(of: "out/report.txt").contains("[missing-translation]"))
    #expect(try folder.names(in: "out") == ["report.txt"])
  }

  @Test("--limit cuts text and Markdown, --sort path orders by file")
  func entries() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n<string name=\"cd_a\">PLAY ALL</string>\n<string name=\"b\">It's</string>\n</resources>\n",
      to: "res/values/strings.xml")
    let call = ["check", "--exit-zero", "--rule", "all-caps,unreadable-catalog", "res"]
    func rules(_ arguments: [String]) throws -> [String] {
      try folder.runAll(call + arguments).output.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: #/[^ ].*: (?:error|warning): .* \[(.+)\]/#).map { String($0.output.1) }
      }
    }
    #expect(try rules([]) == ["unreadable-catalog", "all-caps"])
    #expect(try rules(["--sort", "path"]) == ["all-caps", "unreadable-catalog"])
    #expect(try rules(["--limit", "1"]) == ["unreadable-catalog"])
    #expect(try rules(["--limit", "0"]) == rules(["--limit", "all"]))
    let comment = try folder.runAll(call + ["--limit", "1", "--format", "markdown"]).output
    #expect(comment.hasSuffix("\n_1 more finding: `--limit all` shows them._\n"), "\(comment)")
  }

  @Test("markdown has the size of a comment on standard output only, without --limit all")
  func comment() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<900).map { "\"k\($0).accessibilityLabel\" = \"Song \($0) button\";\n" }
    try folder.write(lines.joined(), to: "en.lproj/L.strings")
    let call = ["check", "--exit-zero", "--rule", "role-word"]
    func entries(_ text: String) -> Int {
      text.split(separator: "\n").count { $0.hasPrefix("- `") }
    }
    let comment = try folder.runAll(call + ["--format", "markdown"])
    #expect(comment.output.utf8.count <= 60_000 && entries(comment.output) < 900)
    #expect(comment.error.hasSuffix(" bytes, the limit of a comment; a file has all\n"))
    let whole = try folder.runAll(call + ["--format", "markdown", "--limit", "all"])
    #expect(whole.error == "" && entries(whole.output) == 900)
    #expect(try folder.runAll(call + ["--format", "markdown=all.md"]).error == "")
    #expect(try folder.text(of: "all.md") == whole.output)
  }

  @Test("a failed write leaves the old report alone")
  func failedWrite() throws {
    let folder = try ExitCodeTests.project()
    try folder.makeFolder("report")
    let outcome = try folder.run("-o", "report", "warned")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("report: a folder, but a file is needed"))
    #expect(try folder.names(in: "report").isEmpty)
  }

  @Test(
    "colour: the option, then NO_COLOR and TERM=dumb, then FORCE_COLOR, then the terminal",
    arguments: [
      (["--color", "always"], ["NO_COLOR": "1"], true),
      (["--color", "always"], ["TERM": "dumb"], true),
      (["--color", "never"], ["FORCE_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1"], true),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": ""], true),
      ([], ["FORCE_COLOR": "1", "TERM": "dumb"], false),
      ([], ["TERM": "xterm-256color"], false),
      (["-o", "/dev/stdout"], ["FORCE_COLOR": "1"], false),
    ])
  func color(arguments: [String], environment: [String: String], isColored: Bool) throws {
    let folder = try ExitCodeTests.project()
    let outcome = try BuiltCommand(folder: folder.url)
      .run(arguments + ["warned"], environment: environment)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("\u{1B}[") == isColored)
    let plain = outcome.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(try plain == folder.run("warned").output)
  }
}
