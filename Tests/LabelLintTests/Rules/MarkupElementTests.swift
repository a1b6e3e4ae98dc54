import LabelLint
import Testing

/// Tags that are elements of the file, which the reader takes out of the text.
@Suite struct MarkupElementTests {
  /// What is said of a German text.
  private func found(_ source: String, _ own: String) -> [String] {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android("<string name=\"a\">\(source)</string>"),
      "app/res/values-de/strings.xml": CheckedFiles.android("<string name=\"a\">\(own)</string>"),
    ]).findings(of: "markup-mismatch")
  }

  @Test("what code finds a link by is compared, other attributes are free")
  func names() {
    let source = "<annotation name=\"terms\">Terms</annotation> of use"
    #expect(
      found(source, "<annotation name=\"Bedingungen\">Bedingungen</annotation>")
        == ["warning de a: the source's 'annotation name=\"terms\"' is lost"])
    #expect(found(source, "<annotation link=\"x\" name='terms'>Bedingungen</annotation>") == [])
    #expect(
      found("<a id=\"x\">Terms</a> of use", "<a id=\"y\">Bedingungen</a>")
        == ["warning de a: the source's 'a id=\"x\"' is lost"])
    #expect(
      found(
        "<a href=\"https://a.com/en\">Terms</a>", "<a href=\"https://a.com/de\">Bedingungen</a>")
        == [])
  }

  @Test(
    "code, styles and other pages that the source lacks, and quotation marks of prose",
    arguments: [
      ("<iframe src='x'></iframe>", "'<iframe>'"), ("<style>p{}</style>", "'<style>'"),
      ("<img src=x onerror=alert(1)>", "'onerror='"),
      ("<a href='x' onclick='y()'>b</a>", "'onclick='"),
      ("<a href=« x »>b</a>", "'href=«'"), ("<a href=„x“>b</a>", "'href=„'"),
      ("<a href=”x”>b</a>", "'href=”'"),
    ])
  func foreignMarkup(_ own: String, _ words: String) {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"Good <a href='x'>day</a>\";\n",
      "App/it.lproj/L.strings": "\"a\" = \"Buon <a href='x'>giorno</a> \(own)\";\n",
    ])
    #expect(
      files.findings(of: "markup-mismatch").contains { finding in
        finding.hasPrefix("warning it a: ") && finding.contains(words)
      })
  }

  @Test("the tokens of an ICU argument that the source never closes are not known")
  func unclosedSource() {
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"a\">{count, plural, one {a} other {b}</string>"),
      "app/res/values-de/strings.xml": CheckedFiles.android(
        "<string name=\"a\">{count, plural, one {a} other {b}}</string>"),
    ])
    #expect(files.findings(of: "placeholder-mismatch") == [])
    #expect(files.findings(of: "invalid-placeholder").count == 1)
  }
}
