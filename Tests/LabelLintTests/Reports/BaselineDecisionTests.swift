import LabelLint
import Testing

/// Decisions that are put into a baseline.
@Suite struct BaselineDecisionTests {
  private func line(_ key: String, _ locales: [String], reason: String? = nil) -> String {
    let state = reason.map { "\"accepted\",\"reason\":\"\($0)\"" } ?? "\"existing\""
    let tags = locales.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"set":"app","table":"string","key":"\(key)","slot":"","rule":"all-caps","detail":"","locales":[\(tags)],\
      "text":"0","state":\(state)}
      """
  }

  private func baseline(_ lines: [String]) throws -> Baseline {
    let header = "{\"schemaVersion\":1,\"type\":\"baseline\",\"ruleSet\":\"1\"}"
    return try Baseline(Array(([header] + lines).joined(separator: "\n").utf8))
  }

  private func summary(_ baseline: Baseline) -> [String] {
    baseline.joined.map {
      "\($0.subject.key) \($0.locales.joined(separator: ",")) \($0.reason ?? "-")"
    }
  }

  @Test("a decision takes the place of debt and of an earlier decision, locale by locale")
  func oneFinding() throws {
    var known = try baseline([line("a", ["de", "en", "fr"]), line("b", ["en"])])
    known.accept(
      try baseline([line("a", ["en"], reason: "one"), line("a", ["de", "en"], reason: "two")])
        .entries)
    #expect(summary(known) == ["a de,en two", "a fr -", "b en -"])
  }

  @Test("thousands of decisions leave one entry each")
  func manyFindings() throws {
    let keys = (0..<3000).map { "key\($0)" }
    var known = try baseline(keys.map { line($0, ["en"]) })
    known.accept(try baseline(keys.map { line($0, ["en"], reason: "as it is") }).entries)
    #expect(summary(known) == keys.sorted().map { "\($0) en as it is" })
  }
}
