import Testing

@testable import LabelLint

/// Lines of a log that no build service takes for a command.
@Suite("Visible lines")
struct VisibleLineTests {
  @Test(
    "signs of a command are written out, whatever mark stands behind them",
    arguments: [
      ("::error::x", "\\u{3A}:error::x"), ("\u{A0}::error::x", "\u{A0}\\u{3A}:error::x"),
      ("::\u{FE0F}error::x", "\\u{3A}:\u{FE0F}error::x"), ("a ##[add]", "a \\u{23}#[add]"),
      ("##[\u{301}b ##vso[c", "\\u{23}#[\u{301}b \\u{23}#vso[c"), ("a::b", "a::b"),
    ])
  func commands(line: String, shown: String) {
    #expect(Array(VisibleText.line(line).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test("a gauge shows controls of a label's value")
  func gauges() {
    var text = GaugeText()
    text.add("g", "Help.", [(labels: [(name: "locale", value: "j\u{B}a\n\"")], value: "1")])
    #expect(
      text.closed
        == "# TYPE g gauge\n# HELP g Help.\ng{locale=\"j\\\\u{B}a\\n\\\"\"} 1\n# EOF\n")
  }
}
