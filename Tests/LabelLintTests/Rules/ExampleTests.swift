import LabelLint
import Testing

/// The examples of every rule, written out in every format and setting and judged by that rule.
@Suite struct ExampleTests {
  /// Ids of all rules.
  static let rules = RuleRegistry.metadata.map(\.id)

  @Test("a rule flags exactly what its examples mark", arguments: rules)
  func examples(of rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    for (number, example) in metadata.flagged.filter(\.isWritable).enumerated() {
      #expect(example.hasMarks, "\(rule): “\(example.text)” is flagged and marks nothing")
      expect(example, from: rule, settings: Self.settings(ofExample: number))
    }
    for (number, example) in metadata.accepted.filter(\.isWritable).enumerated() {
      #expect(!example.hasMarks, "\(rule): “\(example.text)” is kept and marks something")
      expect(example, from: rule, settings: Self.settings(ofExample: number))
    }
  }

  /// The settings that an example is written in.
  ///
  /// The first four examples of a rule prove its places in every setting; the others prove its words.
  private static func settings(ofExample number: Int) -> [FixtureSetting] {
    number < 4 ? FixtureSetting.allCases : [.plain]
  }

  @Test("a rule whose examples can be written has some in two languages", arguments: rules)
  func languages(of rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    guard metadata.levels != nil, !Self.englishOnly.contains(rule) else { return }
    let languages = Set((metadata.flagged + metadata.accepted).map(\.language))
    #expect(languages.count >= 2, "\(rule) has examples in \(languages.sorted()) only")
  }

  @Test("a mark at the wrong words, or none, fails everywhere")
  func wrongMarks() {
    for text in ["⟦SHOW⟧ ALL", "SHOW ALL", "⟦Show⟧ all"] {
      #expect(failures(of: RuleExample(text), by: "all-caps").count > 20, "\(text)")
    }
  }

  /// Rules that judge English alone, unless a user's lexicon adds words.
  private static let englishOnly: Set<RuleID> = [
    "hint-form", "sensory-reference", "appearance-name", "decorative-redundancy",
    "unspoken-abbreviation", "placeholder-label", "inconsistent-label",
    // A text that is empty is so in every language.
    "empty-label",
  ]

  /// Judges an example; what goes wrong is one issue.
  private func expect(
    _ example: RuleExample, from rule: RuleID, settings: [FixtureSetting]
  ) {
    let failures = failures(of: example, by: rule, settings)
    guard !failures.isEmpty else { return }
    let places = failures.joined(separator: "\n  ")
    Issue.record("\(rule): “\(example.text)” (\(example.language))\n  \(places)")
  }

  /// The formats and settings in which a rule flags something else than an example marks.
  private func failures(
    of example: RuleExample, by rule: RuleID, _ settings: [FixtureSetting] = FixtureSetting.allCases
  ) -> [String] {
    let linter = Linter(only: rule)
    var failures: [String] = []
    for format in example.formats {
      let fixture = example.fixture(for: format)
      guard fixture.isWritable(as: format) else { continue }
      let plain = fixture.files(as: format)
      for setting in settings where allows(setting, rule) {
        let files = fixture.files(as: format, setting)
        // A setting that changes nothing, such as NFD of ASCII, was judged already.
        if setting != .plain, files.map(\.stored) == plain.map(\.stored) { continue }
        guard let catalog = fixture.joined(files) else {
          failures.append("\(format.rawValue), \(setting): cannot be joined")
          continue
        }
        let found = linter.check(catalog).findings.map { FlaggedPlace($0, in: catalog) }
        let expected = files.flatMap { file in file.marks.map { FlaggedPlace($0, in: file) } }
        if found.sorted() == expected.sorted() { continue }
        failures.append(
          "\(format.rawValue), \(setting): flagged \(found.sorted()), marked \(expected.sorted())")
      }
    }
    return failures
  }

  /// Whether a setting leaves a rule's subject as it is.
  private func allows(_ setting: FixtureSetting, _ rule: RuleID) -> Bool {
    // What was read in a wrong encoding are single characters, whatever tools made of them later.
    setting != .nfd || rule != "denormalized-text" && rule != "destroyed-text"
  }
}
