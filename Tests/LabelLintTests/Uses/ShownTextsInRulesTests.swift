import LabelLint
import Testing

/// What rules say of texts that sources show on the screen, beside a screen reader's speaking them or not.
@Suite("Rules that know which texts are shown")
struct ShownTextsInRulesTests {
  /// What a rule finds in a text of a key, with a layout of some elements.
  private static func found(
    _ rule: RuleID, _ key: String, _ text: String, _ element: String
  ) -> [String] {
    var sources: [(path: String, text: String)] = []
    if !element.isEmpty { sources = [UsesInRulesTests.layout(element)] }
    return UsesInRulesTests.findings(
      [RuleCheck.Text(key: key, text: text)], sources, rules: [rule]
    ).map { "\($0.severity): \($0.message)" }
  }

  @Test(
    "redundant-phrase: a screen reader announces a link only where there is one",
    arguments: ["<Button", "<ImageButton", ""])
  func links(element: String) {
    let label = "android:contentDescription=\"@string/imprint_content_description\"/>"
    #expect(
      Self.found(
        "redundant-phrase", "imprint_content_description", "Link to the imprint",
        element.isEmpty ? "" : "\(element) \(label)")
        == ["warning: 'Link to' adds nothing; write only where the control leads"])
  }

  @Test("verbose-label: what is shown on nothing that can be pressed is worded for the eyes")
  func longLabels() {
    func found(_ element: String) -> [String] {
      Self.found(
        "verbose-label", "adjust", "Move the map and zoom in until the place is right", element)
    }
    let long = "note: the text has 49 characters and takes long to hear; use 40 or fewer"
    let both = "android:text=\"@string/adjust\" android:contentDescription=\"@string/adjust\""
    #expect(found("<TextView \(both)/>") == [])
    #expect(found("<Button \(both)/>") == [long])
    #expect(found("<ImageView android:contentDescription=\"@string/adjust\"/>") == [long])
  }

  @Test("verbose-label: a paragraph that is shown is no label, whatever its key says")
  func paragraphs() {
    func found(_ element: String, _ text: String) -> [String] {
      Self.found("verbose-label", "hazard_content_description", text, element)
    }
    let shown = "<TextView android:text=\"@string/hazard_content_description\"/>"
    let spoken = "<ImageView android:contentDescription=\"@string/hazard_content_description\"/>"
    let paragraph = "Batteries and paint are hazards. They must be sent in separate packages."
    let sentences = ["note: the label has several sentences; use one short phrase"]
    #expect(found(shown, paragraph) == [])
    #expect(found(spoken, paragraph) == sentences)
  }

  @Test("verbose-label: a sentence that code joins to a title is part of a message")
  func sentencesOfMessages() {
    let files = CheckedFiles([
      "App/en.lproj/Localizable.strings": """
      "first.song" = "Before the first song starts, you may be asked to accept the terms of the station.";
      """
    ])
    func found(_ label: String) -> [String] {
      let program = """
        struct Modal {
          var accessibilityLabel: String? { return \(label) }
          enum L { static let song = NSLocalizedString("first.song", comment: "") }
        }
        """
      return files.findings(
        of: "verbose-label", sources: SourceTree(files: [("App/Modal.swift", program)]))
    }
    #expect(found("title + L.song") == [])
    #expect(
      found("L.song") == [
        "warning en first.song: the text has 82 characters and takes long to hear; use 40 or fewer"
      ])
  }

  @Test("trailing-punctuation: an exclamation that is seen is meant, a full stop is not")
  func exclamations() {
    func found(_ text: String, _ attributes: String) -> [String] {
      Self.found("trailing-punctuation", "finish", text, "<Button \(attributes)/>")
    }
    let spoken = "android:contentDescription=\"@string/finish\""
    let both = "android:text=\"@string/finish\" \(spoken)"
    #expect(found("Yes!", both) == [])
    #expect(found("Yes!", spoken) == ["note: the label ends in '!'; remove it"])
    #expect(
      found("Record voice message.", both) == [
        "note: a screen reader also speaks this visible text, which ends in '.'; give the control a separate spoken label without '.'"
      ])
  }

  @Test("redundant-phrase: what is shown on nothing that can be pressed may tell what to choose")
  func instructions() {
    func found(_ element: String) -> [String] {
      Self.found(
        "redundant-phrase", "equalizer_placeholder", "Select to open the equalizer view", element)
    }
    #expect(
      found("") == ["note: 'Select to' says how to operate the control; say what the control does"])
    #expect(found("<TextView android:text=\"@string/equalizer_placeholder\"/>") == [])
  }

  @Test("verbose-label: a label on nothing that is pressed may be as long as the text that it says")
  func labelsOfTexts() {
    func found(_ shown: String, on element: String) -> [String] {
      let texts = "android:text=\"@string/shown\" android:contentDescription=\"@string/said\""
      let said = "Move the map and zoom in until the place is right"
      return UsesInRulesTests.findings(
        [RuleCheck.Text(key: "said", text: said), RuleCheck.Text(key: "shown", text: shown)],
        [UsesInRulesTests.layout("<\(element) \(texts)/>")], rules: ["verbose-label"]
      ).filter { $0.subject.key == "said" }.map { "\($0.severity): \($0.message)" }
    }
    let long = "note: the text has 49 characters and takes long to hear; use 40 or fewer"
    let same = "Move the map + zoom in until the place is right"
    #expect(found(same, on: "TextView") == [])
    #expect(found("Move", on: "TextView") == [long])
    #expect(found(same, on: "Button") == [long])
  }
}
