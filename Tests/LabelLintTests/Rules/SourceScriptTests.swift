import LabelLint
import Testing

/// Source texts in letters that the source language does not have.
@Suite("Source texts in other letters")
struct SourceScriptTests {
  private static func file(_ texts: KeyValuePairs<String, String>) -> String {
    CheckedFiles.android(
      texts.map { "<string name=\"\($0.key)\">\($0.value)</string>" }.joined(separator: "\n"))
  }

  private static func found(_ files: KeyValuePairs<String, String>) -> [String] {
    CheckedFiles(files).findings(of: "wrong-script")
  }

  /// An English text beside one of a key.
  private static func found(key: String, _ text: String) -> [String] {
    found([
      "res/values/s.xml": file([key: text, "b": "Delete all songs", "c": "Save the file now"])
    ])
  }

  @Test("a stray one is told")
  func stray() {
    #expect(
      Self.found(key: "a", "Открыть настройки") == [
        "warning en a: no letter is in the script of English"
      ])
    #expect(Self.found(key: "a", "ネットワーク一覧").count == 1)
    #expect(
      Self.found([
        "res/values/s.xml": Self.file(["a": "Открыть настройки", "b": "Delete all songs"]),
        "res/values-ru/s.xml": Self.file(["a": "Открыть настройки", "b": "Удалить песни"]),
      ]) == [
        "warning en a: no letter is in the script of English; this is the text for Russian"
      ])
  }

  @Test(
    "names, single words and copyrights stay",
    arguments: [
      ("russian", "Русский язык"), ("language_ru", "Русский язык"), ("a", "Открыть"), ("a", "設定"),
      ("a", "Открыть GitHub"), ("a", "© Авторы программы"),
      ("language_entries", "Русский (Россия)"),
    ])
  func kept(key: String, text: String) {
    #expect(Self.found(key: key, text) == [])
  }

  @Test("a default folder in another language is the source as it is")
  func otherSource() {
    let russian = Self.file([
      "a": "Открыть настройки", "b": "Удалить все песни %1$s", "c": "Save the <b>file</b>",
    ])
    #expect(Self.found(["res/values/s.xml": russian]) == [])
    #expect(
      Self.found([
        "res/values/s.xml": russian,
        "res/values-en/s.xml": Self.file([
          "a": "Open the settings", "b": "Delete all songs %1$s", "c": "Save the file",
        ]),
      ]) == [])
  }

  @Test(
    "a folder that names its language has texts in that: one finding for a file in other letters")
  func namedFolder() {
    #expect(
      Self.found([
        "App/en.lproj/L.strings":
          "\"a\" = \"Открыть настройки\";\n\"b\" = \"Удалить все песни\";\n",
        "App/de.lproj/L.strings":
          "\"a\" = \"Einstellungen öffnen\";\n\"b\" = \"Lieder löschen\";\n",
      ]) == [
        "warning en: 2 source texts of this file have no letter in the script of English; check the source language"
      ])
  }

  @Test("Latin words of another source are names")
  func latinWords() {
    #expect(
      Self.found([
        "App/ru.lproj/L.strings": "\"a\" = \"Google Play Services\";\n\"b\" = \"Удалить песни\";\n"
      ]) == [])
  }
}
