import LabelLint
import Testing

@Suite struct ClosingLinesTests {
  /// What is known of a run, and the last lines of its report.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let run: RunSummary
    init(_ name: String, _ lines: [String], _ change: (inout RunSummary) -> Void) {
      testDescription = name
      self.lines = lines
      var run = Sample.run()
      run.sets = 214
      change(&run)
      self.run = run
    }
  }

  static let cases = [
    Case("nothing to say", []) { _ in },
    Case("known findings", ["1,204 known findings hidden"]) { $0.known = 1204 },
    Case("one of them", ["1 known finding hidden"]) { $0.known = 1 },
    Case("fixed findings", ["17 fixed: label-lint baseline prune"]) { $0.fixed = 17 },
    Case("removed findings", ["1 fixed, 2 removed with their texts: label-lint baseline prune"]) {
      $0.fixed = 1
      $0.removedFindings = 2
    },
    Case("both", ["1,204 known findings hidden, 17 fixed: label-lint baseline prune"]) {
      ($0.known, $0.fixed) = (1204, 17)
    },
    Case("a baseline that still holds", []) { $0.fixed = 0 },
    Case("languages without words", ["wording rules not run for mr, ne: no word list"]) {
      $0.withoutLexicon = ["ne", "mr"]
    },
    Case(
      "many languages without words",
      [
        "wording rules not run for 4 languages without a word list: label-lint check --verbose "
          + "names them"
      ]
    ) { $0.withoutLexicon = ["ne", "mr", "af", "az"] },
    Case(
      "texts that wait for a review",
      ["1,674 texts wait for review in 2 locales: label-lint check --rule unreviewed-translation"]
    ) {
      var set = SetSummary(app: "", set: "ios/App/Main", format: .xcstrings, sourceLocale: "en")
      set.locales = [
        LocaleCoverage(locale: "de", required: 900, translated: 900, needsReview: 674, checked: 9),
        LocaleCoverage(locale: "fr", required: 1000, translated: 1000, checked: 9),
        LocaleCoverage(
          locale: "nl", required: 1000, translated: 1000, needsReview: 1000, checked: 9),
      ]
      $0.waiting.add(set)
    },
    Case(
      "texts that are missing in fewer findings",
      ["1,016 texts missing in 2 locales, reported in 1 finding: label-lint coverage"]
    ) { $0.missing.add(missing(1, in: ["de": 516, "fr": 500])) },
    Case("some of whose findings are known", ["3 texts missing in 1 locale: label-lint coverage"]) {
      var set = missing(2, in: ["de": 3])
      set.findings[0].state = .unchanged
      $0.missing.add(set)
    },
    Case("a finding for each of them", []) { $0.missing.add(missing(2, in: ["de": 1, "fr": 1])) },
    Case("none that a finding names", []) { $0.missing.add(missing(0, in: ["de": 3])) },
    Case("sets without a source", [#"translations not compared in a\n, b: no source text"#]) {
      $0.withoutSource = ["b", "a\n"]
    },
    Case(
      "many of them", ["translations not compared in a, b, c and 2 more: no source text"]
    ) { $0.withoutSource = ["e", "d", "c", "b", "a"] },
  ]

  /// A set with findings of missing texts, of which locales lack some.
  private static func missing(_ findings: Int, in locales: [String: Int]) -> ReportedSet {
    var finding = Sample.roleWord
    finding.rule = "missing-translation"
    var set = Sample.set(
      Array(repeating: finding, count: findings), in: [Sample.file(Sample.catalog)])
    set.summary.locales = locales.sorted { $0.key < $1.key }.map { locale, missing in
      LocaleCoverage(locale: locale, required: 2000, translated: 2000 - missing, checked: 9)
    }
    return set
  }

  @Test(arguments: cases) func withoutFindings(_ example: Case) {
    let output = Sample.output(TextReport(), [], example.run)
    #expect(output == example.lines.map { $0 + "\n" }.joined())
    #expect(Sample.output(ConciseReport(), [], example.run).isEmpty)
  }

  @Test func totals() {
    let set = Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])
    func last(_ sets: Int, _ counts: SeverityCounts) -> Substring? {
      var run = Sample.run()
      (run.sets, run.counts) = (214, counts)
      let output = Sample.output(TextReport(), Array(repeating: set, count: sets), run)
      return output.split(separator: "\n").last
    }
    #expect(
      last(3, SeverityCounts(error: 1, warning: 4, note: 2))
        == "7 findings (1 error, 4 warnings, 2 notes) in 3 of 214 sets")
    #expect(last(1, SeverityCounts(note: 1)) == "1 finding (1 note) in 1 of 214 sets")
    #expect(
      last(1, SeverityCounts(error: 2, note: 1_234_567))
        == "1,234,569 findings (2 errors, 1,234,567 notes) in 1 of 214 sets")
  }

  @Test func fixableFindingsComeLast() {
    var finding = Sample.roleWord
    let edits = finding.fixes[0].edits
    finding.fixes.append(Fix("Write it so", safety: .safe, edits: edits))
    let set = Sample.set([finding, Sample.roleWord], in: [Sample.file(Sample.catalog)])
    let lines = Sample.output(TextReport(), [set]).split(separator: "\n")
    #expect(lines.last == "1 fixable: label-lint fix")
  }
}
