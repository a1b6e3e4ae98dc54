import Testing

@testable import LabelLint

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

  @Test("a set whose problems are too many to be told is not complete")
  func furtherProblemsHideOthers() throws {
    func elements(_ count: Int) -> String {
      CheckedFiles.android(String(repeating: "<x/>", count: count))
    }
    let most = try #require(reported(elements(10_000)))
    #expect(most.summary.complete)
    #expect(most.summary.cutLocales == nil)
    let set = try #require(reported(elements(10_001)))
    #expect(set.findings.contains { $0.message.hasPrefix("further problems") })
    #expect(!set.summary.complete)
    // Apps read what stands there.
    #expect(!set.summary.isCut)
    #expect(set.summary.cutLocales == ["en"])
  }

  @Test("what comes to problems that are too many already is said to be left out")
  func problemsOfSeveralReaders() {
    var problems: [ReadingProblem] = []
    let own = ReadingProblem(.unknownElement, at: .zero, "unknown")
    for _ in 0..<5 { problems.append(own, most: 3) }
    #expect(problems.map(\.code) == [own.code, own.code, own.code, .furtherProblems])
    problems.append(own)
    for _ in 0..<2 { problems.append(own, most: 3) }
    #expect(problems.map(\.code).suffix(2) == [own.code, .furtherProblems])
    #expect(problems.count == 6)
  }

  @Test(
    "a set with entities that are not read is not complete",
    arguments: [
      ("<!DOCTYPE resources [<!ENTITY app \"Music\">]>", false),
      ("<!DOCTYPE resources [<!ENTITY more SYSTEM \"more.xml\">]>", false),
      ("<!DOCTYPE resources>", true),
    ])
  func documentTypes(type: String, isComplete: Bool) throws {
    let set = try #require(
      reported("\(type)<resources><string name=\"a\">Open it</string></resources>"))
    #expect(set.summary.complete == isComplete)
    #expect(set.summary.isCut == false)
    #expect(set.findings.contains { $0.rule == "unreadable-catalog" } == !isComplete)
  }

  @Test("the document type of another kind of document hides nothing")
  func otherDocumentType() {
    let file = StringsCatalogReader.read(
      path: "en.lproj/L.strings",
      bytes: Array(
        "<!DOCTYPE page><plist><dict><key>a</key><string>b</string></dict></plist>".utf8),
      table: "L")
    #expect(file.problems.map(\.code.rawValue) == ["unexpected-document-type"])
    #expect(file.entries.count == 1)
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
