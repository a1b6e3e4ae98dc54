import Foundation
import Testing

/// What is found in a project, and what would make its reports better.
@Suite("Doctor")
struct DoctorCommandTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="cd_play">PLAY ALL</string>
        <string name="title">My songs</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    try folder.write(
      """
      <resources>
        <string name="cd_play">Alle abspielen</string>
        <string name="title">Meine Lieder</string>
      </resources>

      """, to: "app/src/main/res/values-de/strings.xml")
    return folder
  }

  /// The lines behind the versions, which differ from machine to machine.
  private static func lines(_ outcome: BuiltCommand.Outcome) -> [String] {
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome)")
    let lines = outcome.output.components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("label-lint ") && lines[1].hasPrefix("ICU "))
    return Array(lines.dropFirst(3))
  }

  @Test("a first run lists what is there and what to do next")
  func first() throws {
    let folder = try Self.project()
    let lines = Self.lines(try folder.run("doctor"))
    #expect(
      lines == [
        "project:       \(folder.url.path)",
        "configuration: none",
        "catalogs:      1 set, 4 texts, 2 locales",
        "code:          not read",
        "git:           none",
        "baseline:      none",
        "findings:      0 errors, 1 warning, 0 notes",
        "",
        "app/src/main/res: android, 2 locales, source en (assumed)",
        "",
        "What would make the reports better:",
        "- code is not read, so kinds of texts are guessed from keys and comments; write "
          + "`sources: [.]` in .label-lint.yml, or call `label-lint check --sources .`",
        "- nothing says the source language of 1 set; en is assumed; write `sourceLocale:` in "
          + ".label-lint.yml",
        "- there is no configuration; `label-lint init` writes one",
        "- there is no baseline; `label-lint baseline create` accepts the 1 finding of today, so "
          + "that only new ones count",
        "- there is no git commit to compare with, so `--changed-since` cannot be used",
        "",
      ])
  }

  @Test("a project that is set up needs nothing")
  func complete() throws {
    let folder = try Self.project()
    try folder.write("version: 1\nsourceLocale: en\nsources: [.]\n", to: ".label-lint.yml")
    #expect(try folder.run("baseline", "create").status == 0)
    let commit = """
      git init -q . && git add . && \
      git -c user.name=a -c user.email=a@b.c commit -q -m a && git rev-parse HEAD
      """
    let name = try BuiltCommand(folder: folder.url).shell(commit).output.prefix(12)
    let lines = Self.lines(try folder.run("doctor"))
    #expect(
      lines == [
        "project:       \(folder.url.path)",
        "configuration: .label-lint.yml",
        "catalogs:      1 set, 4 texts, 2 locales",
        "code:          .",
        "git:           commit \(name)",
        "baseline:      .label-lint-baseline.jsonl, 1 entry",
        "findings:      0 errors, 1 warning, 0 notes",
        "",
        "app/src/main/res: android, 2 locales, source en (as configured)",
        "",
        "Nothing would make the reports better.",
        "",
      ])
  }

  @Test("a folder without catalogs is described, too")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let lines = Self.lines(try folder.run("doctor"))
    #expect(lines[2] == "catalogs:      none")
    #expect(
      lines.dropLast().last == "- run label-lint in the folder of an app, or name that folder")
  }

  @Test("a path that is not there is an error of the call")
  func missing() throws {
    let outcome = try TemporaryFolder().run("doctor", "nowhere")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.error.contains("nowhere"))
  }

  /// What programs read.
  private struct Diagnosis: Decodable, Equatable {
    struct FoundSet: Decodable, Equatable {
      var set: String
      var format: String
      var files: Int
      var locales: Int
      var sourceLocale: String
      var sourceOrigin: String
    }
    var schemaVersion: Int
    var version: String
    var locales: [String]
    var sets: [FoundSet]
    var texts: Int
    var findings: [String: Int]
    var advice: [String]
  }

  @Test("the same for programs")
  func json() throws {
    let folder = try Self.project()
    let outcome = try folder.run("doctor", "--json")
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    let found = try JSONDecoder().decode(Diagnosis.self, from: Data(outcome.output.utf8))
    #expect(found.advice.count == 5)
    #expect(
      found
        == Diagnosis(
          schemaVersion: 1, version: "0.1.0", locales: ["de", "en"],
          sets: [
            .init(
              set: "app/src/main/res", format: "android", files: 2, locales: 2, sourceLocale: "en",
              sourceOrigin: "assumed")
          ], texts: 4, findings: ["error": 0, "warning": 1, "note": 0], advice: found.advice))
  }

  @Test(
    "the versions of the tool, its rules and its data",
    arguments: ["--version --json", "--json --version"])
  func versions(call: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand(folder: folder.url).shell("\"$LABEL_LINT\" \(call)")
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    let versions = try JSONDecoder().decode([String: String].self, from: Data(outcome.output.utf8))
    #expect(versions.keys.sorted() == ["cldr", "icu", "rules", "unicode", "version"])
    #expect(versions.values.allSatisfy { !$0.isEmpty })
  }
}
