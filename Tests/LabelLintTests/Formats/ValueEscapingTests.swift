import LabelLint
import Testing

/// Words written into a value are read back as they are.
@Suite("Escaping of values")
struct ValueEscapingTests {
  /// A file with a value, and what is written for a text at its start.
  struct Case: CustomTestStringConvertible {
    let path: String
    let content: String
    let text: String
    let written: String?
    var testDescription: String { "\(path): \(text)" }
  }

  private static let android = "app/res/values/strings.xml"
  private static let element = "<resources><string name=\"a\">x</string></resources>"

  @Test(
    "a text is escaped for its format",
    arguments: [
      Case(path: android, content: element, text: "It's", written: "It\\'s"),
      Case(path: android, content: element, text: "?", written: "\\?"),
      Case(path: android, content: element, text: "a@b", written: "a@b"),
      Case(path: android, content: element, text: "a & <b>", written: "a &amp; &lt;b&gt;"),
      Case(
        path: android,
        content: "<resources><string name=\"a\"><![CDATA[x]]></string></resources>",
        text: "a & b", written: nil),
      Case(
        path: "app/composeResources/values/strings.xml", content: element, text: "It's \\",
        written: "It's \\\\"),
      Case(
        path: "en.lproj/A.strings", content: "\"a\" = \"x\";", text: "\"It's\"\n",
        written: "\\\"It's\\\"\\n"),
      Case(path: "en.lproj/A.strings", content: "a = x;", text: "b", written: nil),
      Case(
        path: "A.xcstrings",
        content: """
          {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":
          {"stringUnit":{"state":"translated","value":"x"}}}}}}
          """, text: "\"\\\u{1}", written: nil),
      Case(
        path: "A.xcstrings",
        content: """
          {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":
          {"stringUnit":{"state":"translated","value":"x"}}}}}}
          """, text: "a \"b\" \\", written: "a \\\"b\\\" \\\\"),
    ])
  func escaped(example: Case) throws {
    let location = try #require(CatalogLocation(path: example.path))
    let file = CatalogReader.read(Array(example.content.utf8), at: location)
    let entry = try #require(file.entries.first)
    let escaping = ValueEscaping(message: Int(entry.firstMessage), of: entry, in: file)
    #expect(escaping?.escaped(example.text, isAtStart: true) == example.written)
  }
}
