import Foundation
import Testing

/// A checked project has nothing read or written that is not its own (SECURITY.md).
@Suite("Configurations of hostile projects")
struct HostileConfigurationTests {
  /// A folder with a project, and beside it what belongs to the user.
  private static func project(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n",
      to: "project/app/src/main/res/values/strings.xml")
    try folder.write("ref: refs/heads/main\n", to: "project/.git/HEAD")
    try folder.write("secret: token\n", to: "project/.git/config")
    try folder.write(configuration, to: "project/.label-lint.yml")
    try folder.write("export PATH\n", to: "home/.bashrc")
    try folder.write("token: 12345\n", to: "home/secret.yml")
    try folder.write("fun open() = getString(R.string.play_cd)\n", to: "home/code/Main.kt")
    try folder.link("project/linked", to: "../home")
    try folder.link("project/linked.csv", to: "../home/.bashrc")
    try folder.link("project/linked.yml", to: "../home/secret.yml")
    try folder.link("project/new.csv", to: "../home/new.csv")
    return folder
  }

  private static func run(_ folder: TemporaryFolder, _ arguments: [String]) throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand(folder: folder.url.appending(path: "project")).run(arguments)
  }

  /// Everything that lies in a folder, with its contents.
  private static func contents(of folder: TemporaryFolder) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let top = folder.url.path
    for path in FileManager.default.enumerator(atPath: top)?.allObjects as? [String] ?? [] {
      // A folder has none.
      contents[path] = FileManager.default.contents(atPath: top + "/" + path) ?? Data()
    }
    return contents
  }

  /// A setting and what is said of it, behind its place.
  struct Row: CustomTestStringConvertible, Sendable {
    let setting: String
    let problem: String
    var testDescription: String { setting }
  }

  private static let outside = "is outside the project: name a file of the project"
  private static let link = "is a link that leads out of the project, and is not followed"
  private static let versionControl =
    "belongs to version control: name another file of the project"
  private static let cut =
    "contains a NUL character, which no path can have: name a file of the project"
  private static let absolute =
    "is an absolute path: name a file of the project, relative to this file"

  static let rows =
    [
      ("reports: [{format: csv, path: ../home/.bashrc}]", "2:31: '../home/.bashrc' \(outside)"),
      ("reports: [{format: csv, path: linked.csv}]", "2:31: 'linked.csv' \(link)"),
      ("reports: [{format: csv, path: linked/new.csv}]", "2:31: 'linked/new.csv' \(link)"),
      ("reports: [{format: csv, path: new.csv}]", "2:31: 'new.csv' \(link)"),
      (
        "reports: [{format: csv, path: .git/hooks/pre-commit}]",
        "2:31: '.git/hooks/pre-commit' \(versionControl)"
      ),
      ("reports: [{format: csv, path: .GIT/config}]", "2:31: '.GIT/config' \(versionControl)"),
      (
        "reports: [{format: csv, path: app/../.hg/hgrc}]",
        "2:31: 'app/../.hg/hgrc' \(versionControl)"
      ),
      (
        "reports: [{format: csv, path: .sl/config}]",
        "2:31: '.sl/config' \(versionControl)"
      ),
      ("reports: [{format: csv, path: /tmp/x.csv}]", "2:31: '/tmp/x.csv' \(absolute)"),
      (
        "reports: [{format: csv, path: app/../../home/.bashrc}]",
        "2:31: 'app/../../home/.bashrc' \(outside)"
      ),
      ("baseline: ../home/.bashrc", "2:11: '../home/.bashrc' \(outside)"),
      ("baseline: .git/hooks/pre-push", "2:11: '.git/hooks/pre-push' \(versionControl)"),
      ("baseline: linked.csv", "2:11: 'linked.csv' \(link)"),
      ("extends: [/proc/self/environ]", "2:11: '/proc/self/environ' \(absolute)"),
      ("extends: [../home/secret.yml]", "2:11: '../home/secret.yml' \(outside)"),
      ("extends: [linked.yml]", "2:11: 'linked.yml' \(link)"),
      ("extends: [.git/config]", "2:11: '.git/config' \(versionControl)"),
      ("sources: [../home/code]", "2:11: '../home/code' \(outside)"),
      ("sources: [linked]", "2:11: 'linked' \(link)"),
      ("sources: [\"..\\0\"]", "2:11: '..\\u{0}' \(cut)"),
      ("extends: [\".git\\0\"]", "2:11: '.git\\u{0}' \(cut)"),
      ("baseline: \".hg\\0\"", "2:11: '.hg\\u{0}' \(cut)"),
      ("reports: [{format: csv, path: \"a\\0b.csv\"}]", "2:31: 'a\\u{0}b.csv' \(cut)"),
      ("vocabulary: {accept: [../home/secret.yml]}", "2:23: '../home/secret.yml' \(outside)"),
      ("vocabulary: {reject: [/etc/passwd]}", "2:23: '/etc/passwd' \(absolute)"),
      ("vocabulary: {lexicons: [linked/secret.yml]}", "2:25: 'linked/secret.yml' \(link)"),
      ("baseline: \"../\\e[31m\"", "2:11: '../\\u{1B}[31m' \(outside)"),
      (
        "ruleURL: \"javascript:alert(1)//{rule}\"",
        "2:10: 'ruleURL' takes an address that begins with https:// or http:// and has no spaces"
      ),
    ].map { Row(setting: $0, problem: $1) }

  @Test("what a configuration names outside the project is refused with its place", arguments: rows)
  func refused(_ row: Row) throws {
    let folder = try Self.project("version: 1\n\(row.setting)\n")
    let before = try Self.contents(of: folder)
    for command in [
      ["check"], ["fix", "--unsafe"], ["baseline", "create"],
      ["ignore", "role-word", "play_cd", "--reason", "x"], ["coverage"], ["config", "show"],
    ] {
      let outcome = try Self.run(folder, command)
      #expect(outcome.status == 2, "\(command)")
      #expect(outcome.output.isEmpty, "\(command)")
      #expect(outcome.error == "label-lint: .label-lint.yml:\(row.problem)\n", "\(command)")
    }
    #expect(try Self.contents(of: folder) == before)
  }

  @Test("what lies outside is never quoted, however a configuration leads there")
  func linkedConfiguration() throws {
    let folder = try Self.project("version: 1\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: "project/.label-lint.yml"))
    try folder.link("project/.label-lint.yml", to: "../home/secret.yml")
    let outcome = try Self.run(folder, ["check"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "label-lint: .label-lint.yml is a link that leads out of the project, and is not followed\n"
    )
  }

  @Test(
    "files of label-lint's own that are links out of the project are neither read nor written",
    arguments: [
      (".label-lint-baseline.jsonl", ["check"]),
      (".label-lint-baseline.jsonl", ["baseline", "create", "--update"]),
      (
        ".label-lint-baseline.jsonl",
        ["ignore", "role-word", "play_cd", "--locale", "en", "--reason", "x"]
      ),
      (".label-lint-import.jsonl", ["review", "import", "d.json", "--write"]),
    ])
  func ownFiles(name: String, arguments: [String]) throws {
    let folder = try Self.project("version: 1\n")
    try folder.write("", to: "home/baseline")
    try folder.write(
      "{\"schemaVersion\":1,\"type\":\"decisions\",\"decisions\":[]}", to: "project/d.json")
    try folder.link("project/\(name)", to: "../home/baseline")
    let before = try Self.contents(of: folder)
    let outcome = try Self.run(folder, arguments)
    #expect(outcome.status == 2)
    #expect(
      outcome.error.replacingOccurrences(of: ": ", with: " ").contains(
        "\(name) \(name.contains("import") ? "a" : "is a") link that leads out of the project, and is not followed"
      ),
      "\(outcome.error)")
    #expect(try Self.contents(of: folder) == before)
  }

  @Test(
    "a project without version control ends where its configuration begins",
    arguments: ["../../home/.bashrc", "../other.csv"])
  func withoutVersionControl(path: String) throws {
    let folder = try Self.project("version: 1\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: "project/.git"))
    try folder.write(
      "version: 1\nreports: [{format: csv, path: \(path)}]\n", to: "project/.label-lint.yml")
    // From the folder around it: what a shell in somebody's home does.
    let outcome = try folder.run("check", "project")
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "label-lint: project/.label-lint.yml:2:31: '\(path)' \(Self.outside)\n")
    #expect(try folder.text(of: "home/.bashrc") == "export PATH\n")
    #expect(try folder.names() == ["home", "project"])
  }

  @Test("paths on the command line are the user's own")
  func commandLine() throws {
    let folder = try Self.project("version: 1\n")
    try folder.write("version: 1\nrules: {role-word: \"off\"}\n", to: "home/own.yml")
    let outcome = try Self.run(
      folder, ["check", "--config", "../home/own.yml", "--format", "csv=../home/new.csv"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "home/new.csv").hasPrefix("\u{FEFF}fingerprint,"))
    let sources = try Self.run(folder, ["check", "--sources", "../home/code", "--exit-zero"])
    #expect(sources.error.contains("1 file with code"), "\(sources.error)")
  }

  @Test(
    "a report replaces an earlier report, whatever the format",
    arguments: [
      "text", "concise", "ndjson", "json", "sarif", "github", "gitlab", "junit", "checkstyle",
      "rdjsonl", "xcode", "android-lint", "sonarqube", "markdown", "csv", "html", "letter",
      "openmetrics", "badge",
    ])
  func replacesReports(format: String) throws {
    let folder = try Self.project(
      "version: 1\nreports: [{format: \(format), path: out/report.\(format)}]\n")
    try folder.makeFolder("project/out")
    let path = "project/out/report.\(format)"
    let catalog = "project/app/src/main/res/values/strings.xml"
    let texts = ["Play button", "Play", "PLAY button"]
    for text in texts + texts {
      try folder.write(
        "<resources>\n  <string name=\"play_cd\">\(text)</string>\n</resources>\n", to: catalog)
      let outcome = try Self.run(folder, ["check"])
      #expect(outcome.status == 0, "\(text): \(outcome.error)")
    }
    try folder.write("# my own notes: 1\n", to: path)
    let outcome = try Self.run(folder, ["check"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasSuffix(
        "out/report.\(format): not replaced, because it is not an earlier \(format) report of "
          + "label-lint; name another file in 'reports', or remove this one\n"), "\(outcome.error)")
    #expect(try folder.text(of: path) == "# my own notes: 1\n")
  }

  @Test("a catalog that is a link out of the project is not read, and its target is not quoted")
  func linkedCatalog() throws {
    let folder = try Self.project("version: 1\n")
    for (path, target) in [
      ("values-de/strings.xml", "../../../../../../home/secret.yml"),
      ("values-fr/strings.xml", "../../../../../.git/config"),
    ] {
      try folder.link("project/app/src/main/res/\(path)", to: target)
    }
    let outcome = try Self.run(folder, ["check", "--format", "concise"])
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("token"))
    #expect(
      outcome.output.split(separator: "\n").filter { $0.contains("unreadable-catalog") }.map(
        String.init)
        == [
          "app/src/main/res/values-de/strings.xml:1:1: error: a link that leads out of the project, "
            + "and is not followed [unreadable-catalog]",
          "app/src/main/res/values-fr/strings.xml:1:1: error: part of a repository of version control, "
            + "whose files label-lint does not touch [unreadable-catalog]",
        ])
  }

  @Test("a catalog that the call names may be a link to anywhere, but is not written")
  func namedLink() throws {
    let folder = try Self.project("version: 1\n")
    let text = "<resources>\n  <string name=\"stop_cd\">Stop.</string>\n</resources>\n"
    try folder.write(text, to: "home/strings.xml")
    try folder.link(
      "project/lib/src/main/res/values/strings.xml", to: "../../../../../../home/strings.xml")
    let path = "lib/src/main/res/values/strings.xml"
    let outcome = try Self.run(folder, ["check", "--format", "concise", path])
    #expect(outcome.output.contains("\(path):2:"), "\(outcome.output)\(outcome.error)")
    let fix = try Self.run(folder, ["fix", "--unsafe", path])
    #expect(fix.status == 2)
    #expect(
      fix.error.contains(
        "label-lint: \(path): a link that leads out of the project, and is not followed\n"),
      "\(fix.error)")
    #expect(try folder.text(of: "home/strings.xml") == text)
  }

  @Test("a link in a folder of one locale that the call names is followed within the project only")
  func linkInNamedFolder() throws {
    let folder = try Self.project("version: 1\n")
    let res = "app/src/main/res"
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">token 12345</string>\n</resources>\n",
      to: "home/strings.xml")
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Wiedergabe.</string>\n</resources>\n",
      to: "project/\(res)/values-at/strings.xml")
    try folder.link(
      "project/\(res)/values-de/strings.xml", to: "../../../../../../home/strings.xml")
    let said =
      "values-de/strings.xml:1:1: error: a link that leads out of the project, and is not followed "
      + "[unreadable-catalog]\n"
    let path = "\(res)/values-de"
    for arguments in [[path], [path + "/"], [res, path]] {
      let outcome = try Self.run(folder, ["check", "--format", "concise"] + arguments)
      #expect(outcome.output.contains("\(res)/\(said)"), "\(arguments): \(outcome)")
      #expect(!outcome.output.contains("12345"), "\(arguments): \(outcome)")
      #expect(outcome.status == 1)
    }
    // Without a project around it, a folder of one locale is all that the call names.
    try FileManager.default.removeItem(at: folder.url.appending(path: "project/.git"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "project/.label-lint.yml"))
    let other = BuiltCommand(folder: folder.url.appending(path: "home"))
    let outside = try other.run(["check", "--format", "concise", "../project/\(path)"])
    #expect(
      outside.output == "\(folder.url.path)/project/\(res)/\(said)", "\(outside)")
    // The folder itself is the user's choice, and so is what is linked within the project.
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "project/\(path)/strings.xml"))
    try folder.link("project/\(path)/strings.xml", to: "../values-at/strings.xml")
    let inside = try Self.run(folder, ["check", "--format", "concise", path])
    #expect(inside.output.contains("\(path)/strings.xml:2:"), "\(inside)")
    #expect(!inside.output.contains("unreadable-catalog"), "\(inside)")
  }

  @Test("review import writes no new file through a linked folder")
  func importThroughLink() throws {
    let folder = try Self.project("version: 1\n")
    let res = "project/app/src/main/res"
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play</string>\n  <string name=\"stop_cd\">Stop the music</string>\n</resources>\n",
      to: "\(res)/values/strings.xml")
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Wiedergabe</string>\n</resources>\n",
      to: "\(res)/values-de/strings.xml")
    let export = try Self.run(folder, ["review", "export", "--format", "csv", "-o", "-"])
    let lines = export.output.components(separatedBy: "\r\n")
    let missing = try #require(lines.first { $0.contains("missing-translation") }, "\(export)")
    var cells = missing.components(separatedBy: ",")
    #expect(cells.count >= 17, "\(missing)")
    cells[cells.count - 4] = "Musik anhalten"
    try folder.write(lines[0] + "\r\n" + cells.joined(separator: ",") + "\r\n", to: "project/d.csv")
    // The folder of the locale now leads elsewhere.
    try FileManager.default.removeItem(at: folder.url.appending(path: "\(res)/values-de"))
    try folder.link("\(res)/values-de", to: "../../../../../../home/code")
    let before = try Self.contents(of: folder)
    let outcome = try Self.run(folder, ["review", "import", "d.csv", "--write"])
    #expect(outcome.status != 0, "\(outcome.output)\(outcome.error)")
    #expect(try Self.contents(of: folder) == before)
  }
}
