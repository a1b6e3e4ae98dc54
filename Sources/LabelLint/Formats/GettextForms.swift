/// The plural forms of gettext, which have numbers instead of categories.
///
/// translate-toolkit, and Weblate with it, number the categories of a language in CLDR's order
/// (translate-toolkit 3.20.4, `lang/data.py`, `plural_tags`).
enum GettextForms {
  /// The categories of a language's forms by their numbers.
  ///
  /// Whether forms for large numbers and for fractions count depends on the program: their number tells.
  ///
  /// - Parameters:
  ///   - locale: The language.
  ///   - count: How many forms there are.
  /// - Returns: As many categories; nil if the number of forms does not tell which these are.
  static func categories(of locale: LocaleTag, count: Int) -> [PluralCategory]? {
    guard let use = PluralUse(locale) else { return nil }
    let reaches: [[PluralUse.Reach]] = [
      [.integer], [.integer, .large], [.integer, .large, .fraction],
    ]
    let found = reaches.lazy.map { reaches in
      PluralCategory.allCases.filter { reaches.contains(use.reach(of: $0)) }
    }.first { $0.count == count }
    // The form for zero is the first in CLDR's order, and the last in the example of gettext's manual (Latvian).
    return found.flatMap { $0.first == .zero && $0.count == 3 ? nil : $0 }
  }
}
