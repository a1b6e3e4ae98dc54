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

  @Test(
    "a cell writes the sign of a command by number, wherever a log may end a line",
    arguments: [
      ("::error::x", "_x003A_:error::x"), ("a\n::x", "a\n_x003A_:x"), ("a::b", "a::b"),
      ("\u{2028}::x", "\u{2028}_x003A_:x"), ("a\u{2029} \u{A0}::x", "a\u{2029} \u{A0}_x003A_:x"),
    ])
  func cells(text: String, shown: String) {
    #expect(Array(CellEscape.visible(text).unicodeScalars) == Array(shown.unicodeScalars))
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
