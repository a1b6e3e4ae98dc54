import Foundation
import LabelLint
import Testing

/// How pages of rules show examples.
@Suite struct ExamplesOfPagesTests {
  /// The page of a rule in Markdown, with all its examples.
  private func page(_ rule: RuleID) throws -> String {
    RulePages.page(try #require(RuleRegistry.metadata(of: rule)), .markdown)
  }

  @Test("a point has what decides about the example: its comment, other entries, the remark")
  func points() throws {
    let pages: [(rule: RuleID, point: String)] = [
      ("over-max-length", "- en: `short_title` “⟦A very long title⟧”, comment “Max length: 10”"),
      (
        "state-pair-collapse",
        "- eo: `common_back` “Antaŭen”, source “Back”; `forward` “⟦Antaŭen⟧”, source “Forward”"
      ),
      (
        "label-capitalization",
        "`a11y_sound_3` “Звук 3”, source “Sound 3”; and 16 more"
      ),
      ("missing-plural-category", "- only a number, such as `%arg`"),
      (
        "unbalanced-bidi",
        "- ar: `beta_text` “النص \\u{2066}Beta\\u{2069} هنا”, source “Beta text”"
      ),
    ]
    for (rule, point) in pages {
      #expect(try page(rule).contains("\(point)\n"), "\(rule)")
    }
  }

  @Test("files of an example have its other entries, too")
  func otherEntries() throws {
    let page = try page("inconsistent-label")
    let block = try #require(page.components(separatedBy: "```json\n").dropFirst().first)
    let entries = try #require(block.components(separatedBy: "\n```").first)
    let catalog = try JSONSerialization.jsonObject(with: Data("{\(entries)}".utf8))
    let keys = (catalog as? [String: [String: [String: [String: [String: String]]]]])?.keys.sorted()
    #expect(keys == ["album_delete_button", "grid_delete_button", "viewer_remove_button"])
    #expect(
      page.contains(
        """
        <string name="grid_delete_button">Delete photo</string>
        <string name="viewer_remove_button">Remove photo</string>
        """))
  }

  @Test("files are shown only for examples that files can have", arguments: ExampleTests.rules)
  func files(rule: RuleID) throws {
    let parts = try page(rule).components(separatedBy: "\n## In the files\n")
    if parts.count < 2 { return }
    let examples = parts[1].split(separator: "\n").filter { $0.hasSuffix(":") && $0.contains("“") }
    #expect(!examples.isEmpty && parts[1].contains("```"), "\(rule)")
  }

  @Test("speech that is the text itself is not shown", arguments: ExampleTests.rules)
  func heard(rule: RuleID) throws {
    for line in try page(rule).split(separator: "\n") where line.contains("” is “") {
      let parts = line.components(separatedBy: "” is “")
      let said = parts[1].components(separatedBy: "” (").dropLast().joined(separator: "” (")
      #expect(!parts[0].hasSuffix(": “\(said)"), "\(line)")
    }
  }

  @Test("the label of a field is heard on a field")
  func fields() throws {
    for rule in ["required-asterisk", "required-twice"] as [RuleID] {
      let page = try page(rule)
      #expect(page.contains("edit box” (TalkBack)") && page.contains("text field” (VoiceOver)"))
      #expect(!page.contains("button” ("), "\(rule)")
    }
  }
}
