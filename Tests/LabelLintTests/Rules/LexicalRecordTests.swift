import LabelLint
import Testing

/// What records say of findings by rules with words of a language: places, spoken forms, fixes.
@Suite("Records of rules with words of a language")
struct LexicalRecordTests {
  @Test("the record of a role word is the documented one")
  func record() throws {
    let source =
      "<resources>\n    <string name=\"play_cd\">Play button</string>\n</resources>\n"
    let german =
      "<resources>\n    <string name=\"play_cd\">Schaltfläche „Wiedergabe“</string>\n</resources>\n"
    let french =
      "<resources>\n    <string name=\"play_cd\">Bouton Lecture</string>\n</resources>\n"
    let outcome = RuleCheck.check(files: [
      ("values", source), ("values-de", german), ("values-fr", french),
    ]) { $0 == "role-word" }
    let found = outcome.reported
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.fingerprint.description == "772f89a38cf74e4454d473533b1dd8c7")
    #expect(finding.severity == .warning)
    #expect(finding.confidence == .high)
    #expect(finding.kindEvidence == "key:cd")
    #expect(finding.place.line == 2)
    #expect(finding.place.column == 33)
    #expect(finding.place.endColumn == 39)
    #expect(finding.message == "'Play button' repeats the role 'button'")
    #expect(finding.spoken == "Play button, button")
    #expect(finding.inheritedBy == ["de", "fr"])
    #expect(
      finding.guidelines == [
        "bbc-text-equivalents/element-type", "mobile-practices-india/practice-2", "wcag/4.1.2",
      ])
    let fix = try #require(finding.fixes.first)
    #expect(fix.title == "Write 'Play'")
    #expect(fix.safety == .unsafe)
    #expect(
      fix.edits == [
        ReportedEdit(
          path: "app/src/main/res/values/strings.xml", offset: 43, length: 7, text: "")
      ])
  }

  /// A text with what a fix makes of it; nil where none is offered.
  struct FixCase: CustomTestStringConvertible {
    let text: String
    var key = "x_content_description"
    let fixed: String?
    var testDescription: String { text }
  }

  @Test(
    "fixes rewrite the text",
    arguments: [
      FixCase(text: "Icon of dashboard widget", fixed: "Dashboard widget"),
      FixCase(text: "BBC logo", fixed: "BBC"),
      FixCase(text: "Image of iPhone", fixed: "iPhone"),
      FixCase(text: "Rewind button", fixed: "Rewind"),
      FixCase(text: "Checkbox", fixed: nil),
      FixCase(text: "Shuffle off", fixed: "Shuffle"),
      FixCase(text: "Three dots", fixed: "More options"),
      FixCase(text: "Max access count reached", fixed: "Maximum access count reached"),
      FixCase(text: "%s button", fixed: nil),
      FixCase(text: "Image: %s", fixed: nil),
      FixCase(
        text: "Tap to open Privacy Dashboard", key: "x_accessibility_hint",
        fixed: "Opens Privacy Dashboard"),
      FixCase(
        text: "Carry the box", key: "x_accessibility_hint", fixed: "Carries the box"),
      FixCase(text: "Copy the box", key: "x_accessibility_hint", fixed: "Copies the box"),
    ])
  func fixes(example: FixCase) throws {
    let outcome = RuleCheck.check([RuleCheck.Text(key: example.key, text: example.text)]) {
      RuleCheck.lexicalRules.contains($0)
    }
    let finding = outcome.checked.findings.first
    guard let fixed = example.fixed else {
      #expect(finding?.fixes ?? [] == [])
      return
    }
    let fix = try #require(finding?.fixes.first)
    var text = outcome.catalog.files[0].source.text
    for edit in fix.edits { text.replaceSubrange(edit.span.bytes.range, with: edit.text.utf8) }
    let line = String(decoding: text, as: UTF8.self).split(separator: "\n")[1]
    #expect(line.hasSuffix(">\(fixed)</string>"), "\(line)")
    #expect(fix.title == "Write '\(fixed)'")
  }

  @Test("the role is spoken in the words of the language")
  func spoken() {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "resync_cd", text: "Resync"),
      RuleCheck.Text(
        folder: "values-et", key: "resync_cd", text: "Uuesti sünkroniseerimise nupp"),
    ]) { $0 == "role-word" }
    #expect(outcome.checked.findings.map(\.spoken) == ["Uuesti sünkroniseerimise nupp, nupp"])
  }

  @Test(
    "nothing is made up of how a picture is heard whose element is not known",
    arguments: [
      ("cd_hand_image", ""), ("cd_hand", "The picture of a hand"),
      ("cd_hand", "The image on the button"), ("cd_hand", ""),
    ])
  func pictures(key: String, comment: String) {
    let remark = comment.isEmpty ? "" : "<!-- \(comment) -->"
    let content = "<resources>\(remark)<string name=\"\(key)\">Hand icon</string></resources>"
    let outcome = RuleCheck.check(files: [("values", content)]) { $0 == "role-word" }
    #expect(outcome.checked.findings.map(\.spoken) == [nil])
  }

  @Test("nothing is made up of how a logo is heard whose element is not known")
  func logos() {
    let outcome = RuleCheck.check([RuleCheck.Text(key: "welcome_logo_cd", text: "Player logo")]) {
      $0 == "redundant-phrase"
    }
    #expect(outcome.checked.findings.map(\.spoken) == [nil])
  }

  @Test("\"logo\" is no role: the message says who advises against the word")
  func messageOnLogos() {
    for (rule, text) in [("redundant-phrase", "Player logo"), ("role-word", "Play Music logo")] {
      let found = RuleCheck.check([RuleCheck.Text(key: "welcome_logo_cd", text: text)]) {
        $0 == RuleID(rule)
      }.checked.findings
      let message =
        "'logo' adds nothing to the name; leave it out, as the guidelines of the BBC advise"
      #expect(found.map { $0.message.description } == [message], "\(rule)")
      #expect(found.map(\.severity) == [.note], "\(rule)")
    }
  }

  @Test("languages without words are told, and only where such rules run")
  func withoutLexicon() {
    let texts = [
      RuleCheck.Text(key: "play_cd", text: "Play"),
      RuleCheck.Text(folder: "values-ne", key: "play_cd", text: "बजाउनुहोस्"),
      RuleCheck.Text(folder: "values-de", key: "play_cd", text: "Abspielen"),
    ]
    let judged = RuleCheck.check(texts) { $0 == "role-word" }
    #expect(judged.checked.languagesWithoutLexicon == ["ne"])
    let others = RuleCheck.check(texts) { $0 == "all-caps" }
    #expect(others.checked.languagesWithoutLexicon == [])
  }
}
