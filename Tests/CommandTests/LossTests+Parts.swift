import Foundation
import Testing

/// What a place that cannot be read hides, and what it does not.
extension LossTests {
  /// A project before and after a change, and what a comparison counts.
  struct PartCase: Sendable, CustomTestStringConvertible {
    let name: String
    let before: [String: String]
    let after: [String: String]
    /// The loss that is told, behind its path.
    let loss: String
    /// The last words of a comparison.
    let counts: String
    /// Known findings that are lost.
    let lost: Int
    /// Known findings that are fixed.
    let fixed: Int

    var testDescription: String { name }
  }

  private static func hidden(_ what: String) -> String {
    ":1:1: error: \(what) can no longer be read: fix the file, its texts from there on are lost [lost-text]\n"
  }

  private static func songs(_ texts: [String], cut: Bool = false) -> String {
    let lines = zip(["a", "c", "d"], texts).map { "<string name=\"\($0)\">\($1)</string>\n" }
    return "<resources>\n" + lines.joined() + (cut ? "<string na" : "</resources>\n")
  }

  private static func plurals(_ keys: [String], _ one: String, _ other: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n"
      + keys.map { key in
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
          + "<key>v</key><dict><key>NSStringFormatSpecTypeKey</key>"
          + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
          + "<string>d</string><key>one</key><string>\(one)</string>"
          + "<key>other</key><string>\(other)</string></dict></dict>\n"
      }.joined()
  }

  private static let end = "</dict></plist>\n"
  private static let englishSongs = songs(["Hello, friend", "Good bye 7 then", "Play 9 songs"])
  private static let frenchSongs = songs(["Bonjour, ami", "Au revoir 8", "Jouer 8 titres"])

  static let partCases = [
    PartCase(
      name: "a locale of Android that is mended beside one that is cut",
      before: [
        source: englishSongs, french: frenchSongs,
        "app/res/values-de/strings.xml": songs([
          "Hallo, Freund", "Auf Wiedersehen 8", "Spiele 8 Lieder",
        ]),
      ],
      after: [
        french: songs(["Bonjour, ami", "Au revoir 8"], cut: true),
        "app/res/values-de/strings.xml": songs([
          "Hallo, Freund", "Auf Wiedersehen 7", "Spiele 9 Lieder",
        ]),
      ],
      loss: french + hidden("1 translation and 1 known finding"),
      counts: "1 lost, 1 translation lost, 1 new, 0 updated, 1 unchanged, 2 fixed\n",
      lost: 1, fixed: 2),
    PartCase(
      name: "a text before the place in a source that is cut",
      before: [source: englishSongs, french: frenchSongs],
      after: [
        source: songs(["Hello, friend", "Good bye 7 then"], cut: true),
        french: songs(["Bonjour, ami", "Au revoir 7", "Jouer 8 titres"]),
      ],
      loss: source + hidden("1 translation and 1 known finding"),
      counts: "1 lost, 1 translation lost, 1 new, 0 updated, 0 unchanged, 1 fixed\n",
      lost: 1, fixed: 1),
    PartCase(
      name: "all texts before the place",
      before: [source: englishSongs, french: frenchSongs],
      after: [
        french: songs(["Bonjour, ami", "Au revoir 7", "Jouer 8 titres"], cut: true)
      ],
      loss: "",
      counts: ": 1 new, 0 updated, 1 unchanged, 1 fixed\n",
      lost: 0, fixed: 1),
    PartCase(
      name: "a key of a string catalog before the place",
      before: [catalog: strings(20)],
      after: [
        catalog: strings(20).split(separator: "\n", omittingEmptySubsequences: false)
          .prefix(31).joined(separator: "\n")
          .replacing("Lied 11 spielen", with: "Lied 10 spielen")
      ],
      loss: catalog + hidden("10 translations and 10 known findings"),
      counts: "10 lost, 10 translations lost, 1 new, 0 updated, 9 unchanged, 1 fixed\n",
      lost: 10, fixed: 1),
    PartCase(
      name: "strings beside a stringsdict that is cut",
      before: [
        "app/en.lproj/L.strings": "\"a\" = \"Play 7 songs\";\n",
        "app/fr.lproj/L.strings": "\"a\" = \"Jouer 8 titres\";\n",
        "app/en.lproj/L.stringsdict":
          plurals(["n", "m"], "%d song of 7 albums", "%d songs of 7 albums") + end,
        "app/fr.lproj/L.stringsdict":
          plurals(["n", "m"], "%d titre de 8 albums", "%d titres de 8 albums") + end,
      ],
      after: [
        "app/fr.lproj/L.strings": "\"a\" = \"Jouer 7 titres\";\n",
        "app/fr.lproj/L.stringsdict": plurals([], "", ""),
      ],
      loss: "app/fr.lproj/L.stringsdict" + hidden("2 translations and 4 known findings"),
      counts: "4 lost, 2 translations lost, 1 new, 0 updated, 0 unchanged, 1 fixed\n",
      lost: 4, fixed: 1),
    PartCase(
      name: "a file that can be read again beside one that is cut",
      before: [
        "app/en.lproj/L.strings":
          "\"a\" = \"Open it\";\n\"b\" = \"Close 7 doors\";\n\"c\" = \"Lock 9 doors\";\n",
        "app/pl.lproj/L.strings":
          "\"a\" = \"Otwórz to\";\n\"b\" = \"Zamknij 7 drzwi\"\n\"c\" = \"Zablokuj 9 drzwi\";\n",
        "app/cs.lproj/L.strings":
          "\"a\" = \"Otevřít to\";\n\"b\" = \"Zavřít 8 dveří\";\n\"c\" = \"Zamknout 8 dveří\";\n",
      ],
      after: [
        "app/pl.lproj/L.strings":
          "\"a\" = \"Otwórz to\";\n\"b\" = \"Zamknij 7 drzwi\";\n\"c\" = \"Zablokuj 9 drzwi\";\n",
        "app/cs.lproj/L.strings":
          "\"a\" = \"Otevřít to\";\n\"b\" = \"Zavřít 8 dveří\";\n\"c\" = \"Zam",
      ],
      loss: "app/cs.lproj/L.strings" + hidden("3 translations and 1 known finding"),
      counts: "1 lost, 3 translations lost, 1 new, 0 updated, 1 unchanged, 1 fixed\n",
      lost: 1, fixed: 1),
  ]

  /// A project of a case before its change, in git, with a run and a night.
  private static func begun(_ part: PartCase) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in part.before { try folder.write(text, to: path) }
    try folder.write("apps:\n  - {app: player, root: app}\n", to: "fleet.yml")
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try ChangedSinceTests.commit(folder)
    try folder.run("check", "--exit-zero", "--format", "ndjson=1.ndjson", "app").expectDone()
    _ = try folder.run("baseline", "create", "--baseline", "known.jsonl", "app")
    _ = try night(0, in: folder)
    return folder
  }

  @Test("only what lies behind a place that cannot be read is hidden by it", arguments: partCases)
  func part(_ part: PartCase) throws {
    let folder = try Self.begun(part)
    for (path, text) in part.after { try folder.write(text, to: path) }
    for arguments in [["--compare", "1.ndjson"], ["--changed-since", "main"]] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      let losses = outcome.output.split(separator: "\n").filter { $0.hasSuffix("[lost-text]") }
      #expect(losses.map { "\($0)\n" }.joined() == part.loss, "\(arguments): \(outcome)")
      #expect(outcome.error.hasSuffix(part.counts), "\(arguments): \(outcome)")
    }
    let digest = try Self.night(1, in: folder)
    #expect(digest.contains(" \(part.fixed) fixed, "), "\(digest)")
    #expect(
      part.lost == 0
        ? !digest.contains(" lost") : digest.contains(": \(part.lost) lost, "), "\(digest)")
  }

  @Test("what a place hides is fixed in no later night")
  func hiddenEveryNight() throws {
    let folder = try TemporaryFolder()
    try folder.write("apps:\n  - {app: player, root: app}\n", to: "fleet.yml")
    try folder.write(
      "\"a\" = \"Open it\";\n\"b\" = \"Close it\";\n\"c\" = \"Lock it\";\n",
      to: "app/en.lproj/L.strings")
    try folder.write(
      "\"a\" = \"Otevřít to\";\n\"b\" = \"Zavřít to\"\n\"c\" = \"Zamknout to\";\n",
      to: "app/cs.lproj/L.strings")
    _ = try Self.night(0, in: folder)
    // The semicolon that is missing lies behind the place where the file ends.
    try folder.write("\"a\" = \"Otevřít to\";\n\"b", to: "app/cs.lproj/L.strings")
    for day in 1...3 {
      let digest = try Self.night(day, in: folder)
      #expect(digest.contains(": 1 lost, "), "\(digest)")
      #expect(digest.contains(" 0 fixed, "), "\(digest)")
    }
  }

  @Test("a baseline keeps what lies behind a place, and gives up the rest", arguments: partCases)
  func baselineOfPart(_ part: PartCase) throws {
    let folder = try Self.begun(part)
    for (path, text) in part.after { try folder.write(text, to: path) }
    let check = try folder.run("baseline", "check", "--baseline", "known.jsonl", "app")
    let lines = check.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("lost: ") } == part.lost, "\(check)")
    #expect(lines.count { !$0.hasPrefix("lost: ") } == part.fixed, "\(check)")
  }

  @Test("a table that is renamed, or moved, has lost nothing and mended nothing")
  func renamedTable() throws {
    let folder = try Self.project([
      "app/en.lproj/L.strings": "\"a\" = \"Hello, friend\";\n\"c\" = \"Good bye 7 then\";\n",
      "app/fr.lproj/L.strings": "\"a\" = \"Bonjour, ami\";\n\"c\" = \"Au revoir 8\";\n",
    ])
    for (day, name) in ["M.strings", "../sub/N.strings"].enumerated() {
      for locale in ["en", "fr"] {
        let last = day == 0 ? "L.strings" : "M.strings"
        let target = day == 0 ? "app/\(locale).lproj/\(name)" : "app/sub/\(locale).lproj/N.strings"
        try FileManager.default.moveItem(
          at: folder.url.appending(path: "app/\(locale).lproj/\(last)"),
          to: folder.url.appending(path: target), makingFolders: true)
      }
      for arguments in [["--compare", "1.ndjson"], ["--baseline", "known.jsonl"]] {
        let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
        #expect(outcome.output == "", "\(arguments): \(outcome)")
        #expect(outcome.status == 0)
      }
      let digest = try Self.night(day + 1, in: folder)
      #expect(digest.contains(": nothing changed, 1 open finding"), "\(digest)")
    }
    // What is mended under the new name is fixed, and not removed.
    try folder.write(
      "\"a\" = \"Bonjour, ami\";\n\"c\" = \"Au revoir 7\";\n", to: "app/sub/fr.lproj/N.strings")
    let digest = try Self.night(3, in: folder)
    #expect(digest.hasPrefix("Labels 2026-11-24: 0 new, 1 fixed, 0 open findings\n"), "\(digest)")
  }
}
