import Foundation
import Testing

/// The shared cases of formats and locales, on the built binary.
@Suite("Format and locale cases")
struct FormatCaseTests {
  /// Cases that are known to fail, each with the reason.
  static let known: [String: String] = [
    "android/file/text_at_top_level": "text between resources is a warning: no text is lost by it",
    "stringsdict/malformed_reference_order":
      "CoreFoundation reads the 1 of `%1#@count@` as a width (docs/placeholders.md)",
    "strings/malformed/huge_value": "a text that no rule judges is told, as its place and size are",
  ]

  @Test("every case passes", .overShared)
  func cases() throws {
    guard let shared = Checkout.shared else { return }
    let command = BuiltCommand(folder: Checkout.top)
    guard try command.shell("command -v python3").status == 0 else {
      print("python3 is absent: the shared cases are passed over")
      return
    }
    let folder = try TemporaryFolder()
    let failed = folder.url.appending(path: "failed.txt")
    let outcome = try command.run(
      program: "/usr/bin/env",
      [
        "python3", shared.appending(path: "cases/run_cases.py").path, BuiltCommand.path,
        shared.appending(path: "cases/format-cases.jsonl").path,
        shared.appending(path: "cases/apple-locale-vectors.jsonl").path,
        "--jobs", "2", "--show", "0", "--failed", failed.path,
      ])
    // A crash would fail cases too; a case that passes again must leave the list.
    let names = (try? String(contentsOf: failed, encoding: .utf8)) ?? ""
    #expect(
      Set(names.split(separator: "\n").map(String.init)) == Set(Self.known.keys),
      "\(outcome.output)\(outcome.error)")
    print(outcome.output.split(separator: "\n").last ?? "")
  }
}
