import LabelLint
import Testing

/// What is said of the texts of a file that could not be read.
@Suite("Translations that could not be read")
struct UnreadTranslationTests {
  private static func file(_ keys: [String]) -> [UInt8] {
    let texts = keys.map { "<string name=\"\($0)_list\">Please \($0) the list</string>" }
    return Array(CheckedFiles.android(texts.joined()).utf8)
  }

  /// The set of a source with two texts, of which some folders could not be read and others have the first.
  private static func reported(unread: [String], read: [String]) throws -> ReportedSet {
    let paths =
      ["res/values/s.xml"] + (unread + read).map { "res/values-\($0)/s.xml" }
    let locations = paths.compactMap { CatalogLocation(path: $0) }
    let plan = try #require(CatalogDiscovery.plans(for: locations).first)
    let files = plan.locations.map { location in
      let folder = location.place.folder
      if unread.contains(where: { folder == "values-\($0)" }) {
        return CatalogReader.unreadable(location, because: "not readable")
      }
      let keys = folder == "values" ? ["open", "close"] : ["open"]
      return CatalogReader.read(file(keys), at: location)
    }
    let catalog = Catalog(plan: plan, files: files, fallback: nil)
    return ReportedSet(catalog, Linter(configuration: Configuration()).check(catalog), app: "")
  }

  /// The locales with a finding of a rule.
  private static func locales(_ set: ReportedSet, _ rule: RuleID) -> [String] {
    set.findings.filter { $0.rule == rule }.map(\.subject.locale).sorted()
  }

  @Test("they are not missing, and neither are those that regions take from them")
  func missing() throws {
    let set = try Self.reported(unread: ["de", "zh-rCN"], read: ["de-rAT", "fr"])
    #expect(Self.locales(set, "missing-translation") == ["fr"])
    #expect(Self.locales(set, "unreadable-catalog") == ["de", "zh-CN"])
    #expect(!set.summary.complete)
    #expect(!set.summary.isCut)
    #expect(set.summary.cutLocales == ["de", "zh-Hans"])
  }

  @Test("the same texts are missing where the file was read")
  func read() throws {
    let set = try Self.reported(unread: [], read: ["de", "de-rAT", "fr"])
    #expect(Self.locales(set, "missing-translation") == ["de", "fr"])
    #expect(set.summary.complete)
  }
}
