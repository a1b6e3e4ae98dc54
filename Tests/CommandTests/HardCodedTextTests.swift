import Foundation
import Testing

/// Texts and keys in code that no catalog has, on the built binary.
@Suite("Texts in code")
struct HardCodedTextTests {
  /// What both rules find in the sources of an app with one catalog for each platform.
  private static func findings(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"save\">Save</string></resources>\n",
      to: "app/src/main/res/values/strings.xml")
    try folder.write(
      "\"Save\" = \"Save\";\n\"settings.title\" = \"Settings\";\n\"settings.done\" = \"Done\";\n",
      to: "ios/en.lproj/Localizable.strings")
    for (path, text) in files { try folder.write(text, to: path) }
    let rules = "hard-coded-text,unknown-key"
    let run = try folder.run(
      "check", "--format", "ndjson", "--exit-zero", "--sources", ".", "--rule", rules)
    #expect(run.status == 0, "\(run.error)")
    return try run.output.split(separator: "\n").compactMap { line -> String? in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard value?["type"] as? String == "finding", let rule = value?["rule"] as? String,
        let text = value?["text"] as? String
      else { return nil }
      return "\(rule) \(value?["path"] ?? ""):\(value?["line"] ?? ""): \(text)"
    }.sorted()
  }

  private static func layout(_ attributes: String) -> String {
    """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
    <TextView \(attributes)/>
    </LinearLayout>

    """
  }

  @Test(
    "layouts",
    arguments: [
      ("android:text=\"Save all\"", "Save all"), ("android:text=\"Speichern\"", "Speichern"),
      ("android:contentDescription=\"Close\"", "Close"),
      ("android:hint=\"Your name\"", "Your name"),
      ("android:text=\"@string/save\"", nil), ("tools:text=\"Save all\"", nil),
      ("android:text=\"\"", nil), ("android:text=\"12:30\"", nil),
      ("android:text=\"?attr/title\"", nil),
      ("android:text=\"@{model.title}\"", nil), ("android:label=\"mainScreen\"", nil),
      ("android:text=\"USD\"", nil), ("android:text=\"https://example.org\"", nil),
    ])
  func layouts(_ attributes: String, _ found: String?) throws {
    let path = "app/src/main/res/layout/a.xml"
    #expect(
      try Self.findings([path: Self.layout(attributes)])
        == (found.map { ["hard-coded-text \(path):2: \($0)"] } ?? []))
  }

  @Test(
    "Kotlin and Java",
    arguments: [
      ("Icon(close, contentDescription = \"Close player\")", "Close player"),
      ("Text(\"Save all\")", "Save all"), ("view.setText(\"Save all\")", "Save all"),
      ("view.contentDescription = \"Schließen\"", "Schließen"),
      ("track(title = \"Save all\")", nil), ("Text(stringResource(R.string.save))", nil),
      ("Text(name)", nil), ("Text(\"$count\")", nil), ("log(\"Save all\")", nil),
    ])
  func kotlin(_ line: String, _ found: String?) throws {
    let path = "app/src/main/java/A.kt"
    #expect(
      try Self.findings([path: "fun a() {\n  \(line)\n}\n"])
        == (found.map { ["hard-coded-text \(path):2: \($0)"] } ?? []))
  }

  @Test(
    "Swift",
    arguments: [
      ("button.accessibilityLabel = \"Close player\"", "hard-coded-text", "Close player"),
      ("label.text = \"Alles sichern\"", "hard-coded-text", "Alles sichern"),
      ("Text(\"Save all\")", "hard-coded-text", "Save all"),
      ("Text(\"Save\")", nil, ""), ("Text(verbatim: \"Save all\")", nil, ""),
      ("Image(\"a\").accessibilityLabel(\"Save\")", nil, ""),
      ("Text(\"settings.close\")", "unknown-key", "settings.close"),
      (
        "let a = NSLocalizedString(\"settings.close\", comment: \"\")", "unknown-key",
        "settings.close"
      ),
      ("let a = String(localized: \"settings.close\", defaultValue: \"Close\")", nil, ""),
      ("let a = \"settings.close\"", nil, ""),
    ])
  func swift(_ line: String, _ rule: String?, _ found: String) throws {
    let path = "ios/App/A.swift"
    let known =
      "let b = NSLocalizedString(\"settings.title\", comment: \"\")\nlet c = NSLocalizedString(\"settings.done\", comment: \"\")\n"
    #expect(
      try Self.findings([path: "import SwiftUI\n\(line)\n\(known)"])
        == (rule.map { ["\($0) \(path):2: \(found)"] } ?? []))
  }

  @Test("tests, previews and samples are left out, and keys of catalogs that nobody read")
  func others() throws {
    #expect(
      try Self.findings([
        "app/src/test/java/A.kt": "fun a() { Text(\"Save all\") }\n",
        "app/src/main/java/P.kt": "@Preview\nfun P() { Text(\"Save all\") }\n",
        "ios/AppTests/A.swift": "label.text = \"Save all\"\n",
        "ios/App/P.swift": "#Preview { Text(\"Save all\") }\n",
        "ios/App/K.swift": "let a = NSLocalizedString(\"other.close\", comment: \"\")\n",
      ]).isEmpty)
  }
}
