import Foundation
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
        app/src/main/res/values/strings.xml:2:26: warning: 'PLAY ALL' is all capitals [all-caps]
        app/src/main/res/values/strings.xml:3:33: warning: 'Close button' repeats the role 'button' [role-word]

        """)
    #expect(outcome.status == 0)
  }
}
