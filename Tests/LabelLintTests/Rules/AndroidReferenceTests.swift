import LabelLint
import Testing

/// Texts of Android that the compilers take for references, and references to what is not there.
@Suite("References of Android")
struct AndroidReferenceTests {
  private func found(
    _ source: String, _ own: String, of rule: RuleID = "unreadable-catalog"
  ) -> [String] {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(source),
      "app/res/values-ar/strings.xml": CheckedFiles.android(own),
    ]).findings(of: rule)
  }

  private let attribute =
    "a text that begins with `?` is read as a reference to an attribute, which no theme has, so the build fails; write `\\?`"

  @Test func proseWithAQuestionMarkFirst() {
    let source = "<string name=\"a\">Really?</string>"
    for own in ["?حقا", "  ? حقا", "&#63;حقا", "<![CDATA[?حقا]]>", "?attr/a b"] {
      #expect(found(source, "<string name=\"a\">\(own)</string>") == ["error ar a: \(attribute)"])
    }
    for own in ["\\?حقا", "\"?حقا\"", "?", "<b>?</b>حقا", "?attr/colorAccent", "?x/y"] {
      #expect(found(source, "<string name=\"a\">\(own)</string>") == [], "\(own)")
    }
  }

  @Test func questionMarksAlone() {
    #expect(
      found("<string name=\"a\">Save it</string>", "<string name=\"a\">???? ??</string>") == [
        "error ar a: only question marks are left, because the letters were lost in a wrong encoding; as the text begins with `?`, the build fails; restore the text"
      ])
  }

  @Test func formsAndItems() {
    let source = """
      <plurals name="p"><item quantity="other">%d files</item></plurals>
      <string-array name="s"><item>One</item></string-array>
      <array name="t"><item>?colorPrimary</item></array>
      """
    let own = """
      <plurals name="p"><item quantity="other">?%d ملفات</item></plurals>
      <string-array name="s"><item>?واحد</item></string-array>
      <array name="t"><item>?colorPrimary</item></array>
      """
    #expect(found(source, own) == ["error ar p: \(attribute)", "error ar s: \(attribute)"])
  }

  @Test func resourceTypesInProse() {
    let source = "<string name=\"a\">Text</string><string name=\"b\">Base</string>"
    #expect(
      found(source, "<string name=\"a\">@string/b و</string>") == [
        "error ar a: a text that begins with `@` and a type of resources is read as a reference, but a name has no spaces, so the build fails; write `\\@`"
      ])
    for own in ["@user/name", "@+string/b", "@ b", "@b"] {
      #expect(found(source, "<string name=\"a\">\(own)</string>") == [], "\(own)")
    }
  }

  @Test func aliasesOfNothing() {
    let source = """
      <string name="a">Text</string><string name="b">Share %1$s</string>\
      <string name="c">Base</string><string name="d">@string/of_a_library</string>
      """
    let own = """
      <string name="a">@string/gone</string><string name="b">@string/c</string>\
      <string name="c">@string/c</string>
      """
    #expect(
      found(source, own) == [
        "error ar a: refers to the string 'gone', which no file of the catalog defines, so the build fails unless a library defines it; add it, or correct the name",
        "error ar c: 'c' refers to itself, so the app crashes or shows nothing; write the text",
        "error en d: refers to the string 'of_a_library', which no file of the catalog defines, so the build fails unless a library defines it; add it, or correct the name",
      ])
  }

  @Test func aliasesThatShowLess() {
    let source = """
      <string name="b">Share %1$s</string><string name="c">Share</string>\
      <string name="d">Send %1$s</string><string name="e">Send to %1$s</string>
      """
    let own = """
      <string name="b">@string/c</string><string name="c">مشاركة</string>\
      <string name="d">@string/e</string><string name="e">إرسال %1$s</string>
      """
    #expect(
      found(source, own, of: "placeholder-mismatch") == [
        "warning ar b: refers to the string 'c', which lacks the placeholder '%1$s' of the source; add it there"
      ])
  }

  @Test("items of arrays and plurals refer to strings, too")
  func itemsWithoutStrings() {
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(
        "<string-array name=\"a\"><item>@string/b</item><item>@string/none</item></string-array>"
          + "<plurals name=\"n\"><item quantity=\"one\">One</item>"
          + "<item quantity=\"other\">@string/none</item></plurals><string name=\"b\">B</string>")
    ])
    let found = files.findings(of: "unreadable-catalog").map { $0.prefix { $0 != ":" } }
    #expect(found == ["error en a item=1", "error en n plural=other"])
  }

  @Test("what a string of a source refers to may be one of another module")
  func stringsOfOtherModules() {
    let app = CheckedFiles.android(
      "<string name=\"a\">@string/of_a_library</string><string name=\"b\">B</string>"
        + "<string-array name=\"c\"><item>@string/of_a_library</item></string-array>")
    let german = CheckedFiles.android("<string name=\"b\">@string/gone</string>")
    func found(_ other: String) -> [String] {
      CheckedFiles([
        "app/src/main/res/values/strings.xml": app,
        "app/src/main/res/values-de/strings.xml": german,
        other: CheckedFiles.android("<string name=\"of_a_library\">Text</string>"),
      ]).findings(of: "unreadable-catalog").map { String($0.prefix { $0 != ":" }) }
    }
    // A translation of a text of its own does not look elsewhere.
    #expect(found("library/src/main/res/values/strings.xml") == ["error de b"])
    // Another source set of the same module is no library.
    #expect(
      found("app/src/debug/res/values/strings.xml") == [
        "error en a", "error de b", "error en c item=0",
      ])
  }

  @Test func namesThatAreRefused() {
    for name in ["a b", "1a", "a:b", "a/b", "a$b", ".a", "-a", "a+b"] {
      let problems = CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android("<string name=\"\(name)\">Text</string>")
      ]).findings(of: "unreadable-catalog")
      #expect(
        problems.count == 1 && problems[0].contains("cannot be the name of a resource"), "\(name)")
    }
    for name in ["a.b", "a-b", "_a", "é", "日本", "class"] {
      let problems = CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android("<string name=\"\(name)\">Text</string>")
      ]).findings(of: "unreadable-catalog")
      #expect(problems == [], "\(name)")
    }
  }
}
