import LabelLint
import Testing

/// What Compose reads differently from Android.
@Suite struct ComposeCatalogReaderTests {
  private func read(_ content: String) -> CatalogFile {
    ComposeCatalogReader.read(
      path: "composeResources/values/strings.xml",
      bytes: Array("<resources>\(content)</resources>".utf8))
  }

  @Test func textsAreTakenAsTheyStand() {
    let file = read(
      "<string name=\"a\">  it's \"so\" \\' \\n\\t\\\\n \\u00e9\\u12 &lt;<b>x</b><!--c--><![CDATA[ &amp;]]>\r\n</string>"
        + "<string name=\"b\"> plain  </string>")
    #expect(
      file.messages.map { file.string($0.text) } == [
        "  it's \"so\" \\' \n\t\\n é\\u12 <x &amp;\n", " plain  ",
      ])
    #expect(file.problems.isEmpty)
    #expect(file.messages[1].text.isInArena == false)
  }

  @Test func halvesOfSurrogatePairsJoin() {
    let file = read(
      "<string name=\"a\">\\uD83D\\uDE00</string><string name=\"b\">\\uD83D<b>\\uDE00</b></string>"
        + "<string name=\"c\">\\uD83Dx\\uDE00</string>")
    #expect(file.messages.map { file.string($0.text) } == ["😀", "😀", "\u{FFFD}x\u{FFFD}"])
    #expect(file.problems.isEmpty)
    #expect(
      file.source.string(file.sourceRange(of: 0..<4, inMessage: 0).range) == "\\uD83D\\uDE00")
  }

  @Test func tagsAreStrippedBeforeEscapesAreRead() {
    let values = [
      "a<b>\\</b>n", "\\u00<i/>e9", "\\<!-- c -->t", "\\<b>x</b>", "\\u0<b>\\</b>n", "\\u12", "\\",
      "\\<b/>\\n",
    ]
    let file = read(values.map { "<string name=\"a\">\($0)</string>" }.joined())
    #expect(
      file.messages.map { file.string($0.text) } == [
        "a\n", "é", "\t", "\\x", "\\u0\n", "\\u12", "\\", "\\n",
      ])
    for index in file.messages.indices {
      let count = file.messages[index].text.count
      let marks = file.markupRange(ofMessage: index).map { file.markup[$0] }
      #expect(marks.allSatisfy { $0.position <= count })
    }
  }

  @Test func onlyThreeElementsAreKnown() {
    let file = read(
      "<array name=\"a\"/><string name=\"b\">%s of %s</string><string name=\"b\"/>"
        + "<plurals name=\"b\"><item quantity=\"other\">x</item></plurals>"
        + "<string-array name=\"c\"><item>@string/b</item></string-array><?pi?>")
    #expect(
      file.problems.map(\.code) == [.unknownResourceType, .duplicateResource])
    #expect(file.entries.map(\.type) == [.string, .string, .plural, .array])
    #expect(file.messages.allSatisfy { $0.flags.isEmpty })
  }
}
