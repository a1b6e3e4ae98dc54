import LabelLint
import Testing

/// States that translations add in a language with blanks between syllables.
@Suite struct AddedStateTests {
  @Test(
    "behind the source's own words a state is added, and behind others it may be a part of the name",
    arguments: [
      ("Menu", "Menu đã chọn", ["đã chọn"]), ("Menu", "Menu", []),
      ("Menu", "Trình đơn đã chọn", []), ("Chosen menu", "Menu đã chọn", []),
    ])
  func vietnamese(_ source: String, _ text: String, _ expected: [String]) {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "cd_menu", text: source),
        RuleCheck.Text(folder: "values-vi", key: "cd_menu", text: text),
      ], limitedTo: { $0 == "state-word" })
    #expect(outcome.checked.findings.map { outcome.flagged($0) } == expected)
  }
}
