/// Texts that locales lack, as coverage counts them, beside the findings that name them.
///
/// One finding may be about a whole locale or file, so there are fewer of them than texts.
package struct MissingTexts: Sendable, Hashable {
  /// Number of texts, each once for every locale that lacks it: what coverage calls missing.
  private(set) var texts = 0
  /// Locales that lack some.
  private(set) var locales: Set<String> = []
  /// Findings of `missing-translation` that count.
  private(set) var findings = 0
  /// Whether other findings of the rule do not count, such as known ones: coverage counts their texts, too.
  private(set) var hasOthers = false

  /// None, until a set is added.
  package init() {}

  /// Adds the texts and findings of a set.
  package mutating func add(_ set: ReportedSet) {
    if set.summary.isGone { return }
    for locale in set.summary.locales where locale.missing > 0 {
      texts += locale.missing
      locales.insert(locale.locale)
    }
    for index in set.findings.indices
    where set.findings[index].rule == Losses.ruleOfMissingTexts {
      if set.findings[index].isCounted { findings += 1 } else { hasOthers = true }
    }
  }

  /// How many texts there are, and in how many findings, where those findings name all of them.
  ///
  /// Nil where no finding names one, and where each text is a finding: the findings say it.
  var sentence: String? {
    if findings == 0 || texts <= findings { return nil }
    let missing = "\(texts.counted("text")) missing in \(locales.count.counted("locale"))"
    return hasOthers ? missing : "\(missing), reported in \(findings.counted("finding"))"
  }

  /// The sentence with the command that counts the texts of each locale; nil where there is no sentence.
  var line: String? { sentence.map { "\($0): label-lint coverage" } }
}
