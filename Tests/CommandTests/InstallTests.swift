import Foundation
import Testing

/// What the pages on installing say, with a release on disk: its archive holds the program that was built.
@Suite("Installing a release")
struct InstallTests {
  private static let version = "0.1.0"
  private static let address = "https://github.com/label-lint/label-lint/releases/download"
  private static let archive = "label-lint-\(version)-linux-x86_64.tar.gz"

  /// A folder with a release in `releases` and a repository in `app` that is to be checked.
  private static func place() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let release = "releases/v\(version)"
    try folder.write("#!/bin/sh\nexec \"\(BuiltCommand.path)\" \"$@\"\n", to: "tree/bin/label-lint")
    try folder.write(
      """
      <resources>
        <string name="cd_play">PLAY ALL</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    let made = try BuiltCommand(folder: folder.url).shell(
      """
      chmod +x tree/bin/label-lint && mkdir -p \(release) bin && \
      tar -czf \(release)/\(archive) -C tree bin && cd \(release) && sha256sum * > SHA256SUMS && \
      cd ../../app && git init -q -b main . && git add . && \
      git -c user.name=a -c user.email=a@b.c commit -q -m a && \
      git update-ref refs/remotes/origin/main HEAD
      """)
    #expect(made.status == 0, "\(made.error)")
    return folder
  }

  /// Runs a script in the app, with what was installed in the path.
  private static func run(
    _ script: String, in folder: TemporaryFolder, _ variables: [String: String] = [:]
  ) throws -> BuiltCommand.Outcome {
    let path = "\(folder.url.path)/to/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    let identity = [
      "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b.c", "GIT_COMMITTER_NAME": "a",
      "GIT_COMMITTER_EMAIL": "a@b.c", "HOME": folder.url.path, "PATH": path,
    ]
    return try BuiltCommand(folder: folder.url.appending(path: "app")).run(
      program: "/bin/sh", ["-c", script], environment: identity.merging(variables) { $1 })
  }

  /// A script of the documentation, with this machine in place of the server and of `/usr/local`.
  private static func local(_ script: String, _ folder: TemporaryFolder) -> String {
    script.replacing(address, with: "file://\(folder.url.path)/releases")
      .replacing("sudo ", with: "").replacing("/usr/local", with: "\(folder.url.path)/to")
  }

  private static func install(
    _ arguments: String, in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    let program = Checkout.top.appending(path: "integrations/install").path
    return try run("\"\(program)\" \(arguments)", in: folder)
  }

  @Test("a release is installed once its checksum fits")
  func install() throws {
    let folder = try Self.place()
    let to = "--from file://\(folder.url.path)/releases --to \(folder.url.path)/to"
    let outcome = try Self.install(to, in: folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.hasPrefix("label-lint \(Self.version) (rules "))
    let checked = try Self.run("label-lint check --format concise .", in: folder)
    #expect(checked.output.contains("'PLAY ALL' is all capitals [all-caps]"), "\(checked)")
  }

  @Test("other bytes are not installed, and an error names what was asked for")
  func refused() throws {
    let folder = try Self.place()
    let from = "--from file://\(folder.url.path)/releases --to \(folder.url.path)/to"
    let wrong = String(repeating: "0", count: 64)
    let pinned = try Self.install("\(from) --sha256 \(wrong)", in: folder)
    #expect(
      pinned.error
        == "label-lint: the bytes of \(Self.archive) do not have the checksum \(wrong); "
        + "nothing was installed\n")
    let missing = try Self.install("\(from) --version 9.9.9", in: folder)
    #expect(
      missing.error.contains(
        "label-lint: file://\(folder.url.path)/releases/v9.9.9/label-lint-9.9.9-linux-x86_64.tar.gz"
          + " cannot be fetched\n"), "\(missing.error)")
    try folder.write("", to: "releases/v\(Self.version)/SHA256SUMS")
    let unnamed = try Self.install(from, in: folder)
    #expect(
      unnamed.error
        == "label-lint: SHA256SUMS of \(Self.version) does not name \(Self.archive)\n")
    let misspelt = try Self.install("--form x", in: folder)
    #expect(
      misspelt.error
        == "label-lint: there is no option '--form'; there are --version, --to, --from and "
        + "--sha256\n")
    for outcome in [pinned, missing, unnamed, misspelt] { #expect(outcome.status == 2) }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "to").path))
  }

  @Test("the steps of the GitHub action install the release and report what a pull request adds")
  func action() throws {
    let action = Checkout.top.appending(path: "action.yml")
    let verdict = try Validator.run(
      "check-jsonschema", ["--builtin-schema", "vendor.github-actions", action.path])
    #expect(verdict.isValid ?? true, "\(verdict.text)")
    let folder = try Self.place()
    try folder.write(
      """
      <resources>
        <string name="cd_play">PLAY ALL</string>
        <string name="cd_stop">STOP ALL</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    let steps = try Self.runs(of: String(contentsOf: action, encoding: .utf8))
    #expect(steps.count == 2)
    let variables = [
      "RUNNER_TEMP": folder.url.path, "GITHUB_ACTION_PATH": Checkout.top.path,
      "GITHUB_PATH": "\(folder.url.path)/path", "GITHUB_BASE_REF": "main",
      "VERSION": Self.version, "RELEASES": "file://\(folder.url.path)/releases", "SUM": "",
      "PATHS": ".", "ARGUMENTS": "", "SARIF": "labels.sarif",
    ]
    let installed = try Self.run(steps[0], in: folder, variables)
    #expect(installed.status == 0, "\(installed.error)")
    let bin = "\(folder.url.path)/label-lint/bin"
    #expect(try folder.text(of: "path") == bin + "\n")
    let path = ["PATH": "\(bin):/usr/bin:/bin"]
    let checked = try Self.run(steps[1], in: folder, variables.merging(path) { $1 })
    #expect(checked.status == 1, "\(checked.error)")
    #expect(checked.output.contains("STOP ALL") && !checked.output.contains("PLAY ALL"))
    #expect(try folder.text(of: "app/labels.sarif").contains("\"baselineState\""))
    let quiet = ["ARGUMENTS": "--exit-zero --rule role-word", "SARIF": ""].merging(path) { $1 }
    let chosen = try Self.run(steps[1], in: folder, variables.merging(quiet) { $1 })
    #expect(chosen.status == 0 && !chosen.output.contains("ALL"), "\(chosen)")
  }

  /// The scripts of an action's steps.
  private static func runs(of action: String) -> [String] {
    action.components(separatedBy: "      run: |\n").dropFirst().map { rest in
      rest.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { $0.hasPrefix("        ") }.map { $0.dropFirst(8) }.joined(separator: "\n")
    }
  }

  @Test("the script of the GitLab component does the same")
  func component() throws {
    let folder = try Self.place()
    let text = try Checkout.text(of: "templates/label-lint.yml")
      .replacing("$[[ inputs.version ]]", with: Self.version)
      .replacing("$[[ inputs.releases ]]", with: Self.address)
      .replacing("$[[ inputs.paths ]]", with: ".")
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("    - ") }
      .map { $0.dropFirst(6) }.filter { !$0.hasPrefix("if: ") && !$0.hasPrefix("apt-get ") }
    #expect(commands.count == 4)
    let release = "\(Self.address)/v\(Self.version)"
    #expect(text.contains("RELEASE: \(release)\n") && text.contains("ARCHIVE: \(Self.archive)\n"))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "to"), withIntermediateDirectories: true)
    let outcome = try Self.run(
      Self.local(commands.joined(separator: " && "), folder), in: folder,
      [
        "RELEASE": Self.local(release, folder), "ARCHIVE": Self.archive,
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": "origin/main",
      ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "app/gl-code-quality-report.json") == "[]\n")
  }

  @Test(
    "the page of the first five minutes does what it says, up to a gate that fails on a new fault")
  func firstFiveMinutes() throws {
    let folder = try Self.place()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "to"), withIntermediateDirectories: true)
    let scripts = try Checkout.blocks("sh", of: "docs/first-five-minutes.md").map {
      Self.local($0, folder)
    }
    #expect(scripts.count == 5)
    let commands = scripts.prefix(3).flatMap { $0.split(separator: "\n") }
    #expect(commands.count <= 10)
    let adopted = try Self.run("set -e\n" + scripts.joined(separator: "\n"), in: folder)
    #expect(adopted.status == 0, "\(adopted.error)")
    #expect(adopted.output.contains("What would make the reports better:"))
    #expect(adopted.output.contains("uses: label-lint/label-lint@v\(Self.version)"))
    #expect(try folder.text(of: "app/labels.html").hasPrefix("<!doctype html>"))
    let catalog = "app/src/main/res/values/strings.xml"
    let text = try folder.text(of: catalog)
    try folder.write(
      text.replacing(
        "</resources>", with: "  <string name=\"cd_stop\">STOP BUTTON</string>\n</resources>"),
      to: catalog)
    let gate = try Self.run("label-lint check --format concise", in: folder)
    #expect(gate.status == 1, "\(gate)")
    #expect(gate.output.contains("STOP BUTTON") && !gate.output.contains("PLAY ALL"), "\(gate)")
  }

  @Test("the README installs the archive as the page does, and names this release")
  func readme() throws {
    let folder = try Self.place()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "to"), withIntermediateDirectories: true)
    let scripts = try Checkout.blocks("sh", of: "README.md").filter { $0.contains(Self.address) }
    #expect(scripts.count == 2)
    let outcome = try Self.run(
      Self.local(scripts[0], folder) + "label-lint --version", in: folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.hasPrefix("label-lint \(Self.version) "))
    #expect(scripts[1].contains("/v\(Self.version)/label-lint_\(Self.version)_amd64.deb"))
  }
}
