import Foundation
import Testing

/// A name may begin with a mark, which joins the slash before it: paths are taken apart by bytes.
@Suite("Paths whose names begin with a mark")
struct MarkedPathTests {
  /// A project with a folder of such a name, and beside it what belongs to the user.
  private static func project(_ setting: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n",
      to: "project/res/values/strings.xml")
    try folder.write("ref: refs/heads/main\n", to: "project/.git/HEAD")
    try folder.write("token12345: 1\n", to: "home/secret.yml")
    try folder.write("", to: "home/empty")
    try folder.link("project/linked", to: "../home")
    try folder.write("version: 1\n\(setting)\n", to: "project/.label-lint.yml")
    // U+0301, a joiner and a variation selector, spelled in bytes.
    let made = try BuiltCommand(folder: folder.url.appending(path: "project")).shell(
      #"mkdir a "$(printf '\314\201y')" "$(printf '\342\200\215y')" "$(printf '\357\270\217y')""#)
    #expect(made.status == 0, "\(made.error)")
    return folder
  }

  /// A setting, in which YAML spells the mark, the place of the path and what is said of it.
  struct Row: CustomTestStringConvertible, Sendable {
    let setting: String
    let place: String
    let reason: String
    var testDescription: String { setting }
  }

  static let rows = [#"\u0301"#, #"\u200D"#, #"\uFE0F"#].flatMap(settings)

  /// The settings that a mark is tried in, as YAML spells it.
  private static func settings(_ mark: String) -> [Row] {
    let (outside, link, versionControl) = (
      "is outside the project", "is a link that leads out of the project",
      "belongs to version control"
    )
    let up = "a/../\(mark)y/../../home"
    return [
      report("../\(mark)n.csv", outside), report("\(up)/new.csv", outside),
      report("\(up)/empty", outside), report("linked/\(mark)n.csv", link),
      report(".git/\(mark)n.csv", versionControl),
      Row(setting: "extends: [\"\(up)/secret.yml\"]", place: "2:11", reason: outside),
      Row(setting: "baseline: \"\(up)/b.jsonl\"", place: "2:11", reason: outside),
      Row(setting: "sources: [\"\(up)\"]", place: "2:11", reason: outside),
      Row(
        setting: "vocabulary: {lexicons: [\"\(up)/secret.yml\"]}", place: "2:25", reason: outside),
      Row(
        setting: "vocabulary: {accept: [\"\(up)/secret.yml\"]}", place: "2:23", reason: outside),
    ]
  }

  private static func report(_ path: String, _ reason: String) -> Row {
    Row(setting: "reports: [{format: csv, path: \"\(path)\"}]", place: "2:31", reason: reason)
  }

  @Test("they lead nowhere else, and nothing that lies there is quoted", arguments: rows)
  func refused(_ row: Row) throws {
    let folder = try Self.project(row.setting)
    let before = try folder.contents()
    let project = BuiltCommand(folder: folder.url.appending(path: "project"))
    for command in [["check"], ["fix", "--unsafe"], ["baseline", "create"], ["config", "show"]] {
      let outcome = try project.run(command)
      #expect(outcome.status == 2, "\(command)")
      #expect(outcome.output.isEmpty, "\(command)")
      #expect(
        outcome.error.hasPrefix("label-lint: .label-lint.yml:\(row.place): '"), "\(outcome.error)")
      #expect(outcome.error.contains("' \(row.reason)"), "\(outcome.error)")
      #expect(!outcome.error.contains("token12345"))
    }
    #expect(try folder.contents() == before)
  }

  @Test("the configuration of an app in a fleet leads nowhere else either")
  func fleet() throws {
    let folder = try Self.project("failOn: never")
    try folder.write(
      "version: 1\nstore: s.sqlite\nreports: out\n"
        + #"apps: [{app: a, root: ., config: "a/../\u0301y/../../home/secret.yml"}]"# + "\n",
      to: "project/fleet.yml")
    let outcome = try BuiltCommand(folder: folder.url.appending(path: "project"))
      .run(["nightly", "fleet.yml"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasSuffix("' is outside the project: name a file of the project\n"),
      "\(outcome.error)")
    #expect(!outcome.error.contains("token12345"))
  }

  @Test("a report in a folder of such a name is written, as in any other")
  func inside() throws {
    let folder = try Self.project(#"reports: [{format: csv, path: "\u0301y/n.csv"}]"#)
    let outcome = try BuiltCommand(folder: folder.url.appending(path: "project")).shell(
      #""$LABEL_LINT" check -q && head -c 16 "$(printf '\314\201y')/n.csv""#)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.hasSuffix("\u{FEFF}fingerprint,a"), "\(outcome.output)")
  }
}
