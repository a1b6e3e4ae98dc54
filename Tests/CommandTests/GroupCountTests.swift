import Foundation
import Testing

/// One text that is lost is one new finding, however a report groups what is alike.
@Suite("Groups and their texts")
struct GroupCountTests {
  /// A rule that tells many texts as one: a project, and the same with one text more at fault.
  struct Grouping: Sendable, CustomTestStringConvertible {
    let name: String
    /// The configuration, in which the rule is alone.
    let settings: String
    let before: [String: String]
    let after: [String: String]
    /// Texts at fault before.
    let known: Int
    /// Whether with the text a locale is gone that the configuration asks for.
    var losesLocale = false

    var testDescription: String { name }
  }

  private static let source = "app/res/values/strings.xml"
  private static let german = "app/res/values-de/strings.xml"
  private static let english = [
    "Delete this message now", "Save the picture here", "Choose another colour",
    "Open the next window", "Close the old folder", "Send the letter again",
    "Read the whole story", "Write a short answer", "Find the lost song", "Show the last page",
  ]
  private static let translated = [
    "Nachricht jetzt löschen", "Bild hier sichern", "Andere Farbe wählen",
    "Nächstes Fenster öffnen", "Ältere Ordner schließen", "Brief noch einmal schicken",
    "Ganze Geschichte hören", "Kürzere Antwort schreiben", "Verlorenes Stück finden",
    "Letzte Seite öffnen",
  ]

  private static func settings(_ rule: String, _ option: String = "", _ more: String = "") -> String
  {
    "version: 1\nextends: [none]\n\(more)rules:\n  \(rule): {severity: warning\(option)}\n"
  }

  /// A resource file of texts whose keys are numbered.
  private static func resources(_ texts: some Sequence<(offset: Int, element: String)>) -> String {
    "<resources>\n"
      + texts.map { "    <string name=\"k\($0)\">\($1)</string>\n" }.joined() + "</resources>\n"
  }

  private static func resources(_ texts: some Sequence<String>) -> String {
    resources(texts.enumerated())
  }

  /// A string catalog of which the first texts have something.
  private static func catalog(_ first: Int, has: String, state: String = "translated") -> String {
    let strings = zip(english, translated).enumerated().map { number, texts in
      let isFirst = number < first
      func unit(_ text: String, _ state: String) -> String {
        "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}"
      }
      return "\"k\(number)\":{\(isFirst ? has : "")\"localizations\":{\"en\":"
        + unit(texts.0, "translated") + ",\"de\":"
        + unit(texts.1, isFirst ? state : "translated") + "}}"
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ","))},"
      + "\"version\":\"1.0\"}"
  }

  /// A set whose title some of six locales leave in English.
  private static func title(leftIn count: Int) -> [String: String] {
    var files = [source: resources(english + ["Street Walker"])]
    for (number, locale) in ["de", "fr", "es", "it", "pt", "nl"].enumerated() {
      let own = translated.map { "\($0) \(locale)" }
      let title = number < count ? "Street Walker" : "Straßenläufer \(locale)"
      files["app/res/values-\(locale)/strings.xml"] = resources(own + [title])
    }
    return files
  }

  /// A set with a second file that one of twenty-one locales translates, or none.
  private static func extraFile(isTranslated: Bool) -> [String: String] {
    let extra = Array(english.enumerated().dropFirst(5).prefix(2))
    var files = [
      source: resources(english.prefix(5)), "app/res/values/extra.xml": resources(extra),
    ]
    let locales = [
      "de", "fr", "es", "it", "pt", "nl", "da", "sv", "fi", "pl", "cs", "sk", "hu", "ro", "bg",
      "el", "tr", "uk", "hr", "sl", "et",
    ]
    for locale in locales {
      files["app/res/values-\(locale)/strings.xml"] = resources(
        translated.prefix(5).map { "\($0) \(locale)" })
    }
    if isTranslated {
      files["app/res/values-de/extra.xml"] = resources(
        Array(translated.enumerated().dropFirst(5).prefix(1)))
    }
    return files
  }

  private static let ten = resources(english)
  private static let five = resources(english.prefix(5))

  /// The German texts, of which the first ones are decomposed.
  private static func decomposed(_ count: Int) -> String {
    var left = count
    return resources(
      translated.map { text in
        let apart = text.decomposedStringWithCanonicalMapping
        if left == 0 || apart.utf8.elementsEqual(text.utf8) { return text }
        left -= 1
        return apart
      })
  }

  static let groupings = [
    Grouping(
      name: "missing texts that become a group", settings: settings("missing-translation"),
      before: [source: five, german: resources(translated.prefix(3))],
      after: [source: five, german: resources(translated.prefix(2))], known: 2),
    Grouping(
      name: "missing texts of a group", settings: settings("missing-translation"),
      before: [source: ten, german: resources(translated.prefix(3))],
      after: [source: ten, german: resources(translated.prefix(2))], known: 7),
    Grouping(
      name: "copies told as one", settings: settings("untranslated-copy"),
      before: [source: ten, german: resources(english.prefix(2) + translated.dropFirst(2))],
      after: [source: ten, german: resources(english.prefix(3) + translated.dropFirst(3))],
      known: 2),
    Grouping(
      name: "a name that most locales leave", settings: settings("untranslated-copy"),
      before: title(leftIn: 3), after: title(leftIn: 4), known: 3),
    Grouping(
      name: "a file", settings: settings("missing-translation"),
      before: extraFile(isTranslated: true), after: extraFile(isTranslated: false), known: 41),
    Grouping(
      name: "texts of a file with one fault", settings: settings("denormalized-text"),
      before: [source: ten, german: decomposed(1)], after: [source: ten, german: decomposed(2)],
      known: 1),
    Grouping(
      name: "locales of which nothing is there",
      settings: settings("missing-translation", "", "locales: [de, fr]\n"),
      before: [source: five, german: resources(translated.prefix(1))], after: [source: five],
      known: 9, losesLocale: true),
    Grouping(
      name: "extra keys", settings: settings("extra-translation", ", group-above: 2"),
      before: [source: resources(english.prefix(8)), german: resources(translated)],
      after: [source: resources(english.prefix(7)), german: resources(translated)], known: 2),
    Grouping(
      name: "texts that wait for review",
      settings: settings("unreviewed-translation", ", group-above: 2"),
      before: ["app/L.xcstrings": catalog(2, has: "", state: "needs_review")],
      after: ["app/L.xcstrings": catalog(3, has: "", state: "needs_review")], known: 2),
    Grouping(
      name: "stale keys", settings: settings("stale-entry", ", group-above: 2"),
      before: ["app/L.xcstrings": catalog(2, has: "\"extractionState\":\"stale\",")],
      after: ["app/L.xcstrings": catalog(3, has: "\"extractionState\":\"stale\",")], known: 2),
  ]

  /// Puts the files of a project in place of others.
  private static func put(
    _ files: [String: String], _ settings: String, in folder: TemporaryFolder
  ) throws {
    try? FileManager.default.removeItem(at: folder.url.appending(path: "app"))
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.write(settings, to: ".label-lint.yml")
  }

  private static func night(_ day: Int, in folder: TemporaryFolder) throws -> String {
    let time = "\(1_795_226_400 + day * 86_400)"
    let outcome = try folder.run(
      "nightly", "fleet.yml", "--store", "s.sqlite", "--reports", "out",
      environment: ["SOURCE_DATE_EPOCH": time])
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome.output.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// A project with all that it may be compared with, then changed.
  private static func changed(
    from before: [String: String], to after: [String: String], _ settings: String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("apps:\n  - {app: player, root: .}\n", to: "fleet.yml")
    for arguments in [
      ["init", "-q", "-b", "main"], ["config", "user.email", "a@example.com"],
      ["config", "user.name", "A"],
    ] { try ChangedSinceTests.git(arguments, in: folder) }
    try put(before, settings, in: folder)
    try ChangedSinceTests.commit(folder)
    #expect(try folder.run("check", "--exit-zero", "--format", "ndjson=1.ndjson").status == 0)
    #expect(try folder.run("baseline", "create", "--baseline", "known.jsonl").status == 0)
    _ = try night(0, in: folder)
    try put(after, settings, in: folder)
    #expect(try folder.run("check", "--exit-zero", "--format", "ndjson=2.ndjson").status == 0)
    return folder
  }

  @Test("one text more at fault is one new finding, and nothing is fixed", arguments: groupings)
  func worse(_ grouping: Grouping) throws {
    let folder = try Self.changed(
      from: grouping.before, to: grouping.after, grouping.settings)
    let lost = grouping.losesLocale ? "1 translation lost, " : ""
    func counts(new: Int) -> String {
      "\(lost)\(new) new, 0 updated, \(grouping.known) unchanged, 0 fixed"
    }
    #expect(
      try folder.run("check", "--compare", "1.ndjson").error.hasSuffix(
        "compared with 1.ndjson: \(counts(new: 1))\n"))
    let since = try folder.run("check", "--changed-since", "main")
    #expect(since.error.contains("\(lost)1 new, 0 updated, "), "\(since.error)")
    #expect(since.error.hasSuffix(" unchanged, 0 fixed\n"), "\(since.error)")
    #expect(since.status == 1)
    let gate = try folder.run("check", "--baseline", "known.jsonl")
    #expect(gate.status == 1)
    #expect(gate.output.contains("1 finding (1 warning) in 1 of 1 set\n"), "\(gate.output)")
    #expect(
      gate.output.contains(
        "\n\(grouping.known) known finding\(grouping.known == 1 ? "" : "s") hidden\n"),
      "\(gate.output)")
    // Without the rule `lost-text`, the missing text is what fails a run; a difference of two records tells the loss.
    let new = grouping.losesLocale ? 0 : 1
    #expect(
      try folder.run("diff", "1.ndjson", "2.ndjson").output.hasSuffix(
        "\n\(counts(new: new))\n"))
    #expect(
      try Self.night(1, in: folder)
        // What is lost stands first in a digest, and is no second time new.
        == "Labels 2026-11-22: \(lost)\(new) new, 0 fixed, "
        + "\(grouping.known + 1) open findings")
    let page = try folder.text(of: "out/index.html")
    let tile =
      grouping.losesLocale
      ? "<b class=\"good\">0</b>" : "<b class=\"bad\"><a href=\"#new\">1</a></b>"
    #expect(page.contains("\(tile)<span>new</span>"))
    #expect(page.contains("<b class=\"good\">0</b><span>fixed</span>"))
    let open = "<b class=\"\"><a href=\"#apps\">\(grouping.known + 1)</a></b><span>open</span>"
    #expect(page.contains(open))
  }

  @Test("one text less at fault is one fixed finding, and nothing is new", arguments: groupings)
  func better(_ grouping: Grouping) throws {
    let folder = try Self.changed(
      from: grouping.after, to: grouping.before, grouping.settings)
    let counts = "0 new, 0 updated, \(grouping.known) unchanged, 1 fixed"
    let compared = try folder.run("check", "--compare", "1.ndjson")
    #expect(compared.error.hasSuffix("compared with 1.ndjson: \(counts)\n"), "\(compared.error)")
    #expect(compared.status == 0)
    let since = try folder.run("check", "--changed-since", "main")
    #expect(since.error.hasSuffix(" unchanged, 1 fixed\n"), "\(since.error)")
    #expect(since.error.contains("0 new, 0 updated, "), "\(since.error)")
    #expect(since.status == 0)
    let gate = try folder.run("check", "--baseline", "known.jsonl")
    #expect(gate.status == 0)
    #expect(
      gate.output.hasSuffix(
        "\(grouping.known) known finding\(grouping.known == 1 ? "" : "s") hidden, "
          + "1 fixed: label-lint baseline prune\n"), "\(gate.output)")
    #expect(
      try folder.run("diff", "1.ndjson", "2.ndjson").output.hasSuffix("\n\(counts)\n"))
    #expect(
      try Self.night(1, in: folder)
        == "Labels 2026-11-22: 0 new, 1 fixed, \(grouping.known) open "
        + (grouping.known == 1 ? "finding" : "findings"))
    let page = try folder.text(of: "out/index.html")
    #expect(page.contains("<b class=\"good\">0</b><span>new</span>"))
    #expect(page.contains("<b class=\"good\"><a href=\"#fixed\">1</a></b><span>fixed</span>"))
  }

  @Test("a text that came to a group is told by itself")
  func toldAlone() throws {
    let grouping = Self.groupings[1]
    let folder = try Self.changed(
      from: grouping.before, to: grouping.after, grouping.settings)
    #expect(
      try folder.run("check", "--format", "concise", "--baseline", "known.jsonl").output == """
        app/res/values/strings.xml:4:19: warning: 'Choose another colour' is not translated in de, so \
        users get English [missing-translation]

        """)
    // All of it is one finding.
    #expect(
      try folder.run("check", "--format", "concise").output == """
        app/res/values/strings.xml:4:19: warning: 8 of 10 texts are not translated in de, so users get English \
        [missing-translation]

        """)
  }
}
