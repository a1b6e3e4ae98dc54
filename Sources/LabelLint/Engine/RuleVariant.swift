/// A linter whose rules have the options of an override, for the findings that it selects.
struct RuleVariant: Sendable {
  /// Index of the override.
  let override: Int
  /// The rules that have other options.
  let rules: Set<RuleID>
  /// Runs all rules, as some hold their tongue where others speak.
  let linter: Linter

  /// The variants of a configuration; none where no override sets options.
  static func all(of configuration: Configuration) -> [RuleVariant] {
    configuration.overrides.enumerated().compactMap { number, override in
      if override.options.isEmpty { return nil }
      return RuleVariant(
        override: number, rules: Set(override.options.keys),
        linter: Linter(configuration: configuration.with(override.options)))
    }
  }

  /// Puts what variants find in place of what they would not.
  ///
  /// - Parameters:
  ///   - variants: The variants of a configuration.
  ///   - findings: What the rules found with the options that hold for all findings.
  ///   - configuration: The configuration.
  ///   - catalog: The catalog that was checked.
  ///   - check: Checks the catalog with another linter.
  static func apply(
    _ variants: [RuleVariant], to findings: inout [Finding], _ configuration: Configuration,
    in catalog: Catalog, check: (Linter) -> [Finding]
  ) {
    if variants.isEmpty { return }
    func owner(_ finding: Finding) -> Int? {
      configuration.overrideWithOptions(for: finding, in: catalog)
    }
    findings.removeAll { owner($0) != nil }
    for variant in variants {
      findings += check(variant.linter).filter { finding in
        variant.rules.contains(finding.rule) && owner(finding) == variant.override
      }
    }
  }
}
