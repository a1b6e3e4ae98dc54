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
