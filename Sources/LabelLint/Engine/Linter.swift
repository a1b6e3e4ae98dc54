/// Runs rules over catalogs: catalogs in, findings out.
public struct Linter: Sendable {
  /// The rules to run and their levels.
  public let configuration: Configuration
  /// The words by language, shared by all checks.
  private let lexicons: LexiconShelf
  /// The words that the rules look for in all catalogs.
  private let vocabulary: RuleVocabulary

  /// What the findings of each rule on whole catalogs are stamped with.
  private let stamps: [FindingCollector.Stamp]
  /// Which rules of wording say something of which texts.
  private let activeRules: ActiveRules
  /// The rules on pairs of texts.
  private let pairRules: [any PairRule]
  /// Which of them concern which texts.
  private let pairTriggers: PairTriggers
  /// The rule of copies with its options.
  private let copyRule: UntranslatedCopy
  /// Tags of locales that no ancestor serves.
  private let fullRegions: [String]
  /// Rules with the options of overrides.
  private let variants: [RuleVariant]

  /// A linter with a configuration and the words it knows.
  public init(configuration: Configuration = Configuration()) {
    let lexicons = configuration.lexiconShelf
    self.configuration = configuration
    self.lexicons = lexicons
    vocabulary = lexicons === LexiconShelf.builtIn ? .builtIn : RuleVocabulary(lexicons)
    stamps = configuration.catalogRules.map { rule in
      let metadata = type(of: rule).metadata
      return FindingCollector.Stamp(metadata, configuration.severities[metadata.id])
    }
    activeRules = ActiveRules(configuration.textRules)
    pairRules = configuration.catalogRules.compactMap(RuleTraits.pairRule)
    pairTriggers = PairTriggers(pairRules)
    copyRule = Self.first(of: configuration.catalogRules) ?? UntranslatedCopy()
    let coverageRule: MissingTranslation? = Self.first(of: configuration.catalogRules)
    fullRegions = coverageRule?.fullRegions ?? []
    variants = RuleVariant.all(of: configuration)
  }

  /// Reads the words that nearly every linter needs, so that one who has time can do it beforehand.
  public static func loadWords() { _ = RuleVocabulary.builtIn }

  /// The rule of a type among those that are active.
  private static func first<Wanted: Rule>(of rules: [any Rule]) -> Wanted? {
    for rule in rules {
      if let wanted = rule as? Wanted { return wanted }
    }
    return nil
  }

  /// The findings of all active rules in one catalog.
  ///
  /// `overridden` is the catalog of the source set that this one is merged over, if there is one;
  /// `sources` tells how the app's code uses keys, where that was read.
  public func check(
    _ catalog: Catalog, overridden: Catalog? = nil, sources: UsageIndex? = nil
  ) -> CheckedCatalog {
    check(prepare(catalog, overridden: overridden, sources: sources))
  }

  /// What is known of a catalog's texts before rules look at them: kinds, signs, copies, coverage.
  public func prepare(
    _ catalog: Catalog, overridden: Catalog? = nil, sources: UsageIndex? = nil
  ) -> PreparedCatalog {
    var catalog = catalog
    catalog.usePaths = sources?.files ?? []
    let context = RuleContext(
      catalog, overridden: overridden, copyRule: copyRule, vocabulary: vocabulary,
      fullRegions: fullRegions, sources: sources, words: configuration.vocabulary
    ) { KindAssignment.purpose(of: $0, in: catalog, configuration.kinds) }
    return PreparedCatalog(
      catalog: catalog, overridden: overridden, sources: sources, context: context)
  }

  /// The findings of all active rules in a catalog that this linter has prepared.
  public func check(_ prepared: PreparedCatalog) -> CheckedCatalog {
    var checked = find(in: prepared)
    let catalog = prepared.catalog
    RuleVariant.apply(variants, to: &checked.findings, configuration, in: catalog) { linter in
      let own = linter.prepare(
        catalog, overridden: prepared.overridden, sources: prepared.sources)
      return linter.find(in: own).findings
    }
    ConfiguredFindings(configuration: configuration, catalog: catalog).apply(to: &checked.findings)
    Suppressions(catalog, configuration).apply(to: &checked.findings)
    return checked
  }

  /// The findings of all active rules, before configuration and catalogs have their say of them.
  private func find(in prepared: PreparedCatalog) -> CheckedCatalog {
    let (catalog, context) = (prepared.catalog, prepared.context)
    var collector = FindingCollector(for: UnreadableCatalog.metadata)
    for (rule, stamp) in zip(configuration.catalogRules, stamps) {
      collector.begin(stamp)
      rule.check(catalog, in: context, into: &collector)
    }
    PairPass(
      catalog, context, rules: pairRules, triggers: pairTriggers,
      severities: configuration.severities
    ).check(into: &collector)
    let pass = TextRulePass(
      catalog, context.survey, context, rules: configuration.textRules, active: activeRules,
      severities: configuration.severities, lexicons: lexicons)
    // Findings are large: the few of the text rules join the others, not the other way round.
    var findings = RulePrecedence.withoutSilenced(collector.takeFindings())
    findings += pass.findings()
    return CheckedCatalog(
      findings: findings, coverage: context.coverage,
      languagesWithoutLexicon: pass.languagesWithoutLexicon, provenKinds: context.kinds.provenCount)
  }
}
