/// All rules, in the order they are documented.
package enum RuleRegistry {
  /// All rules: those of wording first.
  package static let rules: [any Rule.Type] = [
    AllCaps.self,
    VerboseLabel.self,
    PlaceholderLabel.self,
    KeyEcho.self,
    URLOrFilenameLabel.self,
    RawKeySpoken.self,
    TrailingPunctuation.self,
    LabelCapitalization.self,
    UnspeakableText.self,
    RequiredAsterisk.self,
    RequiredTwice.self,
    RepeatedWord.self,
    RedundantPhrase.self,
    RoleWord.self,
    CombinedStateLabel.self,
    AppearanceName.self,
    StateWord.self,
    GestureInstruction.self,
    HintForm.self,
    GenericLabel.self,
    SensoryReference.self,
    DecorativeRedundancy.self,
    UnspokenAbbreviation.self,
    HeteronymPair.self,
    SpokenNumber.self,
    PositionInLabel.self,
    ErrorWithoutCause.self,
    MissingTranslation.self,
    UntranslatedCopy.self,
    MixedLanguage.self,
    MissingStateCounterpart.self,
    StatePairCollapse.self,
    LabelCollision.self,
    NonUniqueLabel.self,
    LabelInName.self,
    InputLabel.self,
    InconsistentLabel.self,
    TwinInconsistency.self,
    IconLabelInconsistency.self,
    StateChangeText.self,
    UnreadableCatalog.self,
    CatalogWithoutTarget.self,
    DuplicateKey.self,
    ExtraTranslation.self,
    MissingPluralCategory.self,
    UnusedPluralCategory.self,
    PluralWithoutNumber.self,
    PluralCandidate.self,
    PlaceholderMismatch.self,
    InvalidPlaceholder.self,
    UnorderedPlaceholders.self,
    ArrayLengthMismatch.self,
    InvalidLocale.self,
    DuplicateLocale.self,
    DeclaredLocales.self,
    TranslatedUntranslatable.self,
    UnreviewedTranslation.self,
    MachineTranslatedLabel.self,
    StaleEntry.self,
    UnusedKey.self,
    UnknownKey.self,
    HardCodedText.self,
    MissingComment.self,
    CompilerDependentValue.self,
    MarkupMismatch.self,
    WhitespaceMismatch.self,
    PunctuationMismatch.self,
    NumberMismatch.self,
    URLMismatch.self,
    DestroyedText.self,
    BrokenEscape.self,
    WrongScript.self,
    WrongLanguage.self,
    MixedScript.self,
    LostAccent.self,
    UnbalancedBidi.self,
    DenormalizedText.self,
    InvisibleText.self,
    OverMaxLength.self,
    LongerThanSource.self,
    RejectedTerm.self, WrongTerm.self,
    EmptyLabel.self,
    UnusedSuppression.self,
    LostText.self,
    StaleTranslation.self,
  ]

  /// Those that judge one text at a time.
  package static let textRules: [any TextRule.Type] = rules.compactMap { $0 as? any TextRule.Type }

  /// What all rules say of themselves, rules of wording first.
  package static let metadata: [RuleMetadata] = rules.map { $0.metadata }

  /// What a configuration can set of each rule.
  static let options: [RuleID: [RuleOption]] = Dictionary(
    uniqueKeysWithValues: rules.map { ($0.id, $0.options) })

  /// What the rule of that name, or that had it before, says of itself.
  package static func metadata(of id: RuleID) -> RuleMetadata? {
    metadata.first { $0.id == id || $0.formerIDs.contains(id) }
  }
}
