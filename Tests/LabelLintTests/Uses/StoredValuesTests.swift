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
}
