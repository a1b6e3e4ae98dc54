/// Which localizations of a bundle Apple's systems take texts from (apple-oss-distributions/ICU
/// 9e809777, `ualoc.cpp`).
package enum AppleLocaleFallback {
  /// The localization for "no language needed".
  private static let noLanguage = "zxx"

  /// The localizations that serve a user, the best first; a text is looked up along this list and then
  /// in the development region, which is not added here.
  ///
  /// - Parameters:
  ///   - preferred: The user's languages, the preferred first.
  ///   - available: Names of the bundle's localizations.
  /// - Returns: Names of `available`, as spelled there; empty when none serves.
  package static func chain(preferred: [String], available: [String]) -> [String] {
    let candidates = available.compactMap(AppleLocale.init)
    guard let best = best(preferred.compactMap(AppleLocale.init), candidates) else {
      return available.contains(noLanguage) ? [noLanguage] : []
    }
    var names = [best.spelled]
    for ancestor in best.chain(isPenalized: true) {
      for candidate in candidates where !names.contains(candidate.spelled) {
        let isHongKongFallback = ancestor == "zh_Hant_HK" && candidate.normal == "zh_Hant_TW"
        if candidate.normal == ancestor || isHongKongFallback { names.append(candidate.spelled) }
      }
    }
    return names
  }

  /// The locales that a locale takes texts from, the nearest first, without itself.
  package static func ancestors(of tag: LocaleTag) -> [LocaleTag] {
    guard let locale = AppleLocale(tag.merged.description) else { return [] }
    var ancestors: [LocaleTag] = []
    for name in locale.chain(isPenalized: false) {
      guard let ancestor = LocaleTag(name)?.merged, ancestor != tag.merged,
        !ancestors.contains(ancestor)
      else { continue }
      ancestors.append(ancestor)
    }
    return ancestors
  }

  /// The localization that a bundle is opened with.
  private static func best(
    _ preferred: [AppleLocale], _ candidates: [AppleLocale]
  ) -> AppleLocale? {
    let chains = candidates.map { $0.chain(isPenalized: true) }
    var brazilian: AppleLocale?
    for wanted in preferred {
      var best: AppleLocale?
      // Lower is better; -1 is the same name, 0 the same after aliases.
      var score = Int.max
      for (candidate, chain) in zip(candidates, chains) {
        let (found, isBrazilian) = match(wanted, candidate, chain)
        if isBrazilian { brazilian = candidate }
        if found < score { (best, score) = (candidate, found) }
      }
      guard let best else { continue }
      if score > 0, !best.region.isEmpty, best.language != "zh" {
        return exact(for: best.language, preferred, candidates) ?? best
      }
      return best
    }
    return brazilian
  }

  /// How far a localization is from what is wanted, `Int.max` when it does not serve; and whether it
  /// is Brazilian Portuguese for the Portuguese of Portugal, which serves only when nothing else does.
  private static func match(
    _ wanted: AppleLocale, _ candidate: AppleLocale, _ chain: [String]
  ) -> (score: Int, isBrazilian: Bool) {
    if wanted.base == candidate.base { return (-1, false) }
    if wanted.normal == candidate.normal { return (0, false) }
    guard wanted.group == candidate.group else { return (.max, false) }
    if wanted.normal == "pt_PT", candidate.normal == "pt_BR" { return (.max, true) }
    let otherLanguage = wanted.language == candidate.language ? 0 : 1
    var score = Int.max
    for (depth, name) in wanted.chain(isPenalized: false).enumerated() {
      guard let candidateDepth = chain.firstIndex(of: name) else { continue }
      score = min(score, depth + candidateDepth + otherLanguage)
    }
    return (score, false)
  }

  /// The localization that a later language of the user names exactly.
  private static func exact(
    for language: String, _ preferred: [AppleLocale], _ candidates: [AppleLocale]
  ) -> AppleLocale? {
    for wanted in preferred where wanted.language == language {
      let exact = candidates.first { $0.base == wanted.base || $0.normal == wanted.normal }
      if let exact { return exact }
    }
    return nil
  }
}
