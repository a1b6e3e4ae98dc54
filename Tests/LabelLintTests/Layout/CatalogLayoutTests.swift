import LabelLint
import Testing

/// How catalogs are laid out.
@Suite("Layout of catalogs")
struct CatalogLayoutTests {
  private static let android = "app/src/main/res/values/strings.xml"
  private static let strings = "App/en.lproj/Localizable.strings"
  private static let catalog = "App/Localizable.xcstrings"

  /// The text of a file after it was laid out, or why it was not; nil for one that stays.
  private static func laidOut(_ text: String, _ path: String, sorts: Bool = false) -> String? {
    guard let location = CatalogLocation(path: path) else { return "no catalog" }
    do {
      let file = try CatalogLayout(sorts: sorts).laidOut(Array(text.utf8), at: location)
      return file.map { String(decoding: $0.stored, as: UTF8.self) }
    } catch {
      return "refused: \(error)"
    }
  }

  @Test("strings.xml: four spaces for each level, one empty line at most, texts as they are")
  func resources() {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:tools="http://schemas.android.com/tools"
                 tools:ignore="All">
        <!-- Tools
             of the workshop -->
      \t<string name="saw"  >Saw
          for   wood</string> <!-- a long one -->


        <plurals name="nails">
        <item quantity="one">%d nail</item><!-- iron --><item quantity="other">%d nails</item>
        </plurals><string name="empty"/>
        <string-array name="kinds"><item>Oak</item>
        <item>Ash</item></string-array>
      <string name="rich"><b>Very</b> <![CDATA[<i>rich</i>]]></string>
      </resources>

      """
    let expected = """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:tools="http://schemas.android.com/tools"
                 tools:ignore="All">
          <!-- Tools
             of the workshop -->
          <string name="saw"  >Saw
          for   wood</string> <!-- a long one -->

          <plurals name="nails">
              <item quantity="one">%d nail</item>
              <!-- iron -->
              <item quantity="other">%d nails</item>
          </plurals>
          <string name="empty"/>
          <string-array name="kinds">
              <item>Oak</item>
              <item>Ash</item>
          </string-array>
          <string name="rich"><b>Very</b> <![CDATA[<i>rich</i>]]></string>
      </resources>

      """
    #expect(Self.laidOut(text, Self.android) == expected)
    #expect(Self.laidOut(expected, Self.android) == nil)
    let windows = text.replacing("\n", with: "\r\n")
    #expect(
      Self.laidOut(windows, Self.android)
        == expected.replacing("\n", with: "\r\n"))
    #expect(Self.laidOut("\u{FEFF}" + text, Self.android) == "\u{FEFF}" + expected)
  }

  @Test("strings.xml: sorted entries keep their comments, and stay in their section")
  func sortedResources() {
    let text = """
      <resources>
          <!-- Tools -->

          <string name="saw">Saw</string>
          <!-- for nails -->
          <string name="hammer">Hammer</string> <!-- heavy -->

          <!-- Wood -->

          <string name="oak">Oak</string>
          <string name="ash">Ash</string>
      </resources>
      """
    #expect(
      Self.laidOut(text, Self.android, sorts: true) == """
        <resources>
            <!-- Tools -->

            <!-- for nails -->
            <string name="hammer">Hammer</string> <!-- heavy -->
            <string name="saw">Saw</string>

            <!-- Wood -->

            <string name="ash">Ash</string>
            <string name="oak">Oak</string>
        </resources>
        """)
    #expect(Self.laidOut(text, Self.android) == nil)
  }

  @Test(".strings: one pair on a line, and the characters of texts as they are")
  func pairs() {
    let text = """
      /* Tools */
      "saw"="Saw; \\"long\\"" ;


      "hammer"   =   "Hammer"; // heavy
      plain = word;"same";

      """
    let expected = """
      /* Tools */
      "saw" = "Saw; \\"long\\"";

      "hammer" = "Hammer"; // heavy
      plain = word;
      "same";

      """
    #expect(Self.laidOut(text, Self.strings) == expected)
    #expect(Self.laidOut(expected, Self.strings) == nil)
    #expect(
      Self.laidOut(expected, Self.strings, sorts: true) == """
        "hammer" = "Hammer"; // heavy

        plain = word;
        "same";
        /* Tools */
        "saw" = "Saw; \\"long\\"";

        """)
  }

  @Test(".xcstrings: the layout, the order and the escapes of Xcode")
  func stringCatalog() {
    let text = #"""
      {"version":"1.0","sourceLanguage":"en","strings":{
      "Tool 10":{},"Tool 9":{"shouldTranslate":false},"saw \u00e9\/":{"localizations":{"de":{"stringUnit":{"value":"S\u00e4ge\n","state":"translated"}}},"comment":"a \"saw\""},
      "":{"extractionState":"manual"}, "Settings…":{}, "settings.a":{}, "(a)":{}, "%@":{}}}
      """#
    let expected = #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : {
            "extractionState" : "manual"
          },
          "(a)" : {

          },
          "%@" : {

          },
          "saw é/" : {
            "comment" : "a \"saw\"",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Säge\n"
                }
              }
            }
          },
          "Settings…" : {

          },
          "settings.a" : {

          },
          "Tool 9" : {
            "shouldTranslate" : false
          },
          "Tool 10" : {

          }
        },
        "version" : "1.0"
      }
      """#
    #expect(Self.laidOut(text, Self.catalog) == expected)
    #expect(Self.laidOut(expected, Self.catalog) == nil)
  }

  @Test("UTF-16 stays UTF-16")
  func encodings() throws {
    let location = try #require(CatalogLocation(path: Self.strings))
    func stored(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let file = try CatalogLayout().laidOut(stored("\"a\"=\"Säge\";\n"), at: location)
    #expect(file?.stored == stored("\"a\" = \"Säge\";\n"))
  }

  @Test("what cannot be read as a whole stays, with its line")
  func refusals() {
    func refusal(_ text: String, _ path: String) -> String { Self.laidOut(text, path) ?? "stays" }
    #expect(
      refusal("<resources>\n<string name=\"a\">A\n", Self.android).hasPrefix("refused: line "))
    #expect(
      refusal("{\"strings\": {\"a\": {}, \"a\": {}}}", Self.catalog).hasPrefix("refused: line 1: "))
    #expect(refusal("{\n\"strings\": {,}}", Self.catalog).hasPrefix("refused: line 2: "))
    #expect(refusal("\"a\" = \"A\"\n\"b\" = \"B\";\n", Self.strings).hasPrefix("refused: line "))
    #expect(
      refusal("\"a\" /* here */ = \"A\";\n", Self.strings)
        == "refused: line 1: expected a semicolon after a pair of texts")
    #expect(refusal("\"a\" = { b = c; };\n", Self.strings).hasPrefix("refused: line 1: "))
    #expect(
      refusal("<resources>\n<string name=\"a\">A</string>\nB</resources>", Self.android).hasPrefix(
        "refused: line "))
    #expect(refusal("", Self.android).hasPrefix("refused: "))
  }

  @Test("keys in the order of Finder")
  func order() {
    let sorted = [
      "", " a", "_a", "-", "- %@", ".a", "“a”", "(active)", "[a]", "{{a}}", "@", "**a**", "%.1f",
      "%@", "+",
      "→", "🚫 a", "0 bytes", "0.0", "5 minutes", "30 minutes", "a", "A", "ä", "B", "settings",
      "Settings…",
      "settings.a", "Я",
    ]
    #expect(sorted.reversed().sorted(by: StandardOrder.precedes) == sorted)
    #expect(!StandardOrder.precedes("a", "a"))
    #expect(StandardOrder.precedes("a007", "a10") && !StandardOrder.precedes("a10", "a007"))
  }
}
