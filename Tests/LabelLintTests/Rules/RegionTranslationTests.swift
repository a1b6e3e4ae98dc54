import LabelLint
import Testing

/// What regions of a language lack, and what another region of it has.
@Suite struct RegionTranslationTests {
  @Test func whatTheLanguageLacksIsNotAskedOfItsRegion() {
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android(
        "<string name=\"a\">Play</string><string name=\"b\">Stop</string>"),
      "app/res/values-fr/s.xml": CheckedFiles.android("<string name=\"a\">Lire</string>"),
      "app/res/values-fr-rCA/s.xml": CheckedFiles.android("<string name=\"a\">Jouer</string>"),
    ])
    #expect(
      files.findings(of: "missing-translation") == [
        "warning fr b: 'Stop' is not translated, so users get English"
      ])
  }

  @Test func whatARegionOfTheLanguageHasIsNotMissing() {
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android(
        "<string name=\"a\">Play</string><string name=\"b\">Stop</string>"
          + "<string name=\"unit_km\">km</string><string name=\"own\">Ընդհատել</string>"),
      "app/res/values-hy/s.xml": CheckedFiles.android("<string name=\"a\">Միացնել</string>"),
      "app/res/values-hy-rAM/s.xml": CheckedFiles.android(
        "<string name=\"a\">Միացնել</string><string name=\"b\">Կանգ</string>"),
      "app/res/values-sv/s.xml": CheckedFiles.android("<string name=\"a\">Spela</string>"),
    ])
    #expect(
      files.findings(of: "missing-translation") == [
        "warning hy unit_km: 'km' is not translated, so users get English",
        "warning sv b: 'Stop' is not translated, so users get English",
        "warning sv own: 'Ընդհատել' is not translated, so users get the source text",
      ])
  }

  @Test func foldersThatARegionNearlyServes() {
    func file(_ keys: ClosedRange<Int>, _ word: String) -> String {
      CheckedFiles.android(keys.map { "<string name=\"t\($0)\">\(word) \($0)</string>" }.joined())
    }
    let findings = CheckedFiles([
      "app/res/values/s.xml": file(1...21, "Some words"),
      "app/res/values-pt/s.xml": file(1...1, "Alguma coisa"),
      "app/res/values-pt-rBR/s.xml": file(1...19, "Algumas palavras"),
    ]).findings(of: "missing-translation").filter { $0.contains(" pt ") }
    #expect(
      findings == [
        "warning pt t20: 'Some words 20' is not translated, so users get English",
        "warning pt t21: 'Some words 21' is not translated, so users get English",
      ])
  }
}
