import Foundation
import Testing

/// A loss is told once, and never as a mended text.
@Suite("Losses told once")
struct ToldOnceTests {
  private static let words = (1...12).map { "Play song number \($0) now" }
  private static let others = (1...12).map { "Jouer le titre numéro \($0)" }

  private static let germans = (1...12).map { "Lied Nummer \($0) jetzt spielen" }

  private static func strings(_ texts: [String], _ prefix: String) -> String {
    texts.enumerated().map { "\"\(prefix)\($0)\" = \"\($1)\";\n" }.joined()
  }

  /// Two tables in English, German and French, with a night recorded, and a file of the French ones gone after it.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (table, prefix) in [("Localizable", "a"), ("Other", "b")] {
      try folder.write(strings(words, prefix), to: "app/en.lproj/\(table).strings")
      try folder.write(strings(germans, prefix), to: "app/de.lproj/\(table).strings")
      try folder.write(strings(others, prefix), to: "app/fr.lproj/\(table).strings")
    }
    try folder.write(
      "version: 1\nstore: s.sqlite\nreports: reports\napps:\n  - app: player\n    root: app\n",
      to: "fleet.yml")
    try night(folder, 0)
    #expect(
      try folder.run("check", "--root", "app", "--format", "ndjson=old.ndjson", "app").status == 0)
    try FileManager.default.removeItem(
      atPath: folder.url.appending(path: "app/fr.lproj/Other.strings").path)
    return folder
  }

  @discardableResult
  private static func night(_ folder: TemporaryFolder, _ number: Int) throws -> String {
    let outcome = try folder.run(
      "nightly", "fleet.yml",
      environment: ["SOURCE_DATE_EPOCH": "\(1_790_000_000 + number * 86_400)"])
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome.output
  }

  @Test("a file that is gone is one loss in the gate")
  func gate() throws {
    let folder = try Self.project()
    let outcome = try folder.run(
      "check", "--root", "app", "--compare", "old.ndjson", "--format", "concise", "app")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == "Other:1:1: error: all texts are gone: 12 translations in fr [lost-text]\n")
    #expect(
      outcome.error.contains(": 12 translations lost, 0 new, 0 updated, 0 unchanged, 0 fixed"),
      "\(outcome.error)")
  }

  @Test("and one in the digest; a text that comes later is missing by itself")
  func digest() throws {
    let folder = try Self.project()
    let output = try Self.night(folder, 1)
    #expect(
      output.hasPrefix(
        """
        Labels 2026-09-22: 12 translations lost, 0 new, 0 fixed, 12 open findings

        Lost
        - player: Other, fr: 12 translations lost

        Also
        """), "\(output)")
    try folder.write(
      Self.strings(Self.words + ["Turn the page"], "b"), to: "app/en.lproj/Other.strings")
    let next = try Self.night(folder, 2)
    #expect(
      next.hasPrefix("Labels 2026-09-23: 12 translations lost, 2 new, 0 fixed, 14 open findings\n"),
      "\(next)")
    #expect(next.contains("- player: en.lproj/Other.strings:13 (fr): warning: "), "\(next)")
  }
}
