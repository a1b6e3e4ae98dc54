import LabelLint
import Testing

/// What lines of a text report hold, and where they are broken.
@Suite("Lines of text reports") struct ReportLinesTests {
  @Test("the key is shown in full where the excerpt cuts it, and once")
  func keys() {
    for (line, key, source, fact) in [
      ("<string name=\"title_key\">⟦x⟧", "title_key", "A", nil),
      ("<string name=\"title_key\">⟦x⟧", "title", "A", "title"),
      (
        "<string name=\"title_key\">" + String(repeating: "y ", count: 60) + "⟦x⟧", "title_key",
        "A",
        "title_key"
      ),
      ("\"Play %@\" = \"⟦x⟧\";", "Play %@", "Play %@", nil), ("⟦x⟧", "Play %@", "Play %@", nil),
    ] {
      var (finding, file) = TextReportTests.finding(line, locale: "de")
      finding.subject.key = key
      (finding.text, finding.source) = ("x", source)
      let lines = Sample.output(TextReport(), [Sample.set([finding], in: [file])])
        .split(separator: "\n")
      #expect(
        lines.filter { $0.contains("= key") } == (fact.map { ["    = key: \($0)"] } ?? []),
        "\(lines)")
    }
  }

  @Test("words are broken where a terminal ends, and nowhere for others")
  func terminalLines() {
    var (finding, file) = TextReportTests.finding("⟦Wiedergabetaste⟧ an", locale: "de")
    finding.message = "‹one two three four five six› seven \u{2068}אב גד\u{2069} [x]"
    finding.text = "x"
    finding.source = "one two three four five six seven eight"
    finding.fixes = [Fix("Write 'eins zwei drei vier'", safety: .unsafe, edits: [])]
    let span = SourceSpan(file: 0, bytes: ByteRange(start: 2, count: 1))
    finding.related = [Related(span, "is the place that has it, too")]
    let set = Sample.set([finding], in: [file])
    var style = ReportStyle()
    (style.width, style.isWrapped) = (40, true)
    #expect(
      Sample.output(TextReport(style), [set], Sample.run()) == """
        strings.xml:1:1: warning: ‹one two three
          four five six› seven \u{2068}אב גד\u{2069} [x] in de
          [role-word]
          1 | Wiedergabetaste an
            | ^^^^^^^^^^^^^^^
            = write: eins zwei drei vier
            = key: k
            = source (en): one two three four
                five six seven eight
            = see: strings.xml:1:3: is the place
                that has it, too
            = more: label-lint explain role-word

        """)
    style.isWrapped = false
    let lines = Sample.output(TextReport(style), [set], Sample.run()).split(separator: "\n")
    #expect(lines.first?.hasSuffix("[x] in de [role-word]") ?? false, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("^ write: eins zwei drei vier") }, "\(lines)")
  }

  @Test("a run of another direction ends with its line and goes on in the next one")
  func isolates() {
    let lines = BrokenLine("a \u{2068}אב גד\u{2069} b", width: 6).lines
    #expect(lines == ["a \u{2068}אב\u{2069}", "  \u{2068}גד\u{2069} b"])
  }
}
