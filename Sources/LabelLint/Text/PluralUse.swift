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

  /// The reach of every category, in their order.
  private let reaches: [Reach]
  /// How many whole numbers up to a thousand have a category, in their order; two stand for more.
  private let counts: [Int]
  /// The first whole numbers of a category, at most two.
  private let examples: [[Int]]

  /// Whole numbers up to a thousand among which every category has its first two (CLDR 42): the rules look at
  /// the last two digits, at the last three in Cornish alone, where 21 and 41 are the first of one category;
  /// Slovenian and Sorbian have theirs for 1 and 101. To ask for all takes a thousand instructions each.
  package static let smallNumbers = Array(0...25) + [41] + Array(100...104) + [111, 1000]
  /// Whole numbers past a thousand that differ from smaller ones in some language (CLDR: Breton,
  /// Catalan, French, Italian, Portuguese, Spanish, Cornish).
  private static let largeNumbers: [Double] = [
    10_000, 20_000, 100_000, 1_000_000, 2_000_000, 5_000_000,
  ]

  /// Samples the rules of a locale; nil when ICU does not know its language.
  package init?(_ locale: LocaleTag) {
    guard let rules = PluralRules(locale) else { return nil }
    var reaches = [Reach](repeating: .none, count: PluralCategory.allCases.count)
    var examples = [[Int]](repeating: [], count: PluralCategory.allCases.count)
    var counts = [Int](repeating: 0, count: PluralCategory.allCases.count)
    if rules.categories.count == 1 {
      self.reaches = reaches.indices.map { $0 == reaches.count - 1 ? .integer : .none }
      self.counts = counts.indices.map { $0 == counts.count - 1 ? 2 : 0 }
      self.examples = examples
      return
    }
    func meet(_ number: Double, _ reach: Reach) {
      let category = rules.category(of: number)
      guard let place = PluralCategory.allCases.firstIndex(of: category) else { return }
      if reaches[place] == .none { reaches[place] = reach }
      guard reach == .integer else { return }
      counts[place] += 1
      if examples[place].count < 2 { examples[place].append(Int(number)) }
    }
    for number in Self.smallNumbers { meet(Double(number), .integer) }
    for number in Self.largeNumbers { meet(number, .large) }
    for number in [0.5, 1.5, 2.5] { meet(number, .fraction) }
    self.reaches = reaches
    self.counts = counts
    self.examples = examples
  }

  /// The numbers that reach a category.
  package func reach(of category: PluralCategory) -> Reach {
    PluralCategory.allCases.firstIndex(of: category).map { reaches[$0] } ?? .none
  }

  /// Whether a category covers several whole numbers up to a thousand.
  package func coversSeveral(_ category: PluralCategory) -> Bool {
    PluralCategory.allCases.firstIndex(of: category).map { counts[$0] > 1 } ?? false
  }

  /// The first whole numbers of a category, at most two.
  package func examples(of category: PluralCategory) -> [Int] {
    PluralCategory.allCases.firstIndex(of: category).map { examples[$0] } ?? []
  }

  /// Categories that whole numbers up to a thousand have.
  package var integerCategories: [PluralCategory] {
    PluralCategory.allCases.filter { reach(of: $0) == .integer }
  }
}
