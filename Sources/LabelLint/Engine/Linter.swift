/// Runs rules over catalogs: catalogs in, findings out.
public struct Linter: Sendable {
  /// The rules to run and their levels.
  package let configuration: Configuration
  /// The words by language, shared by all checks.
  private let lexicons: LexiconShelf
  /// The words that the rules look for in all catalogs.
  private let vocabulary: RuleVocabulary

  /// The rules on whole catalogs.
  private let catalogRules: [any CatalogRule]
  /// What the findings of each of them are stamped with.
  private let stamps: [FindingCollector.Stamp]
  /// The rules on one text each.
  private let textRules: TextRules
  /// Those of them that judge the texts of a program.
  private let programRules: TextRules
  /// What makes a translation a copy of its source text.
  private let copySettings: CopySettings
  /// Tags of locales that no ancestor serves.
  private let fullRegions: [String]
  /// Beginnings of keys that programs outside of the sources use.
  private let usedElsewhere: [String]
  /// Rules with the options of overrides.
  private let variants: [RuleVariant]

  /// A linter with the rules that are on by default and their default options.
  public init() { self.init(configuration: Configuration()) }

  /// A linter with a configuration and the words it knows.
  package init(configuration: Configuration) {
    let lexicons = configuration.lexiconShelf
    self.configuration = configuration
    self.lexicons = lexicons
    vocabulary = lexicons === LexiconShelf.builtIn ? .builtIn : RuleVocabulary(lexicons)
    catalogRules = configuration.rules.compactMap { $0 as? any CatalogRule }
    stamps = catalogRules.map { rule in
      let metadata = rule.about
      return FindingCollector.Stamp(metadata, configuration.severities[metadata.id])
    }
    let wordingRules = configuration.textRules(.wording)
    textRules = TextRules(
      wordingRules + configuration.textRules(.everyText), severities: configuration.severities)
    programRules = TextRules(wordingRules, severities: configuration.severities)
    let copyRule: UntranslatedCopy? = Self.first(of: catalogRules)
    copySettings = copyRule?.settings ?? CopySettings()
    let coverageRule: MissingTranslation? = Self.first(of: catalogRules)
    fullRegions = coverageRule?.fullRegions ?? []
    let keyRule: UnusedKey? = Self.first(of: catalogRules)
    usedElsewhere = keyRule?.usedElsewhere ?? []
    variants = RuleVariant.all(of: configuration)
  }

  /// Reads the words that nearly every linter needs, so that one who has time can do it beforehand.
  package static func loadWords() { _ = RuleVocabulary.builtIn }

  /// The rule of a type among those that are active.
  private static func first<Wanted: CatalogRule>(of rules: [any CatalogRule]) -> Wanted? {
    for rule in rules {
      if let wanted = rule as? Wanted { return wanted }
    }
    return nil
  }

  /// The findings of all active rules in one catalog.
  ///
  /// `overridden` is the catalog of the source set that this one is merged over, if there is one;
  /// `sources` tells how the app's code uses keys, where that was read.
  package func check(
    _ catalog: Catalog, overridden: Catalog? = nil, earlier: Catalog? = nil,
    sources: UsageIndex? = nil
  ) -> CheckedCatalog {
    check(prepare(catalog, overridden: overridden, earlier: earlier, sources: sources))
  }

  /// What is known of a catalog's texts before rules look at them: kinds, signs, copies, coverage.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - overridden: The catalog of the source set that it is merged over, if there is one.
  ///   - earlier: The catalog as it was in the revision that it is compared with, if there is one.
  ///   - sources: How the app's code uses keys, where that was read.
  ///   - sharing: How the parts of the work are done.
  /// - Returns: The catalog, to be checked by this linter.
  package func prepare(
    _ catalog: Catalog, overridden: Catalog? = nil, earlier: Catalog? = nil,
    sources: UsageIndex? = nil, sharing: Parallelism = .none
  ) -> PreparedCatalog {
    let catalog = catalog.naming(usePaths: sources?.files ?? [])
    let context = RuleContext(
      catalog, overridden: overridden, earlier: earlier, copies: copySettings,
      vocabulary: vocabulary,
      fullRegions: fullRegions, sources: sources, usedElsewhere: usedElsewhere,
      words: configuration.vocabulary, sharing: sharing
    ) { KindAssignment.purpose(of: $0, in: catalog, configuration.kinds) }
    return PreparedCatalog(
      catalog: catalog, overridden: overridden, sources: sources, context: context)
  }

  /// The findings of all active rules in a catalog that this linter has prepared.
  ///
  /// - Parameters:
  ///   - prepared: The catalog.
  ///   - rows: The rows whose findings are wanted; nil for all. Other rows have those of rules on whole catalogs.
  ///   - known: What `catalogFindings` found in it before; nil to look for it.
  ///   - sharing: How its parts are done; what is found does not depend on it.
  /// - Returns: The findings and what else is known.
  package func check(
    _ prepared: PreparedCatalog, rows: Set<Int>? = nil, knowing known: [Finding]? = nil,
    sharing: Parallelism = .none
  ) -> CheckedCatalog {
    var checked = find(in: prepared, rows, known, sharing)
    let catalog = prepared.catalog
    RuleVariant.apply(variants, to: &checked.findings, configuration, in: catalog) { linter in
      let own = linter.prepare(
        catalog, overridden: prepared.overridden, earlier: prepared.context.earlier,
        sources: prepared.sources)
      return linter.find(in: own, rows, nil, .none).findings
    }
    UnmentionedTexts(catalog, prepared.context, configuration).lower(&checked.findings)
    ConfiguredFindings(configuration: configuration, catalog: catalog).apply(to: &checked.findings)
    Suppressions(catalog, configuration).apply(to: &checked.findings)
    GrammaticalGender.tell(in: catalog, &checked.findings)
    QuotedSource.tell(in: catalog, &checked.findings)
    return checked
  }

  /// The findings of all active rules, before configuration and catalogs have their say of them.
  private func find(
    in prepared: PreparedCatalog, _ rows: Set<Int>?, _ known: [Finding]?, _ sharing: Parallelism
  ) -> CheckedCatalog {
    let (catalog, context) = (prepared.catalog, prepared.context)
    var findings = TextPass(
      catalog, context, catalog.isProgram ? programRules : textRules, lexicons: lexicons,
      rows: rows
    ).findings(sharing)
    findings += known ?? catalogFindings(in: prepared, sharing)
    return CheckedCatalog(
      findings: RulePrecedence.withoutUntranslatedTwice(
        RulePrecedence.withoutTextsOfOthers(
          RulePrecedence.withoutShared(
            RulePrecedence.withoutDoubled(RulePrecedence.withoutSilenced(findings))))),
      coverage: context.coverage, counts: CoverageCounts(catalog, context),
      languagesWithoutLexicon: languagesWithoutLexicon(catalog),
      provenKinds: context.kinds.provenCount,
      screens: context.uses.map { ScreenTally($0, catalog) } ?? ScreenTally())
  }

  /// What the rules on whole catalogs find in one, before policies apply.
  ///
  /// - Parameters:
  ///   - prepared: The catalog.
  ///   - sharing: How the rules are shared out.
  /// - Returns: The findings, which checks of single rows have in common.
  package func catalogFindings(
    in prepared: PreparedCatalog, _ sharing: Parallelism = .none
  ) -> [Finding] {
    // The texts of a program are no catalog: what they say of each other is not asked.
    if prepared.catalog.isProgram { return [] }
    return sharing.map(catalogRules.count) { run(rule: $0, in: prepared) }.flatMap(\.self)
  }

  /// The findings of one of the rules on whole catalogs.
  private func run(rule: Int, in prepared: PreparedCatalog) -> [Finding] {
    var collector = FindingCollector(stamps[rule])
    catalogRules[rule].check(prepared.catalog, in: prepared.context, into: &collector)
    return collector.takeFindings()
  }

  /// Languages of a catalog that rules with words of a language cannot judge, sorted.
  private func languagesWithoutLexicon(_ catalog: Catalog) -> [String] {
    textRules.isLexical.contains(true) ? lexicons.languagesWithoutWords(catalog.locales) : []
  }
}

/// A catalog with all that is known of its texts before rules look at them; made by
/// `Linter.prepare(_:overridden:sources:)`.
package struct PreparedCatalog: Sendable {
  /// The catalog, with the paths of the code that uses it.
  package let catalog: Catalog
  /// The catalog that it is merged over; nil without one.
  let overridden: Catalog?
  /// How the app's code uses keys; nil where that was not read.
  let sources: UsageIndex?
  /// What rules may know beside the catalog.
  package let context: RuleContext
}
