import Foundation
import Testing

/// The independent count of `.ci/coverage-count` over catalogs of this repository and of the corpus.
@Suite("Coverage, counted a second time")
struct CoverageCountTests {
  private static func count(_ arguments: [String]) throws -> BuiltCommand.Outcome? {
    let command = BuiltCommand(folder: Checkout.top)
    guard try command.shell("command -v python3").status == 0 else {
      print("python3 is absent: coverage is not counted a second time")
      return nil
    }
    let script = Checkout.top.appending(path: ".ci/coverage-count").path
    return try command.run(program: "/usr/bin/env", ["python3", script] + arguments)
  }

  @Test("the catalogs of this repository")
  func own() throws {
    let folder = Checkout.top.appending(path: "catalogs").path
    guard let outcome = try Self.count(["--binary", BuiltCommand.path, folder]) else { return }
    #expect(outcome.status == 0)
    #expect(outcome.output == "13 locales counted, 0 differ\n")
    #expect(outcome.error.isEmpty, "\(outcome.error)")
  }

  @Test(
    "every string catalog and Android table of the corpus", .overShared)
  func corpus() throws {
    guard let outcome = try Self.count(["--binary", BuiltCommand.path]) else { return }
    #expect(outcome.status == 0)
    let line = outcome.output.split(separator: "\n").last ?? ""
    #expect(line.hasSuffix(" locales counted, 0 differ"), "\(outcome.output)")
    #expect((Int(line.split(separator: " ").first ?? "") ?? 0) > 2000)
  }

  @Test("a number that differs, a locale that is not told and a failing command are seen")
  func differing() throws {
    let folder = try TemporaryFolder()
    let app = folder.url.appending(path: "app")
    for (name, keys) in [("values", ["a", "b"]), ("values-de", ["a"])] {
      let lines = keys.map { "<string name=\"\($0)\">Text \($0)</string>" }
      try folder.write(BaselineTests.resources(lines), to: "app/res/\(name)/strings.xml")
    }
    let row = """
      {"set": "res", "locale": "de", "required": 2, "translated": 2, "missing": 0, "suppressed": 0, \
      "inherited": 0, "copied": 0, "needsReview": 0, "machineTranslated": 0}
      """
    let answers = [
      ("[\(row)]", 1, "app: res, de: translated 2, counted 1\n1 locales counted, 1 differ\n"),
      (
        "[]", 1,
        "app: res, de: not told; {'required': 2, 'translated': 1, 'suppressed': 0, 'inherited': 0, "
          + "'needsReview': 0, 'machineTranslated': 0}\n1 locales counted, 1 differ\n"
      ),
    ]
    for (rows, status, output) in answers {
      let program = try folder.write(
        "#!/bin/sh\necho '{\"schemaVersion\": 1, \"coverage\": \(rows)}'\n", to: "tool")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      guard let outcome = try Self.count(["--binary", program.path, app.path]) else { return }
      #expect(outcome.status == Int32(status))
      #expect(outcome.output == output)
    }
    let broken = try Self.count(["--binary", "/bin/false", app.path])
    #expect(broken?.status == 2)
    #expect(broken?.error.contains("label-lint coverage failed") == true)
  }
}
