import Foundation
import Testing

/// The guards of the release program, which `.ci/build` asks for; a program that was built by other means has fewer.
@Suite("Release program")
struct ReleaseProgramTests {
  /// The release program, in the same scratch folder as the tests.
  private static let path: String = {
    let products = URL(filePath: BuiltCommand.path).deletingLastPathComponent()
    return products.deletingLastPathComponent().appending(path: "release/label-lint").path
  }()

  /// The guards that a program lacks, one a line.
  private static func missing(of program: String) throws -> Validator.Verdict {
    let script = Checkout.top.appending(path: ".ci/releasing/guards.py").path
    return try Validator.run("python3", [script, program])
  }

  @Test(
    "it has all guards",
    .enabled(
      if: FileManager.default.fileExists(atPath: path),
      "no release build beside the tests: `make build` makes one"))
  func guarded() throws {
    let verdict = try Self.missing(of: Self.path)
    #expect(verdict.text == "")
    #expect(verdict.isValid ?? true)
  }

  @Test("a program without guards is found out")
  func unguarded() throws {
    let folder = try TemporaryFolder()
    try folder.write("int main(void) { return 0; }\n", to: "plain.c")
    let options = ["-no-pie", "-Wl,-z,norelro,-z,execstack", "plain.c", "-o", "plain"]
    guard try Validator.run("cc", options, in: folder.url).isValid != nil else { return }
    let verdict = try Self.missing(of: folder.url.appending(path: "plain").path)
    guard let isValid = verdict.isValid else { return }
    #expect(!isValid)
    #expect(
      verdict.text == """
        position-independent
        full RELRO
        non-executable stack
        stack protector

        """)
  }
}
