/// Applies what a configuration says of single findings: overrides, confidence, allowed texts.
struct ConfiguredFindings {
  private let configuration: Configuration
  private let catalog: Catalog
  /// The overrides that give each rule a level, in their order.
  private let overrides: [RuleID: [(level: ConfiguredLevel, number: Int)]]

  /// What a configuration says of the findings of a catalog.
  init(configuration: Configuration, catalog: Catalog) {
    self.configuration = configuration
    self.catalog = catalog
    var overrides: [RuleID: [(level: ConfiguredLevel, number: Int)]] = [:]
    for (number, override) in configuration.overrides.enumerated() {
      for (rule, level) in override.levels { overrides[rule, default: []].append((level, number)) }
    }
    self.overrides = overrides
  }

  /// Changes levels, marks what an override turns off, and takes out what is not wanted at all.
  func apply(to findings: inout [Finding]) {
    guard !configuration.leavesFindingsAlone else { return }
    findings = findings.compactMap { finding in
      guard var own = configured(finding) else { return nil }
      own.texts = counted(finding.texts)
      own.inherited = counted(finding.inherited)
      // A group of which every text is silenced is so too.
      return finding.texts.isEmpty || !own.texts.isEmpty ? own : nil
    }
  }

  /// The findings behind one, without those that nobody wants counted.
  private func counted(_ findings: [Finding]) -> [Finding] {
    findings.compactMap(configured).filter { $0.suppression == nil }
  }

  /// A finding as it is reported; nil where nobody wants it.
  private func configured(_ finding: Finding) -> Finding? {
    if finding.confidence < configuration.minimumConfidence { return nil }
    if let allowed = configuration.allowedTexts(for: finding, in: catalog),
      isAllowed(finding, by: allowed)
    {
      return nil
    }
    var finding = finding
    let raised = finding.severity.raised(for: finding.rule)
    if configuration.raisedRules.contains(finding.rule) { finding.severity = raised }
    var isOn = !configuration.waitingRules.contains(finding.rule)
    var isSilenced = false
    let file = catalog.files[finding.span.file]
    for (level, number) in overrides[finding.rule] ?? []
    where configuration.overrides[number].selects(finding, in: file) {
      switch level {
      case .off:
        isSilenced = isOn
        isOn = false
      case .on(let severity):
        (isOn, isSilenced) = (true, false)
        finding.severity = severity
      case .raised:
        (isOn, isSilenced) = (true, false)
        finding.severity = raised
      }
    }
    // What hides everything behind it is never silenced.
    if isSilenced, finding.rule != UnreadableCatalog.id {
      finding.suppression = Suppression(.configuration)
      return finding
    }
    return isOn || finding.rule == UnreadableCatalog.id ? finding : nil
  }

  /// Whether the words or the whole text of a finding are allowed for its rule, case aside: together, or each
  /// of the words on its own.
  private func isAllowed(_ finding: Finding, by allowed: Set<String>) -> Bool {
    let words = catalog.files[finding.span.file].source.string(finding.span.bytes.range)
    let isWhole = [words, finding.text].compactMap(\.self).contains {
      allowed.contains(Configuration.allowedForm(of: $0))
    }
    if isWhole { return true }
    let each = TermWords.folded(Configuration.allowedForm(of: words))
    return !each.isEmpty
      && each.allSatisfy { allowed.contains(String(decoding: $0.bytes, as: UTF8.self)) }
  }
}
