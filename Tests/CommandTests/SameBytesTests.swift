import Foundation
import Testing

/// Output depends on the catalogs alone.
@Suite("Same bytes")
struct SameBytesTests {
  private static let reports = ["text", "concise", "ndjson", "json"]

  private static func report(_ format: String, _ arguments: [String], locale: String = "C") throws
    -> String
  {
    let outcome = try BuiltCommand(folder: Checkout.top).run(
      ["check", "--root", ".", "--exit-zero", "--format", format] + arguments,
      environment: ["SOURCE_DATE_EPOCH": "0", "LC_ALL": locale])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.output.isEmpty)
    return outcome.output
  }

  @Test("any number of workers writes the same", arguments: reports)
  func workers(format: String) throws {
    let one = try Self.report(format, ["--jobs", "1", "catalogs"])
    for jobs in ["2", "5"] {
      #expect(try Self.report(format, ["--jobs", jobs, "catalogs"]) == one, "\(jobs) workers")
    }
  }

  @Test(
    "a set that workers share is found the same",
    arguments: [
      "catalogs/android/app/src/main/res", "catalogs/ios/Player", "catalogs/ios/Library",
    ])
  func oneSet(path: String) throws {
    let alone = try Self.report("ndjson", ["--jobs", "1", path])
    for jobs in ["2", "5"] {
      #expect(try Self.report("ndjson", ["--jobs", jobs, path]) == alone, "\(jobs) workers")
    }
  }

  @Test("any order of paths writes the same", arguments: reports)
  func paths(format: String) throws {
    let folder = try Self.report(format, ["catalogs"])
    let orders = [
      ["catalogs/android", "catalogs/ios/Library", "catalogs/ios/Player"],
      ["catalogs/ios/Player", "catalogs/android", "catalogs/ios/Library"],
      ["catalogs/ios", "catalogs", "catalogs/ios", "catalogs/android"],
    ]
    for paths in orders { #expect(try Self.report(format, paths) == folder, "\(paths)") }
  }

  @Test("the user's locale does not matter")
  func userLocale() throws {
    let plain = try Self.report("text", ["catalogs"])
    #expect(try Self.report("text", ["catalogs"], locale: "tr_TR.UTF-8") == plain)
  }

  @Test("the working folder does not matter, once the root is named")
  func workingFolder() throws {
    let folder = try TemporaryFolder()
    let outcome = try folder.run(
      "check", "--root", Checkout.top.path, "--exit-zero", "--format", "concise",
      Checkout.top.appending(path: "catalogs").path)
    #expect(outcome.output == (try Self.report("concise", ["catalogs"])))
  }
}
