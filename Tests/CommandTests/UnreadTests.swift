import Foundation
import Testing

/// What could not be read is said, and fails the run.
@Suite("Files and folders that cannot be read")
struct UnreadTests {
  static let reason = "not readable: its permissions do not allow it"

  /// A set with a finding, and another in a folder of its own.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func resources(_ text: String) -> String {
      "<resources><string name=\"cd_list\">\(text)</string></resources>\n"
    }
    try folder.write(resources("LIBRARY"), to: "app/res/values/strings.xml")
    try folder.write(resources("Bibliothek"), to: "app/res/values-de/strings.xml")
    try folder.write(resources("SEARCH"), to: "secret/res/values/strings.xml")
    return folder
  }

  static let finding =
    "app/res/values/strings.xml:1:35: warning: 'LIBRARY' is all capitals [all-caps]\n"

  /// What is said of `secret` on standard error.
  static let said = """
    label-lint: secret: \(reason)
    label-lint: not complete: 1 file or folder could not be read

    """

  /// Runs the command on the project while a path is closed; nil where permissions hold nobody back.
  private static func run(
    _ call: String, closing path: String = "secret", in folder: TemporaryFolder? = nil
  ) throws -> BuiltCommand.Outcome? {
    let folder = try folder ?? project()
    return try Unprivileged.closing([path], in: folder) {
      try Unprivileged.shell(folder, "\"$LABEL_LINT\" \(call)")
    }
  }

  @Test("a folder without permission is named, and the exit code is 2")
  func folder() throws {
    guard let outcome = try Self.run("check --format concise .") else { return }
    #expect(
      outcome.output == Self.finding
        + "secret: error: not read, so the run is not complete: \(Self.reason)\n")
    #expect(outcome.error == Self.said)
    #expect(outcome.status == 2)
  }

  @Test("findings that count make the exit code 1, --exit-zero hides findings only")
  func exitCodes() throws {
    for (options, status) in [
      ("--fail-on warning", 1), ("--fail-on never", 2), ("--exit-zero", 2),
      ("--fail-on warning --exit-zero", 2),
    ] as [(String, Int32)] {
      guard let outcome = try Self.run("check \(options) --format concise .") else { return }
      #expect(outcome.status == status, "\(options)")
      #expect(outcome.error == Self.said)
    }
  }

  /// Formats, and what each says of the folder.
  static let formats = [
    ("text", "\nnot complete: 1 file or folder could not be read: secret (\(reason))\n"),
    ("concise", "\nsecret: error: not read, so the run is not complete: \(reason)\n"),
    (
      "ndjson",
      #","shard":null,"notRead":{"count":1,"paths":[{"path":"secret","reason":"\#(reason)","finding":false}]},"complete":false}"#
    ),
    ("json", "\"notRead\": {\n      \"count\": 1,"),
    (
      "sarif",
      #"[{"executionSuccessful":false,"toolExecutionNotifications":[{"level":"error","message":{"text":"not read, so the run is not complete: \#(reason)"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"secret"}}}]}]}]"#
    ),
    (
      "github",
      "::error title=not-read::not complete: 1 file or folder could not be read: secret (\(reason))\n"
    ),
    ("gitlab", #""check_name":"not-read","fingerprint":""#),
    (
      "junit",
      """
      <testcase classname="label-lint" name="not-read: secret" time="0">
            <error type="not-read" message="not read, so the run is not complete: \(reason)"/>
      """
    ),
    (
      "checkstyle",
      """
        <file name="secret">
          <error line="1" severity="error" message="not read, so the run is not complete: \(reason)" \
      source="label-lint.not-read"/>
        </file>
      """
    ),
    ("rdjsonl", #","location":{"path":"secret"},"severity":"ERROR","#),
    ("xcode", "/secret:1:1: error: not read, so the run is not complete: \(reason) (not-read)\n"),
    ("android-lint", "<location file=\"secret\"/>"),
    (
      "csv",
      ",,secret,,,,,not-read,error,\"not read, so the run is not complete: \(reason)\",,,,,,,\r\n"
    ),
    ("sonarqube", #"complete: \#(reason)","filePath":"secret"}}"#),
    ("markdown", "not complete: 1 file or folder could not be read: secret (\(reason))"),
    (
      "html",
      """
      <strong>This page is not complete: 1 file or folder could not be read.</strong><ul><li>secret: \(reason)</li></ul>
      """
    ),
    ("openmetrics", "label_lint_run_complete{app=\"\"} 0\n"),
    ("badge", #""message":"1 open, not complete","color":"orange""#),
  ]

  @Test("every format that has a place for it says what was not read", arguments: formats)
  func format(format: String, says: String) throws {
    guard let outcome = try Self.run("check --format \(format) .") else { return }
    #expect(outcome.output.contains(says), "\(outcome.output)")
    #expect(outcome.status == 2)
    // Who has read everything says nothing of the kind.
    let whole = try Self.project().run("check", "--format", format, ".")
    #expect(!whole.output.contains("not-read"), "\(whole.output)")
    #expect(!whole.output.contains(says))
    // The page has all its words, whichever it shows.
    #expect(format == "html" || !whole.output.contains("not complete"))
    #expect(whole.status == 0)
  }

  @Test("the picture of a badge says it, too")
  func picture() throws {
    let folder = try Self.project()
    guard let outcome = try Self.run("check --format badge=labels.svg .", in: folder) else {
      return
    }
    #expect(outcome.status == 2)
    let picture = try folder.text(of: "labels.svg")
    #expect(picture.hasPrefix("<svg "), "\(picture)")
    #expect(picture.contains("<title>labels: 1 open, not complete</title>"), "\(picture)")
  }

  @Test("documents that speak of it still follow their schemas")
  func schemas() throws {
    let folder = try Self.project()
    let names = ["sarif", "gitlab", "sonarqube", "junit", "checkstyle", "android-lint", "ndjson"]
    let formats = names.map { "--format \($0)=out.\($0)" }.joined(separator: " ")
    guard try Self.run("check \(formats) .", in: folder) != nil else { return }
    for (name, schema) in [
      ("sarif", Validator.schema("sarif-schema-2.1.0.json")),
      ("gitlab", Validator.ownSchema("gitlab.schema.json")),
      ("sonarqube", Validator.ownSchema("sonarqube.schema.json")),
    ] {
      guard let schema else { continue }
      let verdict = try Validator.json(folder.url.appending(path: "out.\(name)"), schema: schema)
      #expect(verdict.isValid != false, "\(name): \(verdict.text)")
    }
    let junit = folder.url.appending(path: "out.junit")
    for schema in ["windyroad-junit.xsd", "junit-10.xsd"].compactMap(Validator.schema) {
      let verdict = try Validator.xml(junit, schema: schema)
      #expect(verdict.isValid != false, "\(verdict.text)")
    }
    for name in ["checkstyle", "android-lint"] {
      let verdict = try Validator.xml(folder.url.appending(path: "out.\(name)"))
      #expect(verdict.isValid != false, "\(verdict.text)")
    }
    _ = try Self.run("plan > plan.ndjson", in: folder)
    let gap = try #require(try folder.text(of: "plan.ndjson").split(separator: "\n").first)
    #expect(gap.contains(#""type":"notRead""#))
    try folder.write(String(gap), to: "gap.json")
    let line = try Validator.json(
      folder.url.appending(path: "gap.json"), schema: Validator.ownSchema("not-read.schema.json"))
    #expect(line.isValid != false, "\(line.text)")
    let run = try #require(try folder.text(of: "out.ndjson").split(separator: "\n").last)
    try folder.write(String(run), to: "run.json")
    let verdict = try Validator.json(
      folder.url.appending(path: "run.json"), schema: Validator.ownSchema("run.schema.json"))
    #expect(verdict.isValid != false, "\(verdict.text)")
  }

  /// Commands that look for catalogs, each with what must be there.
  static let calls = [
    "fix", "fix --dry-run --rule duplicate-key", "baseline create", "baseline prune",
    "baseline check", "baseline apply decisions.csv", "coverage",
    "ignore all-caps cd_list --reason x",
    "review export --format csv -o out.csv", "review export --format html -o out.html",
    "review import decisions.csv", "plan", "init --dry-run", "check --shard 1/1",
  ]

  @Test("every command that looks for catalogs says it and ends with 2", arguments: calls)
  func commands(call: String) throws {
    let folder = try Self.project()
    if call.hasPrefix("baseline"), call != "baseline create" {
      try folder.write(
        "{\"type\":\"baseline\",\"schemaVersion\":1,\"ruleSet\":\"2026.1\"}\n",
        to: ".label-lint-baseline.jsonl")
    }
    try folder.write(
      "fingerprint,locale,source,target,decision,new_target,reason,text_hash\r\n",
      to: "decisions.csv")
    guard let outcome = try Self.run(call, in: folder) else { return }
    #expect(outcome.error.hasSuffix(Self.said), "\(outcome.error)")
    #expect(!outcome.error.contains("nothing to fix"), "\(outcome.error)")
    #expect(outcome.status == 2, "\(outcome)")
  }

  @Test("a set with a locale that cannot be listed is not complete")
  func locale() throws {
    guard let outcome = try Self.run("check --format ndjson .", closing: "app/res/values-de")
    else { return }
    let lines = outcome.output.split(separator: "\n")
    let sets = lines.filter { $0.contains(#""type":"set""#) }
    #expect(sets.map { $0.hasSuffix(#""complete":false}"#) } == [true, false], "\(sets)")
    #expect(outcome.status == 2)
  }

  @Test("a catalog that cannot be read is a finding, and no other result hides it")
  func catalog() throws {
    let path = "app/res/values-de/strings.xml"
    let line = "\(path):1:1: error: \(Self.reason) [unreadable-catalog]\n"
    guard let outcome = try Self.run("check --format concise .", closing: path) else { return }
    #expect(outcome.output.contains(line), "\(outcome.output)")
    #expect(!outcome.output.contains("not read, so"))
    #expect(outcome.status == 1)
    let never = try Self.run("check --format ndjson --fail-on never .", closing: path)
    #expect(never?.status == 2)
    #expect(never?.output.contains(#""finding":true}]},"complete":false}"#) ?? false)
  }

  @Test(
    "project files that tell of languages are read, or the run is not complete",
    arguments: ["app/Package.swift", "app/res/xml/locales_config.xml", "app/resources.properties"])
  func projectFiles(path: String) throws {
    let folder = try Self.project()
    // Root reads files of any permissions, but nobody reads a pipe.
    try folder.makePipe(path)
    let outcome = try folder.run("check", "--format", "concise", ".")
    let reason = "a pipe, socket or device, but a file is needed"
    #expect(outcome.error.hasPrefix("label-lint: \(path): \(reason)\n"), "\(outcome.error)")
    #expect(outcome.output.contains("\(path): error: not read, so the run is not complete"))
    #expect(outcome.status == 2)
  }

  @Test("sources that cannot be read make a run incomplete; what is no source does not")
  func sources() throws {
    let folder = try Self.project()
    try folder.write("fun a() {}\n", to: "code/A.kt")
    try folder.write("fun b() {}\n", to: "code/closed/B.kt")
    for path in ["code/A.kt", "code/closed"] {
      guard let outcome = try Self.run("check --sources code -q .", closing: path, in: folder)
      else { return }
      #expect(
        outcome.error == """
          label-lint: \(path): \(Self.reason)
          label-lint: not complete: 1 file or folder could not be read

          """)
      #expect(outcome.status == 2)
      let uses = try Self.run("inspect uses --root . code", closing: path, in: folder)
      #expect(uses?.status == 2)
    }
  }

  @Test("a baseline keeps what could not be read, and what is gone")
  func baseline() throws {
    let folder = try Self.project()
    #expect(try folder.run("baseline", "create").status == 0)
    let before = try folder.text(of: ".label-lint-baseline.jsonl")
    try FileManager.default.removeItem(at: folder.url.appending(path: "app"))
    try folder.write(
      "<resources><string name=\"x\">x</string></resources>\n", to: "b/res/values/strings.xml")
    let kept = before.split(separator: "\n")
    #expect(kept.contains { $0.contains("\"set\":\"app/res\"") })
    for call in ["baseline prune", "baseline create --update"] {
      try folder.write(before, to: ".label-lint-baseline.jsonl")
      guard let outcome = try Self.run(call, in: folder) else { return }
      #expect(outcome.status == 2)
      #expect(
        try folder.text(of: ".label-lint-baseline.jsonl").split(separator: "\n") == kept, "\(call)")
    }
    try folder.write(before, to: ".label-lint-baseline.jsonl")
    let run = try Self.run("check --format ndjson .", in: folder)
    #expect(run?.output.contains(#""fixed":0,"lost":1,"#) ?? false, "\(run?.output ?? "")")
  }

  @Test(
    "what the configuration leaves out need not be read",
    arguments: ["secret", "secret/**", "**/secret/**"])
  func excluded(pattern: String) throws {
    let folder = try Self.project()
    try folder.write("version: 1\nexclude: ['\(pattern)']\n", to: ".label-lint.yml")
    guard let outcome = try Self.run("check --format concise .", in: folder) else { return }
    #expect(outcome.output == Self.finding)
    #expect(outcome.error == "")
    #expect(outcome.status == 0)
  }

  @Test("lists of what was not read are cut off and escaped")
  func names() throws {
    let folder = try Self.project()
    let paths = (100..<125).map { "x/\u{1B}[31m\($0)" }
    for path in paths { try folder.makeFolder(path) }
    let outcome = try Unprivileged.closing(paths, in: folder) {
      try Unprivileged.shell(folder, "\"$LABEL_LINT\" check --format markdown .")
    }
    guard let outcome else { return }
    #expect(
      outcome.output.contains(
        "not complete: 25 files or folders could not be read: x/\\u{1B}[31m100 (\(Self.reason)), "))
    #expect(outcome.output.contains(" and 22 more") || outcome.output.contains(", 22 more"))
    #expect(!outcome.output.contains("\u{1B}") && !outcome.error.contains("\u{1B}"))
    #expect(outcome.error.split(separator: "\n").count == 21)
  }
}
