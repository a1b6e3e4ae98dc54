import LabelLint
import Testing

/// Translations that are too long for their place.
@Suite("Translations longer than their sources")
struct LongerThanSourceTests {
  private static let long = "Benachrichtigungen ausschalten"

  private static func findings(
    _ key: String, _ layout: String? = nil, english: String? = nil
  ) -> [String] {
    func string(_ text: String) -> String {
      CheckedFiles.android("<string name=\"\(key)\">\(text)</string>")
    }
    var files = CheckedFiles(["app/src/main/res/values/strings.xml": string("Mute")])
    if let english {
      files.files.append(("app/src/main/res/values-en/strings.xml", string(english)))
    }
    files.files.append(("app/src/main/res/values-de/strings.xml", string(Self.long)))
    let sources = layout.map { elements in
      let (path, text) = UsesInRulesTests.layout(elements)
      return SourceTree(files: [(path, text)])
    }
    return files.findings(of: "longer-than-source", sources: sources)
  }

  private static func message(_ key: String) -> String {
    "note de \(key): the text has 30 characters, and its source has 4; write it shorter, or make room for it"
  }

  @Test("buttons and tabs have little room")
  func narrow() {
    #expect(Self.findings("mute_button") == [Self.message("mute_button")])
    let button = "<Button android:text=\"@string/mute\"/>"
    #expect(Self.findings("mute", button) == [Self.message("mute")])
  }

  @Test(
    "titles, rows of settings and of menus, and what is only spoken have room",
    arguments: ["mute_title", "mute_content_description", "pref_mute_button", "menu_mute_button"])
  func wide(key: String) { #expect(Self.findings(key) == []) }

  @Test("where sources were read, the use counts and not the key")
  func used() {
    #expect(Self.findings("mute_button", "<TextView android:text=\"@string/mute_button\"/>") == [])
    #expect(Self.findings("mute_button", "<Button android:text=\"@string/other\"/>") == [])
  }

  @Test("the default folder has the source, also beside one for its language")
  func defaultFolder() {
    #expect(
      Self.findings("mute_button", english: "Switch the notifications off")
        == [Self.message("mute_button")])
  }
}
