import LabelLint
import Testing

/// What writers see beside findings.
@Suite("Contexts of findings")
struct ReportedContextsTests {
  /// A label in a format, with the words that are flagged and what the fix leaves.
  struct Case: Sendable, CustomTestStringConvertible {
    let format: CatalogFormat
    let setting: FixtureSetting
    var testDescription: String { "\(format) \(setting)" }
  }

  /// Nothing is written to a source text of XLIFF.
  static let formats = CatalogFormat.allCases.filter { $0 != .stringsdict && $0 != .xliff }

  static let cases = formats.flatMap { format in
    [FixtureSetting.plain, .utf16, .emojiBefore, .rightToLeftBefore].map {
      Case(format: format, setting: $0)
    }
  }

  @Test(
    "the text as a fix leaves it is read back from the file, in every format", arguments: cases)
  func newText(_ example: Case) throws {
    let fixture = FixtureCatalog([
      FixtureEntry(
        "cd_play", comment: "The round control.",
        ["en": "It's \"5 < 6\" & play button", "de": "Start & los"])
    ])
    let files = fixture.files(as: example.format, example.setting)
    let catalog = try #require(fixture.joined(files))
    let checked = Linter(only: "role-word").check(catalog)
    let set = ReportedSet(catalog, checked, app: "", needs: .contexts)
    let finding = try #require(set.findings.first)
    let contexts = try #require(set.contexts)
    let context = try #require(contexts.findings[finding.fingerprint])
    #expect(context.newText == "It's \"5 < 6\" & play")
    let flagged = try #require(context.flagged)
    #expect(
      String(decoding: Array((finding.text ?? "").utf8)[flagged], as: UTF8.self) == "button")
    let entry = try #require(context.entry.map { contexts.entries[$0] })
    #expect(
      entry
        == ReportedEntry(
          comment: entry.comment,
          texts: [
            ReportedEntry.Text(locale: "en", text: "It's \"5 < 6\" & play button"),
            ReportedEntry.Text(locale: "de", text: "Start & los"),
          ]))
    #expect(entry.comment?.contains("The round control.") == true)
  }

  @Test("a set keeps no more than reports need: neither files nor contexts, unless asked for")
  func needs() {
    let outcome = RuleCheck.check([RuleCheck.Text(key: "cd_play", text: "Play button")])
    let all: [ReportNeeds] = [[], .sources, .contexts, [.sources, .contexts]]
    let sets = all.map { ReportedSet(outcome.catalog, outcome.checked, app: "", needs: $0) }
    #expect(sets.map(\.sources.count) == [0, 1, 0, 1])
    #expect(sets.map { $0.contexts != nil } == [false, false, true, true])
    #expect(sets.allSatisfy { $0.findings == sets[0].findings && !$0.findings.isEmpty })
  }

  @Test("placeholders that a new text must keep are those of the source")
  func placeholders() throws {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "cd_play", text: "Play %1$s and %2$d button")
    ])
    let set = ReportedSet(outcome.catalog, outcome.checked, app: "", needs: .contexts)
    let finding = try #require(set.findings.first { $0.rule == "role-word" })
    #expect(set.contexts?.findings[finding.fingerprint]?.placeholders == ["%1$s", "%2$d"])
  }

  @Test("several fixes of one text are each applied alone")
  func severalFixes() throws {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "cd_play", text: "Picture of the play button")
    ])
    let set = ReportedSet(outcome.catalog, outcome.checked, app: "", needs: .contexts)
    let texts = set.findings.compactMap { set.contexts?.findings[$0.fingerprint]?.newText }
    #expect(texts.count == set.findings.count { !$0.fixes.isEmpty })
    #expect(texts.allSatisfy { $0 != "Picture of the play button" })
  }

  @Test("a catalog that changed since leaves findings without contexts of texts")
  func changedCatalog() throws {
    let old = RuleCheck.check([RuleCheck.Text(key: "cd_play", text: "Play button")])
    let new = RuleCheck.check([RuleCheck.Text(key: "cd_play", text: "Go")])
    let contexts = ReportedContexts(of: old.reported, in: new.catalog)
    let context = try #require(contexts.findings[old.reported[0].fingerprint])
    #expect(context.newText == nil)
    #expect(context.flagged == nil)
  }
}
