import Foundation
import Testing

/// What was not read again is lost, never fixed.
@Suite("Losses")
struct LossTests {
  static let source = "app/res/values/strings.xml"
  static let french = "app/res/values-fr/strings.xml"
  static let catalog = "app/Localizable.xcstrings"

  static func resources(_ texts: [String: String]) -> String {
    "<resources>\n"
      + texts.sorted { $0.key < $1.key }.map { "<string name=\"\($0)\">\($1)</string>\n" }.joined()
      + "</resources>\n"
  }

  /// A string catalog with as many findings as keys, each in the German text.
  static func strings(_ count: Int) -> String {
    let keys = (10..<10 + count).map { number in
      """
      "key_\(number)": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Play song \(number)"}},
      "de": {"stringUnit": {"state": "translated", "value": "Lied \(number + 1) spielen"}}}}
      """
    }
    return "{\"sourceLanguage\": \"en\", \"strings\": {\n" + keys.joined(separator: ",\n")
      + "\n}, \"version\": \"1.0\"}\n"
  }

  /// A project in git with a run, a baseline and a night.
  static func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.write("apps:\n  - {app: player, root: app}\n", to: "fleet.yml")
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try ChangedSinceTests.commit(folder)
    try folder.run("check", "--format", "ndjson=1.ndjson", "app").expectDone()
    try folder.run("baseline", "create", "--baseline", "known.jsonl", "app").expectDone()
    _ = try night(0, in: folder)
    return folder
  }

  static let android = [
    source: resources(["a": "Hello, friend", "b": "Play it now", "c": "Good bye 7 then"]),
    french: resources(["a": "Bonjour, ami", "b": "Jouez maintenant", "c": "Au revoir 8"]),
    "app/res/values-de/strings.xml": resources([
      "a": "Hallo, Freund", "b": "Jetzt spielen", "c": "Auf Wiedersehen 7",
    ]),
  ]

  /// The digest of a night.
  static func night(_ day: Int, in folder: TemporaryFolder) throws -> String {
    try folder.run(
      "nightly", "fleet.yml", "--store", "s.sqlite", "--reports", "out",
      environment: ["SOURCE_DATE_EPOCH": "\(1_795_226_400 + day * 86_400)"]
    ).output
  }

  static func gate(_ folder: TemporaryFolder, _ arguments: String...) throws
    -> BuiltCommand.Outcome
  {
    try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
  }

  @Test("a catalog that is cut off loses its findings, tonight and every night")
  func cutOff() throws {
    let whole = Self.strings(20)
    let folder = try Self.project([Self.catalog: whole])
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = lines.prefix(31).joined(separator: "\n")
    try folder.write(cut, to: Self.catalog)
    let lost = """
      app/Localizable.xcstrings:1:1: error: 10 translations and 10 known findings can no longer be read: \
      fix the file, its texts from there on are lost [lost-text]

      """
    for arguments in [["--compare", "1.ndjson"], ["--changed-since", "main"]] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(outcome.output.hasPrefix(lost), "\(outcome.output)")
      #expect(
        outcome.error.hasSuffix(
          ": 10 lost, 10 translations lost, 1 new, 0 updated, 10 unchanged, 0 fixed\n"),
        "\(outcome.error)")
      #expect(outcome.status == 1)
    }
    let known = try folder.run("check", "--baseline", "known.jsonl", "--sort", "path", "app")
    #expect(known.output.hasPrefix(lost.dropLast()), "\(known.output)")
    #expect(
      known.output.hasSuffix(
        "10 known findings lost: the texts are gone or cannot be read\n10 known findings hidden\n"))
    #expect(known.status == 1)
    // Nothing of it is pruned.
    let before = try folder.text(of: "known.jsonl")
    let prune = try folder.run("baseline", "prune", "--baseline", "known.jsonl", "app")
    #expect(prune.error.contains("10 entries kept, because their texts are gone or cannot be read"))
    try folder.run(
      "baseline", "create", "--update", "--baseline", "known.jsonl", "app"
    ).expectDone()
    let entries = try folder.text(of: "known.jsonl").split(separator: "\n").filter {
      !$0.contains("unreadable-catalog")
    }
    #expect(entries.map(String.init) == before.split(separator: "\n").map(String.init))
    for day in 1...2 {
      let digest = try Self.night(day, in: folder)
      #expect(
        digest.hasPrefix(
          """
          Labels 2026-11-2\(day + 1): 10 lost, 10 translations lost, \(day == 1 ? 1 : 0) new, 0 fixed, \
          21 open findings

          Lost
          - player: Localizable, de: 10 lost, 10 translations lost

          """), "\(digest)")
      #expect(
        try folder.text(of: "out/label_lint.prom").contains(
          "label_lint_lost_texts{app=\"player\",of=\"findings\"} 10\n"))
      #expect(try folder.text(of: "out/badge.json").contains("20 lost"))
      #expect(
        try folder.text(of: "out/index.html").contains(
          "<li><b class=\"bad\"><a href=\"#worse\">20</a></b><span>lost</span></li>"))
      #expect(try folder.text(of: "out/digest.md").contains("| lost | app |"))
      #expect(try folder.text(of: "out/digest.html").contains("Lost</caption>"))
      #expect(try folder.text(of: "out/slack.json").contains("*Lost*"))
      #expect(try folder.text(of: "out/digest.json").contains("\"lostFindings\": 10,"))
    }
    // A file that is made well formed by leaving the rest away has lost it all the same.
    try folder.write(Self.strings(10), to: Self.catalog)
    #expect(try Self.night(3, in: folder).hasPrefix("Labels 2026-11-24: 10 lost, "))
    try folder.write(whole, to: Self.catalog)
    #expect(
      try Self.night(4, in: folder) == "Labels 2026-11-25: nothing changed, 20 open findings\n")
    #expect(try !folder.text(of: "out/index.html").contains(">lost<"))
  }

  @Test("a locale that is gone is lost, with all its translations, until that is accepted")
  func locale() throws {
    let folder = try Self.project(Self.android)
    try FileManager.default.removeItem(at: folder.url.appending(path: "app/res/values-fr"))
    let gone = "1:1: error: all texts are gone: 3 translations and 1 known finding"
    for arguments in [["--compare", "1.ndjson"], ["--changed-since", "main"]] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(outcome.output == "\(Self.french):\(gone) [lost-text]\n", "\(outcome)")
      #expect(
        outcome.error.hasSuffix(
          ": 1 lost, 3 translations lost, 0 new, 0 updated, 0 unchanged, 0 fixed\n"),
        "\(outcome.error)")
      #expect(outcome.status == 1)
    }
    let known = try Self.gate(folder, "--baseline", "known.jsonl")
    #expect(known.output == "app/res:\(gone) in fr [lost-text]\n", "\(known.output)")
    #expect(known.status == 1)
    let coverage = try folder.run("coverage", "app")
    #expect(coverage.status == 0)
    try folder.write(try folder.text(of: "known.jsonl"), to: ".label-lint-baseline.jsonl")
    let told = try folder.run("coverage", "app")
    #expect(told.error == "label-lint: app/res, fr: 3 translations lost\n")
    #expect(told.status == 1)
    try FileManager.default.removeItem(at: folder.url.appending(path: ".label-lint-baseline.jsonl"))
    for day in 1...2 {
      let digest = try Self.night(day, in: folder)
      #expect(
        digest.hasPrefix(
          """
          Labels 2026-11-2\(day + 1): 1 lost, 3 translations lost, 0 new, 0 fixed, 1 open finding

          Lost
          - player: res, fr: 1 lost, 3 translations lost

          """), "\(digest)")
      #expect(
        try folder.text(of: "out/label_lint.prom").contains(
          "label_lint_translated_ratio{app=\"player\",locale=\"fr\"} 0\n"))
    }
    // Accepted in the gate, and in the baseline of the app for the night.
    for (set, path) in [("app/res", "known.jsonl"), ("res", "app/.label-lint-baseline.jsonl")] {
      try folder.run(
        "baseline", "removed", set, "--locale", "fr", "--reason", "French is given up",
        "--baseline", path
      ).expectDone()
      #expect(
        try folder.text(of: path).contains(
          "{\"set\":\"\(set)\",\"locale\":\"fr\",\"removed\":\"French is given up\"}\n"))
    }
    #expect(try Self.gate(folder, "--baseline", "known.jsonl").status == 0)
    let accepted = try Self.night(3, in: folder)
    #expect(
      accepted == """
        Labels 2026-11-24: 0 new, 0 fixed, 1 removed with their texts, 0 open findings

        Also
        - all apps: 3 texts translated, 0 missing, 0 suppressed

        """)
    #expect(
      try Self.night(4, in: folder) == "Labels 2026-11-25: nothing changed, 0 open findings\n")
  }

  @Test("a key that is deleted in all files is a clean-up: neither fixed nor lost")
  func cleanUp() throws {
    let folder = try Self.project(Self.android)
    for path in Self.android.keys {
      let text = try folder.text(of: path)
      try folder.write(
        text.split(separator: "\n").filter { !$0.contains("\"c\"") }.joined(separator: "\n"),
        to: path)
    }
    for arguments in [["--compare", "1.ndjson"], ["--changed-since", "main"]] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(outcome.output == "")
      #expect(
        outcome.error.hasSuffix(
          ": 0 new, 0 updated, 0 unchanged, 0 fixed, 1 removed with their texts\n"),
        "\(outcome.error)")
      #expect(outcome.status == 0)
    }
    #expect(try Self.gate(folder, "--baseline", "known.jsonl").status == 0)
    let check = try folder.run("baseline", "check", "--baseline", "known.jsonl", "app")
    #expect(check.output == "removed: app/res string c (fr): number-mismatch: its key is gone\n")
    try folder.run("baseline", "prune", "--baseline", "known.jsonl", "app").expectDone()
    #expect(
      try folder.run("baseline", "check", "--baseline", "known.jsonl", "app").output == "")
    #expect(
      try Self.night(1, in: folder)
        == """
        Labels 2026-11-22: 0 new, 0 fixed, 1 removed with their texts, 0 open findings

        Also
        - all apps: 4 texts translated, 0 missing, 0 suppressed

        """)
  }

  @Test("a translation that is deleted is a missing one, and what was known of it is lost")
  func translation() throws {
    let folder = try Self.project(Self.android)
    try folder.write(
      Self.resources(["a": "Bonjour, ami", "b": "Jouez maintenant"]), to: Self.french)
    let outcome = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(
      outcome.output == """
        \(Self.french):1:1: error: the text of 'c' is gone, and with it 1 known finding [lost-text]
        app/res/values/strings.xml:4:15: warning: 'Good bye 7 then' is not translated in fr, so users get English \
        [missing-translation]

        """)
    #expect(
      outcome.error.hasSuffix(": 1 lost, 1 new, 0 updated, 0 unchanged, 0 fixed\n"),
      "\(outcome.error)")
    let first = try Self.night(1, in: folder)
    #expect(
      first.hasPrefix("Labels 2026-11-22: 1 lost, 1 new, 0 fixed, 1 open finding\n"), "\(first)")
    #expect(try Self.night(2, in: folder).hasPrefix("Labels 2026-11-23: nothing changed, "))
  }

  @Test("a set that is gone is lost, and stays so until that is accepted; a renamed one is not")
  func set() throws {
    let more = ["app/two/res/values/strings.xml": Self.resources(["x": "Play button"])]
    let folder = try Self.project(Self.android.merging(more) { $1 })
    let path = folder.url.appending(path: "app/res")
    try FileManager.default.moveItem(at: path, to: folder.url.appending(path: "app/other"))
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    for locale in ["values", "values-de", "values-fr"] {
      try FileManager.default.moveItem(
        at: folder.url.appending(path: "app/other/\(locale)"),
        to: folder.url.appending(path: "app/new/res/\(locale)"), makingFolders: true)
    }
    try FileManager.default.removeItem(at: path)
    let renamed = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(renamed.output == "")
    #expect(renamed.status == 0, "\(renamed)")
    let night = try Self.night(1, in: folder)
    #expect(night.hasPrefix("Labels 2026-11-22: nothing changed, "), "\(night)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "app/new"))
    let gone = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(
      gone.output == """
        \(Self.french):1:1: error: this set is gone, and with it 6 translations and 1 known finding [lost-text]

        """)
    #expect(gone.status == 1)
    #expect(try Self.gate(folder, "--baseline", "known.jsonl").status == 1)
    for day in 2...3 {
      #expect(
        try Self.night(day, in: folder).contains(": 1 lost, 6 translations lost, 0 new, 0 fixed"))
    }
    try folder.run(
      "baseline", "removed", "app/res", "--reason", "the module is gone", "--baseline",
      "known.jsonl"
    ).expectDone()
    #expect(try Self.gate(folder, "--baseline", "known.jsonl").status == 0)
  }

  @Test("a removal needs a reason, and is given up when the texts are back")
  func removal() throws {
    let folder = try Self.project(Self.android)
    let blank = try folder.run("baseline", "removed", "app/res", "--reason", " ")
    #expect(blank.status == 2)
    #expect(blank.error.contains("label-lint: --reason must say why\n"))
    try folder.run(
      "baseline", "removed", "app/res", "--locale", "fr", "--reason", "x", "--baseline",
      "known.jsonl"
    ).expectDone()
    #expect(try folder.text(of: "known.jsonl").contains("\"removed\""))
    try folder.run(
      "baseline", "create", "--update", "--baseline", "known.jsonl", "app"
    ).expectDone()
    #expect(try !folder.text(of: "known.jsonl").contains("\"removed\""))
  }

  @Test("the rule of losses can be turned off, and counts are told all the same")
  func turnedOff() throws {
    let folder = try Self.project(Self.android)
    try FileManager.default.removeItem(at: folder.url.appending(path: "app/res/values-fr"))
    try folder.write("version: 1\nrules: {lost-text: \"off\"}\n", to: "app/.label-lint.yml")
    let outcome = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(outcome.output == "")
    #expect(outcome.error.contains(": 1 lost, 3 translations lost, "))
    #expect(outcome.status == 0)
  }

  @Test("a history of lines tells the same losses")
  func lines() throws {
    let folder = try Self.project(Self.android)
    try folder.write(
      Self.resources(["a": "Bonjour, ami", "b": "Jouez maintenant"]), to: Self.french)
    _ = try Self.night(1, in: folder)
    let second = try folder.text(of: "out/player.ndjson")
    try FileManager.default.removeItem(at: folder.url.appending(path: "app/res/values-fr"))
    _ = try Self.night(2, in: folder)
    try folder.write(second, to: "2.ndjson")
    try folder.write(try folder.text(of: "out/player.ndjson"), to: "3.ndjson")
    var digests: [String] = []
    for store in ["h.sqlite", "h.jsonl"] {
      for run in ["2.ndjson", "3.ndjson"] {
        try folder.run("history", "add", run, "--store", store, "--whole").expectDone()
      }
      digests.append(try folder.run("history", "digest", "--store", store).output)
      let again = try folder.run("history", "add", "3.ndjson", "--store", store, "--whole")
      #expect(again.output == "player: this run is recorded already\n")
    }
    #expect(digests[0] == digests[1])
    #expect(
      digests[0].hasPrefix("Labels 2026-11-23: 1 lost, 2 translations lost, "), "\(digests[0])")
    // An export holds what is lost.
    try folder.run("history", "export", "--store", "h.sqlite", "-o", "e.ndjson").expectDone()
    try folder.run("history", "import", "e.ndjson", "--store", "i.sqlite").expectDone()
    #expect(try folder.run("history", "digest", "--store", "i.sqlite").output == digests[0])
  }
}

extension BuiltCommand.Outcome {
  /// Expects that the command did what it was asked for.
  func expectDone() throws {
    #expect(status == 0, "\(output) \(error)")
  }
}

extension FileManager {
  /// Moves a file, with the folders it will lie in.
  func moveItem(at source: URL, to target: URL, makingFolders: Bool) throws {
    if makingFolders {
      try createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try moveItem(at: source, to: target)
  }
}
