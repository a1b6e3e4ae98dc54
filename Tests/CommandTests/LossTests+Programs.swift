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

  @Test("a folder with other qualifiers that is gone is lost with what was known of it")
  func qualifiedFolder() throws {
    let land = "app/res/values-de-land/strings.xml"
    let german = ["a": "Hallo, Freund", "c": "Auf Wiedersehen 7"]
    let folder = try Self.project([
      Self.source: Self.resources(["a": "Hello, friend", "c": "Good bye 7 then"]),
      "app/res/values-de/strings.xml": Self.resources(german),
      land: Self.resources(["a": "Hallo, Freund", "c": "Auf Wiedersehen 8"]),
    ])
    #expect(
      try folder.text(of: "known.jsonl").contains(
        "\"detail\":\"replaced\",\"qualifiers\":\"land\",\"locales\":[\"de\"]"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "app/res/values-de-land"))
    let gone = "1:1: error: the text of 'c' is gone, and with it 1 known finding"
    for arguments in [["--compare", "1.ndjson"], ["--changed-since", "main"]] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(outcome.output == "\(land):\(gone) [lost-text]\n", "\(outcome)")
      #expect(
        outcome.error.hasSuffix(": 1 lost, 0 new, 0 updated, 0 unchanged, 0 fixed\n"),
        "\(outcome.error)")
      #expect(outcome.status == 1)
    }
    let known = try Self.gate(folder, "--baseline", "known.jsonl")
    #expect(known.output == "app/res:\(gone) in de [lost-text]\n", "\(known.output)")
    #expect(known.status == 1)
    let night = try Self.night(1, in: folder)
    #expect(night.hasPrefix("Labels 2026-11-22: 1 lost, 0 new, 0 fixed, "), "\(night)")
    try folder.run(
      "baseline", "removed", "app/res", "--locale", "de", "--key", "c", "--reason", "one for all",
      "--baseline", "known.jsonl"
    ).expectDone()
    #expect(try Self.gate(folder, "--baseline", "known.jsonl").status == 0)
  }

  @Test("a source text that becomes empty is lost, though nothing was found in it")
  func emptiedSource() throws {
    let texts = ["a": "Hello, friend", "b": "Play it now"]
    let german = ["a": "Hallo, Freund", "b": "Jetzt spielen", "c": "Nur hier"]
    let folder = try Self.project([
      Self.source: Self.resources(texts.merging(["c": ""]) { $1 }),
      "app/res/values-de/strings.xml": Self.resources(german),
    ])
    #expect(
      try folder.text(of: "known.jsonl").hasPrefix(
        #"{"type":"baseline","schemaVersion":1,"ruleSet":"2026.1","translations":{"app/res":{"de":2}},"#
          + #""withoutSource":{"app/res":["c"]}}"#))
    // A night names the sets of an app by their paths in it.
    let own = try folder.text(of: "known.jsonl").replacing("app/res", with: "res")
    try folder.write(own, to: "app/.label-lint-baseline.jsonl")
    try folder.write(
      Self.resources(texts.merging(["b": "", "c": ""]) { $1 }), to: Self.source)
    let night = try Self.night(1, in: folder)
    #expect(night.hasPrefix("Labels 2026-11-22: 1 lost, "), "\(night)")
    let gone = "translations of 'b' are left, and its source text is gone"
    let known = try Self.gate(folder, "--baseline", "known.jsonl")
    #expect(known.output == "app/res:1:1: error: \(gone) [lost-text]\n", "\(known)")
    #expect(known.status == 1)
    try folder.run(
      "baseline", "create", "--update", "--baseline", "known.jsonl", "app"
    ).expectDone()
    #expect(try Self.gate(folder, "--baseline", "known.jsonl").status == 1)
    try folder.write(try folder.text(of: "known.jsonl"), to: ".label-lint-baseline.jsonl")
    let coverage = try folder.run("coverage", "app")
    #expect(coverage.error == "label-lint: app/res, en: 1 source text lost, such as 'b'\n")
    #expect(coverage.status == 1)
    try folder.run(
      "baseline", "removed", "app/res", "--locale", "en", "--key", "b", "--reason", "left out",
      "--baseline", "known.jsonl"
    ).expectDone()
    #expect(try Self.gate(folder, "--baseline", "known.jsonl").status == 0)
  }
}
