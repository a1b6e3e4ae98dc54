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

  /// What became of a text in German of a key that has some texts of its own there and in the source.
  private static func fate(
    _ slot: String, of own: [String]?, source: [String]?, rule: RuleID = "number-mismatch"
  ) -> TextFate {
    var set = SetSummary(app: "", set: "L", format: .android, sourceLocale: "en")
    set.locales = [LocaleCoverage(locale: "de", required: 1, translated: 1, checked: 1)]
    set.texts = TextInventory(
      tables: [TextInventory.Table(name: "L", keys: ["a"])], lacking: ["en": [], "de": []],
      forms: [
        "en": source.map { [0: $0] } ?? [:], "de": own.map { [0: $0] } ?? [:],
      ])
    return SeenTexts(set).fate(
      of: Subject(set: "L", table: "L", key: "a", locale: "de", slot: slot), rule: rule)
  }

  @Test("one of several texts is lost where users miss it")
  func forms() {
    let (items, forms) = (["item=0", "item=1"], ["plural=one", "plural=other"])
    #expect(Self.fate("item=1", of: items, source: items) == .fixed)
    #expect(Self.fate("item=1", of: ["item=0"], source: items) == .lost)
    #expect(Self.fate("item=1", of: ["item=0"], source: ["item=0"]) == .removed)
    #expect(Self.fate("item=1", of: items, source: ["item=0"]) == .lost)
    #expect(Self.fate("item=1", of: items, source: ["item=0"], rule: "all-caps") == .fixed)
    #expect(Self.fate("plural=one", of: ["plural=other"], source: forms) == .lost)
    #expect(Self.fate("plural=other", of: ["plural=one"], source: forms) == .lost)
    #expect(Self.fate("plural=few", of: forms, source: forms) == .removed)
    #expect(
      Self.fate("plural=few", of: forms, source: forms, rule: "unused-plural-category") == .fixed)
    #expect(Self.fate("plural=lots", of: forms, source: forms) == .fixed)
    #expect(Self.fate("plural=one", of: [""], source: forms) == .lost)
    // All are plain texts now; or one that serves the users has the form.
    #expect(Self.fate("plural=one", of: nil, source: nil) == .removed)
    #expect(Self.fate("plural=one", of: nil, source: forms) == .fixed)
    #expect(Self.fate("plural=zero", of: forms, source: forms + ["plural=zero"]) == .lost)
    let devices = ["device=mac/plural=other", "device=mac/plural=one"]
    #expect(Self.fate("device=mac", of: devices, source: devices) == .fixed)
    #expect(Self.fate("device=mac/plural=one", of: [devices[0]], source: devices) == .lost)
  }

  @Test("a comment that has a use since a translation is gone is no improvement")
  func usedComment() {
    func fate(lacking: [Int]) -> TextFate {
      var set = SetSummary(app: "", set: "L", format: .android, sourceLocale: "en")
      set.locales = [LocaleCoverage(locale: "de", required: 2, translated: 2, checked: 2)]
      set.texts = TextInventory(
        tables: [TextInventory.Table(name: "L", keys: ["a", "b"])],
        lacking: ["en": [], "de": lacking])
      return SeenTexts(set).fate(
        of: Subject(set: "L", table: "L", key: "a", locale: "en"), rule: "unused-suppression")
    }
    #expect(fate(lacking: []) == .fixed)
    #expect(fate(lacking: [1]) == .fixed)
    #expect(fate(lacking: [0]) == .removed)
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
    #expect(fates("c") == [.hidden, .lost, .lost])
    #expect(fates("") == [.hidden, .fixed, .fixed])
    #expect(fates("z") == [.hidden, .removed, .removed])
    // Readers do not tell of every problem of a file that has too many.
    #expect(fates("a", "duplicate-key") == [.hidden, .fixed, .fixed])
    #expect(fates("a", "invalid-placeholder") == [.hidden, .fixed, .fixed])
    #expect(["cs", "pl", ""].map { set.isUnknown(in: $0) } == [false, false, false])
    (set.isCut, set.complete) = (false, false)
    #expect(fates("b") == [.hidden, .lost, .fixed])
    #expect(["cs", "pl", ""].map { set.isUnknown(in: $0) } == [true, false, true])
    // One locale has a fault, and what another has only label-lint could not read, or nobody knows which.
    (set.isCut, set.faultyLocales) = (true, ["cs"])
    for locales in [["cs", "pl"], nil] {
      set.cutLocales = locales
      #expect(["cs", "pl", ""].map { set.isUnknown(in: $0) } == [false, true, false])
    }
    // A fault in the source hides source texts, and nothing that only label-lint could not read.
    set.faultyLocales = ["en"]
    #expect(["cs", "pl", ""].map { set.isUnknown(in: $0) } == [false, false, false])
    #expect(["hr", "en"].map { set.isUnknown(in: $0) } == [true, false])
    set.cutLocales = ["cs", "en"]
    #expect(["cs", "pl", "en", ""].map { set.isUnknown(in: $0) } == [true, false, false, false])
    // Of the texts that were read, one has no source text.
    #expect(["cs", "pl", "en", "hr"].map { set.textsRead(in: $0) } == [1, 1, 2, nil])
    set.cutLocales = nil
    set.faultyLocales = nil
    #expect(["cs", "pl", ""].map { set.isUnknown(in: $0) } == [false, false, false])
    (set.isCut, set.complete) = (true, true)
    set.cutLocales = ["en"]
    #expect(fates("a") == [.fixed, .fixed, .fixed])
    #expect(fates("b") == [.hidden, .hidden, .fixed])
    #expect(fates("c") == [.hidden, .hidden, .hidden])
    #expect(fates("") == [.hidden, .hidden, .hidden])
    #expect(fates("z") == [.hidden, .hidden, .hidden])
  }
}
