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

extension ReportedSet {
  /// The translations that a baseline counted and that are gone, of locales that are there.
  ///
  /// Only texts that are missing and that the baseline does not know can be those that it counted, and as many of those
  /// that nobody misses as there are more than before.
  ///
  /// - Parameter baseline: What was counted before.
  /// - Returns: The losses, by locale, with the keys of the texts that are missing.
  package func missing(since baseline: Baseline) -> [Losses.Loss] {
    // What a place hides that cannot be read is a loss by itself.
    if !summary.isWhole { return [] }
    let before = baseline.translations[summary.set] ?? [:]
    let now = Losses.translations(of: summary)
    let texts = findings.filter { $0.rule == Losses.ruleOfMissingTexts }.flatMap(\.eachText)
    let missing = Dictionary(grouping: texts.filter { $0.suppression == nil }) {
      $0.subject.locale
    }
    let suppressed = Losses.suppressed(of: summary)
    return now.sorted { ByteOrder.precedes($0.key, $1.key) }.compactMap { locale, count in
      let keys = Set((missing[locale] ?? []).map(\.subject.key))
      let suppressedBefore = baseline.suppressed[summary.set]?[locale] ?? 0
      let more = max(0, (suppressed[locale] ?? 0) - suppressedBefore)
      let lost = min(keys.count + more, (before[locale] ?? 0) - count)
      if lost <= 0 { return nil }
      return Losses.Loss(
        set: summary.set, locale: locale, translations: lost,
        keys: keys.sorted(by: ByteOrder.precedes))
    }
  }

  /// The keys that have only translations, and of which no finding tells.
  package var keysWithoutSource: [String] {
    if summary.texts?.lacking[summary.sourceLocale]?.isEmpty ?? true { return [] }
    let extra = findings.filter { $0.rule == ExtraTranslation.metadata.id }.flatMap(\.eachText)
    let told = Set(extra.map(\.subject.key))
    return SeenTexts(summary).keysWithoutSource { !told.contains($1) }
  }

  /// The source texts that a baseline counted and that are gone while translations are left; nil for none.
  ///
  /// - Parameters:
  ///   - baseline: What was known before.
  ///   - places: Losses of known findings, which tell of their texts.
  /// - Returns: The loss, with the keys.
  package func lostSources(since baseline: Baseline, told places: [ReportedPlace]) -> Losses.Loss? {
    // Of a set that the baseline has not seen nobody knows what was there.
    guard baseline.translations[summary.set] != nil else { return nil }
    let source = summary.sourceLocale
    let known = Set(baseline.withoutSource[summary.set] ?? [])
    let told = Set(places.filter { $0.isWithoutSource || $0.locale == source }.map(\.key))
    let keys = keysWithoutSource.filter { !known.contains($0) && !told.contains($0) }
    if keys.isEmpty { return nil }
    return Losses.Loss(set: summary.set, locale: source, keys: keys, isOfSource: true)
  }

  /// Texts that have lost findings and got none of another rule: what stays was there before, though the text is another.
  ///
  /// - Parameter earlier: The findings that the set had.
  /// - Returns: What those texts are.
  package func textsBetter(than earlier: [ReportedFinding]) -> Set<Subject> {
    let before = Dictionary(grouping: earlier, by: \.subject).mapValues { Set($0.map(\.rule)) }
    let now = Dictionary(grouping: findings, by: \.subject).mapValues { Set($0.map(\.rule)) }
    return Set(now.filter { $0.value.isStrictSubset(of: before[$0.key] ?? []) }.keys)
  }
}
