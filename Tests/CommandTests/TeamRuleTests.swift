import Foundation
import Testing

/// Rules that a configuration declares, on the built binary.
@Suite("Team rules")
struct TeamRuleTests {
  static func project(
    _ rules: String, source: [String] = ["Please log in", "Log ins"], german: [String] = []
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, texts) in ["values": source, "values-de": german] where !texts.isEmpty {
      let entries = texts.enumerated().map { "<string name=\"text\($0)_cd\">\($1)</string>" }
      try folder.write(
        "<resources>\n\(entries.joined(separator: "\n"))\n</resources>\n",
        to: "app/src/main/res/\(path)/strings.xml")
    }
    try folder.write(
      "version: 1\nextends: [none]\n\(rules)\n", to: ".label-lint.yml")
    return folder
  }

  static let swap = """
    teamRules:
      team-sign-in:
        message: "Write “{suggestion}”, not “{match}”"
        why: One thing has one name.
        swap: {log in: sign in}
        examples:
          flagged: ["Please ⟦log in⟧", "⟦LOG IN⟧"]
          accepted: ["Sign in", "Login"]
      team-please:
        message: "Leave out “{match}”"
        words: [please, kindly]
        severity: note
    """

  static func messages(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
    let run = try folder.runAll(["check", "--format", "ndjson", "--exit-zero"] + arguments)
    #expect(run.status == 0, "\(run.error)")
    return try run.output.split(separator: "\n").compactMap { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding" else { return nil }
      let text = { (name: String) in value?[name] as? String ?? "?" }
      return
        "\(text("severity")) \(text("rule")) \(text("key")) \(text("locale")): \(text("message"))"
    }
  }

  @Test("words are found, with what to write instead")
  func found() throws {
    let folder = try Self.project(Self.swap)
    #expect(
      try Self.messages(folder) == [
        "note team-please text0_cd en: Leave out “Please”",
        "warning team-sign-in text0_cd en: Write “sign in”, not “log in”",
        "warning team-sign-in text1_cd en: Write “Sign in”, not “Log ins”",
      ])
    #expect(
      try Self.messages(folder, "--rule", "team-please") == [
        "note team-please text0_cd en: Leave out “Please”"
      ])
  }

  @Test(
    "selections",
    arguments: [
      ("words: [bitte]\n    locales: [de]", ["warning team-x text0_cd de: Bitte"]),
      (
        "words: [bitte, please]\n    locales: [\"*\"]",
        ["warning team-x text0_cd de: Bitte", "warning team-x text0_cd en: Please"]
      ),
      ("words: [bitte]", []),
      ("words: [please]\n    kinds: [hint]", []),
      ("words: [please]\n    kinds: [hint, label]", ["warning team-x text0_cd en: Please"]),
      ("words: [wait]\n    except: [please wait]", []),
      ("text: [\"…\"]\n    suggestion: \"...\"", ["warning team-x text0_cd en: …; write '...'"]),
      ("text: [Wait]", []),
    ])
  func selections(_ rule: String, _ found: [String]) throws {
    let folder = try Self.project(
      "teamRules:\n  team-x:\n    message: \"{match}\"\n    \(rule)", source: ["Please wait…"],
      german: ["Bitte warten…"])
    #expect(try Self.messages(folder).sorted() == found)
  }

  @Test("levels, overrides and allowed texts apply as to other rules")
  func levels() throws {
    let folder = try Self.project(
      """
      \(Self.swap)
      rules: {team-please: off, team-sign-in: {severity: error, allow: [log ins]}}
      overrides: [{keys: [text1*], rules: {team-please: error}}]
      """, source: ["Please log in", "Please use log ins"])
    #expect(
      try Self.messages(folder) == [
        "error team-sign-in text0_cd en: Write “sign in”, not “log in”",
        "error team-please text1_cd en: Leave out “Please”",
      ])
  }

  @Test("only what is found as it is written gets a fix")
  func fixes() throws {
    let folder = try Self.project(Self.swap, source: ["Then log in", "LOG IN", "Log ins"])
    #expect(try folder.run("fix").status == 0)
    #expect(try folder.text(of: "app/src/main/res/values/strings.xml").contains("Then log in"))
    #expect(try folder.run("fix", "--unsafe").status == 0)
    let text = try folder.text(of: "app/src/main/res/values/strings.xml")
    #expect(
      text.contains(">Then sign in<") && text.contains(">SIGN IN<") && text.contains(">Log ins<"))
  }

  @Test("comments, attributes and the baseline silence findings, and a wrong name is reported")
  func silenced() throws {
    let folder = try Self.project("\(Self.swap)\nrules: {unused-suppression: warning}")
    try folder.write(
      """
      <resources xmlns:tools="http://schemas.android.com/tools">
      <!-- label-lint:ignore team-please - kind -->
      <string name="a_cd" tools:ignore="LabelLintTeamSignIn">Please log in</string>
      <!-- label-lint:ignore team-pleas - kind -->
      <string name="b_cd">Please</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    #expect(
      try Self.messages(folder) == [
        "warning unused-suppression b_cd en: no team rule is called 'team-pleas'; declare it under 'teamRules', or remove the name",
        "note team-please b_cd en: Leave out “Please”",
      ])
    #expect(try folder.run("baseline", "create").status == 0)
    #expect(try Self.messages(folder).isEmpty)
  }

  @Test("agents get the explanation that the command prints")
  func explainedToAgents() throws {
    let folder = try Self.project(Self.swap)
    let calls = ["team-sign-in", "team-sing-in"].enumerated().map { number, rule in
      """
      {"jsonrpc":"2.0","id":\(number),"method":"tools/call","params":{"name":"explain","arguments":{"rule":"\(rule)"},\
      "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}

      """
    }
    try folder.write(calls.joined(), to: "in.jsonl")
    let outcome = try BuiltCommand(folder: folder.url).shell("exec \"$LABEL_LINT\" mcp < in.jsonl")
    let answers = try outcome.output.split(separator: "\n").map { line in
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(answer?["result"] as? [String: Any], "\(line)")
    }
    #expect(answers.count == 2, "\(outcome)")
    let record = answers.first?["structuredContent"] as? [String: Any]
    #expect(record?["rule"] as? String == "team-sign-in")
    #expect(record?["level"] as? String == "warning")
    #expect(record?["rationale"] as? String == "One thing has one name.")
    #expect(answers.last?["isError"] as? Bool == true)
    let content = answers.last?["content"] as? [[String: Any]]
    #expect(
      content?.first?["text"] as? String
        == "no rule is called 'team-sing-in'; did you mean 'team-sign-in'?")
  }

  @Test("they are listed, explained, and part of SARIF and the review page")
  func explained() throws {
    let folder = try Self.project(Self.swap)
    #expect(try folder.run("rules").output.contains("team-please"))
    #expect(try folder.run("rules", "--active").output.contains("team-sign-in"))
    let page = try folder.run("explain", "team-sign-in")
    #expect(page.status == 0 && page.output.contains("One thing has one name."), "\(page.error)")
    let unknown = try folder.run("explain", "team-sing-in")
    #expect(unknown.status == 2 && unknown.error.contains("did you mean 'team-sign-in'?"))
    for format in ["sarif", "html"] {
      let report = try folder.run("check", "--format", format, "--exit-zero").output
      #expect(report.contains("One thing has one name."), "\(format)")
    }
    let refused = try folder.run("check", "--rule", "team-sing-in")
    #expect(refused.status == 2)
    #expect(refused.error.contains("no team rule is called 'team-sing-in'"), "\(refused.error)")
  }

  @Test("examples are tests")
  func examples() throws {
    let folder = try Self.project(Self.swap)
    let right = try folder.run("rules", "test")
    #expect(right.status == 0)
    #expect(right.output == "team-please: no examples\nteam-sign-in: 4 examples, all right\n")
    try folder.write(
      """
      version: 1
      teamRules:
        team-x:
          message: "{match}"
          words: [log|sign in]
          locales: [en, de]
          examples:
            flagged: {en: ["Login", "Please ⟦log⟧ in"], de: ["⟦Sign in⟧"]}
            accepted: [Please log in]
      """, to: ".label-lint.yml")
    let wrong = try folder.run("rules", "test")
    #expect(wrong.status == 1)
    #expect(
      wrong.output == """
        team-x: 3 of 4 examples failed
          'Login': expected a finding, but nothing is flagged
          'Please ⟦log⟧ in': expected 'log' to be flagged, but 'log in' is
          'Please log in': expected no finding, but 'log in' is flagged

        """)
    try folder.write("version: 1\n", to: ".label-lint.yml")
    let none = try folder.run("rules", "test")
    #expect(none.status == 0 && none.output.isEmpty && none.error.contains("no rule to test"))
  }

  @Test(
    "what is wrong with a rule ends the run at its place",
    arguments: [
      (
        "x: {message: a, words: [b]}",
        "3:3: 'x' cannot be the name of a team rule: it begins with 'team-' and has only small letters, digits and hyphens; write 'team-x'"
      ),
      ("team-X: {message: a, words: [b]}", "3:3: 'team-X' cannot be the name of a team rule"),
      ("team-x: {words: [b]}", "3:11: the key 'message' is missing"),
      ("team-x: {message: a}", "3:3: 'team-x' looks for nothing; add 'words', 'text' or 'swap'"),
      (
        "team-x: {message: a, words: [b*c]}",
        "3:32: the words 'b*c' cannot be looked for: 'b*c' has '*' inside"
      ),
      (
        "team-x: {message: a, swap: {\"…\": b}}",
        "3:31: the words '…' cannot be looked for: '…' needs a word before it"
      ),
      (
        "team-x: {message: \"{word}\", words: [b]}",
        "3:21: '{word}' is not filled in: a message may have {match} and {suggestion}"
      ),
      (
        "team-x: {message: a, swap: {b: c}, suggestion: d}",
        "3:3: 'team-x' has a 'suggestion' that nothing uses"
      ),
      (
        "team-x: {message: a, words: [b], kinds: [lable]}",
        "3:44: an element of 'kinds' cannot be 'lable'. Did you mean 'label'?"
      ),
      ("team-x: {message: a, words: [b], severity: off}", "3:46: 'severity' cannot be 'off'"),
      (
        "team-x: {message: a, words: [b], examples: {flaged: []}}",
        "unknown key 'flaged'. Did you mean 'flagged'?"
      ),
      (
        "team-x: {message: a, words: [b]}\nrules: {team-y: off}",
        "4:9: no team rule is called 'team-y'. Did you mean 'team-x'?"
      ),
      (
        "team-x: {message: a, words: [b]}\nrules: {team-x: {word: c}}",
        "4:18: 'team-x' has no option 'word'"
      ),
    ])
  func wrong(_ rule: String, _ message: String) throws {
    let folder = try Self.project("")
    try folder.write("version: 1\nteamRules:\n  \(rule)\n", to: ".label-lint.yml")
    let run = try folder.run("check")
    #expect(run.status == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test("a file that is extended declares rules for others")
  func extended() throws {
    let folder = try Self.project("")
    try folder.write("version: 1\n\(Self.swap)\n", to: "team.yml")
    try folder.write(
      "version: 1\nextends: [none, team.yml]\nrules: {team-please: off}\n", to: ".label-lint.yml")
    #expect(
      try Self.messages(folder, "--key", "text0*") == [
        "warning team-sign-in text0_cd en: Write “sign in”, not “log in”"
      ])
  }

  @Test("the rules of the page are right, and the schema accepts them")
  func documented() throws {
    let folder = try TemporaryFolder()
    let block = try #require(Checkout.blocks("yaml", of: "docs/team-rules.md").first)
    let file = try folder.write(block, to: ".label-lint.yml")
    let run = try folder.run("rules", "test")
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let schema = try folder.write(
      try folder.run("config", "schema").output, to: "schema.json")
    let verdict = try Validator.json(file, schema: schema)
    #expect(verdict.isValid ?? true, "\(verdict.text)")
    let wrong = try folder.write("version: 1\nteamRules: {please: {message: a}}\n", to: "wrong.yml")
    #expect(try Validator.json(wrong, schema: schema).isValid != true)
  }
}
