import Foundation
import Testing

/// Snippets of the documentation and what a shell gets.
@Suite("Integrations")
struct IntegrationTests {
  /// The first fenced block of a page.
  static func block(of page: String) throws -> String {
    let text = try Checkout.text(of: "docs/integrations/\(page).md")
    let parts = text.components(separatedBy: "\n```")
    let block = try #require(parts.count > 1 ? parts[1] : nil)
    return String(block.drop { $0 != "\n" }.dropFirst()) + "\n"
  }

  @Test("init writes what the pages show")
  func snippets() throws {
    let folder = try ConfigurationTests.project()
    let github = try folder.run("init", "--dry-run", "--ci", "github").output
    #expect(github.hasSuffix("# .github/workflows/labels.yml\n" + (try Self.block(of: "github"))))
    let gitlab = try folder.run("init", "--dry-run", "--ci", "gitlab").output
    #expect(gitlab.hasSuffix("# .gitlab-ci.yml\n" + (try Self.block(of: "gitlab"))))
    let hook = try folder.run("init", "--dry-run", "--pre-commit").output
    #expect(hook.hasSuffix("# .pre-commit-config.yaml\n" + (try Self.block(of: "pre-commit"))))
  }

  @Test("CI snippets and the hook manifest follow their schemas")
  func schemas() throws {
    let folder = try TemporaryFolder()
    for (page, schema) in [("github", "vendor.github-workflows"), ("gitlab", "vendor.gitlab-ci")] {
      let file = try folder.write(try Self.block(of: page), to: "\(page).yml")
      let verdict = try Validator.run("check-jsonschema", ["--builtin-schema", schema, file.path])
      #expect(verdict.isValid ?? true, "\(verdict.text)")
    }
    let workflow = Checkout.top.appending(path: ".github/workflows/build.yml").path
    let own = try Validator.run(
      "check-jsonschema", ["--builtin-schema", "vendor.github-workflows", workflow])
    #expect(own.isValid ?? true, "\(own.text)")
    let manifest = Checkout.top.appending(path: ".pre-commit-hooks.yaml")
    let verdict = try Validator.run("pre-commit", ["validate-manifest", manifest.path])
    #expect(verdict.isValid ?? true, "\(verdict.text)")
    #expect(
      try Checkout.text(of: ".pre-commit-hooks.yaml")
        .contains("entry: label-lint check --changed-since HEAD --fail-on warning\n"))
  }

  @Test("pre-commit runs the hook on the files of a commit")
  func preCommit() throws {
    let folder = try ChangedSinceTests.repository()
    let bin = URL(filePath: BuiltCommand.path).deletingLastPathComponent().path
    try folder.write(try Self.block(of: "pre-commit"), to: ".pre-commit-config.yaml")
    try ChangedSinceTests.git(["add", "-A"], in: folder)
    // Its cache goes with the folder.
    let environment = [
      "PATH": "\(bin):\(Validator.searchPath)", "PRE_COMMIT_HOME": folder.url.path + "/cache",
    ]
    func run() throws -> Validator.Verdict {
      try Validator.run(
        "pre-commit", ["run", "--all-files"], in: folder.url, environment: environment)
    }
    let verdict = try run()
    guard verdict.isValid != nil else { return }
    #expect(verdict.isValid == true, "\(verdict.text)")
    #expect(verdict.text.contains("Passed"), "\(verdict.text)")
    try folder.write("<resources><string name=\"a\">x</resources>", to: BaselineTests.path)
    let broken = try run()
    #expect(broken.isValid == false)
    #expect(broken.text.contains("[unreadable-catalog]"), "\(broken.text)")
  }

  @Test("the hook's pattern takes catalogs and nothing else")
  func pattern() throws {
    let text = try Checkout.text(of: ".pre-commit-hooks.yaml")
    let line = try #require(text.split(separator: "\n").first { $0.contains("files: '") })
    let pattern = try Regex(String(line.split(separator: "'")[1]))
    for path in [
      "app/src/main/res/values-de/strings.xml", "values/a.xml", "a/en.lproj/B.strings",
      "C.xcstrings", "x.stringsdict", "src/commonMain/moko-resources/de/strings.xml",
    ] {
      #expect(path.firstMatch(of: pattern) != nil, "\(path)")
    }
    for path in ["app/res/layout/main.xml", "values.xml", "strings.swift", "a/my-values/x.txt"] {
      #expect(path.firstMatch(of: pattern) == nil, "\(path)")
    }
  }

  @Test("Xcode's input files and lists are read, and the build phase is a shell script")
  func xcode() throws {
    let folder = try BaselineTests.project()
    let catalog = "ios/de.lproj/Localizable.strings"
    let files = ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": catalog]
    let direct = try folder.run("check", "--format", "xcode", catalog).output
    #expect(direct.contains(": warning: "))
    let listed = try folder.run(
      "check", "--use-script-input-files", "--format", "xcode", environment: files)
    #expect(listed.output == direct)
    try folder.write("\(catalog)\n", to: "inputs.xcfilelist")
    let lists = [
      "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "inputs.xcfilelist",
    ]
    let fromList = try folder.run(
      "check", "--use-script-input-file-lists", "--format", "xcode", environment: lists)
    #expect(fromList.output == direct)
    #expect(try folder.run("check", "--use-script-input-files").status == 2)
    let script = try folder.write(try Self.block(of: "xcode"), to: "phase.sh")
    #expect(try Validator.run("sh", ["-n", script.path]).isValid ?? true)
    let bin = URL(filePath: BuiltCommand.path).deletingLastPathComponent().path
    // What Xcode sets for a phase: whole paths, and counts of the lists that it has none of.
    let stamp = "derived/label-lint.stamp"
    try folder.makeFolder("derived")
    let environment = [
      "PATH": "\(bin):\(Validator.searchPath)", "SRCROOT": folder.url.path,
      "DERIVED_FILE_DIR": folder.url.path + "/derived", "SCRIPT_INPUT_FILE_COUNT": "1",
      "SCRIPT_INPUT_FILE_0": "\(folder.url.path)/\(catalog)", "SCRIPT_INPUT_FILE_LIST_COUNT": "0",
      "SCRIPT_OUTPUT_FILE_COUNT": "1", "SCRIPT_OUTPUT_FILE_0": "\(folder.url.path)/\(stamp)",
      "SCRIPT_OUTPUT_FILE_LIST_COUNT": "0",
    ]
    func runPhase() throws -> BuiltCommand.Outcome {
      try BuiltCommand(folder: folder.url).run(
        program: "/bin/sh", ["phase.sh"], environment: environment)
    }
    let phase = try runPhase()
    #expect(phase.status == 0 && phase.output == direct, "\(phase.error)")
    #expect(try folder.names(in: "derived") == ["label-lint.stamp"])
    try FileManager.default.removeItem(at: folder.url.appending(path: stamp))
    try folder.write("\"a.accessibilityLabel\" = ;\n", to: catalog)
    let broken = try runPhase()
    #expect(broken.status == 1, "\(broken.error)")
    #expect(
      broken.output.hasPrefix("\(folder.url.path)/\(catalog):1:26: error: "), "\(broken.output)")
    #expect(try folder.names(in: "derived") == [])
    let absent = try BuiltCommand(folder: folder.url).run(
      program: "/bin/sh", ["phase.sh"], environment: files.merging(["PATH": "/nowhere"]) { $1 })
    #expect(absent.output == "warning: label-lint is not installed\n")
  }

  @Test("the commands of the CI snippets do what the pages say")
  func commands() throws {
    let folder = try ChangedSinceTests.repository()
    try ChangedSinceTests.git(["update-ref", "refs/remotes/origin/main", "HEAD"], in: folder)
    let text = try folder.text(of: BaselineTests.path)
    try folder.write(text.replacing("Item A button", with: "Item X button"), to: BaselineTests.path)
    let bin = URL(filePath: BuiltCommand.path).deletingLastPathComponent().path
    let environment = [
      "PATH": "\(bin):\(Validator.searchPath)", "CI_MERGE_REQUEST_DIFF_BASE_SHA": "main",
    ]
    func run(_ page: String, _ mark: String) throws -> BuiltCommand.Outcome {
      let lines = try Checkout.text(of: "docs/integrations/\(page).md").split(separator: "\n")
      let line = try #require(lines.first { $0.contains(mark) })
      let start = try #require(line.firstRange(of: "label-lint check")).lowerBound
      return try BuiltCommand(folder: folder.url).run(
        program: "/bin/sh", ["-c", String(line[start...])], environment: environment)
    }
    let gitlab = try run("gitlab", "- label-lint check")
    #expect(gitlab.status == 1, "\(gitlab.error)")
    #expect(try folder.text(of: "gl-code-quality-report.json").contains("Item X button"))
    #expect(try folder.text(of: "labels.xml").contains("<testsuite "))
    let gradle = try Self.block(of: "gradle")
    let words = try #require(gradle.firstMatch(of: #/commandLine\((.*)\)/#)).1
      .split(separator: "\"").filter { !$0.hasPrefix(",") && !$0.contains("report.get()") }
    #expect(
      words.map(String.init) == ["program, ", "check", "src", "--format", "android-lint="])
    #expect(gradle.contains("getOrElse(\"label-lint\")"))
    let report = try folder.run("check", "app", "--exit-zero", "--format", "android-lint=lint.xml")
    #expect(report.status == 0, "\(report.error)")
    #expect(try folder.text(of: "lint.xml").contains("id=\"LabelLintRoleWord\""))
  }

  @Test("a job's summary is appended to, and the log cannot be made to command")
  func jobSummary() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"a.accessibilityLabel\" = \"::error::x\\n::error::y button\";\n",
      to: "en.lproj/Localizable.strings")
    try folder.write("before\n", to: "summary.md")
    let summary = ["GITHUB_STEP_SUMMARY": "summary.md"]
    let outcome = try folder.run("check", "--format", "github", environment: summary)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("::stop-commands::") == true)
    #expect(
      lines.contains {
        $0.hasPrefix("::warning file=en.lproj/Localizable.strings,line=1,endLine=1,")
      })
    #expect(try folder.text(of: "summary.md").hasPrefix("before\n## label-lint: "))
    #expect(try folder.text(of: "summary.md").contains("`en.lproj/Localizable.strings:1:"))
  }

  @Test("standard input is read as a file, with its set from disk")
  func standardInput() throws {
    let folder = try BaselineTests.project()
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "printf '\"a.accessibilityLabel\" = \"Los\";\\n' | $LABEL_LINT check - --stdin-filename ios/de.lproj/Localizable.strings --format concise"
    )
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(outcome.output.contains("missing-translation") && !outcome.output.contains("all-caps"))
    #expect(try folder.run("check", "-").status == 2)
    #expect(try folder.run("check", "--stdin-filename", "x.strings").status == 2)
  }

  @Test("completions parse in their shells and know rules, formats and commands")
  func completions() throws {
    let folder = try TemporaryFolder()
    for shell in ["bash", "zsh", "fish"] {
      let outcome = try folder.run("completions", shell)
      #expect(outcome.status == 0)
      for word in ["role-word", "rdjsonl", "baseline", "--changed-since"] {
        let plain = word.hasPrefix("--") ? String(word.dropFirst(2)) : word
        #expect(outcome.output.contains(plain), "\(shell) \(word)")
      }
      let file = try folder.write(outcome.output, to: "completions.\(shell)")
      let verdict = try Validator.run(shell, ["-n", file.path])
      #expect(verdict.isValid ?? true, "\(verdict.text)")
    }
    #expect(try folder.run("completions", "tcsh").status == 2)
  }

  @Test("the page for man has every command, and mandoc takes it")
  func manual() throws {
    let page = try Checkout.text(of: "docs/label-lint.1")
    let help = try TemporaryFolder().run("--help").output
    let commands = help.components(separatedBy: "SUBCOMMANDS:").last ?? ""
    for line in commands.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard line.hasPrefix("  "), let name = words.first, name.allSatisfy({ $0.isLetter }),
        !line.hasPrefix("   "), name != "See"
      else { continue }
      #expect(page.contains(name), "\(name) is not in the page: run .ci/manual")
    }
    for section in [
      "SYNOPSIS", "DESCRIPTION", "COMMANDS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
      "SEE ALSO",
    ] {
      #expect(page.contains("\n.Sh \(section)\n"), "\(section)")
    }
    // What all commands take is described once.
    for option in [#"\-version"#, #"h , Fl \-help"#, #"\-config Ar"#, #"\-root Ar"#, #"\-color"#] {
      let uses = page.split(separator: "\n").count { $0.hasPrefix(".It Fl \(option)") }
      #expect(uses == 1, "\(option)")
    }
    let file = Checkout.top.appending(path: "docs/label-lint.1")
    let verdict = try Validator.run("mandoc", ["-T", "lint", file.path])
    #expect(verdict.isValid ?? true, "\(verdict.text)")
    #expect(verdict.text == "")
  }
}
