import LabelLint
import Testing

/// Units of XLIFF 2 whose text a program cut into segments.
@Suite("Segments of XLIFF")
struct XLIFFSegmentTests {
  /// The parts of a unit, and what is read of them.
  static let units: [(parts: String, read: [String])] = [
    // What is between sentences is a part of both texts, unless the translation has other parts.
    (
      """
      <segment><source>Pick it.</source><target>Nimm es.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>Eat &amp; rest.</source><target>Iss &amp; ruh.</target></segment>
      """,
      ["a|en|string||Pick it. Eat & rest.", "a|de|string||Nimm es. Iss & ruh."]
    ),
    (
      """
      <segment><source>Pick it.</source><target>Nimm es.</target></segment>
      <ignorable><source> </source><target/></ignorable>
      <segment><source>Eat it.</source><target>Iss es.</target></segment>
      """,
      ["a|en|string||Pick it. Eat it.", "a|de|string||Nimm es.Iss es."]
    ),
    (
      """
      <segment><source>One, </source><target order="3">eins</target></segment>
      <segment><source>two, </source><target>zwei, </target></segment>
      <segment><source>three</source><target order="1">drei, </target></segment>
      """,
      ["a|en|string||One, two, three", "a|de|string||drei, zwei, eins"]
    ),
    // A sentence that became a part of another one.
    (
      """
      <segment><source>One. </source><target>Eins, zwei.</target></segment>
      <segment><source>Two.</source><target></target></segment>
      """,
      ["a|en|string||One. Two.", "a|de|string||Eins, zwei."]
    ),
    // The state is the least of all.
    (
      """
      <segment state="final"><source>One. </source><target>Eins. </target></segment>
      <segment state="translated" subState="x:mt"><source>Two.</source><target>Zwei.</target></segment>
      """,
      ["a|en|string||One. Two.", "a|de|string||Eins. Zwei.|state=machine_translated"]
    ),
    (
      """
      <segment state="final"><source>One. </source><target>Eins. </target></segment>
      <segment><source>Two.</source></segment>
      """,
      ["a|en|string||One. Two.", "a|de|string||Eins. |state=new"]
    ),
    (
      """
      <segment><source>One.</source><target/></segment>
      <ignorable><source> </source><target> </target></ignorable>
      <segment><source>Two.</source></segment>
      """,
      ["a|en|string||One. Two."]
    ),
    // One segment alone is no part.
    (
      "<segment state=\"initial\"><source>One</source><target>Eins</target></segment>",
      ["a|en|string||One", "a|de|string||Eins|state=new"]
    ),
  ]

  @Test("the text of a unit is that of its segments", arguments: units)
  func unit(_ example: (parts: String, read: [String])) {
    let file = XLIFFCatalogReaderTests.version2("<unit id=\"a\">\(example.parts)</unit>")
    #expect(XCStringsDump.messages(file) == example.read)
    #expect(XCStringsDump.problems(file) == [])
    #expect(XCStringsDump.misplaced(file) == [])
  }

  @Test("every word has its place in its segment")
  func places() throws {
    let file = XLIFFCatalogReaderTests.version2(
      """
      <unit id="a">
        <segment><source>One &amp; two.</source><target order="3">Eins &amp; zwei.</target></segment>
        <ignorable><source> </source></ignorable>
        <segment><source>Three.</source><target order="1">Drei.</target></segment>
      </unit>
      """)
    #expect(file.string(file.messages[1].text) == "Drei. Eins & zwei.")
    func written(_ range: Range<Int>, _ message: Int = 1) -> String {
      file.source.string(file.sourceRange(of: range, inMessage: message).range)
    }
    #expect(written(0..<4) == "Drei")
    #expect(written(6..<10) == "Eins")
    #expect(written(11..<12) == "&amp;")
    // What is in several segments is shown in the first.
    #expect(written(0..<10) == "Drei.")
    #expect(written(6..<12, 0) == "two.")
    let drei = try #require(file.source.text.firstRange(of: Array("Drei".utf8)))
    #expect(file.decodedRange(of: drei, inMessage: 1) == 0..<4)
    #expect(file.entry(at: drei.lowerBound)?.message == 1)
    let three = try #require(file.source.text.firstRange(of: Array("Three".utf8)))
    #expect(file.entry(at: three.lowerBound)?.message == 0)
  }

  @Test("a part of a file has the segments of its texts")
  func part() {
    let file = XLIFFCatalogReaderTests.version2(
      """
      <unit id="a"><segment><source>A</source><target>a</target></segment></unit>
      <unit id="b">
        <segment><source>B. </source><target>b. </target></segment>
        <segment><source>C.</source><target>c.</target></segment>
      </unit>
      """)
    let part = file.part(ofEntries: [3])
    #expect(XCStringsDump.messages(part) == ["b|de|string||b. c."])
    #expect(part.source.string(part.sourceRange(of: 0..<5, inMessage: 0).range) == "b. ")
  }

  /// The parts of a unit, and what is wrong with them.
  static let faults: [(parts: String, problems: [String])] = [
    (
      """
      <segment><source>One. </source><target order="2">Eins. </target></segment>
      <segment><source>Two.</source><target>Zwei.</target></segment>
      """,
      [
        "invalid-order [segment] two targets of the unit are at the same place, or `order` is not from 1 to 2, the number of its segments: the order of its text is not known"
      ]
    ),
    (
      """
      <segment><source>One. </source><target order="first">Eins. </target></segment>
      <segment><source>Two.</source><target>Zwei.</target></segment>
      """,
      [
        "invalid-order [first] two targets of the unit are at the same place, or `order` is not from 1 to 2, the number of its segments: the order of its text is not known"
      ]
    ),
    (
      """
      <segment><source>One. </source><target>Eins. </target></segment>
      <segment><target>Zwei.</target></segment>
      """,
      ["missing-value [segment] a `segment` of the unit 'a' has no `source`"]
    ),
  ]

  @Test("a fault is in its segment, and all others are read", arguments: faults)
  func fault(_ example: (parts: String, problems: [String])) {
    let file = XLIFFCatalogReaderTests.version2(
      "<unit id=\"a\">\(example.parts)</unit>"
        + "<unit id=\"z\"><segment><source>z</source></segment></unit>")
    #expect(XCStringsDump.problems(file) == example.problems)
    #expect(XCStringsDump.messages(file).contains("a|de|string||Eins. Zwei."))
    #expect(XCStringsDump.messages(file).last == "z|en|string||z")
    #expect(XCStringsDump.misplaced(file) == [])
  }
}
