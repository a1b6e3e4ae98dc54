import Foundation
import Testing

/// Texts that are gone while their locale is there.
extension LossTests {
  /// How a run is compared with what was known.
  static let comparisons = [
    ["--compare", "1.ndjson"], ["--changed-since", "main"], ["--baseline", "known.jsonl"],
  ]

  /// The start of what is said of French `c`, whose number was wrong.
  private static func loss(_ arguments: [String]) -> String {
    arguments[0] == "--baseline"
      ? "app/res:1:1: error: the text of 'c' is gone, and with it 1 known finding in fr [lost-text]\n"
      : "\(french):1:1: error: the text of 'c' is gone, and with it 1 known finding [lost-text]\n"
  }

  private static func missing(_ what: String) -> String {
    """
    app/res/values/strings.xml:4:15: warning: 'Good bye 7 then' is not translated in fr, so users get \(what) \
    [missing-translation]

    """
  }

  @Test(
    "a text with a known finding that is gone, or emptied, is an error and not fixed",
    arguments: [
      (["a": "Bonjour, ami", "b": "Jouez maintenant"], "English"),
      (["a": "Bonjour, ami", "b": "Jouez maintenant", "c": ""], "an empty text"),
      (["a": "Bonjour, ami", "b": "Jouez maintenant", "c": " "], "an empty text"),
    ])
  func lostKey(texts: [String: String], users: String) throws {
    let folder = try Self.project(Self.android)
    try folder.write(Self.resources(texts), to: Self.french)
    for arguments in Self.comparisons {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(
        outcome.output == Self.loss(arguments) + Self.missing(users), "\(arguments): \(outcome)")
      #expect(outcome.status == 1)
      let isBaseline = arguments[0] == "--baseline"
      #expect(
        outcome.error.hasSuffix(
          isBaseline ? "" : ": 1 lost, 1 new, 0 updated, 0 unchanged, 0 fixed\n"),
        "\(outcome.error)")
      // Whatever becomes of the rule that tells of missing texts.
      try folder.write(
        "version: 1\nrules: {missing-translation: \"off\"}\n", to: "app/.label-lint.yml")
      let gate = try folder.runAll(
        ["check", "--format", "concise", "--fail-on", "error"] + arguments + ["app"])
      #expect(gate.output == Self.loss(arguments), "\(arguments): \(gate)")
      #expect(gate.status == 1)
      try FileManager.default.removeItem(at: folder.url.appending(path: "app/.label-lint.yml"))
    }
    let check = try folder.run("baseline", "check", "--baseline", "known.jsonl", "app")
    #expect(
      check.output
        == "lost: app/res string c (fr): number-mismatch: its text is gone or cannot be read\n")
    #expect(
      check.error
        == "label-lint: 1 of 1 entries of known.jsonl no longer apply; 1 is lost: restore the texts, or accept the loss with label-lint baseline removed\n"
    )
    #expect(check.status == 1)
    let night = try Self.night(1, in: folder)
    #expect(
      night.hasPrefix("Labels 2026-11-22: 1 lost, 1 new, 0 fixed, 1 open finding\n"), "\(night)")
  }

  @Test("a text that is gone on purpose is accepted by its key, and missing no more")
  func acceptedKey() throws {
    let folder = try Self.project(Self.android)
    try folder.write(
      Self.resources(["a": "Bonjour, ami", "b": "Jouez maintenant"]), to: Self.french)
    // Neither of these gives it up.
    for command in [["prune"], ["create", "--update"]] {
      try folder.runAll(["baseline"] + command + ["--baseline", "known.jsonl", "app"]).expectDone()
      #expect(try Self.gate(folder, "--baseline", "known.jsonl").status == 1)
    }
    let accepted = try folder.run(
      "baseline", "removed", "app/res", "--locale", "fr", "--key", "c", "--reason", "not in French",
      "--baseline", "known.jsonl")
    #expect(accepted.error == "label-lint: 1 removal written to known.jsonl\n")
    #expect(
      try folder.text(of: "known.jsonl") == """
        {"type":"baseline","schemaVersion":1,"ruleSet":"2026.1","translations":{"app/res":{"de":3,"fr":2}}}
        {"set":"app/res","locale":"fr","key":"c","removed":"not in French"}

        """)
    #expect(
      try folder.run("baseline", "check", "--baseline", "known.jsonl", "app").status == 0)
    for more in [[], ["--compare", "1.ndjson"]] {
      let outcome = try folder.runAll(
        ["check", "--format", "concise", "--baseline", "known.jsonl"] + more + ["app"])
      #expect(outcome.output == "", "\(outcome)")
      #expect(outcome.status == 0)
    }
    // The next one that goes is no part of it.
    try folder.write(Self.resources(["a": "Bonjour, ami"]), to: Self.french)
    #expect(
      try Self.gate(folder, "--baseline", "known.jsonl").output == """
        app/res/values/strings.xml:3:15: warning: 'Play it now' is not translated in fr, so users get English \
        [missing-translation]

        """)
    // It is given up when the text is back.
    try folder.write(try #require(Self.android[Self.french]), to: Self.french)
    try folder.run(
      "baseline", "create", "--update", "--baseline", "known.jsonl", "app"
    ).expectDone()
    #expect(try !folder.text(of: "known.jsonl").contains("\"removed\""))
  }

  @Test("a text that is gone on purpose is removed in the night, too")
  func acceptedKeyInNight() throws {
    let folder = try Self.project(Self.android)
    try folder.write(
      Self.resources(["a": "Bonjour, ami", "b": "Jouez maintenant"]), to: Self.french)
    try folder.run(
      "baseline", "removed", "res", "--locale", "fr", "--key", "c", "--reason", "not in French",
      "--baseline", "app/.label-lint-baseline.jsonl"
    ).expectDone()
    let night = try Self.night(1, in: folder)
    #expect(
      night.hasPrefix(
        "Labels 2026-11-22: 0 new, 0 fixed, 1 removed with their texts, 0 open findings\n"),
      "\(night)")
  }

  @Test("a text that waits for its translator again is lost, not fixed")
  func waiting() throws {
    let whole = Self.strings(4)
    let folder = try Self.project([Self.catalog: whole])
    let german = "\"stringUnit\": {\"state\": \"translated\", \"value\": \"Lied"
    try folder.write(
      whole.replacing(german, with: german.replacing("translated", with: "new")), to: Self.catalog)
    for arguments in Self.comparisons.dropLast() {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(
        outcome.output == """
          app/Localizable.xcstrings:1:1: error: the texts of 4 keys are gone, such as 'key_10', and with them 4 known findings in de [lost-text]
          app/Localizable.xcstrings:2:2: warning: 4 of 4 texts are not translated in de, so users get English [missing-translation]

          """, "\(outcome)")
      #expect(
        outcome.error.hasSuffix(": 4 lost, 4 new, 0 updated, 0 unchanged, 0 fixed\n"),
        "\(outcome.error)")
      #expect(outcome.status == 1)
    }
    let night = try Self.night(1, in: folder)
    #expect(
      night.hasPrefix("Labels 2026-11-22: 4 lost, 4 new, 0 fixed, 4 open findings\n"), "\(night)")
    #expect(!night.contains("Improved"), "\(night)")
  }

  @Test("what a baseline counts of locales that a change leaves alone is not gone")
  func otherLocales() throws {
    let folder = try Self.project(Self.android)
    try folder.write(try folder.text(of: "known.jsonl"), to: ".label-lint-baseline.jsonl")
    try folder.write(
      Self.resources(["a": "Bonjour, ami", "b": "Jouez maintenant", "c": "Au revoir 7"]),
      to: Self.french)
    let outcome = try Self.gate(folder, "--changed-since", "main")
    #expect(outcome.output == "")
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test("a .strings file that apps refuse as a whole has no translation")
  func refusedFile() throws {
    let german = "\"a\" = \"Hallo, Freund\";\n\"b\" = \"Jetzt spielen\";\n"
    let folder = try Self.project([
      "app/en.lproj/L.strings": "\"a\" = \"Hello, friend\";\n\"b\" = \"Play it now\";\n",
      "app/de.lproj/L.strings": german,
    ])
    try folder.write(german.replacing("Freund\";", with: "Freund\""), to: "app/de.lproj/L.strings")
    let fault = "app/de.lproj/L.strings:1:22: error: `;` is missing here [unreadable-catalog]\n"
    for arguments in Self.comparisons {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(
        outcome.output == """
          app/de.lproj/L.strings:1:1: error: 2 translations can no longer be read: fix the file, its texts from there on are lost [lost-text]
          \(fault)
          """, "\(outcome)")
      #expect(outcome.status == 1)
    }
    let bare = try folder.run("check", "--format", "concise", "app")
    #expect(bare.output == fault)
    #expect(try folder.run("coverage", "app").output == "de  0 %  0/2  2 missing\n")
    let night = try Self.night(1, in: folder)
    #expect(night.hasPrefix("Labels 2026-11-22: 2 translations lost, 1 new, "), "\(night)")
    // Where it stops without an error, what stands before is there, whatever comes behind.
    try folder.write(
      german.replacing("\n\"b\"", with: "\n;\"b\"") + "\"c\" = \"x\"\n",
      to: "app/de.lproj/L.strings")
    #expect(try folder.run("coverage", "app").output == "de  50 %  1/2  1 missing\n")
  }
}
