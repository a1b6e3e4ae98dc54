extension AndroidLocale {
  /// Regions that Spanish of Latin America may be represented by.
  private static let latinAmerican = ["MX", "US"]

  /// Whether one matching folder serves this locale better than another.
  func prefers(_ first: AndroidLocale, to second: AndroidLocale) -> Bool {
    if isUnqualified || (first.isUnqualified && second.isUnqualified) { return false }
    if first.language != second.language {
      return prefersLanguage(of: first, to: second)
    }
    let order = compareRegions(first.region, second.region)
    if order != 0 { return order > 0 }
    if (first.variant == variant) != (second.variant == variant) { return first.variant == variant }
    return first.spelledLanguage == spelledLanguage && second.spelledLanguage != spelledLanguage
  }

  /// Whether the first is better when one of the two is the unqualified folder, which Android takes to
  /// be in English of the United States.
  private func prefersLanguage(of first: AndroidLocale, to second: AndroidLocale) -> Bool {
    guard language == "en" else { return !first.isUnqualified }
    if region == "US" {
      let near = ["", "US"]
      return first.isUnqualified ? !near.contains(second.region) : near.contains(first.region)
    }
    guard isLikeUnitedStates(region) else { return !first.isUnqualified }
    return first.isUnqualified
      ? !isLikeUnitedStates(second.region) : isLikeUnitedStates(first.region)
  }

  /// Positive when the first region is nearer to this locale's, negative when the second is.
  private func compareRegions(_ first: String, _ second: String) -> Int {
    if first == second { return 0 }
    let left = language == "es" ? standingForLatinAmerica(first, beside: second) : first
    let right = language == "es" ? standingForLatinAmerica(second, beside: first) : second
    let (chain, met) = ancestors(of: region, until: [left, right])
    if let met { return met == 0 ? 1 : -1 }
    let distances = (distance(of: left, to: chain), distance(of: right, to: chain))
    if distances.0 != distances.1 { return distances.1 - distances.0 }
    let typical = (isRepresentative(left), isRepresentative(right))
    if typical.0 != typical.1 { return typical.0 ? 1 : -1 }
    let letters = (!Self.isNumeric(left), !Self.isNumeric(right))
    if letters.0 != letters.1 { return letters.0 ? 1 : -1 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? 1 : -1
  }

  /// `419` for a region that represents it, unless another such region is there.
  private func standingForLatinAmerica(_ region: String, beside other: String) -> String {
    let represents = Self.latinAmerican.contains(region)
    return represents && !Self.latinAmerican.contains(other) && other != "419" ? "419" : region
  }

  /// Steps from a region up to the first of its parents that is in a chain, and on along the chain.
  private func distance(of region: String, to chain: [String]) -> Int {
    let (own, met) = ancestors(of: region, until: chain)
    return own.count + (met ?? chain.count) - 1
  }

  /// A region and its parents up to the first of some regions, with that one's index.
  private func ancestors(
    of region: String, until stops: [String]
  ) -> (chain: [String], met: Int?) {
    var chain = [region]
    // Parents of parents are few; the bound only guards against a circle in the data.
    while chain.count < 10 {
      let last = chain[chain.count - 1]
      if let met = stops.firstIndex(of: last) { return (chain, met) }
      if last.isEmpty { break }
      chain.append(parent(of: last))
    }
    return (chain, nil)
  }

  /// Region of the parent of this language in a region; empty when that has none.
  private func parent(of region: String) -> String {
    let parents = [language + "_" + region, language + "_" + script + "_" + region]
      .compactMap { AndroidLocaleFallback.parent(of: $0) }
    guard let region = parents.first?.utf8.split(separator: UInt8(ascii: "_")).dropFirst().last,
      region.count < 4
    else { return "" }
    return String(region) ?? ""
  }

  /// Whether a region is typical of the language and script.
  private func isRepresentative(_ region: String) -> Bool {
    AndroidRepresentativeLocales.all.contains(language + "_" + script + "_" + region)
  }

  /// Whether English of a region is nearer to that of the United States than to that of the world.
  private func isLikeUnitedStates(_ region: String) -> Bool {
    let english = AndroidLocale("en-Latn-" + region)
    return english.ancestors(of: english.region, until: ["", "001"]).met == 0
  }

  /// Whether a region is a number of UN M.49.
  private static func isNumeric(_ region: String) -> Bool {
    region.utf8.first.map(ASCII.isDigit) ?? false
  }
}

/// The locales that Android takes as typical of a language and script: its default region by likely
/// subtags, and a few more (AOSP 554cd366, `LocaleDataTables.cpp`).
enum AndroidRepresentativeLocales {
  /// The locales, in the form `lang_Script_REGION`.
  static let all = Set(Resource.lines(of: "locales/android-representative.txt"))
}
