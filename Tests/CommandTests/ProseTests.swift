import Foundation
import Testing

/// The documents, as proselint reads them with the checks of `.ci/proselint.json`.
@Suite("Prose")
struct ProseTests {
  /// Runs proselint, which needs no network; nil where it is absent.
  private static func outcome(_ paths: [String]) throws -> BuiltCommand.Outcome? {
    guard let python = Python.withPackages("proselint") else { return nil }
    let settings = Checkout.top.appending(path: ".ci/proselint.json").path
    return try BuiltCommand(folder: Checkout.top).run(
      program: python,
      ["-m", "proselint", "check", "--config", settings, "-o", "compact"] + paths)
  }

  @Test("documents have no archaism, cliché, redundancy or word that is none")
  func documents() throws {
    let docs = Checkout.top.appending(path: "docs")
    let pages = (try FileManager.default.subpathsOfDirectory(atPath: docs.path)).filter {
      // The page of clauses quotes them word for word.
      $0.hasSuffix(".md") && $0 != "guidelines.md"
    }.sorted()
    #expect(pages.count > 60)
    let paths = ["README.md", "CONTRIBUTING.md", "SECURITY.md"] + pages.map { "docs/\($0)" }
    guard let outcome = try Self.outcome(paths) else { return }
    #expect(outcome.output == "")
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test("a document with such words is refused")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write("This is very unique and irregardless.\n", to: "page.md")
    let path = folder.url.appending(path: "page.md").path
    guard let outcome = try Self.outcome([path]) else { return }
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("uncomparables: ") && outcome.output.contains("nonwords: "))
  }
}
