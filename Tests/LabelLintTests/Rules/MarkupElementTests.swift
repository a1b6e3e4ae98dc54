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
        == ["warning de a: the tag 'annotation name=\"terms\"' of the source is missing"])
    #expect(found(source, "<annotation link=\"x\" name='terms'>Bedingungen</annotation>") == [])
    #expect(
      found("<a id=\"x\">Terms</a> of use", "<a id=\"y\">Bedingungen</a>")
        == ["warning de a: the tag 'a id=\"x\"' of the source is missing"])
    #expect(
      found(
        "<a href=\"https://a.com/en\">Terms</a>", "<a href=\"https://a.com/de\">Bedingungen</a>")
        == [])
  }

  @Test("a tag that a space spoils, also where the source shows it")
  func spoiltTag() {
    #expect(
      found("Make &lt;br> of lines", "Mache &lt; br > aus Zeilen") == [
        "warning de a: the tag 'br' of the source is missing, and '< br >' is not a tag; copy the tag"
      ])
    #expect(found("Make &lt;br> of lines", "Mache &lt;br> aus Zeilen") == [])
  }

  @Test("tags that a translation has beside those of its source")
  func addedTags() {
    func found(_ source: String, _ own: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": "\"a\" = \"\(source)\";\n",
        "App/de.lproj/L.strings": "\"a\" = \"\(own)\";\n",
      ]).findings(of: "markup-mismatch")
    }
    let link = "<a href='https://a.com'>Seite</a>"
    #expect(
      found("Questions", "<u>Fragen</u>") == [
        "warning de a: users will see the tag '<u>' literally, unless the app reads markup here; remove it, because the source has no tags"
      ])
    #expect(
      found("Page", link) == [
        "warning de a: users will see the tag '<a>' literally, unless the app reads markup here; remove it, because the source has no tags"
      ])
    #expect(
      found("This is free", "Frei, siehe \(link) dazu") == [
        "note de a: the translation has a link that the source does not have"
      ])
    #expect(
      found("Read <a href='https://a.com'>page</a>", "Lies \(link) und \(link)") == [
        "note de a: the translation has 2 links, but the source has 1"
      ])
    #expect(
      found("Read <b>one</b> page", "Lies <b>eine</b> <u>Seite</u>") == [
        "note de a: the tag '<u>' is not in the source"
      ])
    #expect(
      found("Read <u>one</u> page", "Lies <u>eine</u> <u>Seite</u>") == [
        "note de a: the tag '<u>' is 2 times in this text, but once in the source"
      ])
    #expect(found("One<br>Two", "Eins<br><br>Zwei") == [])
    #expect(found("<b>One</b> Two", "<b>Eins</b><br>Zwei").count == 1)
  }

  @Test("a reference that the source has too may be read")
  func referencesOfBoth() {
    func found(_ source: String, _ own: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": "\"a\" = \"\(source)\";\n",
        "App/de.lproj/L.strings": "\"a\" = \"\(own)\";\n",
      ]).findings(of: "markup-mismatch")
    }
    #expect(
      found("Read more", "Mehr&nbsp;lesen") == [
        "warning de a: users will see '&nbsp;' literally, because the app does not read this text as HTML; write the character itself"
      ])
    #expect(
      found("Read&nbsp;more", "Mehr&nbsp;lesen") == [
        "note en a: users will see '&nbsp;' literally, because the app does not read this text as HTML; write the character itself"
      ])
    #expect(
      found("Read <b>it</b> now", "Jetzt&nbsp;lesen").contains(
        "note de a: users will see '&nbsp;' literally, because the app does not read this text as HTML; write the character itself"
      ))
    #expect(found("Use <b>&lt;b&gt;</b>", "Nimm <b>&lt;b&gt;</b>") == [])
    #expect(
      found("Use <b>it</b>", "Nimm <b>es</b>&lt;/span&gt;") == [
        "warning de a: users will see the tag '&lt;/span&gt;' as text; write it with '<' and '>', or remove it"
      ])
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
