import Foundation
import LabelLint
import Testing

/// Reports for people begin with what matters most.
@Suite struct ReportOrderTests {
  /// A finding of a rule in a file, in no order yet.
  static func finding(
    _ rule: RuleID, _ severity: Severity, in file: Int = 0, at start: UInt32 = 0,
    locale: String = "en", state: FindingState? = nil
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, confidence: .high,
      subject: Subject(set: "res", table: "t", key: "k\(start)-\(file)", locale: locale),
      span: SourceSpan(file: file, bytes: ByteRange(start: start, count: 1)), message: "is wrong")
    finding.text = "x"
    finding.state = state
    return finding
  }

  /// A set of all kinds: levels, rules, states and locales, the least important first.
  static var set: ReportedSet {
    let files = ["a.strings", "b.strings"].map { Sample.file("one two three", path: $0) }
    return Sample.set(
      [
        finding("all-caps", .note, at: 0), finding("all-caps", .warning, at: 1),
        finding("all-caps", .warning, in: 1, at: 2, state: .new),
        finding("empty-label", .warning, at: 3, locale: "de"),
        finding("empty-label", .warning, in: 1, at: 4),
        finding("placeholder-mismatch", .error, in: 1, at: 5, locale: "de"),
        finding("placeholder-mismatch", .error, in: 1, at: 6, locale: "de"),
        finding("empty-label", .error, at: 7),
      ], in: files, name: "res")
  }

  static let byImportance = [
    "b.strings:1:6 error placeholder-mismatch", "b.strings:1:7 error placeholder-mismatch",
    "a.strings:1:8 error empty-label", "b.strings:1:5 warning empty-label",
    "a.strings:1:4 warning empty-label", "b.strings:1:3 warning all-caps",
    "a.strings:1:2 warning all-caps", "a.strings:1:1 note all-caps",
  ]
  static let byPath = [
    "a.strings:1:1 note all-caps", "a.strings:1:2 warning all-caps",
    "a.strings:1:4 warning empty-label", "a.strings:1:8 error empty-label",
    "b.strings:1:3 warning all-caps", "b.strings:1:5 warning empty-label",
    "b.strings:1:6 error placeholder-mismatch", "b.strings:1:7 error placeholder-mismatch",
  ]

  static func style(_ order: ReportOrder) -> ReportStyle {
    var style = ReportStyle()
    style.order = order
    // Each finding by itself.
    style.isFolded = false
    return style
  }

  @Test(
    "text: level, rule, novelty, source before translations, place",
    arguments: zip([ReportOrder.importance, .path], [byImportance, byPath]))
  func text(order: ReportOrder, expected: [String]) {
    let lines = Sample.output(TextReport(Self.style(order)), [Self.set]).split(separator: "\n")
    let heads = lines.compactMap { line in
      line.wholeMatch(of: #/(.+:\d+:\d+): (\w+): is wrong(?: in de)? \[(.+)\]/#)
        .map { "\($0.output.1) \($0.output.2) \($0.output.3)" }
    }
    #expect(heads == expected)
  }

  @Test("csv: the same order, a row each")
  func table() {
    func keys(_ order: ReportOrder) -> [String] {
      let rows = Sample.output(CSVReport(Self.style(order)), [Self.set]).split(separator: "\r\n")
      return rows.dropFirst().map {
        String($0.split(separator: ",", omittingEmptySubsequences: false)[3])
      }
    }
    #expect(
      keys(.importance) == ["k5-1", "k6-1", "k7-0", "k4-1", "k3-0", "k2-1", "k1-0", "k0-0"])
    // By path they come as records do.
    #expect(keys(.path) == Self.set.findings.map(\.subject.key))
  }

  @Test("csv: the rows of one cause are parted by level")
  func levelsOfOneCause() {
    var set = CauseTests.copies(6, 0, of: 6)
    set.findings[2].severity = .note
    let rows = Sample.output(CSVReport(), [set]).split(separator: "\r\n").dropFirst()
    let levels = rows.map { $0.split(separator: ",", omittingEmptySubsequences: false)[8] }
    #expect(levels == ["warning", "warning", "warning", "warning", "warning", "note"])
  }

  @Test("markdown: a section for each level, or for each file")
  func markdown() {
    let levels = Sample.output(MarkdownReport(Self.style(.importance)), [Self.set])
    #expect(
      levels.split(separator: "\n").filter { $0.hasPrefix("### ") } == [
        "### Errors", "### Warnings", "### Notes",
      ])
    let files = Sample.output(MarkdownReport(Self.style(.path)), [Self.set])
    #expect(
      files.split(separator: "\n").filter { $0.hasPrefix("### ") } == [
        "### `b.strings`", "### `a.strings`",
      ])
  }

  @Test("every rule has one place in the order")
  func rules() {
    let ordered = RuleImportance.groups.flatMap(\.rules)
    #expect(Set(ordered).count == ordered.count)
    #expect(Set(ordered) == Set(RuleRegistry.metadata.map(\.id)))
    #expect(RuleImportance.rank(of: "unreadable-catalog") == 0)
    #expect(RuleImportance.rank(of: "no-such-rule") == ordered.count)
  }

  @Test("the documentation lists the rules in this order")
  func documentation() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let page = try String(contentsOf: folder.appending(path: "docs/reports.md"), encoding: .utf8)
    for group in RuleImportance.groups {
      let rules = group.rules.map { "[`\($0)`](rules/\($0).md)" }.joined(separator: ", ")
      #expect(page.contains("\n| \(group.title) | \(rules) |\n"), "\(group.title)")
    }
  }
}
