import Foundation
import Testing

/// `fix` and `review` work on what `check` reports: configuration, suppressions, baseline, revisions.
@Suite("What is fixed and reviewed")
struct FixScopeTests {
  private static let path = "app/src/main/res/values/strings.xml"
  private static let text = """
    <resources>
        <string name="cd_a">Share.</string>
        <!-- label-lint:ignore trailing-punctuation - a brand -->
        <string name="cd_b">Yahoo.</string>
        <string name="cd_c">Delete.</string>
    </resources>

    """

  private static func project(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: path)
    if let configuration { try folder.write(configuration, to: ".label-lint.yml") }
    return folder
  }

  private static func fixed(_ words: String...) -> String {
    words.reduce(text) { $0.replacing("\($1).", with: $1) }
  }

  @Test("a rule that is off for a key, and a comment in the catalog, keep their texts")
  func configuration() throws {
    let folder = try Self.project(
      """
      version: 1
      overrides:
        - {keys: [cd_c], rules: {trailing-punctuation: "off"}}
      """)
    #expect(try folder.run("fix").error == "label-lint: fixed 1 finding in 1 file\n")
    #expect(try folder.text(of: Self.path) == Self.fixed("Share"))
    // Without the configuration all but what the catalog says itself.
    #expect(try folder.run("fix", "--isolated").status == 0)
    #expect(try folder.text(of: Self.path) == Self.fixed("Share", "Delete"))
  }

  @Test("a configuration that is wrong ends fix and review before anything is written")
  func wrongConfiguration() throws {
    let folder = try Self.project("version: 1\nrulez: {}\n")
    for arguments in [
      ["fix"], ["review", "export", "--format", "csv", "-o", "out.csv"],
      ["fix", "--config", "gone.yml"], ["fix", "--isolated", "--config", "x"],
      ["fix", "--source-locale", "?"], ["fix", "--locale", "klingon"], ["fix", "nowhere"],
    ] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(!outcome.error.isEmpty, "\(arguments)")
    }
    #expect(try folder.text(of: Self.path) == Self.text)
    #expect(try folder.names().contains("out.csv") == false)
  }

  @Test("a fix of one rule brings no finding of another, also where the call leaves that out")
  func otherRules() throws {
    let text = """
      <resources>
          <string name="cd_name">Recipient:</string>
      </resources>

      """
    let folder = try TemporaryFolder()
    try folder.write(text, to: Self.path)
    // The mark of the translation is one of a pair, and stays.
    try folder.write(
      text.replacing("Recipient", with: "¡Destinatario"),
      to: Self.path.replacing("values", with: "values-es"))
    let outcome = try folder.run("fix", "--unsafe", "--rule", "trailing-punctuation")
    #expect(
      outcome.error == """
        \(Self.path):2:37: Write 'Recipient' [trailing-punctuation] left: \
        it would bring a finding of punctuation-mismatch
        label-lint: fixed 0 findings in 0 files, left 1

        """)
    #expect(try folder.text(of: Self.path) == text)
  }

  @Test("known findings stay, whatever baseline holds them")
  func baseline() throws {
    let folder = try Self.project("version: 1\nbaseline: known.jsonl\n")
    #expect(try folder.run("baseline", "create").status == 0)
    #expect(try folder.names().contains("known.jsonl"))
    #expect(try folder.run("fix").error == "label-lint: nothing to fix\n")
    try folder.write(
      Self.text.replacing(
        "</resources>", with: "    <string name=\"cd_d\">Create.</string>\n</resources>"),
      to: Self.path)
    #expect(try folder.run("fix").output.contains("Write 'Create'"))
    #expect(try folder.text(of: Self.path).contains(">Share.<"))
    #expect(try folder.run("fix", "--no-baseline", "--key", "cd_a").status == 0)
    #expect(try folder.text(of: Self.path).contains(">Share<"))
    #expect(try folder.text(of: Self.path).contains(">Delete.<"))
    try folder.write("{", to: "known.jsonl")
    let corrupt = try folder.run("fix")
    #expect(corrupt.status == 2)
    #expect(corrupt.error.contains("known.jsonl:1: "))
    #expect(try folder.text(of: Self.path).contains(">Delete.<"))
  }

  @Test("a known fault of a translation stays when its source gets the fault")
  func knownInTranslation() throws {
    let folder = try TemporaryFolder()
    let german = "app/src/main/res/values-de/strings.xml"
    let words = { (word: String) in
      "<resources><string name=\"cd_share\">\(word)</string></resources>\n"
    }
    try folder.write(words("Share"), to: Self.path)
    try folder.write(words("Teilen."), to: german)
    #expect(try folder.run("baseline", "create").status == 0)
    try folder.write(words("Share."), to: Self.path)
    #expect(try folder.run("fix", "--unsafe").error == "label-lint: fixed 1 finding in 1 file\n")
    #expect(try folder.text(of: Self.path) == words("Share"))
    #expect(try folder.text(of: german) == words("Teilen."))
    // It is found as it was known.
    #expect(try folder.run("baseline", "check").status == 0)
  }

  @Test("--changed-since fixes what is new and nothing that was there")
  func changedSince() throws {
    let folder = try Self.project()
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try ChangedSinceTests.commit(folder)
    #expect(
      try folder.run("fix", "--changed-since", "main").error == "label-lint: nothing to fix\n")
    let changed = Self.text.replacing("Delete.", with: "Delete everything.")
    try folder.write(changed, to: Self.path)
    #expect(
      try folder.run("fix", "--changed-since", "main").output.contains("Write 'Delete everything'"))
    #expect(
      try folder.text(of: Self.path)
        == changed.replacing("Delete everything.", with: "Delete everything"))
    #expect(try folder.run("fix", "--changed-since", "nope").status == 2)
  }

  @Test("an export has what a check reports; known findings only when they are asked for")
  func export() throws {
    let folder = try Self.project(
      """
      version: 1
      app: player
      overrides: [{keys: [cd_c], rules: {trailing-punctuation: "off"}}]
      """)
    func keys(_ arguments: String...) throws -> [String] {
      let outcome = try folder.runAll(
        ["review", "export", "--format", "csv", "-o", "-"] + arguments)
      #expect(outcome.status == 0, "\(outcome.error)")
      return outcome.output.split(separator: "\r\n").dropFirst().map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        #expect(cells[1] == "player")
        return String(cells[3])
      }
    }
    #expect(try keys() == ["cd_a"])
    #expect(try keys("--include-suppressed") == ["cd_a", "cd_b", "cd_c"])
    #expect(try folder.run("baseline", "create").status == 0)
    #expect(try keys() == [])
    #expect(try keys("--include-known") == ["cd_a"])
    #expect(try keys("--no-baseline") == ["cd_a"])
    #expect(try keys("--no-baseline", "--rule", "all-caps") == [])
  }

  @Test("the page that review exports is the one that check writes")
  func page() throws {
    let folder = try Self.project()
    let epoch = ["SOURCE_DATE_EPOCH": "1700000000"]
    let direct = try folder.run("check", "--format", "html", "--exit-zero", environment: epoch)
    let export = try folder.run(
      "review", "export", "--format", "html", "-o", "page.html", environment: epoch)
    #expect(export.status == 0, "\(export.error)")
    #expect(try folder.text(of: "page.html") == direct.output)
    #expect(
      try folder.run("review", "export", "--format", "html", "--all", "-o", "-").status == 2)
  }
}
