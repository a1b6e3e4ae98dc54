/// What a rule may know beside the catalog it checks: worked out once for all rules.
///
/// An object, as all of them keep it.
package final class RuleContext: Sendable {
  /// What the texts of every row are.
  package let kinds: CatalogKinds
  /// The translations that are their source text.
  package let copies: SourceCopies
  /// What every locale must have and lacks.
  package let coverage: TranslationCoverage
  /// The set that this one overrides, such as `src/main/res`; nil for a set of its own.
  package let overridden: Catalog?
  /// The set as it was in the revision that it is compared with; nil without one, or if its source texts are the same.
  let earlier: Catalog?
  /// How the app's sources use the catalog's keys; nil where no sources were read.
  package let uses: CatalogUses?
  /// Rows of keys that the sources do not mention; none where no sources were read.
  let unmentionedKeys: [Int]
  /// What the bytes of all texts show.
  let survey: TextSurvey
  /// Which texts no rule of wording judges, by file.
  let exemptions: [JudgedTexts]
  /// The segments of the source's keys.
  let keys: SourceKeySegments
  /// The plurals of all locales.
  let plurals: PluralEntries
  /// The pairs of states in the source language.
  let pairs: StatePairs
  /// The words that rules look for.
  let vocabulary: RuleVocabulary
  /// The words that the team accepts and rejects.
  let words: Vocabulary

  /// The context of one catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that is checked.
  ///   - overridden: The catalog of the source set that it is merged over, if there is one.
  ///   - earlier: The catalog as it was; nil where it is not compared.
  ///   - settings: What makes a translation a copy of its source text: a copy is no translation.
  ///   - vocabulary: The words that rules look for.
  ///   - fullRegions: Tags of locales that no ancestor serves.
  ///   - sources: How the app's sources use keys; nil where they were not read.
  ///   - usedElsewhere: Beginnings of keys that programs outside of the sources use.
  ///   - words: The words that the team accepts and rejects.
  ///   - sharing: How the parts of the work are done.
  ///   - configured: What texts are by the configuration; nil where it does not say.
  package init(
    _ catalog: Catalog, overridden: Catalog?, earlier: Catalog? = nil,
    copies settings: CopySettings = CopySettings(),
    vocabulary: RuleVocabulary = RuleVocabulary(), fullRegions: [String] = [],
    sources: UsageIndex? = nil, usedElsewhere: [String] = [], words: Vocabulary = Vocabulary(),
    sharing: Parallelism = .none,
    configured: (EntryReference) -> MessagePurpose? = { _ in nil }
  ) {
    let uses = sources.map { CatalogUses($0, to: catalog) }
    self.uses = uses
    unmentionedKeys =
      uses.map { UnmentionedKeys(catalog, $0, usedElsewhere: usedElsewhere).rows } ?? []
    let keys = SourceKeySegments(catalog)
    self.keys = keys
    kinds = CatalogKinds(
      catalog, configured: configured, meaning: { keys.meaning(ofRow: $0) },
      proven: { row in
        guard let uses, let use = uses.decisiveUse(ofRow: row) else { return nil }
        return uses.kind(ofUse: use)
      })
    exemptions = catalog.files.map {
      JudgedTexts($0, judgesStoreTexts: catalog.judgesStoreTexts)
    }
    survey = TextSurvey(catalog, sharing)
    copies = SourceCopies(
      catalog, survey, kinds, exemptions, settings: settings, vocabulary.lexicons,
      vocabulary.locales)
    coverage = TranslationCoverage(
      catalog, survey, kinds, copies, fullRegions: fullRegions, vocabulary.locales)
    plurals = PluralEntries(catalog, kinds, copies, vocabulary.plurals)
    self.overridden = overridden
    self.earlier = earlier
    pairs = StatePairs(catalog, kinds, keys, vocabulary.pairs)
    self.vocabulary = vocabulary
    self.words = words
  }
}
