import LabelLint
import Testing

/// Titles that get as many lines as they need are not cut off.
@Suite("Limits of titles that wrap")
struct WrappedTitlesTests {
  private static let files = [
    "app/src/main/res/values/strings.xml": CheckedFiles.android(
      "<string name=\"sync\" maxLength=\"8\">Sync</string>"),
    "app/src/main/res/values-de/strings.xml": CheckedFiles.android(
      "<string name=\"sync\">Abgleichen</string>"),
  ]
  private static let cut =
    "warning de sync: the text has 10 characters, but the limit is 8; shorten it"
  private static let wrapped =
    "note de sync: the text has 10 characters, but the limit is 8, "
    + "so the title gets a second line; shorten it, or raise the limit"

  private func found(_ sources: (path: String, text: String)...) -> [String] {
    CheckedFiles(byPath: Self.files).findings(
      of: "over-max-length", sources: SourceTree(files: sources))
  }

  private func preferences(_ more: String = "") -> (path: String, text: String) {
    (
      "app/src/main/res/xml/preferences.xml",
      """
      <PreferenceScreen xmlns:app="http://schemas.android.com/apk/res-auto">
      <SwitchPreferenceCompat app:title="@string/sync" \(more)/>
      </PreferenceScreen>
      """
    )
  }

  private func styles(_ value: String, _ name: String = "styles") -> (path: String, text: String) {
    (
      "app/src/main/res/values/\(name).xml",
      """
      <resources><style name="Settings">
      <item name="singleLineTitle">\(value)</item>
      </style></resources>
      """
    )
  }

  @Test("a style or attribute says that titles of preferences wrap")
  func wrapping() {
    #expect(found() == [Self.cut])
    #expect(found(preferences()) == [Self.cut])
    #expect(found(preferences("app:singleLineTitle=\"false\"")) == [Self.wrapped])
    #expect(found(preferences("app:singleLineTitle=\"true\"")) == [Self.cut])
    #expect(found(preferences(), styles("false")) == [Self.wrapped])
    #expect(found(preferences(), styles("false", "themes")) == [Self.wrapped])
    #expect(found(preferences(), styles("true")) == [Self.cut])
    #expect(found(styles("false")) == [Self.cut])
  }

  @Test("a title that a layout shows elsewhere, too, may be cut off there")
  func elsewhere() {
    let menu = (
      path: "app/src/main/res/menu/main.xml",
      text: """
      <menu xmlns:android="http://schemas.android.com/apk/res/android">
      <item android:title="@string/sync"/>
      </menu>
      """
    )
    #expect(found(preferences(), styles("false"), menu) == [Self.cut])
  }

  @Test(
    "styles that are broken say nothing", arguments: ["", "singleLineTitle", "singleLineTitle\">"])
  func broken(text: String) {
    #expect(
      found(preferences(), ("app/src/main/res/values/styles.xml", text)) == [Self.cut])
  }
}
