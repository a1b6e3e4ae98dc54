import LabelLint
import Testing

/// Names and abbreviations in capitals, and words in capitals beside them.
@Suite struct CapitalNamesTests {
  @Test(
    "a name in brackets behind names is one",
    arguments: ["MP3 (LAME)", "VGA, QXL (SPICE)", "MTD (NAND/NOR)", "USB 3.0 (XHCI)"])
  func names(_ text: String) {
    #expect(Self.flagged(text).isEmpty)
  }

  @Test(
    "a word before brackets, or a phrase in them, is shouted",
    arguments: ["SHOW ALL (LIST)", "CLOSE (PDF)", "PDF (SHOW ALL)", "(DISMISS)"])
  func words(_ text: String) {
    #expect(Self.flagged(text) == ["title_format"])
  }

  private static func flagged(_ text: String) -> [String] {
    RuleCheck.check(
      [RuleCheck.Text(key: "title_format", text: text)], limitedTo: { $0 == "all-caps" }
    ).checked.findings.map(\.subject.key)
  }
}
