/// What a language uses its plural categories for: which numbers reach each.
package struct PluralUse: Sendable {
  /// Numbers that reach a category.
  package enum Reach: Sendable {
    /// No number at all.
    case none
    /// Fractions alone.
    case fraction
    /// Whole numbers above a thousand alone.
    case large
    /// Whole numbers up to a thousand.
    case integer
  }

  /// What is known of a category.
  private struct Category: Sendable {
    /// The numbers that reach it.
    var reach = Reach.none
    /// How many whole numbers up to a thousand have it; three stand for more.
    var count = 0
    /// The first two of them.
    var examples = (0, 0)
  }

  /// What is known of each category, by its number.
  private var categories = InlineArray<6, Category>(repeating: Category())
  /// Whether examples were looked for.
  private let hasExamples: Bool

  /// Whole numbers up to a thousand among which every category has its first two.
  ///
  /// The rules look at the last two digits, at the last three in Cornish alone, where 21 and 41 are the first
  /// of one category; Slovenian and Sorbian have theirs for 1 and 101 (CLDR 42). To ask for all takes a
  /// thousand instructions each.
  package static let smallNumbers = Array(0...25) + [41] + Array(100...104) + [111, 1000]
  /// Whole numbers past a thousand that differ from smaller ones in some language (CLDR: Breton,
  /// Catalan, French, Italian, Portuguese, Spanish, Cornish).
  private static let largeNumbers: [Double] = [
    10_000, 20_000, 100_000, 1_000_000, 2_000_000, 5_000_000,
  ]

  /// Numbers with a fraction.
  private static let fractions = [0.5, 1.5, 2.5]

  /// Samples the rules of a locale; nil when ICU does not know its language.
  package init?(_ locale: LocaleTag) {
    guard let rules = PluralRules(locale) else { return nil }
    if rules.categories.count == 1 {
      // Nobody asks for the numbers of the only one.
      categories[PluralCategory.other.number].reach = .integer
      categories[PluralCategory.other.number].count = 2
      hasExamples = false
      return
    }
    hasExamples = true
    for number in Self.smallNumbers {
      let category = rules.category(of: Double(number)).number
      reach(category, .integer)
      let count = categories[category].count
      if count == 0 { categories[category].examples.0 = number }
      if count == 1 { categories[category].examples.1 = number }
      categories[category].count = min(count + 1, 3)
    }
    for number in Self.largeNumbers { reach(rules.category(of: number).number, .large) }
    for number in Self.fractions { reach(rules.category(of: number).number, .fraction) }
  }

  /// Notes that numbers of a kind reach a category, unless others were met before.
  private mutating func reach(_ category: Int, _ reach: Reach) {
    if categories[category].reach == .none { categories[category].reach = reach }
  }

  /// The numbers that reach a category.
  package func reach(of category: PluralCategory) -> Reach { categories[category.number].reach }

  /// Whether a category covers several whole numbers up to a thousand.
  package func coversSeveral(_ category: PluralCategory) -> Bool {
    categories[category.number].count > 1
  }

  /// Whether a category covers 0 and 1, and no other whole number up to a thousand, as French `one` does.
  package func coversNoneAndOne(_ category: PluralCategory) -> Bool {
    let known = categories[category.number]
    return hasExamples && known.count == 2 && known.examples == (0, 1)
  }

  /// The first whole numbers of a category, at most two; none in a language with one category.
  package func examples(of category: PluralCategory) -> [Int] {
    if !hasExamples { return [] }
    let (first, second) = categories[category.number].examples
    switch categories[category.number].count {
    case 0: return []
    case 1: return [first]
    default: return [first, second]
    }
  }

  /// Categories that whole numbers up to a thousand have.
  package var integerCategories: [PluralCategory] {
    PluralCategory.allCases.filter { reach(of: $0) == .integer }
  }
}
