import Foundation
import Testing

/// `review import` writes plurals, arrays and texts with tags, in all formats that have them.
@Suite("Texts of several forms and with tags")
struct ReviewedFormsTests {
  /// Every key by itself, in three languages.
  private static let settings = """
    version: 1
    rules: {missing-translation: {group-below: 0}}
    locales: [de, pl]

    """

  /// A plural of a `.stringsdict` between what stands around it.
  private static func dictionary(_ forms: [(String, String)]) -> String {
    let pairs = forms.map { "\t\t\t<key>\($0)</key>\n\t\t\t<string>\($1)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>songs</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@n@</string>
      \t\t<key>n</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>d</string>
      \(pairs)\t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
  }

  @Test("a .stringsdict takes the forms a plural lacks, and its first file a whole plural")
  func stringsdict() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.settings, to: ".label-lint.yml")
    try folder.write(
      Self.dictionary([("one", "%d song"), ("other", "%d songs")]),
      to: "en.lproj/Plural.stringsdict")
    try folder.write(
      Self.dictionary([("one", "%d utwór"), ("other", "%d utworu")]),
      to: "pl.lproj/Plural.stringsdict")
    let polish = try AddedTranslationTests.add(
      ["songs": "few: %d utwory\nmany: %d utworów"], locale: "pl", in: folder)
    #expect(polish.status == 0, "\(polish.output)\(polish.error)")
    #expect(
      try folder.text(of: "pl.lproj/Plural.stringsdict")
        == Self.dictionary([
          ("one", "%d utwór"), ("few", "%d utwory"), ("many", "%d utworów"), ("other", "%d utworu"),
        ]))
    let german = try AddedTranslationTests.add(
      ["songs": "one: %d Lied\nother: %d Lieder"], locale: "de", in: folder)
    #expect(german.status == 0, "\(german.output)\(german.error)")
    #expect(
      try folder.text(of: "de.lproj/Plural.stringsdict")
        == Self.dictionary([("one", "%d Lied"), ("other", "%d Lieder")]))
  }

  @Test("the first file of a .strings table is stored as the source's is")
  func strings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.settings, to: ".label-lint.yml")
    func stored(_ text: String) -> Data {
      Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
    }
    try folder.write(
      stored("\"a\" = \"Alpha <b>x</b>\";\r\n\"b\" = \"B\";\r\n"), to: "en.lproj/Table.strings")
    try folder.write("\"b\" = \"B\";\n", to: "pl.lproj/Table.strings")
    let refused = try AddedTranslationTests.add(["a": "Alfa"], locale: "de", in: folder)
    #expect(refused.output.contains("its tag '<b>' is missing"), "\(refused.output)")
    let outcome = try AddedTranslationTests.add(["a": "Älfa <b>x</b>"], locale: "de", in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try Data(contentsOf: folder.url.appending(path: "de.lproj/Table.strings"))
        == stored("\"a\" = \"Älfa <b>x</b>\";\r\n"))
  }

  /// A catalog on one line whose plural has texts in several languages.
  private static func catalog(_ locales: [(String, [(String, String)])]) -> String {
    let members = locales.map { locale, forms in
      let units = forms.map { name, text in
        "\"\(name)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
      }
      return "\"\(locale)\":{\"variations\":{\"plural\":{\(units.joined(separator: ","))}}}"
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\"songs\":{\"localizations\":{"
      + members.joined(separator: ",") + "}}},\"version\":\"1.0\"}"
  }

  @Test("a string catalog takes the forms a plural lacks, and a whole plural")
  func stringCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.settings, to: ".label-lint.yml")
    let english = [("one", "%lld song"), ("other", "%lld songs")]
    let polish = [("one", "%lld utwór"), ("other", "%lld utworu")]
    let path = "Localizable.xcstrings"
    try folder.write(Self.catalog([("en", english), ("pl", polish)]), to: path)
    let added = ["few": "%lld utwory", "many": "%lld utworów"]
    for (locale, text) in [
      ("pl", "few: %lld utwory\nmany: %lld utworów"), ("de", "one: %lld Lied\nother: %lld Lieder"),
    ] {
      let outcome = try AddedTranslationTests.add(["songs": text], locale: locale, in: folder)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    }
    #expect(
      try folder.text(of: path)
        == Self.catalog([
          ("de", [("one", "%lld Lied"), ("other", "%lld Lieder")]), ("en", english),
          ("pl", added.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + polish),
        ]))
  }

  /// An Android file with a plural, an array and tags.
  private static func resources(
    _ one: String, _ item: String, _ tagged: String, _ protected: String
  ) -> String {
    """
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <plurals name="songs"><item quantity="one">\(one)</item><item quantity="other">%d x</item></plurals>
        <string-array name="list"><item>\(item)</item><item>y</item></string-array>
        <string name="bold">\(tagged)</string>
        <string name="name">\(protected)</string>
    </resources>

    """
  }

  /// A translator's file of units, by id: source and target.
  private static func translations(_ units: [(id: String, source: String, target: String)])
    -> String
  {
    let body = units.map {
      "<trans-unit id=\"\($0.id)\"><source>\($0.source)</source>"
        + "<target>\($0.target)</target></trans-unit>\n"
    }
    return "<xliff version=\"1.2\"><file original=\"res/values/strings.xml\" "
      + "source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body>\n"
      + body.joined() + "</body></file></xliff>\n"
  }

  @Test("forms, items and texts with tags are edited in place; nothing else of the file moves")
  func inPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.resources(
        "%d song", "One", "Be <b>bold</b>", "Hi <xliff:g id=\"n\">%1$s</xliff:g> there"),
      to: "res/values/strings.xml")
    let german = "res/values-de/strings.xml"
    try folder.write(
      Self.resources(
        "%d Lid", "Ains", "Sei <b class=\"x\">fet</b>",
        "Hallo <xliff:g id=\"n\">%1$s</xliff:g> da"),
      to: german)
    try folder.write(
      Self.translations([
        ("songs|==|plural.one", "%d song", "%d Lied"), ("list|==|item.0", "One", "Eins"),
        ("bold", "Be bold", "&lt;b&gt;Fett&lt;/b&gt; &amp;amp; stark"),
        ("name", "Hi %1$s there", "%1$s, hallo!"),
      ]), to: "de.xliff")
    let outcome = try folder.run("review", "import", "--write", "de.xliff")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: german)
        == Self.resources(
          "%d Lied", "Eins", "<b class=\"x\">Fett</b> &amp;amp; stark",
          "<xliff:g id=\"n\">%1$s</xliff:g>, hallo!"))
  }

  @Test(
    "a text that lacks a tag or has another one is refused and names it",
    arguments: [
      ("Fett und stark", "its tag '<b>' is missing"),
      ("&lt;b&gt;Fett", "its tag '</b>' is missing"),
      ("&lt;b&gt;Fett&lt;/b&gt; &lt;i&gt;x&lt;/i&gt;", "'<i>' is not a tag of 'Be bold'"),
    ])
  func refusedTags(target: String, says: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.resources("%d song", "One", "Be <b>bold</b>", "Hi")
    try folder.write(text, to: "res/values/strings.xml")
    try folder.write(text, to: "res/values-de/strings.xml")
    try folder.write(Self.translations([("bold", "Be bold", target)]), to: "de.xliff")
    let outcome = try folder.run("review", "import", "--write", "de.xliff")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(says), "\(outcome.output)")
    #expect(try folder.text(of: "res/values-de/strings.xml") == text)
  }
}
