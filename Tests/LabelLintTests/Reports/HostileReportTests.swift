import LabelLint
import Testing

/// Reports for people of names and records that would act on a terminal.
@Suite struct HostileReportTests {
  @Test func aStoredRecordCannotActOnATerminal() {
    var set = Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])
    set.findings[0].message = "a\u{1B}[2J\n\u{202E}b \u{2068}c\u{2069}"
    let line = Sample.output(ConciseReport(), [set])
    #expect(
      line.hasSuffix(#"warning: a\u{1B}[2J\n\u{202E}b "# + "\u{2068}c\u{2069} [role-word]\n"))
  }

  @Test func aPathCannotBreakALine() {
    let file = Sample.file("x", path: "a\n\u{1B}[0m/b.xml")
    var finding = Sample.roleWord
    (finding.span.bytes, finding.fixes) = (.zero, [])
    #expect(
      Sample.output(ConciseReport(), [Sample.set([finding], in: [file])])
        == #"a\n\u{1B}[0m/b.xml:1:1: warning: 'Play button' repeats the role 'button' [role-word]"#
        + "\n")
  }
}
