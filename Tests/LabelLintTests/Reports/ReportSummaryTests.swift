import LabelLint
import Testing

/// Reports for people say where work begins, and what they leave out.
@Suite("Summaries of reports") struct ReportSummaryTests {
  /// A set with many entries: an error, six warnings of a rule in two locales, six notes of another.
  static var set: ReportedSet {
    var findings = [CauseTests.finding("empty-label", .error, in: 0, line: 20, source: "Stop")]
    for line in 0..<6 {
      findings += [
        CauseTests.finding(
          "wrong-script", message: "is odd: \(line)", in: line % 2, line: line, key: "s\(line)",
          locale: CauseTests.locales[line % 2], source: "Script \(line)"),
        CauseTests.finding(
          "whitespace-mismatch", .note, message: "is wide: \(line)", in: 0, line: 30 + line,
          key: "w\(line)", source: "Blank \(line)"),
      ]
    }
    return Sample.set(findings, in: CauseTests.files(CauseTests.folders))
  }

  static func lines(_ limit: EntryLimit = .automatic) -> [String] {
    var style = ReportStyle()
    style.limit = limit
    var run = Sample.run([set])
    (run.known, run.suppressed) = (12, 1)
    return Sample.output(TextReport(style), [set], run).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  static let table = [
    "rule                 errors  warnings  notes  locales",
    "empty-label               1         0      0        1",
    "wrong-script              0         6      0        2",
    "whitespace-mismatch       0         0      6        1",
    "",
    "Start here:",
    "  1. values-de/strings.xml:21:1: error: is wrong [empty-label]",
    "  2. values-de/strings.xml:1:1: warning: is odd: 0 [wrong-script]",
    "  3. values-de/strings.xml:31:1: note: is wide: 0 [whitespace-mismatch]",
    "",
  ]
  static let end = [
    "12 known findings: --include-known shows them",
    "1 suppressed finding: --include-suppressed shows them",
    "",
    "13 findings (1 error, 6 warnings, 6 notes) in 1 of 1 set",
    "12 known findings hidden",
    "",
  ]

  @Test("a long report ends with its rules, where to begin, and what it does not show")
  func summary() {
    let lines = Self.lines()
    #expect(Array(lines.suffix(16)) == Self.table + Self.end)
    #expect(Self.lines(.all) == lines)
  }

  @Test("a limit shows the first entries and says how many are left")
  func limited() {
    let lines = Self.lines(.atMost(2))
    #expect(
      Array(lines.suffix(17)) == Self.table + [
        "11 more entries with 11 findings: --limit all shows them, --format html=labels.html writes "
          + "a page for writers"
      ] + Self.end)
    let heads = lines.filter { $0.hasPrefix("values") }
    #expect(
      heads == [
        "values-de/strings.xml:21:1: error: is wrong [empty-label]",
        "values-de/strings.xml:1:1: warning: is odd: 0 [wrong-script]",
      ])
    #expect(
      Self.lines(.atMost(12)).contains(
        "1 more entry with 1 finding: --limit all shows it, --format html=labels.html writes a page for "
          + "writers"))
    #expect(!Self.lines(.atMost(13)).contains { $0.contains("more entr") })
  }

  @Test("with a limit, an entry names some of its places and counts the others")
  func places() {
    var style = ReportStyle()
    style.limit = .atMost(1)
    let lines = Sample.output(
      TextReport(style), [CauseTests.copies(12, 0, of: 30)], Sample.run()
    ).split(separator: "\n")
    #expect(
      lines.dropFirst(2) == [
        "    = in 1 locale: de (12 of 30): values-de/strings.xml:1:1",
        "    = also: values-de/strings.xml:2:1, 3:1, 4:1, 5:1",
        "    = also: 7 more places, which --limit all shows",
        "    = more: label-lint explain untranslated-copy",
      ])
  }

  @Test("a short report has no summary")
  func short() {
    let output = Sample.output(TextReport(), [CauseTests.copies(4, 4, of: 4)])
    #expect(!output.contains("Start here"))
  }

  @Test("a short report says what a limit leaves out, too")
  func shortWithLimit() {
    func output(_ count: Int) -> String {
      var style = ReportStyle()
      style.limit = .atMost(count)
      let rules: [RuleID] = ["empty-label", "role-word", "all-caps"]
      let findings = rules.map { CauseTests.finding($0) }
      let files = CauseTests.files(CauseTests.folders)
      return Sample.output(TextReport(style), [Sample.set(findings, in: files)], Sample.run())
    }
    #expect(output(1).contains("\n\n2 more entries with 2 findings: --limit all shows them, "))
    #expect(!output(3).contains("more entr"))
  }

  @Test("markdown: a table of rules with their locales, and what a limit leaves out")
  func markdown() {
    var style = ReportStyle()
    style.limit = .atMost(1)
    let output = Sample.output(MarkdownReport(style), [Self.set])
    #expect(
      output.contains(
        """

        | rule | errors | warnings | notes | locales |
        | --- | ---: | ---: | ---: | ---: |
        | `empty-label` | 1 | 0 | 0 | 1 |
        | `wrong-script` | 0 | 6 | 0 | 2 |
        | `whitespace-mismatch` | 0 | 0 | 6 | 1 |

        """), "\(output)")
    #expect(output.hasSuffix("\n_12 more findings: `--limit all` shows them._\n"), "\(output)")
    #expect(output.split(separator: "\n").count { $0.hasPrefix("- ") } == 1)
  }

  @Test("the review page: a table of rules by level, and where to begin")
  func page() {
    let page = Sample.output(HTMLReport(), [Self.set])
    #expect(
      page.contains(
        "<h3>Start here</h3>\n<ol><li><span lang=\"en\">is wrong</span> "
          + "<code dir=\"ltr\">values-de/strings.xml:21:1</code></li>"))
    // Work begins with these places, so they come before what was checked.
    let order = [
      "<h3>Start here</h3>", "<caption>Findings by rule</caption>", "<dl class=\"plain\">",
    ]
    let places = order.compactMap { page.firstRange(of: $0)?.lowerBound }
    #expect(places.count == order.count && places == places.sorted())
    // A small screen shows the name of a number above it.
    let row = page.firstMatch(
      of: #/<th scope="row">wrong-script</th>.*?(<td class="number".*?)</tr>/#)
    #expect(
      row.map { String($0.output.1) } == """
        <td class="number" data-name="Errors">0</td><td class="number" data-name="Warnings">6</td>\
        <td class="number" data-name="Notes">0</td><td class="number" data-name="Languages">2</td>
        """)
  }
}
