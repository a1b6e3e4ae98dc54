/// Locales that a configuration or a call names: a language stands for all its regions.
package struct LocaleSelection: Sendable, Hashable {
  /// Canonical tags; `*` stands for all.
  private let tags: [String]

  /// A selection of tags as spelled; `*` stands for every locale.
  package init(_ names: [String]) {
    tags = names.map { LocaleTag($0)?.merged.description ?? $0 }
  }

  /// Whether a locale, as findings name it, is one of them or a region of one.
  package func contains(_ locale: String) -> Bool {
    guard !locale.isEmpty else { return false }
    return tags.contains { Self.holds($0, locale) }
  }

  /// The tags that hold none of some locales.
  package func tags(without locales: Set<String>) -> [String] {
    tags.filter { tag in !locales.contains { Self.holds(tag, $0) } }
  }

  private static func holds(_ tag: String, _ locale: String) -> Bool {
    if tag == "*" || locale == tag { return true }
    guard locale.utf8.starts(with: tag.utf8) else { return false }
    return locale.utf8.dropFirst(tag.utf8.count).first == UInt8(ascii: "-")
  }
}
