import Foundation
import LabelLint
import LabelLintProject
import Testing

/// The library as its users see it.
@Suite("The library's public side")
struct LibraryTests {
  private static let products = URL(filePath: BuiltCommand.path).deletingLastPathComponent()

  @Test("the public interface is the recorded one")
  func interface() throws {
    let tool = try BuiltCommand(folder: Checkout.top).shell("command -v swift-symbolgraph-extract")
    guard tool.status == 0 else {
      return print("no swift-symbolgraph-extract: the public interface is passed over")
    }
    let outcome = try BuiltCommand(folder: Checkout.top).run(
      program: "/usr/bin/env",
      ["python3", ".ci/docs", "--interface", "--products", Self.products.path])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test("the example program checks a text")
  func example() throws {
    let outcome = try BuiltCommand(folder: Checkout.top).run(
      program: Self.products.appending(path: "CheckText").path, [])
    #expect(outcome.error == "")
    #expect(
      outcome.output == """
        2:26: 'PLAY ALL' is all capitals [all-caps]
        3:33: 'Close button' repeats the role 'button' [role-word]

        """)
    #expect(outcome.status == 0)
  }

  private static let catalog = """
    <resources>
      <string name="cd_play">PLAY ALL</string>
      <string name="cd_stop">Stop!!</string>
      <string name="offline">You're offline</string>
    </resources>

    """

  @Test("the example program checks a folder and fixes it")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "app/src/main/res/values/strings.xml")
    let outcome = try BuiltCommand(folder: folder.url).run(
      program: Self.products.appending(path: "CheckFolder").path, ["app"])
    #expect(outcome.error == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "app/src/main/res/values/strings.xml:2:26: 'PLAY ALL' is all capitals")
    #expect(lines.last == "fixed 1, left 0")
    #expect(outcome.status == 0)
  }

  @Test("a project that is not there is named with its path")
  func missing() throws {
    do {
      _ = try Project("/nowhere/app")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.path == "/nowhere/app")
      #expect(error.description == "/nowhere/app: no such file or folder")
    }
  }

  @Test("a project says what the command says")
  func same() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "res/values/strings.xml")
    try folder.write(Self.catalog, to: "res/values-de/strings.xml")
    let project = try Project(folder.url.path, root: folder.url.path)
    #expect(project.files == ["res/values-de/strings.xml", "res/values/strings.xml"])
    let report = String(decoding: try project.report(as: .concise), as: UTF8.self)
    #expect(report == (try folder.run("check", "--format", "concise").output))
    #expect(try project.check().map(\.place.line).count == report.split(separator: "\n").count)
    #expect(project.coverage().map(\.locale) == ["de"])
    #expect(project.notRead.isEmpty)
  }

  @Test("an accepted finding counts no longer, and a wanted one is fixed")
  func decisions() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "res/values/strings.xml")
    let project = try Project(folder.url.path, root: folder.url.path)
    let capitals = try project.check().filter { $0.rule == "all-caps" }
    try project.accept(capitals, reason: "a brand")
    #expect(try project.check().allSatisfy { $0.rule != "all-caps" })
    let none = try project.fixes { _ in false }
    #expect(none.files.isEmpty)
    let fixes = try project.fixes()
    try fixes.apply()
    #expect(try folder.text(of: "res/values/strings.xml") != Self.catalog)
    #expect(throws: ProjectError.self) { try fixes.apply() }
  }

  @Test("a rule of another package runs in a project")
  func outsideRule() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "res/values/strings.xml")
    let outcome = try BuiltCommand(folder: Checkout.top).run(
      program: "/usr/bin/env",
      ["python3", ".ci/outside-rule", "--products", Self.products.path, folder.url.path])
    #expect(
      outcome.output.contains(
        "res/values/strings.xml:3: 2 exclamation marks shout [shouting-mark]\n"))
    #expect(outcome.status == 0, "\(outcome.error)")
  }
}
