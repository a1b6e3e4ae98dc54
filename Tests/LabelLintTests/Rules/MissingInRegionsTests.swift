import LabelLint
import Testing

/// What users of a region get where another region of their language has a text.
@Suite("Texts that another region has")
struct MissingInRegionsTests {
  private static let keys = ["a", "b", "c"]

  private static func file(_ keys: some Sequence<String>, _ words: String) -> String {
    CheckedFiles.android(
      keys.map { "<string name=\"\($0)\">\(words) \($0)</string>" }.joined(separator: "\n"))
  }

  /// What is missing where one folder has all three texts and another the first one.
  private static func missing(_ whole: String, _ part: String, _ words: String) -> [String] {
    CheckedFiles([
      "res/values/s.xml": file(keys, "Some words of"),
      "res/values-\(whole)/s.xml": file(keys, words),
      "res/values-\(part)/s.xml": file(["a"], words),
    ]).findings(of: "missing-translation")
  }

  @Test(
    "in the same letters they are no loss",
    arguments: [("bn-rBD", "bn-rIN"), ("uk-rUA", "uk-rPL"), ("de-rDE", "de-rAT")])
  func sameLetters(whole: String, part: String) {
    #expect(Self.missing(whole, part, "তালিকায় ফিরে যান") == [])
  }

  @Test("in other letters, and where the regions write in their own way, they are")
  func otherWriting() {
    #expect(
      Self.missing("zh-rCN", "zh-rTW", "保存这个文件") == [
        "warning zh-Hant: 2 of 3 texts are not translated, so users get English"
      ])
    #expect(
      Self.missing("pt-rPT", "pt-rBR", "Guardar o ficheiro") == [
        "warning pt-BR: 2 of 3 texts are not translated, so users get Portuguese (Portugal)"
      ])
  }

  @Test("what no region has is missing in each")
  func nowhere() {
    let found = CheckedFiles([
      "res/values/s.xml": Self.file(Self.keys, "Some words of"),
      "res/values-bn-rBD/s.xml": Self.file(["a", "b"], "তালিকায় ফিরে যান"),
      "res/values-bn-rIN/s.xml": Self.file(["a", "b"], "তালিকায় ফিরে যান"),
    ]).findings(of: "missing-translation")
    #expect(
      found == [
        "warning bn-BD c: 'Some words of c' is not translated, so users get English",
        "warning bn-IN c: 'Some words of c' is not translated, so users get English",
      ])
  }

  @Test("a folder of another code than its locale's is named")
  func foldersOfOtherCodes() {
    func found(_ folder: String, _ texts: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android(
          "<string name=\"a\">Open the page</string><string name=\"b\">Close the page</string>"
            + "<string name=\"c\">Save the page</string>"),
        "app/res/\(folder)/s.xml": CheckedFiles.android(texts),
      ]).findings(of: "missing-translation")
    }
    let one = "<string name=\"a\">Seite auf</string>"
    let two = one + "<string name=\"b\">Seite zu</string>"
    #expect(
      found("values-pnb", one) == [
        "warning lah: 2 of 3 texts are not translated in 'values-pnb', so users get English"
      ])
    #expect(
      found("values-pnb", two) == [
        "warning lah c: 'Save the page' is not translated in 'values-pnb', so users get English"
      ])
    #expect(
      found("values-iw", two) == [
        "warning he c: 'Save the page' is not translated, so users get English"
      ])
  }
}
