import LabelLint
import Testing

/// What the default levels of rules rest on.
@Suite struct LevelFiguresTests {
  private static let table = LevelFigures.read(
    """
    rule\tlevel\ttrue\tuseful\tjudged\tdate
    all-caps\twarning\t1\t0\t1\t2026-11-28
    hint-form\tnote\t15\t3\t18\t2026-11-29
    hint-form\terror\t1\t1\t1200\t2026-11-29
    hint-form\twarning\t0\t0\t2\t2026-11-29
    role-word\tloud\t1\t1\t2\t2026-11-29
    role-word\tnote\tone\t1\t2\t2026-11-29

    """)

  @Test(
    "figures in a sentence, the worst level first",
    arguments: [
      (
        "all-caps",
        "In a sample of findings from open-source apps (2026-11-28), 1 of 1 warning was right."
      ),
      (
        "hint-form",
        "In a sample of findings from open-source apps (2026-11-29), 1 of 1,200 errors was right "
          + "(1 more was useful), 0 of 2 warnings were right, and 15 of 18 notes were right "
          + "(3 more were useful). "
          + "A useful finding is not about a mistake, but shows something worth a look."
      ),
      (
        "role-word",
        "The last sample of findings from open-source apps (2026-11-29) contained no finding of this rule."
      ),
    ])
  func sentence(rule: String, sentence: String) {
    #expect(LevelFigures(RuleID(rule), in: Self.table).sentence == sentence)
  }

  @Test("the table has a line for each rule and level, all of them readable")
  func table() {
    let lines = Resource.text(of: "level-figures.tsv").split(separator: "\n")
    #expect(lines.first == "rule\tlevel\ttrue\tuseful\tjudged\tdate")
    let rows = LevelFigures.table
    #expect(rows.values.joined().count == lines.count - 1)
    for (rule, rows) in rows {
      #expect(RuleRegistry.metadata(of: rule) != nil, "\(rule)")
      #expect(Set(rows.map(\.level)).count == rows.count, "\(rule)")
      for row in rows {
        #expect(row.judged > 0 && row.right >= 0 && row.useful >= 0, "\(rule)")
        #expect(row.right + row.useful <= row.judged, "\(rule)")
        #expect(row.date.count == 10, "\(rule)")
      }
    }
  }
}
