import LabelLint
import Testing

/// What is said of hints that tell no result.
@Suite struct HintFormTests {
  private func found(_ text: String) -> [String] {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"copy_accessibility_hint\">\(text)</string>")
    ]).findings(of: "hint-form")
  }

  @Test("a gesture in place of the result")
  func gestures() {
    #expect(
      found("Double tap to copy to clipboard") == [
        "note en copy_accessibility_hint: 'Double tap to' names the gesture; a hint must say what the control does"
      ])
    #expect(
      found("Tap to navigate to the page") == [
        "note en copy_accessibility_hint: 'Tap to' names the gesture; a hint must say what the control does"
      ])
  }

  @Test("a control that is pressed, and one that something is done to")
  func controls() {
    #expect(
      found("Select button to go on") == [
        "warning en copy_accessibility_hint: 'button' names the control; a hint must say what the control does",
        "note en copy_accessibility_hint: 'Select' gives an order; begin the hint with 'Selects', so that it describes the result",
      ])
    #expect(
      found("Hide search field for packages") == [
        "note en copy_accessibility_hint: 'Hide' gives an order; begin the hint with 'Hides', so that it describes the result"
      ])
    #expect(found("Hides search field for packages") == [])
  }

  @Test("no verb at all")
  func noVerb() {
    #expect(
      found("More about this") == [
        "note en copy_accessibility_hint: 'More about this' does not say what the control does; begin the hint with a verb such as 'Opens' or 'Changes'"
      ])
  }
}
