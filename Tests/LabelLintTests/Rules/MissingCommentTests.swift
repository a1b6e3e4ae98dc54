import LabelLint
import Testing

/// What names the values of a text besides a comment.
@Suite("Values that nobody explains")
struct MissingCommentTests {
  /// What `missing-comment` says of a text of Android.
  private static func found(_ text: String) -> [String] {
    CheckedFiles([
      "app/src/main/res/values/strings.xml":
        "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\"><string name=\"line\">\(text)</string></resources>"
    ]).findings(of: "missing-comment")
  }

  @Test("tags of XLIFF name them")
  func named() {
    let note = "no comment says what the 2 values of the text are; write one for translators"
    #expect(Self.found("%1$s by %2$s") == ["note en line: \(note)"])
    let title = "<xliff:g id=\"title\">%1$s</xliff:g>"
    #expect(Self.found("\(title) by <xliff:g id=\"artist\">%2$s</xliff:g>") == [])
  }
}
