import LabelLint
import Testing

/// Elements of XLIFF that replace placeholders.
@Suite("Codes of XLIFF that replace placeholders")
struct XLIFFCodeTests {
  /// A source text of XLIFF 1.2, and what is read.
  static let texts: [(written: String, read: String)] = [
    (#"Pick <x id="1" equiv-text="%@"/> now"#, "Pick %@ now"),
    (#"Pick <x id="1" ctype="x-%1$@"/> now"#, "Pick %1$@ now"),
    (#"Pick <x id="%lld"/>"#, "Pick %lld"),
    (#"Pick <ph id="1" equiv-text="{{name}}"></ph> now"#, "Pick {{name}} now"),
    (#"<bx id="1" equiv-text="&#37;d"/>, <it id="2" pos="open" equiv-text="%d"/>"#, "%d, %d"),
    // What it contains is the text.
    (#"Pick <ph id="1" equiv-text="%@">%1$s</ph> now"#, "Pick %1$s now"),
    // More than a placeholder, none, or nothing that says one.
    (#"Pick <x id="1" equiv-text="%@ apples"/> now"#, "Pick  now"),
    (#"Pick <x id="1" equiv-text="&lt;b>"/> now"#, "Pick  now"),
    (#"Pick <x id="INTERPOLATION" ctype="x-text"/> now"#, "Pick  now"),
    (#"Pick <x id="1" equiv-text="100%"/> now"#, "Pick  now"),
    (#"Pick <g id="1" equiv-text="%@"/> now"#, "Pick  now"),
  ]

  @Test("a code is read as the placeholder that it says", arguments: texts)
  func text(_ example: (written: String, read: String)) {
    let file = XLIFFCatalogReaderTests.version12(
      "<trans-unit id=\"a\"><source>\(example.written)</source></trans-unit>")
    #expect(XCStringsDump.messages(file) == ["a|en|string||\(example.read)"])
    #expect(XCStringsDump.problems(file) == [])
    #expect(XCStringsDump.misplaced(file) == [])
  }

  @Test("a code of a target may be said in its source")
  func target() {
    let file = XLIFFCatalogReaderTests.version12(
      """
      <trans-unit id="a">
        <source>Pick <x id="1" equiv-text="%1$@"/>, <x id="2" equiv-text="%2$@"/></source>
        <target><x id="2"/>, <x id="1"></x> und <x id="3"/></target>
      </trans-unit>
      <trans-unit id="b"><source>One <x id="1"/></source></trans-unit>
      """)
    #expect(
      XCStringsDump.messages(file) == [
        "a|en|string||Pick %1$@, %2$@", "a|de|string||%2$@, %1$@ und ", "b|en|string||One ",
      ])
    func tag(_ range: Range<Int>) -> String {
      file.source.string(file.sourceRange(of: range, inMessage: 1).range)
    }
    #expect(tag(0..<1) == #"<x id="2"/>"#)
    #expect(tag(6..<10) == #"<x id="1"></x>"#)
    #expect(tag(10..<14) == " und")
    #expect(
      file.markup.map { file.source.string($0.tag.range) }
        == [#"<x id="1"/>"#, #"<x id="3"/>"#].reversed())
  }

  @Test("codes of XLIFF 2 are said by what they refer to, or by their attributes")
  func version2() {
    let file = XLIFFCatalogReaderTests.version2(
      """
      <unit id="a">
        <originalData><data id="d1">%1$s</data><data id="d2">&lt;b></data></originalData>
        <segment>
          <source><ph id="1" dataRef="d1"/> <pc id="2" dataRefStart="d2">of</pc> <ph id="3" equiv="%2$s"/></source>
          <target><ph id="3" disp="%2$s"/> <ph id="1"/></target>
        </segment>
      </unit>
      <unit id="b"><segment><source><ph id="1" dataRef="d1"/>.</source></segment></unit>
      """)
    #expect(
      XCStringsDump.messages(file) == [
        "a|en|string||%1$s of %2$s", "a|de|string||%2$s %1$s", "b|en|string||.",
      ])
    #expect(XCStringsDump.problems(file) == [])
  }
}
