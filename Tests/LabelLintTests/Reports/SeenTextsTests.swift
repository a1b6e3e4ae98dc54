import Testing

@testable import LabelLint

/// What became of texts whose findings are not met again.
@Suite("Seen texts")
struct SeenTextsTests {
  private static func fate(
    of key: String, rule: RuleID = "punctuation-mismatch", isCut: Bool, lacking: [Int] = []
  ) -> TextFate {
    var set = SetSummary(app: "", set: "Localizable", format: .xcstrings, sourceLocale: "en")
    set.isCut = isCut
    set.locales = [LocaleCoverage(locale: "ko", required: 2, translated: 2, checked: 2)]
    set.texts = TextInventory(
      tables: [TextInventory.Table(name: "Localizable", keys: ["a", "b"])],
      lacking: ["ko": lacking])
    return SeenTexts(set).fate(
      of: Subject(set: "Localizable", table: "Localizable", key: key, locale: "ko"), rule: rule)
  }

  @Test("what is not found in a file that ends too early is not fixed, though its text was read")
  func cut() {
    #expect(Self.fate(of: "a", isCut: false) == .fixed)
    #expect(Self.fate(of: "a", isCut: true) == .hidden)
    #expect(Self.fate(of: "z", isCut: true) == .hidden)
    #expect(Self.fate(of: "z", isCut: false) == .removed)
    #expect(Self.fate(of: "a", isCut: false, lacking: [0]) == .lost)
    #expect(Self.fate(of: "a", rule: "missing-translation", isCut: true) == .fixed)
  }
}
