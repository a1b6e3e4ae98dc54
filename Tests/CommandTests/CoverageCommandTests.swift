import Foundation
import Testing

/// How far locales are translated, and what falls short.
@Suite("Coverage, diff and merge")
struct CoverageCommandTests {
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (module, german) in [("a", 3), ("b", 1)] {
      let line = { (number: Int) in "<string name=\"k\(number)\">Text \(number)</string>" }
      let own = { (number: Int) in "<string name=\"k\(number)\">Wort \(number)</string>" }
      try folder.write(
        BaselineTests.resources((0..<4).map(line)), to: "\(module)/res/values/strings.xml")
      try folder.write(
        BaselineTests.resources((0..<german).map(own)), to: "\(module)/res/values-de/strings.xml")
    }
    return folder
  }

  @Test("texts behind a place that cannot be read are not counted, which is said")
  func cutCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"a\" = \"Open\";\n\"b\" = \"Close\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("\"a\" = \"Öffnen\";\n\"b\" = \"Schlie", to: "de.lproj/Localizable.strings")
    let outcome = try folder.run("coverage")
    #expect(outcome.output == "de  0 %  0/2  2 missing\n")
    #expect(
      outcome.error == """
        label-lint: de.lproj/Localizable.strings:2:7: the string that starts here has no closing quote; texts after it may not be counted

        """)
    #expect(outcome.status == 2)
  }

  @Test("findings of a rule that does not run are neither fixed nor lost")
  func withdrawnRule() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      BaselineTests.resources([
        "<string name=\"play_content_description\">PLAY BUTTON</string>",
        "<string name=\"stop_content_description\">Stop button</string>",
      ]), to: "res/values/strings.xml")
    _ = try folder.run("check", "--format", "ndjson=1.ndjson", "--exit-zero")
    for arguments in [
      ["--rule", "all-caps"], ["--no-rule", "role-word,missing-state-counterpart"],
    ] {
      let outcome = try folder.runAll(["check", "--compare", "1.ndjson"] + arguments)
      #expect(
        outcome.error == """
          label-lint: compared with 1.ndjson: 0 new, 0 updated, 1 unchanged, 0 fixed, 2 of rules that did not run

          """, "\(arguments)")
      #expect(outcome.status == 0)
    }
    _ = try folder.run(
      "check", "--format", "ndjson=2.ndjson", "--exit-zero", "--rule", "all-caps")
    #expect(
      try folder.run("diff", "1.ndjson", "2.ndjson").output
        == "0 new, 0 updated, 1 unchanged, 0 fixed, 2 of rules that did not run\n")
  }

  @Test("rows by locale and by module, in all formats")
  func tables() throws {
    let folder = try Self.project()
    #expect(try folder.run("coverage").output == "de  50 %  4/8  4 missing\n")
    #expect(
      try folder.run("coverage", "--by", "module").output
        == "a/res  de  75 %  3/4  1 missing\nb/res  de  25 %  1/4  3 missing\n")
    #expect(
      try folder.run("coverage", "--format", "csv").output == """
        locale,required,translated,missing,suppressed,inherited,copied,needsReview,machineTranslated\r
        de,8,4,4,0,0,0,0,0\r

        """)
    #expect(
      try folder.run("coverage", "--format", "markdown", "--by", "module").output == """
        | set | locale | translated | of | missing | suppressed | inherited | copied | to review | machine-made |
        | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | `a/res` | de | 75 % | 3/4 | 1 | 0 | 0 | 0 | 0 | 0 |
        | `b/res` | de | 25 % | 1/4 | 3 | 0 | 0 | 0 | 0 | 0 |

        """)
    #expect(
      try folder.run("coverage", "--format", "json").output == """
        {
          "schemaVersion": 1,
          "coverage": [
            {
              "locale": "de",
              "required": 8,
              "translated": 4,
              "missing": 4,
              "suppressed": 0,
              "inherited": 0,
              "copied": 0,
              "needsReview": 0,
              "machineTranslated": 0
            }
          ]
        }

        """)
  }

  @Test(
    "a minimum that is not reached is named",
    arguments: [
      (["--min-coverage", "de=50"], 0, ""),
      (["--min-coverage", "de=50.1"], 1, "label-lint: de: 50 % of 50.1 %, 4 texts are missing\n"),
      (["--min-coverage", "*=60"], 1, "label-lint: de: 50 % of 60 %, 4 texts are missing\n"),
      (["--min-coverage", "*=60", "--min-coverage", "de=10"], 0, ""),
      (["--min-coverage", "fr=10"], 1, "label-lint: fr: no texts, but 10 % is required\n"),
    ] as [([String], Int32, String)])
  func minimum(arguments: [String], status: Int32, error: String) throws {
    let outcome = try Self.project().runAll(["coverage"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.error == error)
  }

  @Test("the minimum of the configuration holds; values that are none are refused")
  func configured() throws {
    let folder = try Self.project()
    try folder.write("version: 1\ncoverage: {minimum: {de: 51}}\n", to: ".label-lint.yml")
    #expect(try folder.run("coverage").status == 1)
    for value in ["de", "de=x", "de=101", "qqq=1"] {
      #expect(try folder.run("coverage", "--min-coverage", value).status == 2)
    }
  }

  @Test("diff names what is new, updated, fixed and gone")
  func difference() throws {
    let folder = try BaselineTests.project()
    try folder.write(try folder.run("check", "--format", "ndjson").output, to: "old.ndjson")
    let text = try folder.text(of: BaselineTests.path)
    try folder.write(
      text.replacing("Item A button", with: "Object A").replacing(
        "Item B button", with: "Item Y button"),
      to: BaselineTests.path)
    try FileManager.default.removeItem(at: folder.url.appending(path: "ios"))
    try folder.write("\"x.accessibilityLabel\" = \"Go button\";\n", to: "en.lproj/X.strings")
    try folder.write(try folder.run("check", "--format", "ndjson").output, to: "new.ndjson")
    let outcome = try folder.run("diff", "old.ndjson", "new.ndjson")
    // A set is gone.
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: ":").first ?? "" }
    #expect(lines.contains("new") && lines.contains("updated") && lines.contains("fixed"))
    #expect(lines.filter { $0 == "lost" }.count > 1)
    #expect(outcome.output.hasPrefix("lost: "))
    #expect(outcome.output.contains("\nnew: en.lproj/X.strings:1:30: warning: 'Go button'"))
    #expect(outcome.output.contains("1 new, 1 updated, "))
    #expect(try folder.run("diff", "old.ndjson", "new.ndjson", "--fail-on", "warning").status == 1)
    #expect(try folder.run("diff", "new.ndjson", "new.ndjson", "--fail-on", "note").status == 0)
    for format in ["json", "ndjson", "markdown"] {
      let output = try folder.run("diff", "old.ndjson", "new.ndjson", "--format", format).output
      #expect(output.contains(format == "markdown" ? "1 new" : "\"state\""))
    }
    #expect(try folder.run("diff", "old.ndjson", "gone.ndjson").status == 2)
  }

  @Test("a difference fails from warnings on, as only what is new counts")
  func newWarning() throws {
    let folder = try NewFindingsGateTests.changed()
    try folder.write(
      try folder.run("check", "--format", "ndjson", "--exit-zero").output, to: "new.ndjson")
    let outcome = try folder.run("diff", "old.ndjson", "new.ndjson")
    #expect(outcome.output.hasSuffix("2 new, 0 updated, 2 unchanged, 0 fixed\n"), "\(outcome)")
    #expect(outcome.status == 1)
    #expect(try folder.run("diff", "old.ndjson", "new.ndjson", "--fail-on", "error").status == 0)
    #expect(try folder.run("diff", "new.ndjson", "old.ndjson").status == 0)
  }

  @Test("merged parts are the whole run; contradictions are refused")
  func merge() throws {
    let folder = try BaselineTests.project()
    let command = BuiltCommand(folder: folder.url)
    let time = ["SOURCE_DATE_EPOCH": "1780000000"]
    func records(_ paths: [String]) throws -> String {
      try command.run(["check", "--format", "ndjson"] + paths, environment: time).output
    }
    try folder.write(try records(["app"]), to: "a.ndjson")
    try folder.write(try records(["ios"]), to: "b.ndjson")
    let whole = try records([])
    #expect(try folder.run("merge", "b.ndjson", "a.ndjson").output == whole)
    try folder.write(try folder.text(of: "a.ndjson") + folder.text(of: "b.ndjson"), to: "c.ndjson")
    #expect(try folder.run("merge", "c.ndjson", "-o", "d.ndjson").status == 0)
    #expect(try folder.text(of: "d.ndjson") == whole)
    let other = try folder.text(of: "a.ndjson").replacing("repeats the role", with: "says")
    try folder.write(other, to: "e.ndjson")
    let outcome = try folder.run("merge", "a.ndjson", "e.ndjson")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("two runs say different things"))
  }

  @Test("a translation that is gone is lost, although nobody is to miss what is not translated")
  func lostBelowSuppression() throws {
    let folder = try TemporaryFolder()
    let source = LossTests.resources(["a": "Hello, friend", "b": "Play it now", "c": "Good bye"])
    let ignoring =
      "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:ignore=\"MissingTranslation\">"
    try folder.write(source.replacing("<resources>", with: ignoring), to: "res/values/strings.xml")
    let french = ["a": "Bonjour, ami", "b": "Jouez maintenant"]
    try folder.write(LossTests.resources(french), to: "res/values-fr/strings.xml")
    try folder.run("baseline", "create", ".").expectDone()
    #expect(
      try folder.text(of: ".label-lint-baseline.jsonl")
        == """
        {"type":"baseline","schemaVersion":1,"ruleSet":"2026.1","translations":{"res":{"fr":2}},"suppressed":{"res":{"fr":1}}}

        """)
    try folder.run("coverage", ".").expectDone()
    try folder.write(
      LossTests.resources(["a": "Bonjour, ami"]), to: "res/values-fr/strings.xml")
    let lost = try folder.run("coverage", ".")
    #expect(lost.output == "fr  33.3 %  1/3  2 suppressed\n")
    #expect(lost.error == "label-lint: res, fr: 1 translation lost\n")
    #expect(lost.status == 1)
    // A key that is gone from all files is a clean-up.
    try folder.write(
      LossTests.resources(["b": "Jouez maintenant"]), to: "res/values-fr/strings.xml")
    try folder.write(
      LossTests.resources(["b": "Play it now", "c": "Good bye"])
        .replacing("<resources>", with: ignoring), to: "res/values/strings.xml")
    #expect(try folder.run("coverage", ".").status == 0)
  }
}
