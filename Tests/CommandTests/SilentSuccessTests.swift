import Foundation
import Testing

/// A run that read nothing, or was asked for nothing that is there, does not succeed.
@Suite("Nothing read is never success")
struct SilentSuccessTests {
  static func resources(_ body: String) -> String { "<resources>\n\(body)\n</resources>\n" }

  /// Where moko-resources keeps its texts.
  static let mokoFolders = ["src/commonMain/moko-resources", "shared/commonMain/resources/MR"]

  @Test(
    "the marks of an in-context editor are no translations",
    arguments: [
      ("android", "res/values-lol"), ("strings", "lol.lproj"), ("xcstrings", "lol"),
      ("xcstrings", "ach"), ("android", "res/values-ach"),
    ])
  func inContext(format: String, place: String) throws {
    let folder = try TemporaryFolder()
    let texts = [
      ("site", "https://example.org/a", "crwdns1785:0crwdne1785:0"),
      ("age", "18 to 64", "crwdns1786:0crwdne1786:0"),
      ("name", "%1$s of %2$s", "crwdns1787:0%1$scrwdne1787:0"),
    ]
    switch format {
    case "android":
      let line = { (key: String, text: String) in "<string name=\"\(key)\">\(text)</string>" }
      try folder.write(
        Self.resources(texts.map { line($0.0, $0.1) }.joined()), to: "res/values/strings.xml")
      try folder.write(
        Self.resources(texts.map { line($0.0, $0.2) }.joined()), to: "\(place)/strings.xml")
    case "strings":
      let line = { (key: String, text: String) in "\"\(key)\" = \"\(text)\";\n" }
      try folder.write(
        texts.map { line($0.0, $0.1) }.joined(), to: "en.lproj/Localizable.strings")
      try folder.write(texts.map { line($0.0, $0.2) }.joined(), to: "\(place)/Localizable.strings")
    default:
      let units = texts.map {
        "\"\($0.0)\": {\"localizations\": {\"en\": \(AppleSourceTests.unit("translated", $0.1)), "
          + "\"\(place)\": \(AppleSourceTests.unit("translated", $0.2))}}"
      }
      try folder.write(
        AppleSourceTests.catalog(units.joined(separator: ", ")), to: "Localizable.xcstrings")
    }
    let outcome = try folder.run("check", "--format", "concise")
    let name = place.split(separator: "/").last.map(String.init) ?? ""
    let lines = outcome.output.split(separator: "\n").filter { !$0.contains("[url-or-filename") }
    #expect(lines.count == 1, "\(outcome.output)")
    #expect(
      lines[0].hasSuffix(
        ": note: '\(name)' contains marks that a translation tool uses for editing in the app, so its texts are not checked; leave it out of releases [invalid-locale]"
      ), "\(outcome.output)")
    #expect(outcome.status == 0)
    let locale = name.replacing("values-", with: "").replacing(".lproj", with: "")
    #expect(
      try folder.run("check", "--format", "ndjson").output.contains("\"locale\":\"\(locale)\""))
    #expect(try folder.run("coverage").output == "there is no locale to count\n")
  }

  @Test("texts of moko-resources are read: base is the source", arguments: mokoFolders)
  func moko(_ owner: String) throws {
    let folder = try TemporaryFolder()
    let base = """
      <string name="cd_close">Don't close button</string>
      <plural name="n_files"><item quantity="one">%d file</item><item quantity="other">%d files</item></plural>
      """
    try folder.write(Self.resources(base), to: owner + "/base/strings.xml")
    for (locale, text) in [("de", "NICHT SCHLIESSEN"), ("zh-rCN", "不要关闭"), ("pt-BR", "Não feche")] {
      try folder.write(
        Self.resources(
          """
          <string name="cd_close">\(text)</string>
          <plurals name="n_files"><item quantity="other">%d</item></plurals>
          """), to: "\(owner)/\(locale)/strings.xml")
    }
    try folder.write("<resources><x/></resources>", to: owner + "/images/strings.xml")
    try folder.write("no catalog", to: owner + "/colors/colors.xml")
    let outcome = try folder.run(
      "check", "--format", "concise", "--rule",
      "role-word,all-caps,unreadable-catalog,missing-translation")
    #expect(
      outcome.output == """
        \(owner)/base/strings.xml:2:37: warning: 'Don't close button' repeats the role 'button' [role-word]
        \(owner)/de/strings.xml:2:25: warning: 'NICHT SCHLIESSEN' is all capitals [all-caps]

        """)
    let coverage = try folder.run("coverage").output
    #expect(
      coverage.split(separator: "\n").map { $0.split(separator: " ").first } == [
        "de", "pt-BR", "zh-Hans",
      ])
    let part = try folder.run(
      "check", owner + "/de", "--format", "concise", "--rule", "role-word,all-caps")
    #expect(part.output.hasPrefix("\(owner)/de/strings.xml:2:25: warning:"), "\(part.output)")
  }

  @Test("a run that read no text ends with 2 and says what it looked for")
  func noText() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.resources("<color name=\"a\">#fff</color>"), to: "res/values/colors.xml")
    for arguments in [
      ["check"], ["check", "--exit-zero"], ["check", "--fail-on", "never", "res"],
    ] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(
        outcome.error
          == "label-lint: no text in 1 file, so nothing was checked; label-lint looks for texts in XML files such as strings.xml in values folders, composeResources/values and moko-resources/<locale>, or .strings, .stringsdict and .xcstrings files, and .xliff, .xlf and .xcloc that you name\n"
      )
    }
  }

  @Test(
    "so do commands that write, and write nothing",
    arguments: [
      ["baseline", "create"], ["fix"], ["fix", "--dry-run"],
      ["review", "export", "--format", "csv", "-o", "out"],
      ["review", "export", "--format", "xlsx", "-o", "out"],
      ["review", "export", "--format", "xliff", "-o", "out"],
      ["review", "export", "--format", "html", "-o", "out"],
    ])
  func writersOfNothing(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.resources(""), to: "res/values/strings.xml")
    let outcome = try folder.runAll(command)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.output == "")
    #expect(
      outcome.error.hasPrefix(
        "label-lint: no text in 1 file, so nothing was checked; label-lint looks for texts in XML files such as"
      ), "\(outcome.error)")
    #expect(try folder.names() == ["res"])
  }

  @Test(
    "texts below fastlane that the call names are checked like those of the app",
    arguments: [
      "fastlane", "fastlane/copy", "fastlane/copy/values", "fastlane/copy/values/strings.xml",
    ])
  func namedFastlane(_ path: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.resources("<string name=\"play_cd\">PLAY NOW</string>")
    try folder.write(text, to: "fastlane/copy/values/strings.xml")
    try folder.write(text, to: "app/res/values/strings.xml")
    let finding = "copy/values/strings.xml:2:24: warning: 'PLAY NOW' is all capitals [all-caps]\n"
    let named = try folder.run("check", "--rule", "all-caps", "--format", "concise", path)
    #expect(named.output == "fastlane/\(finding)", "\(named)")
    let whole = try folder.run("check", "--rule", "all-caps", "--format", "concise")
    #expect(
      whole.output == finding.replacing("copy/", with: "app/res/"), "\(whole)")
  }

  @Test("texts below fastlane are no part of the app's languages, nor compared with its texts")
  func storeTextsApart() throws {
    let folder = try TemporaryFolder()
    let text = Self.resources("<string name=\"play\">Play it</string>")
    let german = Self.resources("<string name=\"play\">Spiel %1$d</string>")
    try folder.write(text, to: "res/values/strings.xml")
    try folder.write(german, to: "fastlane/res/values-de/strings.xml")
    for isWhole in [false, true] {
      if isWhole { try folder.write(text, to: "fastlane/res/values/strings.xml") }
      let outcome = try folder.run("check", "--format", "concise")
      #expect(outcome.output == "", "\(outcome)")
      #expect(outcome.status == 0)
      #expect(try folder.run("coverage").output == "there is no locale to count\n")
    }
    let named = try folder.run("check", "--format", "concise", "fastlane")
    #expect(named.output.contains("[placeholder-mismatch]"), "\(named)")
    #expect(try folder.run("coverage", "fastlane").output == "de  100 %  1/1\n")
  }

  @Test("coverage of no text ends with 2")
  func coverageOfNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.resources("<color name=\"a\">#fff</color>"), to: "res/values/colors.xml")
    let outcome = try folder.run("coverage")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix(
        "label-lint: no text in 1 file, so nothing was checked; label-lint looks for"))
  }

  @Test("where all that was found is passed over, the message names it")
  func onlyPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.resources("<string name=\"a\">doc</string>"), to: "res/values-qq/strings.xml")
    let outcome = try folder.run("check")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasSuffix(
        "label-lint: skipped, because users of the app do not see their texts: res/values-qq\n"))
  }

  @Test("where nothing changed since a revision, no text need be read")
  func noChange() throws {
    let folder = try ChangedSinceTests.repository()
    let outcome = try folder.run("check", "--changed-since", "main", "--locale", "fr")
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test(
    "a selection that matches nothing ends with 2 and says what there is",
    arguments: [
      (["--locale", "fr"], "--locale matches no locale: there are de, en"),
      (["--locale", "fr,it", "--exit-zero"], "--locale matches no locale: there are de, en"),
      (["--key", "nope_*"], "--key matches none of 2 keys, such as 'play_cd', 'stop_cd'"),
      (
        ["--rule", "all-caps", "--no-rule", "all-caps,role-word"],
        "no rule is left: --no-rule leaves out all that --rule names: all-caps."
      ),
    ])
  func selection(_ arguments: [String], _ message: String) throws {
    let folder = try Self.translated()
    let outcome = try folder.runAll(["check"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test(
    "so it does in commands that write, which then write nothing",
    arguments: [
      ["fix"], ["fix", "--dry-run"], ["review", "export", "--format", "csv", "-o", "out"],
      ["review", "export", "--format", "html", "-o", "out"],
      ["review", "export", "--format", "xliff", "-o", "out"],
    ])
  func selectionOfWriters(_ command: [String]) throws {
    let folder = try Self.translated()
    for (arguments, message) in [
      (["--locale", "fr,it"], "--locale matches no locale: there are de, en"),
      (["--key", "nope_*"], "--key matches none of 2 keys, such as 'play_cd', 'stop_cd'"),
    ] {
      let outcome = try folder.runAll(command + arguments)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.output == "")
      #expect(outcome.error == "label-lint: \(message)\n", "\(outcome.error)")
      #expect(try folder.names() == ["res"])
    }
    #expect(try folder.runAll(command + ["--locale", "de", "--key", "stop*"]).status == 0)
  }

  @Test(
    "a selection that matches something is none of these",
    arguments: [
      ["--locale", "de"], ["--key", "nope", "--key", "play*"], ["--no-rule", "all-caps"],
    ])
  func match(_ arguments: [String]) throws {
    let folder = try Self.translated()
    let outcome = try folder.runAll(["check"] + arguments)
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
  }

  @Test(
    "options that match something, but nothing together, end with 2",
    arguments: [
      (
        ["res/values-de/strings.xml", "--locale", "fr"],
        "--locale matches no locale: there are de"
      ),
      (
        ["--locale", "de", "--key", "only_fr"],
        "--key matches no key of the locales that --locale names: there are fr"
      ),
      (
        ["res/values-de/strings.xml", "--key", "only_fr"],
        "--key matches no key of the named files"
      ),
    ])
  func together(_ arguments: [String], _ message: String) throws {
    let folder = try Self.translated()
    try folder.write(
      Self.resources("<string name=\"only_fr\">Jouer</string>"), to: "res/values-fr/strings.xml")
    for command in ["check", "fix"] {
      let outcome = try folder.runAll([command] + arguments)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.error == "label-lint: \(message)\n", "\(outcome.error)")
    }
    // What a locale lacks is told at the source.
    for arguments in [
      ["res/values/strings.xml", "--locale", "fr"], ["--locale", "fr", "--key", "play*"],
      ["--locale", "fr", "--key", "only_fr"],
    ] {
      #expect(try folder.runAll(["check", "--exit-zero"] + arguments).error == "")
    }
  }

  @Test("a call that leaves out every rule ends with 2")
  func allRulesLeftOut() throws {
    let folder = try Self.translated()
    let rules = try folder.run("rules").output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    let outcome = try folder.runAll(["check", "--no-rule", rules.joined(separator: ",")])
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.error
        == "label-lint: no rule is left: --no-rule leaves out every rule that is on\n")
  }

  @Test("a locale of several that is not there is said", arguments: [["check"], ["fix"]])
  func someLocales(_ command: [String]) throws {
    let folder = try Self.translated()
    let outcome = try folder.runAll(command + ["--locale", "fr,de,it-CH"])
    #expect(outcome.status == 0)
    #expect(
      outcome.error.hasPrefix(
        "label-lint: --locale fr,it-CH matches no locale: there are de, en\n"), "\(outcome.error)")
    #expect(
      try !folder.runAll(command + ["--locale", "fr,de", "--quiet"]).error.contains("matches"))
  }

  @Test("a run in which no rule is on ends with 2")
  func noRule() throws {
    let folder = try Self.translated()
    try folder.write("version: 1\nextends: [none]\n", to: ".label-lint.yml")
    for arguments in [["check"], ["check", "--shard", "1/1"]] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.status == 2)
      #expect(
        outcome.error
          == "label-lint: no rule is on except unreadable-catalog, which is always on; extend 'recommended', turn on rules under 'rules', or use --rule unreadable-catalog\n"
      )
    }
    for rule in ["all-caps", "unreadable-catalog"] {
      #expect(try folder.run("check", "--rule", rule).status == 0)
    }
  }

  @Test("folders passed over that hold texts are named once in the summary")
  func passedOver() throws {
    let folder = try Self.translated()
    try folder.write(
      Self.resources("<string name=\"play_cd\">doc</string>"), to: "res/values-qq/strings.xml")
    try folder.write(
      Self.resources("<string name=\"stop_cd\">doc</string>"), to: "res/values-qq/more.xml")
    try folder.write(
      Self.resources("<string name=\"a\">doc</string>"), to: "fastlane/copy/values/strings.xml")
    let outcome = try folder.run("check")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines == [
        "skipped, because users of the app do not see their texts: fastlane/copy/values, res/values-qq"
      ])
  }

  @Test("links in the place of a locale's folder are named, as they are not followed")
  func linkedLocales() throws {
    let folder = try Self.translated()
    try folder.link("res/values-fr", to: "values-de")
    try folder.link("res/values-gone", to: "nowhere")
    try folder.link("ios/nb.lproj", to: "no.lproj")
    try folder.write("\"play\" = \"Spill\";\n", to: "ios/no.lproj/Localizable.strings")
    try folder.write("\"play\" = \"Play\";\n", to: "ios/en.lproj/Localizable.strings")
    let line = "links to folders are not followed: ios/nb.lproj, res/values-fr"
    let outcome = try folder.run("check", "--exit-zero")
    #expect(outcome.output.split(separator: "\n").count { $0 == line } == 1, "\(outcome.output)")
    // A report that holds only such a line takes the place of an earlier one.
    try folder.write(
      "version: 1\nreports: [{format: text, path: out.txt}]\n", to: "res/.label-lint.yml")
    for _ in 1...2 {
      let outcome = try folder.run("check", "--root", "res", "res")
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(
        try folder.text(of: "res/out.txt") == "links to folders are not followed: values-fr\n")
    }
  }

  /// Two labels in two languages without a fault.
  static func translated() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, play, stop) in [("values", "Play", "Stop"), ("values-de", "Abspielen", "Anhalten")] {
      try folder.write(
        resources(
          "<string name=\"play_cd\">\(play)</string>\n<string name=\"stop_cd\">\(stop)</string>"),
        to: "res/\(name)/strings.xml")
    }
    return folder
  }
}
