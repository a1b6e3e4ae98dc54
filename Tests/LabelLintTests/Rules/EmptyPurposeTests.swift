import LabelLint
import Testing

/// Why an app wants access to something, which the system shows when it asks.
@Suite struct EmptyPurposeTests {
  /// What `empty-label` finds in a table of an app.
  private func found(_ table: String, _ entries: String) throws -> [String] {
    let location = try #require(CatalogLocation(path: "App/en.lproj/\(table).strings"))
    let plan = try #require(CatalogDiscovery.plans(for: [location]).first)
    let catalog = Catalog(
      plan: plan, files: [CatalogReader.read(Array(entries.utf8), at: location)], fallback: nil)
    return Linter(only: "empty-label").check(catalog).findings.map {
      "\($0.severity) \($0.subject.key)"
    }
  }

  @Test func anEmptyPurposeIsAnError() throws {
    let entries = "\"NSCameraUsageDescription\" = \"\";\n\"CFBundleName\" = \"\";\n"
    #expect(try found("InfoPlist", entries) == ["error NSCameraUsageDescription"])
    #expect(try found("Localizable", entries) == [])
  }
}
