extension ReviewWords {
  /// How the page names a locale, with its tag.
  func localeName(_ tag: String) -> String {
    if tag.isEmpty { return text("locale.all") }
    guard let name = LocaleTag(tag)?.displayName(in: language) else { return tag }
    return "\(name) (\(tag))"
  }
}
