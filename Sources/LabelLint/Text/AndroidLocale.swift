import CICU

/// A locale as Android's resource table sees it, with the distances that its choice goes by.
struct AndroidLocale {
  /// Deprecated languages and `tl`, which count as their successors (AOSP, `ResTable_config`).
  private static let successors = TextTable("he: iw\nid: in\nyi: ji\nfil: tl")

  /// Regions that Spanish of Latin America may be represented by.
  private static let latinAmerican = ["MX", "US"]

  /// Language as spelled, lower case; empty for the unqualified folder.
  let spelledLanguage: String
  /// Language with deprecated codes replaced.
  let language: String
  /// Region, upper case; empty without one.
  let region: String
  /// Variant, lower case; empty without one.
  let variant: String
  /// Script, given or inferred; empty where it is not known.
  let script: String

  /// Reads a tag with hyphens or underscores; `default` and the empty name are the unqualified folder.
  init(_ name: String) {
    let subtags = name.utf8
      .split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { String(decoding: $0.map(ASCIICase.lower), as: UTF8.self) }
    var rest = name == AndroidLocaleFallback.unqualified ? [] : subtags[...]
    spelledLanguage = rest.popFirst() ?? ""
    language = Self.successors[spelledLanguage] ?? spelledLanguage
    var given = ""
    if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(ASCIICase.isLetter) {
      given = script
      rest = rest.dropFirst()
    }
    if let code = rest.first, code.utf8.count == 2 || code.utf8.count == 3 {
      region = String(decoding: code.utf8.map(ASCIICase.upper), as: UTF8.self)
      rest = rest.dropFirst()
    } else {
      region = ""
    }
    variant = rest.joined(separator: "-")
    script = Self.script(given, language, region)
  }

  /// Whether the locale is the unqualified folder.
  var isUnqualified: Bool { language.isEmpty }

  /// Whether a folder may serve this locale at all.
  func matches(_ supported: AndroidLocale) -> Bool {
    if supported.isUnqualified { return true }
    if supported.language != language { return false }
    if script.isEmpty || supported.script.isEmpty {
      return supported.region.isEmpty || supported.region == region
    }
    return script == supported.script
  }

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

  private func isRepresentative(_ region: String) -> Bool {
    AndroidRepresentativeLocales.all.contains(language + "_" + script + "_" + region)
  }

  /// Whether English of a region is nearer to that of the United States than to that of the world.
  private func isLikeUnitedStates(_ region: String) -> Bool {
    let english = AndroidLocale("en-Latn-" + region)
    return english.ancestors(of: english.region, until: ["", "001"]).met == 0
  }

  private static func isNumeric(_ region: String) -> Bool {
    region.utf8.first.map(ASCIICase.isDigit) ?? false
  }

  /// A script with its first letter capital; without a given one, that of likely subtags.
  private static func script(_ given: String, _ language: String, _ region: String) -> String {
    if !given.isEmpty {
      let bytes = given.utf8.enumerated().map {
        $0.offset == 0 ? ASCIICase.upper($0.element) : $0.element
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    // Pseudo-locales have a script of their own, so that they serve nobody else.
    if language.isEmpty || region == "XA" || region == "XB" { return region }
    let likely = LocaleTag(language: language, region: region.isEmpty ? nil : region)
    return likely?.scriptOrLikely ?? ""
  }
}
