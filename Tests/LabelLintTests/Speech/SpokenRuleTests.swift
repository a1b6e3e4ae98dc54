import LabelLint
import Testing

/// Rules that ask what the screen readers of the platform say themselves.
@Suite("Rules on what readers say themselves")
struct SpokenRuleTests {
  private func found(_ rule: RuleID, android key: String, _ text: String) -> [String] {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android("<string name=\"\(key)\">\(text)</string>")
    ]).findings(of: rule)
  }

  private func found(_ rule: RuleID, apple key: String, _ text: String) -> [String] {
    CheckedFiles(["App/en.lproj/Localizable.strings": "\"\(key)\" = \"\(text)\";\n"])
      .findings(of: rule)
  }

  @Test("a state that no reader says is a note, and belongs into the value")
  func states() {
    #expect(
      found("state-word", android: "cd_inbox", "Inbox, selected") == [
        "warning en cd_inbox: 'Inbox, selected' contains the state 'selected'; name only the control"
      ])
    #expect(
      found("state-word", android: "cd_volume", "Volume, muted") == [
        """
        note en cd_volume: 'Volume, muted' contains the state 'muted', and TalkBack says no such state; \
        name only the control, and set the state as its value
        """
      ])
    #expect(
      found("state-word", apple: "inbox.accessibilityLabel", "Inbox, not selected") == [
        """
        note en inbox.accessibilityLabel: 'Inbox, not selected' contains the state 'not selected', and \
        VoiceOver says no such state; name only the control, and set the state as its value
        """
      ])
  }

  @Test("a sign is told by the name that the reader gives it")
  func signs() {
    #expect(
      found("unspeakable-text", android: "cd_mark", "•") == [
        "error en cd_mark: TalkBack says 'bullet' for '•'; write what the control does"
      ])
    #expect(
      found("unspeakable-text", android: "cd_next", "Next >>") == [
        "note en cd_next: TalkBack says '2 greater than sign' for '>>'; say in words what it means"
      ])
    #expect(
      found("unspeakable-text", apple: "next.accessibilityLabel", "Next >>") == [
        """
        note en next.accessibilityLabel: a screen reader skips '>>' or spells it out; say in words what it \
        means
        """
      ])
    #expect(found("unspeakable-text", android: "cd_equal", "≠") == [])
  }

  @Test("a gesture is told with the readers that say it of such a control")
  func gestures() {
    #expect(
      found("gesture-instruction", android: "star_accessibility_hint", "Double tap to star") == [
        """
        warning en star_accessibility_hint: 'Double tap' explains how to operate the control, and TalkBack \
        does the same; say only what the control does
        """
      ])
    #expect(
      found("gesture-instruction", apple: "star_accessibility_hint", "Double tap to star") == [
        """
        warning en star_accessibility_hint: 'Double tap' explains how to operate the control; say what the \
        control does
        """
      ])
  }

  @Test("a hint names a control only if a reader of the platform does")
  func hints() {
    let hint = "Menu of all playlists"
    #expect(found("hint-form", android: "list_accessibility_hint", hint).count == 1)
    #expect(
      !found("hint-form", apple: "list_accessibility_hint", hint).contains {
        $0.contains("names the control")
      })
  }
}
