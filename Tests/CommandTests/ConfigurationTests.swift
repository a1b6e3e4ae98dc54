import Foundation
import Testing

/// What settings change, on the built binary.
@Suite("Configuration")
struct ConfigurationTests {
  /// A project of two modules with known findings.
  static func project(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
          <string name="refresh_cd">Refresh button</string>
          <string name="legal_cd">CONDITIONS</string>
          <string name="other">Other</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    try folder.write(
      "<resources>\n    <string name=\"refresh_cd\">Wiedergabe</string>\n    <string name=\"legal_cd\">Bedingungen</string>\n</resources>\n",
      to: "app/src/main/res/values-de/strings.xml")
    try folder.write(
      "/* Accessibility label */\n\"filter\" = \"Filter button\";\n",
      to: "ios/en.lproj/Localizable.strings")
    if let configuration { try folder.write(configuration, to: ".label-lint.yml") }
    return folder
  }

  /// The findings of a check: severity, rule and key, in order.
  static func findings(
    of folder: TemporaryFolder, _ arguments: String..., status: Int32? = nil
  ) throws -> [String] {
    let outcome = try folder.runAll(["check", "--format", "ndjson", "--exit-zero"] + arguments)
    #expect(outcome.status == 0, "\(outcome.error)")
    return try outcome.output.split(separator: "\n").compactMap { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding" else { return nil }
      let text = { (name: String) in value?[name] as? String ?? "?" }
      let locale = text("locale")
      return "\(text("severity")) \(text("rule")) \(text("key"))"
        + (locale == text("sourceLocale") ? "" : " \(locale)")
    }
  }

  static let plain = [
    "warning missing-translation other de", "warning all-caps legal_cd",
    "warning role-word refresh_cd",
    "warning role-word filter",
  ]

  /// A configuration and the findings it leaves.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let findings: [String]
  }

  static let rows = [
    Row(testDescription: "nothing said", text: "version: 1\n", findings: plain),
    Row(
      testDescription: "severities",
      text: "version: 1\nrules: {role-word: error, all-caps: {severity: note}}\n",
      findings: [
        "warning missing-translation other de", "note all-caps legal_cd",
        "error role-word refresh_cd",
        "error role-word filter",
      ]),
    Row(
      testDescription: "off", text: "version: 1\nrules: {role-word: off}\n",
      findings: Array(plain.prefix(2))),
    Row(
      testDescription: "no rule but one",
      text: "version: 1\nextends: [none]\nrules: {all-caps: error}\n",
      findings: ["error all-caps legal_cd"]),
    Row(
      testDescription: "allowed texts",
      text: "version: 1\nrules: {all-caps: {allow: [\"Conditions\"]}}\n",
      findings: [plain[0], plain[2], plain[3]]),
    Row(
      testDescription: "options of an override hold for what it selects alone",
      text: """
        version: 1
        rules: {all-caps: {minimum-letters: 20}}
        overrides: [{keys: [legal_*], rules: {all-caps: {minimum-letters: 2}}}]
        """, findings: plain),
    Row(
      testDescription: "options of an override: another key keeps its own",
      text: """
        version: 1
        overrides: [{keys: [other], rules: {all-caps: {minimum-letters: 20}}}]
        """, findings: plain),
    Row(
      testDescription: "texts that an override allows, in place of those at the top",
      text: """
        version: 1
        rules: {all-caps: {allow: [Conditions]}, role-word: {allow: [Filter button]}}
        overrides:
          - {paths: ["**/values/*"], rules: {all-caps: {allow: [Nothing]}}}
          - {formats: [strings], rules: {role-word: {severity: error, allow: []}}}
        """,
      findings: [plain[0], plain[1], plain[2], "error role-word filter"]),
    Row(
      testDescription: "of two overrides with options the last that fits holds",
      text: """
        version: 1
        overrides:
          - {keys: [legal_cd], rules: {all-caps: {minimum-letters: 20}}}
          - {keys: ["*"], rules: {all-caps: {minimum-letters: 2, severity: error}}}
        """,
      findings: [plain[0], "error all-caps legal_cd", plain[2], plain[3]]),
    Row(
      testDescription: "options", text: "version: 1\nrules: {all-caps: {minimum-letters: 20}}\n",
      findings: [plain[0], plain[2], plain[3]]),
    Row(
      testDescription: "overrides by path, key and locale",
      text: """
        version: 1
        overrides:
          - {paths: ["ios/**"], rules: {role-word: off}}
          - {keys: ["legal_*"], rules: {all-caps: note}}
          - {locales: [de], rules: {missing-translation: error}}

        """,
      findings: [
        "error missing-translation other de", "note all-caps legal_cd",
        "warning role-word refresh_cd",
      ]),
    Row(
      testDescription: "the last override wins",
      text: """
        version: 1
        overrides:
          - {keys: ["*"], rules: {role-word: off}}
          - {formats: [strings], rules: {role-word: error}}

        """,
      findings: [plain[0], plain[1], "error role-word filter"]),
    Row(
      testDescription: "a rule that is on in one place only",
      text: """
        version: 1
        rules: {role-word: off}
        overrides: [{sets: [ios/Localizable], rules: {role-word: error}}]

        """,
      findings: [plain[0], plain[1], "error role-word filter"]),
    Row(
      testDescription: "catalogs to read", text: "version: 1\nsets: [\"ios/**\"]\n",
      findings: [plain[3]]),
    Row(
      testDescription: "catalogs to leave out", text: "version: 1\nexclude: [\"ios/**\"]\n",
      findings: Array(plain.prefix(3))),
    Row(
      testDescription: "kinds that are known",
      text: "version: 1\nkinds: [{keys: [refresh_cd, filter], kind: message}]\n",
      findings: Array(plain.prefix(2))),
    Row(
      testDescription: "locales that must be complete", text: "version: 1\nlocales: [fr]\n",
      findings: [
        "warning all-caps legal_cd", "warning role-word refresh_cd",
        "warning missing-translation  fr",
        // The other set has no locale at all: one finding, at its source.
        "warning role-word filter", "warning missing-translation ",
      ]),
    Row(
      testDescription: "confidence", text: "version: 1\nminimumConfidence: certain\n",
      findings: [plain[0]]),
  ]

  @Test("settings change what they say", arguments: rows)
  func row(_ row: Row) throws {
    let folder = try Self.project(row.text)
    #expect(try Self.findings(of: folder).sorted() == row.findings.sorted())
  }

  @Test("the nearest file above a set wins, and nothing is merged unsaid")
  func nearest() throws {
    let folder = try Self.project("version: 1\nrules: {role-word: error}\n")
    try folder.write("version: 1\nrules: {all-caps: note}\n", to: "ios/.label-lint.yml")
    #expect(try Self.findings(of: folder).contains("warning role-word filter"))
    #expect(try Self.findings(of: folder).contains("error role-word refresh_cd"))
    try folder.write(
      "version: 1\nextends: [../.label-lint.yml]\n", to: "ios/.label-lint.yml")
    #expect(try Self.findings(of: folder).contains("error role-word filter"))
    #expect(try Self.findings(of: folder, "--isolated").contains("warning role-word refresh_cd"))
  }

  @Test("maps merge, lists and scalars replace, words add up")
  func merging() throws {
    let folder = try Self.project(
      """
      version: 1
      extends: [strict, base.yml]
      failOn: note
      sets: ["app/**"]
      rules: {all-caps: error}
      vocabulary: {accept: [own.txt]}

      """)
    try folder.write(
      """
      version: 1
      failOn: error
      maxWarnings: 3
      sets: ["ios/**", "x/**"]
      rules: {all-caps: {severity: note, allow: [OK]}, role-word: note}
      vocabulary: {accept: [base.txt]}

      """, to: "base.yml")
    try folder.write("# nothing\n", to: "own.txt")
    try folder.write("BBC\n", to: "base.txt")
    let shown = try folder.run("config", "show").output
    for line in [
      "failOn: note  # .label-lint.yml:3:9", "maxWarnings: 3  # base.yml:3:14",
      "sets: [\"app/**\"]  # .label-lint.yml:4:7",
      "rules.all-caps.severity: error  # .label-lint.yml:5:19",
      "rules.all-caps.allow: [OK]  # base.yml:5:43",
      "rules.role-word.severity: note  # base.yml:5:61",
      "vocabulary.accept: [base.txt, own.txt]  # .label-lint.yml:6:22",
      "suppressions.requireReason: true  # preset strict", "fold: true  # default",
    ] {
      #expect(shown.contains(line + "\n"), "\(line) is not in\n\(shown)")
    }
    #expect(try Self.findings(of: folder).contains("error all-caps legal_cd"))
  }

  @Test("the level of a rule at a path, key and locale, and where it was set")
  func levels() throws {
    let folder = try Self.project(
      """
      version: 1
      rules: {role-word: error}
      overrides:
        - {keys: ["legal_*"], rules: {role-word: off}}
        - {locales: [pt], rules: {all-caps: note}}

      """)
    let path = "app/src/main/res/values/strings.xml"
    let plain = try folder.run("config", "show", path).output
    #expect(plain.contains("\nrole-word: error  # .label-lint.yml:2:20\n"))
    #expect(plain.contains("\nall-caps: warning  # default\n"))
    let legal = try folder.run("config", "show", path, "--key", "legal_x", "--locale", "pt-BR")
    #expect(legal.output.contains("\nrole-word: off  # .label-lint.yml:4:44\n"))
    #expect(legal.output.contains("\nall-caps: note  # .label-lint.yml:5:39\n"))
  }

  @Test("options win over the file: thresholds, rules, the app")
  func precedence() throws {
    let folder = try Self.project(
      "version: 1\nfailOn: never\nrules: {role-word: error}\napp: one\n")
    #expect(try folder.run("check").status == 0)
    #expect(try folder.run("check", "--fail-on", "error").status == 1)
    #expect(try folder.run("check", "--max-warnings", "1").status == 1)
    #expect(try folder.run("check", "--max-warnings", "2").status == 0)
    #expect(try folder.run("check", "--format", "ndjson").output.contains("\"app\":\"one\""))
    let named = try folder.run("check", "--format", "ndjson", "--app", "two").output
    #expect(named.contains("\"app\":\"two\"") && !named.contains("\"app\":\"one\""))
    #expect(try Self.findings(of: folder, "--rule", "all-caps") == ["warning all-caps legal_cd"])
    #expect(
      try Self.findings(of: folder, "--locale", "de") == ["warning missing-translation other de"])
    #expect(try Self.findings(of: folder, "--key", "*_cd").count == 2)
  }

  @Test("reports of the configuration are written by a check that names no format")
  func reports() throws {
    let folder = try Self.project("version: 1\nreports: [{format: ndjson, path: out.ndjson}]\n")
    let outcome = try folder.run("check")
    #expect(outcome.output.contains("[role-word]"))
    #expect(try folder.text(of: "out.ndjson").contains("\"type\":\"run\""))
  }

  @Test("init writes a file that holds, once")
  func initialization() throws {
    let folder = try Self.project()
    let printed = try folder.run("init", "--dry-run")
    #expect(try !folder.names().contains(".label-lint.yml"))
    #expect(try folder.run("init", "--ci", "github", "--pre-commit").status == 0)
    #expect(printed.output == "# .label-lint.yml\n" + (try folder.text(of: ".label-lint.yml")))
    #expect(try folder.text(of: ".label-lint.yml").contains("2 sets: android, strings"))
    #expect(try folder.run("config", "show").status == 0)
    #expect(try Self.findings(of: folder).sorted() == Self.plain.sorted())
    let again = try folder.run("init")
    #expect(again.status == 2)
    #expect(again.error.contains("already exists, so nothing was written"))
  }

  @Test("the schema takes what the documentation shows, and nothing that the tool refuses")
  func schema() throws {
    let folder = try Self.project()
    let schema = try folder.write(
      try folder.run("config", "schema").output, to: "schema/label-lint.schema.json")
    let blocks = try Self.documentedExamples()
    #expect(blocks.count >= 5)
    for (number, block) in blocks.enumerated() {
      let file = try folder.write(block, to: "example-\(number).yml")
      for name in ["l10n/brands.txt", "l10n/rejected.txt"] { try folder.write("", to: name) }
      try folder.write("version: 1\n", to: "team.yml")
      let shown = try folder.run("config", "show", "--config", "example-\(number).yml")
      #expect(shown.status == 0, "\(block)\n\(shown.error)")
      let verdict = try Validator.json(file, schema: schema)
      #expect(verdict.isValid ?? true, "\(block)\n\(verdict.text)")
    }
    for row in ConfigurationErrorTests.rows
    where ["unknown key", "options", "types of options", "overrides"].contains(row.testDescription)
    {
      let file = try folder.write(row.text, to: "wrong.yml")
      #expect(try Validator.json(file, schema: schema).isValid != true, "\(row.text)")
    }
  }

  /// The YAML examples in the page on the configuration.
  static func documentedExamples() throws -> [String] {
    let page = try Checkout.text(of: "docs/configuration.md")
    return page.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  @Test("options with names of keys, words or needs are set like those by locale")
  func namedValues() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
          <string name="widget_title">Now playing</string>
          <string name="item_cd">Item abt</string>
          <plurals name="files"><item quantity="one">%d file</item><item quantity="other">%d files</item></plurals>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    try folder.write(
      """
      <resources>
          <string name="widget_title">Lecture en cours</string>
          <string name="item_cd">Article</string>
          <plurals name="files"><item quantity="one">%d fichier</item><item quantity="other">%d fichiers</item></plurals>
      </resources>

      """, to: "app/src/main/res/values-fr/strings.xml")
    #expect(try Self.findings(of: folder) == [])
    try folder.write(
      """
      version: 1
      rules:
        missing-plural-category:
          levels: {large: note}
        over-max-length:
          limits: {"widget_*": 12}
        unspoken-abbreviation:
          words: {abt: about}

      """, to: ".label-lint.yml")
    #expect(
      try Self.findings(of: folder).sorted() == [
        "note missing-plural-category files fr", "note unspoken-abbreviation item_cd",
        "warning over-max-length widget_title fr",
      ])
  }
}
