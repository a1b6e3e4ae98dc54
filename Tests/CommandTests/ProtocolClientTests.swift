import Foundation
import Testing

/// The scripts of `.ci/editors` that speak the protocol to the server as clients in Python.
@Suite("Clients of the language server")
struct ProtocolClientTests {
  private static let scripts = Checkout.top.appending(path: ".ci/editors")

  @Test("pytest-lsp gets the answers that it should, to every request, and each is of the protocol")
  func answers() throws {
    guard let python = Python.withPackages("pytest-lsp", importing: "pytest_lsp") else { return }
    let outcome = try BuiltCommand(folder: Self.scripts).run(
      program: python, ["-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", "."],
      environment: ["LABEL_LINT": BuiltCommand.path])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test(
    "the server's text and findings are those of a fresh check after random edits",
    arguments: [("utf-8", "1"), ("utf-16", "2")])
  func edits(encoding: String, seed: String) throws {
    let script = Self.scripts.appending(path: "edit").path
    let verdict = try Validator.run(
      "python3",
      ["-B", script, BuiltCommand.path, "--edits", "300", "--seed", seed, "--encoding", encoding])
    #expect(verdict.isValid != false, "\(verdict.text)")
  }
}
