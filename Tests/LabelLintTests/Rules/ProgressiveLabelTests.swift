import LabelLint
import Testing

/// Labels that begin with their control and say what it is doing.
@Suite struct ProgressiveLabelTests {
  /// What is said of a label: the rule and the bytes that it flags.
  private static func told(_ text: String) -> [String] {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "cd_open", text: text)],
      limitedTo: { $0 == "role-word" || $0 == "redundant-phrase" })
    return outcome.checked.findings.map { "\($0.rule) \(outcome.flagged($0))" }
  }

  @Test(
    "the role is told once, however long the label is",
    arguments: [
      ("Button opening the menu", "Button"), ("A button opening the menu of files", "button"),
      ("Button opening the list of all files that you can share today", "Button"),
    ])
  func role(_ text: String, _ word: String) {
    #expect(Self.told(text) == ["role-word \(word)"])
  }

  @Test(
    "a noun behind the control is no verb", arguments: ["Button string of words", "Switch wing"])
  func noun(_ text: String) {
    #expect(Self.told(text) == [])
  }
}
