import LabelLint
import Testing

/// Line breaks in markup that Android's compilers drop.
@Suite("Dropped line breaks")
struct DroppedBreakTests {
  @Test("a break joins words where its language has spaces between them")
  func droppedBreaks() {
    func found(_ folder: String, _ value: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android(
          "<string name=\"a\"><![CDATA[All songs<br/>Of today]]></string>"),
        "app/res/\(folder)/s.xml": CheckedFiles.android("<string name=\"a\">\(value)</string>"),
      ]).findings(of: "compiler-dependent-value")
    }
    let dropped = "the line break is dropped, so the words around it run together; write a space"
    #expect(found("values-de", "Alle Lieder<br/>von heute") == ["note de a: \(dropped)"])
    #expect(found("values-ru", "Все песни<br/>дня") == ["note ru a: \(dropped)"])
    #expect(found("values-ru", "«Все песни»<br/>дня") == [])
    #expect(found("values-zh-rCN", "今天的<br/>所有歌曲") == [])
    #expect(found("values-ja", "すべての曲。<br/>今日") == [])
  }
}
