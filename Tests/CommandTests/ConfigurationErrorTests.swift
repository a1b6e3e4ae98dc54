import Foundation
import Testing

/// What is wrong in a configuration is said with its place, and all of it at once.
@Suite("Configuration errors")
struct ConfigurationErrorTests {
  /// A configuration and what is said of it.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let lines: [String]
  }

  static let rows = [
    Row(testDescription: "empty", text: "", lines: ["1:1: the key 'version' is missing"]),
    Row(
      testDescription: "unknown key", text: "version: 1\nrulez: {}\n",
      lines: ["2:1: unknown key 'rulez'. Did you mean 'rules'?"]),
    Row(
      testDescription: "every problem, not the first only",
      text: "version: 2\nfailOn: bad\nfold: maybe\nrules:\n  role-wrod: error\n",
      lines: [
        "1:10: 'version' is '2', but this label-lint reads only 1",
        "2:9: 'failOn' cannot be 'bad'. It is one of 'error', 'warning', 'note', 'never'.",
        "3:7: 'fold' takes true or false, not 'maybe'",
        "5:3: no rule is called 'role-wrod'. Did you mean 'role-word'?",
      ]),
    Row(
      testDescription: "options",
      text: "version: 1\nrules:\n  all-caps: {minimum-leters: 5}\n  role-word: {severity: loud}\n",
      lines: [
        "3:14: 'all-caps' has no option 'minimum-leters'. Did you mean 'minimum-letters'?",
        "4:25: 'severity' cannot be 'loud'. It is one of 'error', 'warning', 'note', 'raised', 'off'.",
      ]),
    Row(
      testDescription: "types of options",
      text: "version: 1\nrules:\n  all-caps: {minimum-letters: many, partial: 1, allow: OK}\n",
      lines: [
        "3:31: 'minimum-letters' takes a whole number, not 'many'",
        "3:46: 'partial' takes true or false, not '1'", "3:56: 'allow' takes a list, found 'OK'",
      ]),
    Row(
      testDescription: "levels of options",
      text: """
        version: 1
        rules:
          whitespace-mismatch: {double-space: bogus, line-breaks: "off"}
          missing-plural-category: {levels: {large: nothing, larg: note}}

        """,
      lines: [
        "3:39: 'double-space' cannot be 'bogus'. It is one of 'error', 'warning', 'note', 'off'.",
        "4:45: 'large' cannot be 'nothing'. It is one of 'error', 'warning', 'note', 'off'.",
        "4:54: unknown key 'larg'. Did you mean 'large'?",
      ]),
    Row(
      testDescription: "locales", text: "version: 1\nlocales: [de, xx-y-z, qqq]\n",
      lines: [
        "2:15: 'xx-y-z' is not a language tag; expected one such as pt-BR",
        "2:23: no locale is called 'qqq'",
      ]),
    Row(
      testDescription: "overrides",
      text: """
        version: 1
        overrides:
          - {rules: {role-word: error}}
          - {paths: ["a["], rules: {all-caps: {partial: 1, partiel: true}}}
          - {keys: [x]}

        """,
      lines: [
        "3:5: this override selects no findings; add paths, keys, locales, …",
        "4:14: the pattern 'a[' cannot be used: '[' without ']' at character 2",
        "4:49: 'partial' takes true or false, not '1'",
        "4:52: 'all-caps' has no option 'partiel'. Did you mean 'partial'?",
        "5:5: the key 'rules' is missing",
      ]),
    Row(
      testDescription: "a list for one value", text: "version: 1\napp: [a]\n",
      lines: ["2:6: 'app' takes one value, found a list"]),
    Row(
      testDescription: "a preset", text: "version: 1\nextends: [strikt]\n",
      lines: ["2:11: no preset is called 'strikt'. Did you mean 'strict'?"]),
    Row(
      testDescription: "a file that is not there", text: "version: 1\nextends: [other.yml]\n",
      lines: ["2:11: 'other.yml' is not there"]),
    Row(
      testDescription: "a folder", text: "version: 1\nextends: [\".\"]\n",
      lines: ["2:11: '.' is a folder, but a file is needed"]),
    Row(
      testDescription: "itself", text: "version: 1\nextends: [.label-lint.yml]\n",
      lines: ["2:11: '.label-lint.yml' extends this file in turn"]),
    Row(
      testDescription: "percentages", text: "version: 1\ncoverage: {minimum: {de: 101}}\n",
      lines: ["2:26: 'de' takes a number from 0 to 100, not '101'"]),
    Row(
      testDescription: "an address without its rule", text: "version: 1\nruleURL: https://x\n",
      lines: ["2:10: 'ruleURL' needs '{rule}' where the rule's id goes"]),
    Row(
      testDescription: "twice in a list", text: "version: 1\nsets: [a, a]\n",
      lines: ["2:11: 'a' appears twice in 'sets'"]),
  ]

  @Test("every problem is named with its place", arguments: rows)
  func row(_ row: Row) throws {
    let folder = try ExitCodeTests.project()
    try folder.write(row.text, to: ".label-lint.yml")
    let outcome = try folder.run("check", "good")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    let expected = row.lines.map { "label-lint: .label-lint.yml:\($0)\n" }.joined()
    #expect(outcome.error == expected)
  }

  @Test(
    "what is no configuration is refused and named",
    arguments: [
      "version: [1", "version: 1\nversion: 1\n", "\u{0}", "- a\n", "a: &x [*x]\n",
      "version: 1\n\tb: 2\n",
      "version: 1\n---\nversion: 1\n", "{{{{{{{{", "%YAML 9.9\n---\na: b\n", "? [a]\n: b\n",
      String(repeating: "[", count: 2000),
      "a: &a [x,x,x,x,x,x,x,x,x]\n"
        + (0..<9).map {
          "\(Character(UnicodeScalar(98 + UInt8($0)))): &\(Character(UnicodeScalar(98 + UInt8($0)))) ["
            + Array(repeating: "*\(Character(UnicodeScalar(97 + UInt8($0))))", count: 9)
            .joined(separator: ",") + "]\n"
        }.joined(),
    ])
  func noConfiguration(text: String) throws {
    let folder = try ExitCodeTests.project()
    try folder.write(text, to: ".label-lint.yml")
    let outcome = try folder.run("check", "good")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("label-lint: .label-lint.yml:"), "\(outcome.error)")
  }

  @Test("a configuration that is named must be there")
  func missing() throws {
    let folder = try ExitCodeTests.project()
    let outcome = try folder.run("check", "--config", "gone.yml", "good")
    #expect(outcome.status == 2)
    #expect(outcome.error == "label-lint: the configuration gone.yml: no such file or folder\n")
    try folder.write("version: 3\n", to: "newer.yml")
    let newer = try folder.run("check", "good", environment: ["LABEL_LINT_CONFIG": "newer.yml"])
    #expect(newer.status == 2)
    #expect(newer.error.contains("newer.yml:1:10: 'version' is '3'"))
    #expect(
      try folder.run("check", "--isolated", "--config", "newer.yml", "good").status == 2)
  }
}
