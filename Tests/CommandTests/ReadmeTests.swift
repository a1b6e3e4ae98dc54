import Foundation
import Testing

/// What the README shows is what the command does.
@Suite("README")
struct ReadmeTests {
  /// The blocks of a kind between fences, in order.
  private static func blocks(_ kind: String) throws -> [String] {
    let readme = try Checkout.text(of: "README.md")
    return readme.components(separatedBy: "\n```\(kind)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```\n").first.map { $0 + "\n" }
    }
  }

  /// With `RECORD=1` in the environment the output is written anew, and the test fails to say so.
  @Test("the example's output is the command's, byte for byte")
  func example() throws {
    let catalog = try #require(try Self.blocks("xml").first)
    let shown = try #require(try Self.blocks("text").first)
    let folder = try TemporaryFolder()
    try folder.write(catalog, to: "app/src/main/res/values/strings.xml")
    let call = try #require(shown.split(separator: "\n").first)
    #expect(call.hasPrefix("$ label-lint "))
    let arguments = call.split(separator: " ").dropFirst(2).map(String.init)
    let outcome = try BuiltCommand(folder: folder.url).run(arguments)
    #expect(outcome.error.isEmpty)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let readme = try Checkout.text(of: "README.md")
        .replacingOccurrences(of: shown, with: "\(call)\n\(outcome.output)")
      try Data(readme.utf8).write(to: Checkout.top.appending(path: "README.md"))
      Issue.record("the README's output is recorded anew: read the difference")
      return
    }
    #expect(outcome.output == shown.dropFirst(call.count + 1), "\(outcome.output)")
    #expect(catalog.split(separator: "\n").count == 6)
  }

  @Test("the first screen shows the two commands")
  func firstScreen() throws {
    let screen = try Checkout.text(of: "README.md").split(separator: "\n").prefix(24)
    for command in ["make run", "make test"] {
      #expect(screen.contains { $0.contains(command) })
    }
  }
}
