import LabelLint
import Testing

/// Why an app wants access to something, which the system shows when it asks.
@Suite struct EmptyPurposeTests {
  /// What `empty-label` finds in a table of an app.
  private func found(_ table: String, _ entries: String) throws -> [String] {
    try found(table, entries, in: ["en"]).map { String($0.prefix { $0 != "@" }) }
  }

  /// What it finds where some languages have the same table.
  private func found(
    _ table: String, _ entries: String, in languages: [String]
  ) throws -> [String] {
    let locations = languages.compactMap {
      CatalogLocation(path: "App/\($0).lproj/\(table).strings")
    }
    let plan = try #require(CatalogDiscovery.plans(for: locations).first)
    let files = plan.locations.map { CatalogReader.read(Array(entries.utf8), at: $0) }
    let catalog = Catalog(plan: plan, files: files, fallback: nil)
    return Linter(only: "empty-label").check(catalog).findings.map {
      "\($0.severity) \($0.subject.key)@\($0.subject.locale)"
    }
  }

  @Test func anEmptyPurposeIsAnError() throws {
    let entries = "\"NSCameraUsageDescription\" = \"\";\n\"CFBundleName\" = \"\";\n"
    #expect(try found("InfoPlist", entries) == ["error NSCameraUsageDescription"])
    #expect(try found("Localizable", entries) == [])
  }

  @Test func anEmptyPurposeOfATranslationIsOne() throws {
    let entries = "\"NSCameraUsageDescription\" = \"\";\n"
    #expect(
      try found("InfoPlist", entries, in: ["en", "de"]).sorted() == [
        "error NSCameraUsageDescription@de", "error NSCameraUsageDescription@en",
      ])
  }
}
