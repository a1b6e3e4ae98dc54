import LabelLint
import Testing

/// Texts of templates beside words that are none.
@Suite struct PlaceholderLabelTests {
  /// Findings on an array of an Android app.
  private func found(_ items: [String]) -> [String] {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(
        "<string-array name=\"languages\">"
          + items.map { "<item>\($0)</item>" }.joined() + "</string-array>")
    ]).findings(of: "placeholder-label")
  }

  @Test("an item of an array of language codes is a code")
  func codes() {
    #expect(found(["de", "pt-BR", "nan", "zh_Hant", "en"]) == [])
    #expect(found(["One", "Two", "nan", "German", "en"]).count == 1)
  }

  @Test("a bar is a place as well, and visible texts may name it")
  func bar() {
    #expect(found(["Bank", "Bar", "Building"]) == [])
  }
}
