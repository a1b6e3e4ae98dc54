/// Which languages are so close to each other that right translations into them share texts.
enum RelatedLanguages {
  /// Languages by groups; names that begin with `one-` are of those that are written alike.
  private static let groups = Resource.table(of: "locales/related-languages.txt")

  /// The first of the languages that are written like a language, by its code.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for (group, codes) in groups where group.hasPrefix("one-") {
      guard let first = codes.first else { continue }
      for code in codes { names[code] = first }
    }
    return names
  }()

  /// One name for all languages that are written alike: their texts serve each other.
  static func name(of language: String) -> String { names[language] ?? language }

  /// Whether two languages are close.
  static func areClose(_ one: String, _ other: String) -> Bool {
    groups.values.contains { $0.contains(one) && $0.contains(other) }
  }
}
