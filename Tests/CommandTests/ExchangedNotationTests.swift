import Foundation
import Testing

/// Texts of Android apps in XLIFF, with the escapes of `strings.xml` and without.
@Suite("Android's escapes in XLIFF")
struct ExchangedNotationTests {
  private static let source = """
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="rain">Don\\'t forget the umbrella</string>
        <string name="quote">She said \\"wait\\" twice</string>
        <string name="lines">First line\\nSecond line</string>
        <string name="dots">Loading\\u2026</string>
        <string name="at">\\@home today</string>
        <string name="data"><![CDATA[It\\'s <b>bold</b> &amp; fine]]></string>
        <string name="bold">Don\\'t <b>ever</b> stop</string>
        <string name="kept">Call <xliff:g id="number" example="7">%1$s</xliff:g>, don\\'t wait</string>
        <string name="path">Folder C:\\\\temp is open</string>
        <string name="gap">"  between   walls "</string>
        <string name="plain">Nothing is escaped here</string>
        <plurals name="songs">
            <item quantity="one">%d artist\\'s song</item>
            <item quantity="other">%d artist\\'s songs</item>
        </plurals>
    </resources>

    """

  /// Keys with their source texts and translations, as files have them that keep Android's escapes.
  private static let escaped = [
    ("rain", "Don\\'t forget the umbrella", "Vergiss\\'s nicht"),
    ("quote", "She said \\\"wait\\\" twice", "Sie sagte zweimal \\\"warte\\\""),
    ("lines", "First line\\nSecond line", "Erste Zeile\\nZweite Zeile"),
    ("dots", "Loading\\u2026", "Wird geladen\\u2026"),
    ("at", "\\@home today", "\\@zuhause heute"),
    (
      "data", "It\\'s &lt;b&gt;bold&lt;/b&gt; &amp;amp; fine",
      "So ist\\'s &lt;b&gt;fett&lt;/b&gt; &amp;amp; gut"
    ),
    ("bold", "Don\\'t &lt;b&gt;ever&lt;/b&gt; stop", "H\\'or &lt;b&gt;nie&lt;/b&gt; auf"),
    (
      "kept", "Call &lt;xliff:g id=\"number\" example=\"7\"&gt;%1$s&lt;/xliff:g&gt;, don\\'t wait",
      "Ruf &lt;xliff:g id=\"number\" example=\"7\"&gt;%1$s&lt;/xliff:g&gt; an, wart\\' nicht"
    ),
    ("path", "Folder C:\\\\temp is open", "Ordner C:\\\\temp ist offen"),
    ("gap", "\"  between   walls \"", "\"  zwischen   Mauern \""),
    ("plain", "Nothing is escaped here", "Hier ist\\'s anders"),
    ("songs|==|plural.one", "%d artist\\'s song", "%d Lied \\'n\\' mehr"),
    ("songs|==|plural.other", "%d artist\\'s songs", "%d Lieder \\'n\\' mehr"),
  ]

  /// A text as the app shows it.
  private static func shown(_ text: String) -> String {
    let bare = text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
    return bare.replacing("\\'", with: "'").replacing("\\\"", with: "\"")
      .replacing("\\n", with: "\n").replacing("\\u2026", with: "…").replacing("\\@", with: "@")
      .replacing("\\\\", with: "\\")
  }

  private static func file(_ units: [(String, String, String)]) -> String {
    ExchangedFile.text([
      (
        "app/res/values/strings.xml",
        units.map { ExchangedFile.unit($0.0, $0.1, $0.2) }.joined()
      )
    ])
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(source, to: "app/res/values/strings.xml")
    return folder
  }

  private static let written = """
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="rain">Vergiss\\'s nicht</string>
        <string name="quote">Sie sagte zweimal \\"warte\\"</string>
        <string name="lines">Erste Zeile\\nZweite Zeile</string>
        <string name="dots">Wird geladen…</string>
        <string name="at">\\@zuhause heute</string>
        <string name="data">So ist\\'s &lt;b>fett&lt;/b> &amp;amp; gut</string>
        <string name="bold">H\\'or <b>nie</b> auf</string>
        <string name="kept">Ruf <xliff:g id="number" example="7">%1$s</xliff:g> an, wart\\' nicht</string>
        <string name="path">Ordner C:\\\\temp ist offen</string>
        <string name="gap">"  zwischen   Mauern "</string>
        <string name="plain">Hier ist\\'s anders</string>
        <plurals name="songs">
            <item quantity="one">%d Lied \\'n\\' mehr</item>
            <item quantity="other">%d Lieder \\'n\\' mehr</item>
        </plurals>
    </resources>

    """

  @Test("the app gets the same texts from a file with escapes and from one without")
  func both() throws {
    let plain = Self.escaped.map { ($0.0, Self.shown($0.1), Self.shown($0.2)) }
    for text in [Self.file(Self.escaped), Self.file(plain)] {
      let folder = try Self.folder()
      try folder.write(text, to: "de.xliff")
      let outcome = try folder.run(
        "delivery", "de.xliff", "--into", "app", "--apply", "--leave-out", "error", "--strict")
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
      #expect(try folder.text(of: "app/res/values-de/strings.xml") == Self.written)
      let again = try folder.run("delivery", "de.xliff", "--into", "app", "--apply")
      #expect(again.error.contains("0 new, 0 changed, 12 unchanged"), "\(again.error)")
    }
  }

  /// A unit, and what is said of it; without words, what is written.
  static let single: [(unit: (String, String, String), others: [Int], words: String)] = [
    // Its own source text has no escape, and neither has the file.
    (
      ("plain", "Nothing is escaped here", "Hier\\nist es anders"), [],
      "nothing in the delivery shows whether its backslash is an escape or a character"
    ),
    // Other units have escapes.
    (("plain", "Nothing is escaped here", "Hier\\nist es anders"), [0], ">Hier\\nist es anders<"),
    // White space that the app's compiler makes one space of.
    (
      ("plain", "Nothing is escaped here", " Hier ist  alles\n    anders "), [0],
      ">Hier ist alles anders<"
    ),
    (
      ("plain", "Nothing is escaped here", "Hier  ist alles anders"), [],
      ">\"Hier  ist alles anders\"<"
    ),
    // Translators forget backslashes.
    (("rain", "Don\\'t forget the umbrella", "Vergiss's nicht"), [], ">Vergiss\\'s nicht<"),
    (
      ("quote", "She said \\\"wait\\\" twice", "\"Warte\" sagte sie"), [],
      ">\\\"Warte\\\" sagte sie<"
    ),
    // Quotes around a text may be those of the file.
    (("rain", "Don\\'t forget the umbrella", "\"Vergiss\\'s nicht\""), [], "its quotes may be"),
    (
      ("rain", "Don\\'t forget the umbrella", "Vergiss\\u12 nicht"), [],
      "its escapes cannot be read"
    ),
    (
      (
        "bold", "Don\\'t <bpt id=\"1\">&lt;b></bpt>ever<ept id=\"1\">&lt;/b></ept> stop",
        "H\\'or <bpt id=\"1\">&lt;b></bpt>nie<ept id=\"1\">&lt;/b></ept> auf"
      ), [], ">H\\'or <b>nie</b> auf<"
    ),
    (
      (
        "kept", "Call <ph id=\"1\">%1$s</ph>, don't wait", "Ruf <ph id=\"1\">%1$s</ph> jetzt an"
      ), [], ">Ruf <xliff:g id=\"number\" example=\"7\">%1$s</xliff:g> jetzt an<"
    ),
    (
      ("kept", "Call <g id=\"1\">%1$s</g>, don't wait", "Ruf <g id=\"1\">%1$s</g> jetzt an"), [],
      ">Ruf <xliff:g id=\"number\" example=\"7\">%1$s</xliff:g> jetzt an<"
    ),
    (
      (
        "bold", "Don\\'t <g id=\"1\">ever</g> stop", "H\\'or <g id=\"1\">nie</g> auf"
      ), [], ">H\\'or <b>nie</b> auf<"
    ),
    // A source text of an earlier version tells nothing.
    (("rain", "Don\\'t lose the umbrella", "Verlier\\'s nicht"), [1], "translates 'Don't lose"),
  ]

  @Test(
    "what one unit has is read by its source text, then by the others", arguments: single.indices)
  func unit(number: Int) throws {
    let example = Self.single[number]
    let folder = try Self.folder()
    try folder.write(
      Self.file([example.unit] + example.others.map { Self.escaped[$0] }), to: "de.xliff")
    let outcome = try folder.run(
      "delivery", "de.xliff", "--into", "app", "--apply", "--leave-out", "error", "--format",
      "concise")
    let written = (try? folder.text(of: "app/res/values-de/strings.xml")) ?? ""
    #expect(
      (example.words.hasPrefix(">") ? written : outcome.output + outcome.error)
        .contains(example.words), "\(written)\(outcome.output)\(outcome.error)")
  }

  @Test("tags keep the attributes of the app, and a text with others is the same again")
  func attributes() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      """
      <resources>
          <string name="more">Read <a href="https://example.org/?a=1">more</a> here</string>
      </resources>

      """, to: "app/res/values/strings.xml")
    try folder.write(
      Self.file([
        (
          "more", "Read &lt;a href=\"https://example.org/?a=1\">more&lt;/a> here",
          "Hier &lt;a href='elsewhere' >mehr&lt;/a> lesen"
        )
      ]), to: "de.xliff")
    let outcome = try folder.run("delivery", "de.xliff", "--into", "app", "--apply", "--strict")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: "app/res/values-de/strings.xml").contains(
        ">Hier <a href=\"https://example.org/?a=1\">mehr</a> lesen</string>"))
    let again = try folder.run("delivery", "de.xliff", "--into", "app", "--apply", "--strict")
    #expect(again.error.contains("0 new, 0 changed, 1 unchanged"), "\(again.error)")
  }
}
