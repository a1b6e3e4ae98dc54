/// What a check of one catalog found.
public struct CheckedCatalog: Sendable {
  /// The findings of all active rules.
  public package(set) var findings: [Finding]
  /// What every locale must have and lacks.
  public let coverage: TranslationCoverage
  /// How many texts users of each locale get in their language.
  public let counts: CoverageCounts
  /// Languages of the set that rules with words of a language could not judge, sorted.
  public let languagesWithoutLexicon: [String]
  /// Number of keys whose kind a use in code proves.
  public let provenKinds: Int
}
