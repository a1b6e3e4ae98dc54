/// Which folders Android takes texts from (AOSP 554cd366, `LocaleData.cpp` and `ResTable_config`).
package enum AndroidLocaleFallback {
  /// The name that stands for the unqualified folder.
  package static let unqualified = "default"

  /// Parents that AOSP has beyond CLDR's.
  private static let extraParents = TextTable("ar_015: ar_DZ ar_EH ar_LY ar_MA ar_TN")

  /// The folders that serve a user, the best first.
  ///
  /// The choice is made anew for every text: one that is missing in the first folder is looked for in
  /// the next. Of several languages of a user the first that any folder is made for counts.
  ///
  /// - Parameters:
  ///   - requested: The user's locales, the preferred first.
  ///   - available: The locales of the folders; `default` is the unqualified one.
  /// - Returns: Names of `available`, as spelled there.
  package static func chain(requested: [String], available: [String]) -> [String] {
    var fallback: [String] = []
    for name in requested {
      let served = chain(for: AndroidLocale(name), available)
      if served.contains(where: { !$0.locale.isUnqualified }) { return served.map(\.name) }
      if fallback.isEmpty { fallback = served.map(\.name) }
    }
    return fallback
  }

  /// The locales that a locale takes texts from, the nearest first, without itself, siblings and the
  /// unqualified folder; never across scripts or languages.
  package static func ancestors(of tag: LocaleTag) -> [LocaleTag] {
    let script = tag.scriptOrLikely
    var ancestors: [LocaleTag] = []
    var current = tag.merged
    // A tag has few subtags and CLDR's chains are short; the bound guards against a circle.
    while ancestors.count < 10, let next = parent(of: current) {
      guard next.language == tag.language, next.scriptOrLikely == script else { break }
      ancestors.append(next)
      current = next
    }
    return ancestors
  }

  /// Parent of a locale in ICU's spelling, as far as tables have it; nil without one and for `root`.
  static func parent(of name: String) -> String? {
    let parent = extraParents[name] ?? LocaleParents.table[name]
    return parent == LocaleParents.root ? nil : parent
  }

  /// The next locale up, in any script; nil without one.
  private static func parent(of tag: LocaleTag) -> LocaleTag? {
    guard tag.core == tag.description else { return tag.truncated }
    let name = String(decoding: tag.core.utf8.map { $0 == 0x2D ? 0x5F : $0 }, as: UTF8.self)
    if let parent = extraParents[name] ?? LocaleParents.table[name] {
      return parent == LocaleParents.root ? nil : LocaleTag(parent)
    }
    guard let shorter = tag.truncated else { return nil }
    // `az-IR` is in another script than `az`, so it belongs under `az-Arab`.
    guard tag.script == nil, let script = tag.scriptOrLikely, shorter.scriptOrLikely != script
    else {
      return shorter
    }
    return LocaleTag(language: tag.language, script: script)
  }

  /// The folders that serve one locale, the best first.
  private static func chain(
    for request: AndroidLocale, _ available: [String]
  ) -> [(name: String, locale: AndroidLocale)] {
    var rest = available.map { (name: $0, locale: AndroidLocale($0)) }
      .filter { request.matches($0.locale) }
    var ordered: [(name: String, locale: AndroidLocale)] = []
    // Preference compares pairs and need not be transitive: the best of the rest, again and again.
    while !rest.isEmpty {
      var best = 0
      for index in rest.indices.dropFirst()
      where request.prefers(rest[index].locale, to: rest[best].locale) {
        best = index
      }
      ordered.append(rest.remove(at: best))
    }
    return ordered
  }
}
