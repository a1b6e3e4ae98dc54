import LabelLint
import Testing

/// A fix that would bring a finding of another rule is left.
@Suite struct FixHarmTests {
  /// The findings of some rules, after all fixes of the source file.
  private func found(_ files: CheckedFiles, _ path: String, rules: [RuleID]) -> [String] {
    var fixed = files
    let text = files.fixed(path, allowsUnsafe: true)
    fixed.files = files.files.map { $0.path == path ? (path, text) : $0 }
    return rules.flatMap { fixed.findings(of: $0) }
  }

  @Test("the words that a gesture leaves are a fault of their own: the suggestion is not taken")
  func revealed() {
    let path = "App/en.lproj/L.strings"
    let files = CheckedFiles([
      path: "\"a_accessibility_hint\" = \"Double tap to toggle setting.\";\n"
    ])
    #expect(files.findings(of: "gesture-instruction").count == 1)
    #expect(files.fixed(path, allowsUnsafe: true) == files.files[0].text)
  }

  @Test(
    "a source is put right though a translation keeps its capitals, and no half of a suggestion is written there",
    arguments: ["PLAY-TASTE", "PLAY-BUTTON"])
  func keptCapitals(_ own: String) {
    func file(_ text: String) -> String {
      CheckedFiles.android("<string name=\"play_content_description\">\(text)</string>")
    }
    let (source, german) = ("app/res/values/s.xml", "app/res/values-de/s.xml")
    let files = CheckedFiles([source: file("PLAY BUTTON"), german: file(own)])
    #expect(files.findings(of: "all-caps").count == 1)
    #expect(files.fixed(source, allowsUnsafe: true) == file("Play"))
    #expect(files.fixed(german, allowsUnsafe: true) == file(own))
  }

  @Test("a text of a group that was none before is a new finding, however many there are")
  func newTextOfGroup() {
    let path = "app/res/values/s.xml"
    let others = (0..<9).map { "<string name=\"n\($0)\">Text number \($0) is here</string>" }
      .joined(separator: "\n")
    let files = CheckedFiles([
      path: CheckedFiles.android(
        others + "\n<string name=\"mode_content_description\">MACRO</string>"),
      "app/res/values-as/s.xml": CheckedFiles.android(
        "<string name=\"n0\">এইটো এটা পাঠ</string>"),
    ])
    #expect(files.findings(of: "all-caps").count == 1)
    let before = files.findings(of: "missing-translation")
    #expect(before.count == 1 && before[0].contains("8 of 9"), "\(before)")
    #expect(found(files, path, rules: ["missing-translation"]) == before)
  }

  @Test("a text that two folders of one locale have is put right in both")
  func twoFolders() {
    func file(_ text: String) -> String {
      CheckedFiles.android("<string name=\"cd_up\">\(text)</string>")
    }
    let (source, folders) = ("app/res/values/s.xml", ["fil", "tl"])
    let own = "INURONG ANG CURSOR"
    let files = CheckedFiles([
      source: file("MOVED CURSOR BACKWARD"), "app/res/values-fil/s.xml": file(own),
      "app/res/values-tl/s.xml": file(own),
    ])
    #expect(files.fixed(source, allowsUnsafe: true) == file("Moved cursor backward"))
    for folder in folders {
      let after = files.fixed("app/res/values-\(folder)/s.xml", allowsUnsafe: true)
      #expect(after == file("Inurong ang cursor"))
    }
  }

  @Test("a word in capitals that is too long for an acronym is translated")
  func longCapitals() {
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android(
        "<string name=\"focus\">INFINITY</string>\n<string name=\"port\">HDMI</string>"),
      "app/res/values-as/s.xml": CheckedFiles.android("<string name=\"x\">এটা</string>"),
    ])
    #expect(
      files.findings(of: "missing-translation") == [
        "warning as focus: 'INFINITY' is not translated, so users get English"
      ])
  }
}
