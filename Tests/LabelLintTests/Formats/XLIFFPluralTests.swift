import LabelLint
import Testing

/// Plural forms in XLIFF as programs and the standard write them, Xcode apart.
@Suite("Plural forms in XLIFF")
struct XLIFFPluralTests {
  /// A group of gettext as translate-toolkit and Weblate write it.
  private static func numbered(_ forms: [(source: String, target: String)]) -> String {
    let units = forms.enumerated().map { number, form in
      """
      <trans-unit id="nests[\(number)]"><source>\(form.source)</source><target>\(form.target)</target></trans-unit>
      """
    }
    return """
      <group restype="x-gettext-plurals" id="nests"><note>On a tree</note>
      \(units.joined(separator: "\n"))
      </group>
      """
  }

  private static func languages(_ target: String) -> String {
    "source-language=\"en\" target-language=\"\(target)\""
  }

  /// The language, the forms, and what is read.
  static let groups:
    [(language: String, forms: [(source: String, target: String)], read: [String])] =
      [
        (
          "de", [("%d nest", "%d Nest"), ("%d nests", "%d Nester")],
          [
            "nests|en|plural|plural=one|%d nest", "nests|en|plural|plural=other|%d nests",
            "nests|de|plural|plural=one|%d Nest", "nests|de|plural|plural=other|%d Nester",
          ]
        ),
        (
          // No form for fractions, which apps have: the last one.
          "ru", [("%d nest", "%d A"), ("%d nests", "%d B"), ("%d nests", "%d C")],
          [
            "nests|en|plural|plural=one|%d nest", "nests|en|plural|plural=other|%d nests",
            "nests|ru|plural|plural=one|%d A", "nests|ru|plural|plural=few|%d B",
            "nests|ru|plural|plural=many|%d C",
            "nests|ru|plural|plural=other|%d C",
          ]
        ),
        (
          "ja", [("%d nest", "%d A"), ("%d nests", "")],
          [
            "nests|en|plural|plural=one|%d nest", "nests|en|plural|plural=other|%d nests",
            "nests|ja|plural|plural=other|%d A",
          ]
        ),
        (
          "fr", [("%d nest", "%d A"), ("%d nests", "%d B"), ("%d nests", "%d C")],
          [
            "nests|en|plural|plural=one|%d nest", "nests|en|plural|plural=other|%d nests",
            "nests|fr|plural|plural=one|%d A", "nests|fr|plural|plural=many|%d B",
            "nests|fr|plural|plural=other|%d C",
          ]
        ),
        (
          // CLDR and gettext's manual number Latvian in two ways.
          "lv", [("%d nest", "%d A"), ("%d nests", "%d B"), ("%d nests", "%d C")],
          [
            "nests|en|plural|plural=one|%d nest", "nests|en|plural|plural=other|%d nests",
            "nests|lv|plural|plural=0|%d A", "nests|lv|plural|plural=1|%d B",
            "nests|lv|plural|plural=2|%d C",
          ]
        ),
        (
          "de", [("%d nest", "%d A"), ("%d nests", "%d B"), ("%d nests", "%d C")],
          [
            "nests|en|plural|plural=one|%d nest", "nests|en|plural|plural=other|%d nests",
            "nests|de|plural|plural=0|%d A", "nests|de|plural|plural=1|%d B",
            "nests|de|plural|plural=2|%d C",
          ]
        ),
        (
          "ru", [("%d nest", ""), ("%d nests", "")],
          ["nests|en|plural|plural=one|%d nest", "nests|en|plural|plural=other|%d nests"]
        ),
      ]

  @Test("a group of gettext is a plural, whose numbers are categories", arguments: groups.indices)
  func numbered(number: Int) {
    let example = Self.groups[number]
    let file = XLIFFCatalogReaderTests.version12(
      Self.numbered(example.forms), languages: Self.languages(example.language))
    #expect(file.problems.isEmpty)
    #expect(XCStringsDump.messages(file) == example.read)
    #expect(XCStringsDump.misplaced(file) == [])
  }

  @Test("a unit that chooses by a number has its forms in segments")
  func segments() {
    let file = XLIFFCatalogReaderTests.version2(
      """
      <unit id="1" name="nests" pgs:switch="plural:count" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0">
        <segment id="a" pgs:case="1"><source>a nest</source><target>ein Nest</target></segment>
        <segment id="b" pgs:case="one"><source>%d nest</source><target>%d Nest</target></segment>
        <segment id="c" pgs:case="other"><source>%d nests</source><target>%d Nester</target></segment>
      </unit>
      <unit id="2" name="guests" pgs:switch="gender:host plural:count" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0">
        <segment pgs:case="feminine one"><source>her guest</source></segment>
        <segment pgs:case="feminine other"><source>her guests</source></segment>
      </unit>
      <unit id="3" name="days" pgs:switch="plural:count" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0">
        <segment pgs:case="several"><source>%d days</source></segment>
      </unit>
      """)
    #expect(
      XCStringsDump.messages(file) == [
        "nests|en|plural|plural=1|a nest", "nests|en|plural|plural=one|%d nest",
        "nests|en|plural|plural=other|%d nests",
        "nests|de|plural|plural=1|ein Nest", "nests|de|plural|plural=one|%d Nest",
        "nests|de|plural|plural=other|%d Nester", "guests|en|array|item=0|her guest",
        "guests|en|array|item=1|her guests", "days|en|plural|plural=several|%d days",
      ])
    #expect(file.problems.map(\.code) == [.unknownQuantity])
  }

  @Test("an extended type says the form of a plural, or the place in a list")
  func extendedType() {
    let file = XLIFFCatalogReaderTests.version12(
      """
      <trans-unit id="1" resname="nests" restype="plural" extype="one">
        <source>%d nest</source><target>%d Nest</target>
      </trans-unit>
      <trans-unit id="2" resname="nests" restype="plural" extype="other">
        <source>%d nests</source><target>%d Nester</target>
      </trans-unit>
      <trans-unit id="3" resname="birds" restype="array" extype="1"><source>Tit</source></trans-unit>
      <trans-unit id="4" resname="tree" restype="string" extype="one"><source>Oak</source></trans-unit>
      """)
    #expect(
      XCStringsDump.messages(file) == [
        "nests|en|plural|plural=one|%d nest", "nests|en|plural|plural=other|%d nests",
        "nests|de|plural|plural=one|%d Nest", "nests|de|plural|plural=other|%d Nester",
        "birds|en|array|item=1|Tit",
        "tree|en|string||Oak",
      ])
  }

  @Test("a group that is cut off is read as far as it goes")
  func cut() {
    let whole = """
      <xliff version="1.2"><file original="a.po" source-language="en" target-language="de"><body>
      \(Self.numbered([("%d nest", "%d Nest"), ("%d nests", "%d Nester")]))
      """
    for length in 0...whole.utf8.count {
      _ = XLIFFCatalogReader.read(
        path: "de.xliff", bytes: Array(whole.utf8.prefix(length)), table: "de")
    }
    let file = XLIFFCatalogReader.read(path: "de.xliff", bytes: Array(whole.utf8), table: "de")
    #expect(XCStringsDump.messages(file).contains("nests|de|plural|plural=other|%d Nester"))
  }
}
