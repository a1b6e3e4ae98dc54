import Foundation
import Testing

/// The sample catalogs give exactly what lies beside them.
@Suite("Sample catalogs")
struct SampleCatalogTests {
  /// Folders with an `expected.txt`.
  static let folders = ["catalogs/android", "catalogs/ios/Library", "catalogs/ios/Player"]

  /// With `RECORD=1` in the environment the file is written anew, and the test fails to say so.
  @Test("each sample gives the expected report", arguments: folders)
  func expected(folder: String) throws {
    let outcome = try BuiltCommand(folder: Checkout.top)
      .run(["check", "--root", ".", "--format", "concise", "--exit-zero", folder])
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    let file = folder + "/expected.txt"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(outcome.output.utf8).write(to: Checkout.top.appending(path: file))
      Issue.record("\(file) is recorded anew: read the difference, then run without RECORD")
      return
    }
    let expected = try Checkout.text(of: file)
    let lost = Set(expected.split(separator: "\n")).subtracting(
      outcome.output.split(separator: "\n"))
    let new = Set(outcome.output.split(separator: "\n")).subtracting(
      expected.split(separator: "\n"))
    #expect(
      outcome.output == expected,
      "lost: \(lost.sorted()), new: \(new.sorted()); if that is right, run with RECORD=1")
  }

  @Test("no expected report lies elsewhere")
  func complete() throws {
    let walk = try #require(
      FileManager.default.enumerator(atPath: Checkout.top.appending(path: "catalogs").path))
    let files = walk.compactMap { $0 as? String }.filter { $0.hasSuffix("expected.txt") }
    #expect(files.map { "catalogs/" + $0 }.sorted() == Self.folders.map { $0 + "/expected.txt" })
  }
}
