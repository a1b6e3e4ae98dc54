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

  @Test("letters that one language alone has tell it, however few words there are")
  func otherLetters() {
    let english = ["values-en": ["a": "Choose an app", "b": "Restarted", "c": "Cancel"]]
    let folders = [
      ("zh-Hans", ["a": "选择应用", "b": "重启成功！", "c": "取消"]),
      ("zh-Hant", ["a": "選擇應用程式", "b": "重新啟動成功！", "c": "取消"]),
      ("ja", ["a": "アプリを選ぶ", "b": "再起動しました", "c": "戻る"]),
      ("ko", ["a": "앱 선택", "b": "다시 시작됨", "c": "취소"]),
      ("el", ["a": "Επιλογή εφαρμογής", "b": "Έγινε", "c": "Άκυρο"]),
      // Several languages have these letters, and none the words.
      ("en", ["a": "Ывафу", "b": "Цкпро", "c": "Шлджэ"]),
    ]
    for (language, texts) in folders {
      #expect(source(texts, beside: english) == [language])
    }
    #expect(
      CheckedFiles([
        "res/values/s.xml": file(folders[0].1),
        "res/values-en/s.xml": file(["a": "Choose an app", "b": "重启成功！", "c": "Cancel"]),
      ]).findings(of: "untranslated-copy") == [
        "warning en b: '重启成功！' is still in Chinese (Simplified), although the locale uses another script; translate it"
      ])
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
