import LabelLint
import Testing

/// Values of the program that catalogs hold beside their texts, as sources show them.
@Suite("Values that preferences store")
struct StoredValuesTests {
  @Test("missing-translation: what a preference stores is no text, unless it shows it, too")
  func storedValues() {
    func found(_ attributes: String) -> [String] {
      func file(_ items: String...) -> String {
        "<resources><string name=\"a\">\(items[0])</string><string-array name=\"order\">"
          + items.map { "<item>\($0)</item>" }.joined() + "</string-array></resources>"
      }
      let preferences = (
        "app/src/main/res/xml/preferences.xml",
        """
        <PreferenceScreen xmlns:app="http://schemas.android.com/apk/res-auto">
          <ListPreference \(attributes)/>
        </PreferenceScreen>
        """
      )
      return RuleCheck.check(
        files: [
          ("values", file("Newest first", "Oldest first")),
          ("values-de", "<resources><string name=\"a\">Neue zuerst</string></resources>"),
        ], sources: SourceTree(files: [preferences]).index
      ) { $0 == "missing-translation" }
      .checked.findings.map(UsesInRulesTests.shown)
    }
    let lacking = ["warning missing-translation order de"]
    #expect(found("app:entryValues=\"@array/order\"") == [])
    #expect(
      found("app:entries=\"@array/order\" app:entryValues=\"@array/order\"") == lacking)
    #expect(found("app:entries=\"@array/order\"") == lacking)
  }

  /// What the rule finds in an Android file beside a German one.
  private func missing(_ source: String, _ own: String) -> [String] {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(source),
      "app/res/values-de/strings.xml": CheckedFiles.android(own),
    ]).findings(of: "missing-translation")
  }

  private func string(_ name: String, _ text: String) -> String {
    "<string name=\"\(name)\">\(text)</string>\n"
  }

  private func array(_ name: String, _ items: [String]) -> String {
    let items = items.map { "<item>\($0)</item>" }.joined()
    return "<string-array name=\"\(name)\">\(items)</string-array>\n"
  }

  @Test func valuesOfChoicesAreNotTranslated() {
    func found(_ key: String, _ items: String...) -> [String] {
      missing(string("a", "Play") + array(key, items), string("a", "Los"))
    }
    #expect(found("LOG_LEVEL_VALUES", "off", "all_events", "3") == [])
    #expect(found("logLevelValues", "off") == [])
    #expect(found("log_level_values", "off", "All events").count == 1)
    #expect(found("log_levels", "off", "all").count == 1)
    #expect(found("log_levels", "off", "all_events") == [])
    #expect(found("formats", "WEBM", "MPEG_4") == [])
    #expect(found("values", "off").count == 1)
    #expect(found("gridValue", "-1", "", "0.5") == [])
    #expect(found("gridValue", "Red", "Blue").count == 1)
    #expect(found("revalued", "off").count == 1)
  }

  @Test func wordsBesideTheArrayThatIsShownAreValues() {
    func found(_ shown: String, _ values: String...) -> [String] {
      missing(
        string("a", "Play") + array(shown, ["@string/a", "@string/a"])
          + array("themesValue", values), string("a", "Los"))
    }
    #expect(found("themes", "A", "Bright") == [])
    #expect(found("themes", "A", "Very bright").count == 1)
    #expect(found("colors", "A", "Bright").count == 1)
  }
}
