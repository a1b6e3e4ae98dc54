import Foundation
import Testing

/// Texts of programs, which may be the source of several sets.
extension LossTests {
  private static func tables() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try addTable("App", to: folder)
    try addTable("Extension", to: folder)
    try folder.write(
      "version: 1\nextends: [none]\nsources: [.]\nrules:\n  unordered-placeholders: {severity: note}\n",
      to: "app/.label-lint.yml")
    try folder.write(
      "let a = NSLocalizedString(\"[Level/title]\", value: \"%@ (~%@ of it)\", comment: \"A\")\n",
      to: "app/A.swift")
    return folder
  }

  private static func addTable(_ name: String, to folder: TemporaryFolder) throws {
    try folder.write("\"other\" = \"Other\";\n", to: "app/\(name)/en.lproj/Localizable.strings")
    try folder.write(
      "\"[Level/title]\" = \"%@ (~%@ davon)\";\n\"other\" = \"Anderes\";\n",
      to: "app/\(name)/de.lproj/Localizable.strings")
  }

  private static func check(
    _ folder: TemporaryFolder, _ option: String, _ value: String, day: Int = 0
  ) throws -> BuiltCommand.Outcome {
    try folder.run(
      "check", "--exit-zero", "--format", "concise", option, value, "app",
      environment: ["SOURCE_DATE_EPOCH": "\(1_795_226_400 + day * 86_400)"])
  }

  @Test("a finding in a program is no news where another set tells it")
  func toldElsewhere() throws {
    let folder = try Self.tables()
    try Self.check(folder, "--format", "ndjson=1.ndjson").expectDone()
    try folder.run("baseline", "create", "--baseline", "known.jsonl", "app").expectDone()
    let same = try Self.check(folder, "--compare", "1.ndjson")
    #expect(same.output == "")
    #expect(same.error.hasSuffix(": 0 new, 0 updated, 1 unchanged, 0 fixed\n"), "\(same)")
    // A set that comes first tells it now.
    try Self.addTable("AAA", to: folder)
    let other = try Self.check(folder, "--compare", "1.ndjson")
    #expect(other.output == "")
    #expect(other.error.hasSuffix(": 0 new, 0 updated, 1 unchanged, 0 fixed\n"), "\(other)")
    let known = try Self.check(folder, "--baseline", "known.jsonl")
    #expect(known.output == "", "\(known)")
    try Self.check(folder, "--format", "ndjson=2.ndjson", day: 1).expectDone()
    for run in ["1.ndjson", "2.ndjson"] {
      try folder.run("history", "add", run, "--store", "h.sqlite", "--whole").expectDone()
    }
    let digest = try folder.run("history", "digest", "--store", "h.sqlite").output
    #expect(digest.contains(" 1 open finding"), "\(digest)")
    #expect(!digest.contains(" 1 new") && !digest.contains(" 1 fixed"), "\(digest)")
  }

  @Test("a source language that is gone mends nothing in any night")
  func sourceGoneInNight() throws {
    let folder = try Self.project([
      "app/en.lproj/L.strings": "\"a\" = \"Play 7 songs\";\n\"b\" = \"Open it\";\n",
      "app/de.lproj/L.strings": "\"a\" = \"Spiele 8 Lieder\";\n\"b\" = \"Öffnen\";\n",
    ])
    try FileManager.default.removeItem(at: folder.url.appending(path: "app/en.lproj"))
    for day in 1...3 {
      let digest = try Self.night(day, in: folder)
      #expect(
        digest.hasPrefix(
          "Labels 2026-11-2\(day + 1): 1 lost, 2 translations lost, 0 new, 0 fixed, "), "\(digest)")
      #expect(!digest.contains("Improved"), "\(digest)")
    }
  }
}
