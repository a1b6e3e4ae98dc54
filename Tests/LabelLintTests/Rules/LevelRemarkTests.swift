import LabelLint
import Testing

/// The line of a rule's page that names its levels.
@Suite struct LevelRemarkTests {
  @Test("the line explains the level of each example's findings", arguments: ExampleTests.rules)
  func examples(of rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    let linter = Linter(only: rule)
    for example in metadata.flagged.filter(\.isWritable) {
      for format in example.formats {
        let fixture = example.fixture(for: format)
        guard fixture.isWritable(as: format),
          let catalog = fixture.joined(fixture.files(as: format))
        else { continue }
        let kinds = CatalogKinds(catalog)
        for finding in linter.check(catalog).findings {
          let row = catalog.rows.indices.first { catalog.key(row: $0) == finding.subject.key }
          let tier = row.flatMap { kinds[row: $0].tier }
          #expect(
            Self.explains(finding.severity, of: tier, metadata),
            "\(rule): \(format) “\(example.text)” is a \(finding.severity) (\(tier?.rawValue ?? "-"))"
          )
        }
      }
    }
  }

  @Test("the line names the levels that the sample of findings has", arguments: ExampleTests.rules)
  func figures(of rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    let own = KindTier.allCases.compactMap { metadata.levels?[$0] } + [metadata.severity]
    for row in LevelFigures(rule).rows where !own.contains(row.level) {
      #expect(Self.remark(of: metadata, names: row.level), "\(rule): \(row.level)")
    }
  }

  @Test("a level that the line does not name is found")
  func unnamed() throws {
    let metadata = try #require(RuleRegistry.metadata(of: "all-caps"))
    #expect(Self.explains(.warning, of: .prose, metadata))
    #expect(Self.explains(.note, of: .prose, metadata))
    #expect(!Self.explains(.error, of: .certain, metadata))
    let tiered = try #require(RuleRegistry.metadata(of: "key-echo"))
    #expect(Self.explains(.error, of: .certain, tiered))
    #expect(!Self.explains(.warning, of: .certain, tiered))
  }

  /// Whether the line says when a finding about a text has a level.
  private static func explains(
    _ level: Severity, of tier: KindTier?, _ metadata: RuleMetadata
  ) -> Bool {
    let own = metadata.levels.flatMap { levels in tier.flatMap { levels[$0] } }
    return level == own ?? metadata.severity || remark(of: metadata, names: level)
  }

  /// Whether the sentences about other levels have a word.
  private static func remark(of metadata: RuleMetadata, names level: Severity) -> Bool {
    metadata.levelRemark.split { !$0.isLetter }
      .contains { $0 == level.rawValue || $0 == level.rawValue + "s" }
  }
}
