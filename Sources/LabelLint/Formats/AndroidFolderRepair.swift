/// Proposes the right spelling of an Android folder's name that does not build.
enum AndroidFolderRepair {
  /// The name with the same meaning that builds; nil when a word has no meaning or two of them clash.
  ///
  /// - Parameter words: The words behind `values`.
  /// - Returns: The whole name.
  static func proposal(for words: [String]) -> String? {
    var locale: AndroidLocaleQualifier?
    var qualifiers: [AndroidQualifier: String] = [:]
    var isBehindLocale = false
    // `rU` is no spelling of Russia, but a region that was cut.
    if words.contains(where: isCutRegion) { return nil }
    for word in words.flatMap(parts) {
      let kind = kind(of: word)
      // Behind a language `night` is no variant and `land` no script, but `gb` is a region.
      if isBehindLocale, kind ?? .locale == .locale, locale?.add(subtag(word)) == true { continue }
      isBehindLocale = false
      guard let kind, qualifiers[kind] == nil else { return nil }
      if kind == .locale {
        locale =
          word.hasPrefix("b+")
          ? AndroidLocaleQualifier(modified: word) : AndroidLocaleQualifier(language: word)
        guard locale != nil else { return nil }
        isBehindLocale = true
      }
      qualifiers[kind] = word
    }
    if let locale {
      guard let spelling = locale.spelling else { return nil }
      qualifiers[.locale] = spelling
    }
    guard !qualifiers.isEmpty else { return nil }
    return "values-" + qualifiers.sorted { $0.key < $1.key }.map(\.value).joined(separator: "-")
  }

  /// The qualifier that a word stands for, the locale only where it can be nothing else.
  private static func kind(of word: String) -> AndroidQualifier? {
    let kinds = AndroidQualifier.allCases.filter { $0.accepts(word) }
    return kinds.first { $0 != .locale } ?? kinds.first
  }

  /// A word at its underscores, in lower case, without empty parts.
  private static func parts(_ word: String) -> [String] {
    AndroidFolderName.lowercase(word).utf8.split(separator: UInt8(ascii: "_"))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a word is Android's `r` and one capital.
  private static func isCutRegion(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return bytes.count == 2 && bytes[0] == UInt8(ascii: "r") && ASCII.isUpperCase(bytes[1])
  }

  /// The subtag that a word behind a language means: `r419`, `rind` and `rlatn` have Android's `r` for
  /// a region of two letters.
  private static func subtag(_ word: String) -> String {
    let isMarkedRegion = word.utf8.first == UInt8(ascii: "r") && (3...5).contains(word.utf8.count)
    return isMarkedRegion ? String(decoding: word.utf8.dropFirst(), as: UTF8.self) : word
  }
}
