import Testing

@testable import LabelLint

/// The language of a default folder that has one for English beside it.
@Suite("The language of a default folder")
struct DefaultFolderLanguageTests {
  private static let german = [
    "a": "Einstellungen öffnen", "b": "Alle Lieder löschen", "c": "Datei speichern",
  ]
  private static let english = [
    "a": "Open the settings", "b": "Delete all songs", "c": "Save the file",
  ]

  private func file(_ texts: [String: String]) -> String {
    CheckedFiles.android(
      texts.sorted { $0.key < $1.key }
        .map { "<string name=\"\($0.key)\">\($0.value)</string>" }.joined(separator: "\n"))
  }

  /// The source language of a default folder beside others.
  private func source(_ texts: [String: String], beside others: [String: [String: String]])
    -> [String]
  {
    var files = ["res/values/s.xml": file(texts)]
    for (folder, texts) in others { files["res/\(folder)/s.xml"] = file(texts) }
    return CheckedFiles(byPath: files).catalogs.map(\.sourceLocale.description)
  }

  @Test("beside a folder in English it is the language of its words")
  func otherLanguage() {
    #expect(source(Self.german, beside: ["values-en": Self.english]) == ["de"])
    #expect(source(Self.german, beside: ["values-fr": Self.english]) == ["en"])
    #expect(source(Self.english, beside: ["values-en": Self.english]) == ["en"])
    #expect(source(Self.german, beside: ["values-en": Self.german]) == ["en"])
    #expect(
      source(
        ["a": "Xqru vlopt", "b": "Zzet ralu nimo", "c": "Prux"],
        beside: ["values-en": Self.english]) == ["en"])
  }

  @Test("what English has from it is still in that language")
  func copies() {
    var copied = Self.english
    copied["b"] = Self.german["b"]
    let found = CheckedFiles([
      "res/values/s.xml": file(Self.german), "res/values-en/s.xml": file(copied),
    ]).findings(of: "untranslated-copy")
    #expect(found == ["note en b: 'Alle Lieder löschen' is still in German"])
  }
}
