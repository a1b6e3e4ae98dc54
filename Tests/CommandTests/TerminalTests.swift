import Foundation
import Testing

/// What a person at a terminal sees, and logs and programs do not.
@Suite("Terminal")
struct TerminalTests {
  private static let cleanFiles = [
    "res/values/strings.xml": "<resources><string name=\"title\">Files</string></resources>\n",
    "res/values-de/strings.xml": "<resources><string name=\"title\">Dateien</string></resources>\n",
  ]

  private static func project(_ files: [String: String] = cleanFiles) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  /// A project with one finding: a label with a role word.
  private static func flagged() throws -> TemporaryFolder {
    try project([
      "res/values/strings.xml":
        "<resources><string name=\"cd_upload\">Upload button</string></resources>\n"
    ])
  }

  /// Runs the command on a terminal, which both of its streams go to.
  private static func screen(
    _ arguments: String, columns: Int = 80, in folder: TemporaryFolder
  ) throws -> String {
    let outcome = try BuiltCommand(folder: folder.url).shell(
      #"script -qec "stty cols \#(columns); \$LABEL_LINT \#(arguments)" /dev/null"#)
    return outcome.output.replacing("\r\n", with: "\n")
  }

  /// A check without colours and progress.
  private static func check(
    _ arguments: String, columns: Int = 80, in folder: TemporaryFolder
  ) throws -> String {
    try screen(
      "check --no-progress --color never --root . \(arguments)", columns: columns, in: folder)
  }

  @Test("a clean run says so, on a terminal only")
  func clean() throws {
    let folder = try Self.project()
    #expect(try Self.check("res", in: folder) == "No findings in 2 texts of 2 locales\n")
    #expect(try Self.check("--quiet res", in: folder) == "")
    #expect(try Self.check("--format json res", in: folder).hasSuffix("}\n"))
    #expect(
      try Self.check("--format ndjson=run.ndjson res", in: folder)
        == "wrote run.ndjson\nNo findings in 2 texts of 2 locales\n")
    let logged = try folder.run("check", "--root", ".", "res")
    #expect(logged.output == "" && logged.error == "")
  }

  @Test("where only new findings count, a clean run has no new ones")
  func noNewFindings() throws {
    let folder = try Self.flagged()
    #expect(try folder.run("baseline", "create", "--root", ".").status == 0)
    #expect(
      try Self.check("res", in: folder) == """
        1 known finding hidden
        No new findings in 1 text of 1 locale

        """)
  }

  @Test("reports that all go to files leave their summary on the terminal")
  func summary() throws {
    let folder = try Self.flagged()
    try folder.write("version: 1\n", to: ".label-lint.yml")
    let totals = "1 finding (1 warning) in 1 of 1 set\n"
    let screen = try Self.check(
      "--format html=page.html --format ndjson=run.ndjson res", in: folder)
    #expect(screen.hasPrefix(totals), "\(screen)")
    #expect(screen.hasSuffix("wrote page.html\nwrote run.ndjson\n"), "\(screen)")
    #expect(try folder.text(of: "page.html").hasPrefix("<!doctype html>"))
    let logged = try folder.run("check", "--root", ".", "--format", "html=page.html", "res")
    #expect(logged.output == "" && logged.error == "")
  }

  @Test("the summary of many entries has the table of rules and where to begin")
  func wholeSummary() throws {
    let labels = (0..<12).map { number in
      "<string name=\"cd_\(number)\">\(Self.word(number)) button</string>\n"
    }
    let folder = try Self.project([
      "res/values/strings.xml": "<resources>\n\(labels.joined())</resources>\n",
      ".label-lint.yml": "version: 1\n",
    ])
    let screen = try Self.check("--rule role-word --format html=page.html res", in: folder)
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "rule       errors  warnings  notes  locales",
        "role-word       0        12      0        1", "", "Start here:",
        "  1. res/values/strings.xml:2:24: warning: 'Aa button' repeats the role 'button'",
        "     [role-word]", "", "12 findings (12 warnings) in 1 of 1 set",
        "wrote page.html", "",
      ], "\(screen)")
  }

  /// Another word for each number.
  private static func word(_ number: Int) -> String {
    let letters = Array("abcdefghijklm")
    return "\(letters[number].uppercased())\(letters[number])"
  }

  @Test("the lines of a report break between words", arguments: [60, 100])
  func report(columns: Int) throws {
    let folder = try Self.flagged()
    try folder.write("version: 1\n", to: ".label-lint.yml")
    let screen = try Self.check("res", columns: columns, in: folder)
    let wide = try Self.check("res", columns: 1000, in: folder)
    #expect(wide.hasPrefix("res/values/strings.xml:1:"), "\(wide)")
    #expect(screen.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(screen)")
    let heading = screen.components(separatedBy: "\n  1 |")[0]
    #expect(Self.words(heading) == Self.words(wide.components(separatedBy: "\n  1 |")[0]))
  }

  @Test("the first run points to a configuration and a baseline; later ones do not")
  func firstRun() throws {
    let folder = try Self.flagged()
    let hint = """
      First run? label-lint init writes a configuration. label-lint baseline create
        accepts these findings, so that only new ones count.

      """
    #expect(try Self.check("res", in: folder).hasSuffix("\n" + hint))
    #expect(try !folder.run("check", "--root", ".", "res").error.contains("First run?"))
    for options in ["--isolated", "--no-baseline", "--quiet"] {
      #expect(try !Self.check("\(options) res", in: folder).contains("First run?"), "\(options)")
    }
    try folder.write("version: 1\n", to: ".label-lint.yml")
    #expect(try !Self.check("res", in: folder).contains("First run?"))
  }

  @Test("words wrap at the width of the terminal, and none is cut", arguments: [60, 80, 120])
  func width(columns: Int) throws {
    let folder = try Self.project()
    for call in [
      "explain placeholder-mismatch", "rules", "coverage --by module --root . res",
      "explain placeholder-mismath", "check --jobs 0", "gone",
    ] {
      let screen = try Self.screen(call, columns: columns, in: folder)
      let wide = try Self.screen(call, columns: 1000, in: folder)
      #expect(Self.words(screen) == Self.words(wide), "\(call)")
      for line in screen.split(separator: "\n") where Self.words(String(line)).count > 2 {
        #expect(line.count <= columns, "\(call): \(line)")
      }
    }
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  @Test("logs get every message on one line")
  func log() throws {
    let folder = try Self.project()
    let outcome = try folder.run("explain", "placeholder-mismath")
    #expect(
      outcome.error
        == "label-lint: no rule is called 'placeholder-mismath'; did you mean 'placeholder-mismatch'?\n"
    )
  }

  @Test("a page has eight examples, behind options and suppression; --all has every one")
  func explain() throws {
    let folder = try Self.project()
    let page = try folder.run("explain", "role-word").output
    let all = try folder.run("explain", "role-word", "--all").output
    let headings = page.split(separator: "\n").filter { $0.first?.isUppercase ?? false }
    #expect(
      headings == [
        "Why", "Heard", "What to write", "Options", "To keep a finding away", "Guidelines",
        "Flagged", "Not flagged",
      ])
    let examples = page.components(separatedBy: "\nFlagged\n").last ?? ""
    #expect(examples.components(separatedBy: "\n  - ").count - 1 == 8)
    #expect(Self.words(examples).suffix(4) == ["label-lint", "explain", "role-word", "--all"])
    #expect(all.contains("\nIn the files\n") && !page.contains("\nIn the files\n"))
    #expect(!all.contains("role-word --all"))
  }

  @Test("the help of check begins with the paths, then the reports")
  func help() throws {
    let help = try Self.project().run("check", "--help").output
    let sections = help.split(separator: "\n")
      .filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") && $0.uppercased() == $0 }
    #expect(
      sections == ["ARGUMENTS:", "REPORTS:", "RULES AND FINDINGS:", "KNOWN FINDINGS:", "OPTIONS:"])
    #expect(help.contains("\nUSAGE: label-lint check [<paths> ...] [<options>]\n"))
  }

  @Test("wrong calls are said in the form of all other errors")
  func errors() throws {
    let folder = try Self.project()
    for (arguments, says) in [
      (["check", "--jobs", "0"], "label-lint: --jobs takes a number from 1\n"),
      (
        ["check", "--frmat", "x"],
        "label-lint: unknown option '--frmat'. Did you mean '--format'?\n"
      ),
      (
        ["check", "--sort", "foo"],
        "label-lint: '--sort' cannot be 'foo'. It is one of 'importance', 'path'.\n"
      ),
      (
        ["check", "--limit", "-1"],
        "label-lint: '--limit' cannot be '-1'. It is a number of entries, or all.\n"
      ),
      (["check", "--jobs", "x"], "label-lint: '--jobs' cannot be 'x'\n"),
      (
        ["check", "--rule", "al-caps"],
        "label-lint: no rule is called 'al-caps'. Did you mean 'all-caps'?\n"
      ),
      (["explain"], "label-lint: missing expected argument '<rule>'\n"),
      (
        ["check", "-"],
        "label-lint: standard input needs both: - as the path and --stdin-filename PATH\n"
      ),
      (
        ["explain", "all-cap"],
        "label-lint: no rule is called 'all-cap'; did you mean 'all-caps'?\n"
      ),
    ] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.error.hasPrefix(says), "\(outcome.error)")
    }
  }
}
