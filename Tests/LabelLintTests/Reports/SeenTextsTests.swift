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

  @Test("a place that cannot be read hides texts of its locale that were not read, and no others")
  func cutLocale() {
    var set = SetSummary(app: "", set: "L", format: .strings, sourceLocale: "en")
    set.isCut = true
    set.locales = ["cs", "pl"].map {
      LocaleCoverage(locale: $0, required: 3, translated: 3, checked: 3)
    }
    set.texts = TextInventory(
      tables: [TextInventory.Table(name: "L", keys: ["a", "b", "c"])],
      lacking: ["en": [2], "cs": [1], "pl": [1]])
    func fates(_ key: String, _ rule: RuleID = "number-mismatch") -> [TextFate] {
      let seen = SeenTexts(set)
      return ["cs", "pl", "en"].map {
        seen.fate(of: Subject(set: "L", table: "L", key: key, locale: $0), rule: rule)
      }
    }
    set.cutLocales = ["cs"]
    #expect(fates("a") == [.fixed, .fixed, .fixed])
    #expect(fates("a", "punctuation-mismatch") == [.hidden, .fixed, .fixed])
    #expect(fates("b") == [.hidden, .lost, .fixed])
    #expect(fates("c") == [.hidden, .removed, .lost])
    #expect(fates("") == [.hidden, .fixed, .fixed])
    #expect(fates("z") == [.hidden, .removed, .removed])
    // Readers do not tell of every problem of a file that has too many.
    #expect(fates("a", "duplicate-key") == [.hidden, .fixed, .fixed])
    #expect(fates("a", "invalid-placeholder") == [.hidden, .fixed, .fixed])
    #expect(["cs", "pl", ""].map { set.isUnknown(in: $0) } == [false, false, false])
    (set.isCut, set.complete) = (false, false)
    #expect(fates("b") == [.hidden, .lost, .fixed])
    #expect(["cs", "pl", ""].map { set.isUnknown(in: $0) } == [true, false, true])
    (set.isCut, set.complete) = (true, true)
    set.cutLocales = ["en"]
    #expect(fates("a") == [.fixed, .fixed, .fixed])
    #expect(fates("b") == [.hidden, .hidden, .fixed])
    #expect(fates("c") == [.hidden, .hidden, .hidden])
    #expect(fates("") == [.hidden, .hidden, .hidden])
    #expect(fates("z") == [.hidden, .hidden, .hidden])
  }
}
