extension ReportedSet {
  /// Takes the texts out that are missing because translations of their locale are lost: the loss counts them.
  ///
  /// - Parameter losses: What is lost and not accepted.
  /// - Returns: How many texts were taken out.
  package mutating func tellOnce(_ losses: [Losses.Loss]) -> Int {
    let own = losses.filter { $0.set == summary.set }
    let locales = own.reduce(into: Set<String>()) { $0.formUnion($1.lostLocales) }
    if locales.isEmpty { return 0 }
    var count = 0
    func isTold(_ text: ReportedFinding) -> Bool {
      text.suppression == nil && (text.state == nil || text.state == .new)
        && locales.contains(text.subject.locale)
    }
    findings = findings.compactMap { finding in
      guard finding.rule == Losses.ruleOfMissingTexts else { return finding }
      let left = finding.eachText.filter { !isTold($0) }
      count += finding.textCount - left.count
      if left.isEmpty { return nil }
      var rest = finding
      if !rest.texts.isEmpty { rest.texts = left }
      return rest
    }
    return count
  }
}
