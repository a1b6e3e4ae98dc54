import LabelLint
import Testing

/// What is past a limit is a finding with its place, and its set is not complete.
@Suite struct LimitTests {
  private static let path = "res/values/strings.xml"

  /// The set of one Android file as it is reported.
  private func reported(_ text: String) -> ReportedSet? {
    CheckedFiles([Self.path: text]).catalogs.first.map { catalog in
      ReportedSet(catalog, Linter(configuration: Configuration()).check(catalog), app: "")
    }
  }

  private func longText(_ count: Int) -> String {
    CheckedFiles.android(
      "<string name=\"long_text\">" + String(repeating: "a", count: count) + "</string>")
  }

  @Test("a text of more than 2 MiB is judged by no rule, which is said at its start")
  func longTexts() throws {
    let set = try #require(reported(longText(2_097_153)))
    let found = set.findings.filter { $0.rule == "unreadable-catalog" }
    #expect(
      found.map(\.message) == ["the text has 2097153 bytes: rules check at most 2097152"])
    #expect(found.map { "\($0.place.line):\($0.place.column)" } == ["2:26"])
    #expect(found.map(\.subject.key) == ["long_text"])
    #expect(!set.summary.complete)
  }

  @Test("a text of 2 MiB is judged")
  func textsAtTheLimit() throws {
    let set = try #require(reported(longText(2_097_152)))
    #expect(set.findings.filter { $0.rule == "unreadable-catalog" }.isEmpty)
    #expect(set.summary.complete)
  }

  @Test("problems past the most that are told are said to be left out, in every kind of file")
  func furtherProblems() throws {
    let lines = String(repeating: "\"a\" = \"b\";\n", count: 10_100)
    let file = StringsCatalogReader.read(
      path: "en.lproj/Localizable.strings", bytes: Array(lines.utf8), table: "Localizable")
    #expect(file.problems.count == 10_001)
    #expect(file.problems.last?.code == .furtherProblems)
    #expect(file.problems.last.map { Int($0.span.start) } == 11 * 10_001 + 1)
    #expect(
      file.problems.last?.message
        == "further problems are left out: only 10000 are reported")
    let missing = String(repeating: "\"a\" \"b\";\n", count: 300)
    let broken = StringsCatalogReader.read(
      path: "en.lproj/Localizable.strings", bytes: Array(missing.utf8), table: "Localizable")
    #expect(broken.problems.filter { $0.code == .furtherProblems }.count == 1)
  }

  @Test("a set whose problems are too many to be told is read whole")
  func furtherProblemsHideNothing() throws {
    let set = try #require(reported(CheckedFiles.android(String(repeating: "<x/>", count: 10_100))))
    #expect(set.findings.contains { $0.message.hasPrefix("further problems") })
    #expect(set.summary.complete)
  }

  @Test("namespaces past the most that are kept are told where they are declared")
  func namespaces() throws {
    let names = (0..<70).map { "xmlns:n\($0)=\"urn:\($0)\"" }.joined(separator: " ")
    let set = try #require(reported("<resources \(names)></resources>"))
    let found = set.findings.filter { $0.rule == "unreadable-catalog" }
    #expect(Set(found.map(\.message)) == ["more than 64 namespaces are declared"])
    #expect(found.count == 8)
    #expect(!set.summary.complete)
  }

  @Test("related places past a hundred are counted")
  func relatedPlaces() throws {
    let strings = (0..<150).map { "<string name=\"a\($0)\">Open song \($0)</string>" }
    let set = try #require(
      CheckedFiles([
        Self.path: CheckedFiles.android(strings.joined()),
        "res/values-de/strings.xml": CheckedFiles.android("<string name=\"a0\">Lied</string>"),
      ]).catalogs.first.map { catalog in
        ReportedSet(catalog, Linter(configuration: Configuration()).check(catalog), app: "")
      })
    let found = set.findings.filter { $0.rule == "missing-translation" }
    #expect(found.count == 1)
    #expect(found.first?.related.count == 101)
    #expect(found.first?.related.last?.message.hasPrefix("and ") == true)
  }
}
