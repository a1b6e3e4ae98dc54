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
    for tag in tags where tag == "*" || locale == tag { return true }
    for tag in tags where locale.utf8.starts(with: tag.utf8) {
      if locale.utf8.dropFirst(tag.utf8.count).first == UInt8(ascii: "-") { return true }
    }
    return false
  }
}
