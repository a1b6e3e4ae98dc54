import LabelLint
import Testing

/// Names of one function in an app whose sources are known.
@Suite("Inconsistent labels")
struct InconsistentLabelTests {
  private static func findings(_ sources: [(path: String, text: String)]) -> [String] {
    let keys = ["one_button": "Delete song", "two_button": "Delete song"]
    let entries = (keys.sorted { $0.key < $1.key } + [("three_button", "Remove song")]).map {
      "<string name=\"\($0.0)\">\($0.1)</string>\n"
    }
    let files = CheckedFiles([
      "app/src/main/res/values/strings.xml": CheckedFiles.android(entries.joined())
    ])
    return files.findings(of: "inconsistent-label", sources: SourceTree(files: sources))
  }

  private static func program(_ keys: String...) -> (path: String, text: String) {
    let lines = keys.map { "  Button { Text(stringResource(R.string.\($0))) }\n" }
    return (
      "app/src/main/java/A.kt", "@Composable fun A() {\n\(lines.joined())  Text(\"Songs\")\n}\n"
    )
  }

  private static let found = [
    "note en three_button: 'remove song' is called 'delete song' elsewhere; use one name"
  ]

  @Test("texts that code shows are compared")
  func shown() {
    #expect(Self.findings([Self.program("one_button", "two_button", "three_button")]) == Self.found)
    #expect(Self.findings([Self.program("one_button", "two_button")]) == [])
  }

  @Test("without programs, nobody knows what is shown")
  func withoutPrograms() {
    #expect(Self.findings([]) == Self.found)
    let (path, layout) = UsesInRulesTests.layout("<Button android:text=\"@string/one_button\"/>")
    #expect(Self.findings([(path, layout)]) == Self.found)
  }
}
