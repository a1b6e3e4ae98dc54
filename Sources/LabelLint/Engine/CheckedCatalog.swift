/// What a check of one catalog found.
package struct CheckedCatalog: Sendable {
  /// The findings of all active rules.
  package var findings: [Finding]
  /// What every locale must have and lacks.
  package let coverage: TranslationCoverage
  /// How many texts users of each locale get in their language.
  package let counts: CoverageCounts
  /// Languages of the set that rules with words of a language could not judge, sorted.
  package let languagesWithoutLexicon: [String]
  /// Number of keys whose kind a use in code proves.
  package let provenKinds: Int
  /// Which texts of screens are in the catalog.
  package let screens: ScreenTally
}
