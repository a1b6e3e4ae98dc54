import LabelLint
import Testing

/// Words that name a control where the sources say what it is.
@Suite("Loose words for roles")
struct LooseRoleWordsTests {
  @Test(
    "a looser word counts on a control of its kind",
    arguments: [
      ("Spinner", "Date selector", "note role-word a en"),
      ("ImageButton", "Date selector", ""), ("Spinner", "Colour chooser", "note role-word a en"),
      ("ImageButton", "Action button", "warning role-word a en"),
      ("ImageButton", "Mouse button", ""),
    ])
  func classes(name: String, text: String, expected: String) {
    let found = UsesInRulesTests.findings(
      [RuleCheck.Text(key: "a", text: text)],
      [UsesInRulesTests.layout("<\(name) android:contentDescription=\"@string/a\"/>")],
      rules: ["role-word"])
    #expect(
      found.map(UsesInRulesTests.shown).joined(separator: "\n") == expected, "\(name): \(text)")
  }
}
