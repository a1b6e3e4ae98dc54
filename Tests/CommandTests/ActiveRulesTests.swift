import Foundation
import Testing

/// `rules --active`: what runs here.
@Suite("Rules that run")
struct ActiveRulesTests {
  /// Rules and levels of the machine list.
  private static func levels(_ folder: TemporaryFolder, _ arguments: String...) throws
    -> [String: String]
  {
    let outcome = try folder.runAll(["rules", "--format", "json"] + arguments)
    #expect(outcome.status == 0, "\(outcome.error)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let rules = try #require(value?["rules"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: rules.compactMap { rule in
        (rule["id"] as? String).map { ($0, rule["severity"] as? String ?? "") }
      })
  }

  @Test("the list has the rules that run, at the levels of the configuration")
  func configured() throws {
    let folder = try TemporaryFolder()
    let all = try Self.levels(folder)
    let on = try Self.levels(folder, "--active")
    #expect(on == all.filter { $0.value != "off" })
    let off = try #require(all.first { $0.value == "off" }?.key)
    try folder.write(
      "version: 1\nrules: {role-word: error, all-caps: off, \(off): note}\n", to: ".label-lint.yml")
    var expected = on
    expected["role-word"] = "error"
    expected["all-caps"] = nil
    expected[off] = "note"
    #expect(try Self.levels(folder, "--active") == expected)
    #expect(try Self.levels(folder) == all)
    #expect(try Self.levels(folder, "--active", "--isolated") == on)
    let text = try folder.run("rules", "--active").output
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("role-word ") })
    #expect(line.split(separator: " ").dropFirst().first == "error")
    #expect(!text.contains("\nall-caps "))
  }

  @Test("a wrong configuration ends the call")
  func wrong() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 2\n", to: ".label-lint.yml")
    #expect(try folder.run("rules", "--active").status == 2)
    // It may declare rules, which the list has as well.
    #expect(try folder.run("rules").status == 2)
    #expect(try folder.run("rules", "--isolated").status == 0)
  }
}
