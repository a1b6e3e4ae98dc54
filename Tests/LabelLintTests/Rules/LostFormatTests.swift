import LabelLint
import Testing

/// What Java's `%s` shows in place of a number.
@Suite struct LostFormatTests {
  /// What is found in the text of a folder that replaces another.
  private func found(_ source: String, _ own: String, in folder: String = "values-de") -> [String] {
    func file(_ text: String) -> String {
      CheckedFiles.android("<string name=\"a\">\(text)</string>")
    }
    return CheckedFiles([
      "app/res/values/strings.xml": file(source), "app/res/\(folder)/strings.xml": file(own),
    ]).findings(of: "placeholder-mismatch")
  }

  @Test("it has no format, and crashes nothing")
  func numbers() {
    #expect(
      found("%d minutes", "%s Minuten") == [
        "warning de a: '%s' shows the value without the format of '%d' in the source; copy that format"
      ])
    #expect(
      found("%1$.2f km", "%1$s km") == [
        "warning de a: '%1$s' shows the value without the format of '%1$.2f' in the source; copy that format"
      ])
    #expect(
      found("%d minutes", "%s minutes", in: "values-night") == [
        "warning en a: '%s' shows the value without the format that the text of the default folder has; copy that format"
      ])
  }

  @Test("another value, and one that is cut off or refused, is an error")
  func otherValues() {
    func error(_ own: String, _ source: String) -> [String] {
      [
        "error de a: '\(own)' expects another type of value than '\(source)' in the source; use the type of the source"
      ]
    }
    // "true" in place of a number, and a moment in place of a year.
    #expect(found("%d minutes", "%b Minuten") == error("%b", "%d"))
    #expect(found("in %1$tY", "in %1$s") == error("%1$s", "%1$tY"))
    #expect(found("%d minutes", "%.1s Minuten") == error("%.1s", "%d"))
    #expect(found("%s minutes", "%d Minuten") == error("%d", "%s"))
  }

  @Test("placeholders without numbers in another order need numbers")
  func order() {
    #expect(
      found("Sent %d to %s", "An %s: %d").sorted() == [
        "error de a: '%d' gets the value of '%s', because the order of the source is another; number the placeholders, such as '%2$s' for '%s'",
        "warning de a: '%s' gets the value of '%d', because the order of the source is another; number the placeholders, such as '%1$d' for '%d'",
      ])
  }
}
