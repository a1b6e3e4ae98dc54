import Foundation
import Testing

/// What people copy out of the documentation; `docs/snippets.md` says how each part is tried.
@Suite("Snippets")
struct SnippetTests {
  /// Pages and files below a folder of the checkout, by their paths.
  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Checkout.top.appending(path: folder).path)
      .filter { $0.contains(".") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Rows of a table of the list: the names between backquotes, with their page.
  private static func rows(after heading: String) throws -> [[String]] {
    let list = try Checkout.text(of: "docs/snippets.md")
    let table = try #require(list.components(separatedBy: "\n| \(heading) |").dropFirst().first)
    return table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .prefix { $0.hasPrefix("|") }
      .map { row in row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test("the list names every snippet of the pages, and every file to copy")
  func list() throws {
    let pages = ["README.md"] + (try Self.files(in: "docs") + Self.files(in: "docs/integrations"))
    let generated = ["docs/style.md", "docs/snippets.md", "docs/guidelines.md"]
    var snippets: [String] = []
    for page in pages where page.hasSuffix(".md") && !generated.contains(page) {
      for line in try Checkout.text(of: page).split(separator: "\n")
      where line.hasPrefix("```") && line.count > 3 {
        snippets.append("`\(page)` `\(line.dropFirst(3))`")
      }
    }
    #expect(try Self.rows(after: "Page").map { "\($0[0]) \($0[1])" } == snippets)
    #expect(try Self.rows(after: "Page").allSatisfy { $0.count == 4 && !$0[3].isEmpty })
    let copied =
      try Self.files(in: "docs/integrations").filter { !$0.hasSuffix(".md") }
      + [
        ".github/workflows/build.yml", ".pre-commit-hooks.yaml", "action.yml",
        "integrations/install", "templates/label-lint.yml",
      ]
    #expect(try Self.rows(after: "File").map { $0[0] } == copied.map { "`\($0)`" }.sorted())
  }

  /// What reads a snippet in the file `FILE`, by its language.
  private static let readers = [
    "json": ["python3", "-c", "import json; json.load(open('FILE'))"],
    "toml": ["python3", "-c", "import tomllib; tomllib.load(open('FILE', 'rb'))"],
    // Neovim goes on after an error of a script.
    "lua": [
      "nvim", "--headless", "--clean", "-c", "lua if not loadfile('FILE') then vim.cmd('cq') end",
      "-c", "q",
    ],
    // Its parentheses alone: it needs packages that this machine may lack.
    "elisp": [
      "emacs", "--batch", "--eval",
      "(progn (find-file \"FILE\") (emacs-lisp-mode) (check-parens))",
    ],
    "sh": ["sh", "-n", "FILE"],
  ]

  @Test("snippets of settings and scripts can be read", arguments: readers.keys.sorted())
  func syntax(language: String) throws {
    let folder = try TemporaryFolder()
    let reader = try #require(Self.readers[language])
    let pages = try Self.rows(after: "Page").filter { $0[1] == "`\(language)`" }
      .map { $0[0].filter { $0 != "`" } }
    for page in Set(pages) {
      for (number, block) in try Checkout.blocks(language, of: page).enumerated() {
        let file = try folder.write(block, to: "snippet-\(number).\(language)")
        let call = reader.dropFirst().map { $0.replacing("FILE", with: file.path) }
        let verdict = try Validator.run(
          reader[0], call, in: folder.url, environment: ["HOME": folder.url.path])
        #expect(verdict.isValid ?? true, "\(page): \(block)\n\(verdict.text)")
      }
    }
    #expect(!pages.isEmpty)
  }

  @Test("the compiler takes the README's program")
  func program() throws {
    let folder = try TemporaryFolder()
    let program = try #require(Checkout.blocks("swift", of: "README.md").first)
    let products = URL(filePath: BuiltCommand.path).deletingLastPathComponent()
      .resolvingSymlinksInPath()
    let checkouts = products.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "checkouts")
    let maps =
      ["CICU", "CResources", "CProcess"].map {
        products.appending(path: "\($0).build/module.modulemap")
      }
      + ["CLinux", "CZlib"].map { Checkout.top.appending(path: "Sources/\($0)/module.modulemap") }
      + [checkouts.appending(path: "Yams/Sources/CYaml/include/module.modulemap")]
    func check(_ text: String) throws -> Validator.Verdict {
      let file = try folder.write(text, to: "main.swift")
      return try Validator.run(
        "swiftc",
        ["-typecheck", file.path, "-I", products.appending(path: "Modules").path]
          + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] })
    }
    let verdict = try check(program)
    #expect(verdict.isValid ?? true, "\(verdict.text)")
    let wrong = try check(program.replacing("finding.message", with: "finding.words"))
    #expect(wrong.isValid != true)
  }

  /// A folder with the fleet file that the commands name, and one app.
  private static func fleet() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="cd_play">PLAY ALL</string>
      </resources>

      """, to: "player/src/main/res/values/strings.xml")
    try folder.write(
      """
      version: 1
      store: labels.sqlite
      reports: reports
      link: https://reports.example.org/labels/
      apps:
        - app: player
          root: player
          owner: media team

      """, to: "fleet.yml")
    return folder
  }

  /// Runs a script of the page on nightly runs in the folder that it names.
  private static func run(
    _ script: String, in folder: TemporaryFolder, night: Int = 0
  ) throws -> BuiltCommand.Outcome {
    let bin = URL(filePath: BuiltCommand.path).deletingLastPathComponent().path
    return try BuiltCommand(folder: folder.url).run(
      program: "/bin/sh",
      ["-ec", script.replacing("/srv/labels", with: "'\(folder.url.path)'")],
      environment: [
        "PATH": "\(folder.url.path)/bin:\(bin):/usr/bin:/bin",
        "SOURCE_DATE_EPOCH": String(1_800_000_000 + 86_400 * night),
      ])
  }

  @Test("the steps of a night, one by one, write the reports")
  func steps() throws {
    let folder = try Self.fleet()
    let scripts = try Checkout.blocks("sh", of: "docs/integrations/nightly.md")
    let steps = try #require(scripts.first { $0.hasPrefix("label-lint plan ") })
    try folder.makeFolder("reports")
    let outcome = try Self.run(steps, in: folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("first run of 1 app, 1 open finding"), "\(outcome.output)")
    #expect(outcome.output.contains("{\"text\":\"Labels "), "\(outcome.output)")
    #expect(try folder.text(of: "reports/index.html").hasPrefix("<!doctype html>"))
    #expect(try folder.text(of: "label_lint.prom").contains("label_lint_findings"))
    #expect(try folder.text(of: "badge.svg").hasPrefix("<svg "))
  }

  @Test("the script for mails sends one to all and one to the owners, and none when all is quiet")
  func mails() throws {
    let folder = try Self.fleet()
    let scripts = try Checkout.blocks("sh", of: "docs/integrations/nightly.md")
    let script = try #require(scripts.first { $0.hasPrefix("#!/bin/sh\n") })
    let sendmail = try folder.write(
      "#!/bin/sh\ncat >> '\(folder.url.path)/sent'\n", to: "bin/sendmail")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sendmail.path)
    var nights = 0
    func night() throws -> String? {
      nights += 1
      let outcome = try Self.run(script, in: folder, night: nights)
      #expect(outcome.status == 0, "\(outcome.error)")
      return try? folder.text(of: "sent")
    }
    #expect(try night() == nil)
    let catalog = "player/src/main/res/values/strings.xml"
    let added = "  <string name=\"cd_stop\">STOP ALL</string>\n</resources>"
    try folder.write(
      try folder.text(of: catalog).replacing("</resources>", with: added), to: catalog)
    let sent = try #require(try night())
    let receivers = sent.split(separator: "\n").filter { $0.hasPrefix("To: ") }
    #expect(receivers == ["To: labels@example.org", "To: media@example.org"])
    let parts = sent.components(separatedBy: "base64\n\n").dropFirst().map { part in
      let lines = String(part.prefix { $0 != "-" })
      let bytes = Data(base64Encoded: lines, options: .ignoreUnknownCharacters) ?? Data()
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(parts.count == 4)
    for (number, part) in parts.enumerated() {
      #expect(part.hasPrefix(number % 2 == 0 ? "Labels " : "<!doctype html>"), "\(part)")
      #expect(part.contains("STOP ALL"))
    }
    #expect(try night() == sent)
  }
}
