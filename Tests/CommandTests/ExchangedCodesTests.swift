import Foundation
import Testing

/// Elements of XLIFF that replace tags of the app, as Okapi, MateCat and others write them: `<g>`, `<x/>`, `<bx/>`, `<pc>`.
@Suite("Codes of XLIFF")
struct ExchangedCodesTests {
  private static let source = """
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="call">Call <xliff:g id="number" example="7">%1$s</xliff:g> today</string>
        <string name="code">Your code is <xliff:g id="code">ABCD</xliff:g> until noon</string>
        <string name="move">Move <xliff:g id="from">%1$s</xliff:g> to <xliff:g id="to">%2$s</xliff:g></string>
        <string name="read">Read <b>all</b><br/>of <a href="https://example.org">the rules</a></string>
        <string name="text">Read &lt;b>all&lt;/b> of it</string>
        <string name="plain">No tag is in this text</string>
        <plurals name="songs">
            <item quantity="one"><b>%d</b> song</item>
            <item quantity="other"><b>%d</b> songs</item>
        </plurals>
    </resources>

    """

  /// A unit, and what is said of it, or written with `>` in front.
  static let units: [(unit: (key: String, source: String, target: String), words: String)] = [
    (
      ("call", "Call <g id=\"1\">%1$s</g> today", "Heute <g id=\"1\">%1$s</g> anrufen"),
      ">Heute <xliff:g id=\"number\" example=\"7\">%1$s</xliff:g> anrufen<"
    ),
    (
      ("call", "Call <ph id=\"1\">%1$s</ph> today", "Heute <ph id=\"1\">%1$s</ph> anrufen"),
      ">Heute <xliff:g id=\"number\" example=\"7\">%1$s</xliff:g> anrufen<"
    ),
    (
      (
        "move", "Move <g id=\"1\">%1$s</g> to <g id=\"2\">%2$s</g>",
        "Nach <g id=\"2\">%2$s</g> soll <g id=\"1\">%1$s</g>"
      ),
      ">Nach <xliff:g id=\"to\">%2$s</xliff:g> soll <xliff:g id=\"from\">%1$s</xliff:g><"
    ),
    (
      (
        "read", "Read <g id=\"1\">all</g><x id=\"2\"/>of <g id=\"3\">the rules</g>",
        "Die <g id=\"3\">Regeln</g><x id=\"2\"/><g id=\"1\">ganz</g> lesen"
      ), ">Die <a href=\"https://example.org\">Regeln</a><br/><b>ganz</b> lesen<"
    ),
    (
      (
        "read",
        "Read <bx id=\"1\" rid=\"a\"/>all<ex id=\"2\" rid=\"a\"/><x id=\"3\"/>of <g id=\"4\">the rules</g>",
        "<bx id=\"1\" rid=\"a\"/>Alle<ex id=\"2\" rid=\"a\"/><x id=\"3\"/><g id=\"4\">Regeln</g> lesen"
      ), "><b>Alle</b><br/><a href=\"https://example.org\">Regeln</a> lesen<"
    ),
    // Codes that replace placeholders, which the words around them show.
    (
      ("move", "Move <x id=\"1\"/> to <x id=\"2\"/>", "Nach <x id=\"2\"/> soll <x id=\"1\"/>"),
      ">Nach <xliff:g id=\"to\">%2$s</xliff:g> soll <xliff:g id=\"from\">%1$s</xliff:g><"
    ),
    (
      ("move", "Move <x id=\"1\"/> to %2$s", "Nach %2$s soll <x id=\"1\"></x>"),
      ">Nach <xliff:g id=\"to\">%2$s</xliff:g> soll <xliff:g id=\"from\">%1$s</xliff:g><"
    ),
    (
      ("call", "Call <x id=\"1\" equiv-text=\"%1$s\"/> today", "Heute <x id=\"1\"/> anrufen"),
      ">Heute <xliff:g id=\"number\" example=\"7\">%1$s</xliff:g> anrufen<"
    ),
    (
      (
        "read",
        "Read <ph id=\"1\"></ph>all<ph id=\"2\"></ph><x id=\"3\"/>of <g id=\"4\">the rules</g>",
        "Lies <ph id=\"1\"></ph>alle<ph id=\"2\"></ph><x id=\"3\"/><g id=\"4\">Regeln</g>"
      ), ">Lies <b>alle</b><br/><a href=\"https://example.org\">Regeln</a><"
    ),
    // One is lost, one is not of the source text, and words show none.
    (
      ("move", "Move <x id=\"1\"/> to <x id=\"2\"/>", "Hierher <x id=\"2\"/> holen"),
      "the placeholder '%1$s' is missing"
    ),
    (
      ("move", "Move <x id=\"1\"/> to <x id=\"2\"/>", "<x id=\"1\"/> nach <x id=\"3\"/>"),
      "it has the tag '<x id=\"3\"/>' of XLIFF"
    ),
    (
      ("call", "Call <x id=\"1\"/> tonight", "Heute <x id=\"1\"/> anrufen"),
      "translates 'Call  tonight'"
    ),
    // Some tags are text, others are not.
    (
      (
        "read", "Read &lt;b>all&lt;/b><x id=\"2\"/>of <g id=\"3\">the rules</g>",
        "Die <g id=\"3\">Regeln</g><x id=\"2\"/>&lt;b>ganz&lt;/b> lesen"
      ), ">Die <a href=\"https://example.org\">Regeln</a><br/><b>ganz</b> lesen<"
    ),
    (
      ("text", "Read <g id=\"1\">all</g> of it", "Lies <g id=\"1\">alles</g> davon"),
      ">Lies &lt;b>alles&lt;/b> davon<"
    ),
    // Forms of a language without a form of the source.
    (
      ("songs|==|plural.other", "<g id=\"1\">%d</g> songs", "<g id=\"1\">%d</g> Lieder"),
      "no form for 'one'"
    ),
    // What is lost, moved, or not a code of the source text.
    (
      ("call", "Call <g id=\"1\">%1$s</g> today", "%1$s <g id=\"1\">heute</g> anrufen"),
      "the tag that keeps words from translation is around 'heute'"
    ),
    (
      ("code", "Your code is <g id=\"1\">ABCD</g> until noon", "Dein Code ist bis Mittag EFGH"),
      "the source keeps 'ABCD' from translation"
    ),
    (
      (
        "read", "Read <g id=\"1\">all</g><x id=\"2\"/>of <g id=\"3\">the rules</g>",
        "Die Regeln<x id=\"2\"/><g id=\"1\">ganz</g> lesen"
      ), "the tag 'a' of the source is missing"
    ),
    (
      (
        "read", "Read <g id=\"1\">all</g><x id=\"2\"/>of <g id=\"3\">the rules</g>",
        "Die <g id=\"4\">Regeln</g><x id=\"2\"/><g id=\"1\">ganz</g> lesen"
      ), "it has the tag '<g id=\"4\">' of XLIFF"
    ),
    (
      ("plain", "No tag is in this text", "Kein <g id=\"1\">Tag</g> ist hier"),
      "it has the tag '<g id=\"1\">' of XLIFF"
    ),
    // The tags of the source text are others than those of today.
    (
      ("read", "Read <g id=\"1\">all</g> of it", "Alles <g id=\"1\">lesen</g>"),
      "translates 'Read all of it'"
    ),
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(source, to: "app/res/values/strings.xml")
    return folder
  }

  @Test("tags of the app come back where the source text shows them", arguments: units.indices)
  func unit(number: Int) throws {
    let (unit, words) = Self.units[number]
    let folder = try Self.folder()
    try folder.write(
      ExchangedFile.text([
        (
          "res/values/strings.xml", ExchangedFile.unit(unit.key, unit.source, unit.target)
        )
      ]), to: "de.xliff")
    let outcome = try folder.run(
      "delivery", "de.xliff", "--into", "app", "--apply", "--format", "concise")
    let written = (try? folder.text(of: "app/res/values-de/strings.xml")) ?? ""
    if words.hasPrefix(">") {
      #expect(written.contains(words), "\(written)\(outcome.output)\(outcome.error)")
      let again = try folder.run("delivery", "de.xliff", "--into", "app", "--apply")
      #expect(again.error.contains("0 new, 0 changed, 1 unchanged"), "\(again.error)")
    } else {
      #expect(written == "")
      #expect((outcome.output + outcome.error).contains(words), "\(outcome.output)\(outcome.error)")
    }
  }

  @Test("codes of XLIFF 2 are read alike")
  func version2() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
        <file id="f" original="res/values/strings.xml"><unit id="1" name="read"><segment>
          <source>Read <sc id="1"/>all<ec startRef="1"/><ph id="2"/>of <pc id="3">the rules</pc></source>
          <target>Die <pc id="3">Regeln</pc><ph id="2"/><sc id="1"/>ganz<ec startRef="1"/> lesen</target>
        </segment></unit></file>
      </xliff>
      """, to: "de.xliff")
    let outcome = try folder.run("delivery", "de.xliff", "--into", "app", "--apply", "--strict")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: "app/res/values-de/strings.xml").contains(
        ">Die <a href=\"https://example.org\">Regeln</a><br/><b>ganz</b> lesen<"))
  }

  @Test("the letter shows the tags that are to be copied")
  func letter() throws {
    let folder = try Self.folder()
    try folder.write(
      "<resources><string name=\"read\">Lies <b>alle</b><br/>Regeln</string></resources>\n",
      to: "sent/values-de/strings.xml")
    let outcome = try folder.run("delivery", "sent", "--into", "app", "--format", "letter")
    #expect(
      outcome.output.contains(
        "Source: `Read <b>all</b><br/>of <a href=\"https://example.org\">the rules</a>`"),
      "\(outcome.output)")
    #expect(outcome.output.contains("Your text: `Lies <b>alle</b><br/>Regeln`"))
  }

  @Test("a text that loses a tag is reported, whether the app has another translation or none")
  func lost() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      <resources>
          <string name="read"><b>Alle</b><br/><a href="https://example.org">Regeln</a> lesen</string>
      </resources>

      """, to: "app/res/values-de/strings.xml")
    try folder.write(
      """
      <resources>
          <string name="read">Lies <b>alle</b><br/>Regeln</string>
          <string name="code">Dein Code ist bis Mittag EFGH</string>
      </resources>

      """, to: "sent/values-de/strings.xml")
    let before = try folder.contents()
    let outcome = try folder.run(
      "delivery", "sent", "--into", "app", "--apply", "--format", "concise")
    #expect(outcome.status == 1)
    let found = outcome.output.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(
      found == """
        sent/values-de/strings.xml:2:25: warning: the tag 'a' of the source is missing [markup-mismatch]
        sent/values-de/strings.xml:3:25: warning: the source keeps 'ABCD' from translation, but this text does not have it; copy it [markup-mismatch]
        """)
    #expect(try folder.contents() == before)
  }
}
