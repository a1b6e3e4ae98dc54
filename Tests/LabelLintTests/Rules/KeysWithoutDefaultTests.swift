import LabelLint
import Testing

/// Android texts that only folders of languages have.
@Suite("Sets without a default folder")
struct KeysWithoutDefaultTests {
  private static func file(_ keys: some Sequence<Int>) -> String {
    CheckedFiles.android(keys.map { "<string name=\"t\($0)\">Okno \($0)</string>" }.joined())
  }

  private static func found(_ files: KeyValuePairs<String, String>) -> [String] {
    CheckedFiles(files).findings(of: "extra-translation")
  }

  @Test("each key is an error, many are one")
  func errors() {
    let end = "not in a default folder, so the app crashes in other languages; add"
    #expect(
      Self.found(["res/values-cs/s.xml": Self.file(1...1), "res/values-pl/s.xml": Self.file(1...2)])
        == ["error cs t1: 't1' is \(end) it there", "error pl t2: 't2' is \(end) it there"])
    #expect(
      Self.found(["res/values-pl/s.xml": Self.file(1...21)])
        == ["error pl: 21 keys are \(end) them there"])
    // The folder of the source language serves nobody else either.
    #expect(
      Self.found(["res/values-en/s.xml": Self.file(1...1)]) == [
        "error en t1: 't1' is \(end) it there"
      ])
  }

  @Test("a default folder with keys, or one that cannot be read, is one; Apple's tables need none")
  func accepted() {
    #expect(
      Self.found(["res/values/s.xml": Self.file(1...1), "res/values-pl/s.xml": Self.file(1...1)])
        == [])
    #expect(
      Self.found(["res/values/s.xml": "<resources", "res/values-pl/s.xml": Self.file(1...1)]) == [])
    #expect(
      Self.found([
        "res/values-pl/s.xml":
          "<resources xmlns:tools=\"http://schemas.android.com/tools\"><string name=\"a\" "
          + "tools:ignore=\"MissingDefaultResource\">Okno</string></resources>"
      ]) == [])
    #expect(
      Self.found([
        "App/pl.lproj/L.strings": "\"a\" = \"Okno\";",
        "App/cs.lproj/L.strings": "\"a\" = \"Okno\";",
      ]) == [])
  }
}
