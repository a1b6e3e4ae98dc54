/// What missing-plural-category says.
extension Finding.Wording {
  /// The forms that a plural lacks, with numbers that need them.
  static func missingForms(
    _ categories: [PluralCategory], _ tag: LocaleTag, examples: [Int]
  ) -> Self {
    var names: Self = ""
    for (number, category) in categories.enumerated() {
      let name: Self = "\(quoting: category.rawValue)"
      let joint: Self = number == categories.count - 1 ? " and " : ", "
      names = number == 0 ? name : "\(names)\(joint)\(name)"
    }
    guard let first = examples.first else {
      return "no form for \(names), which \(language: tag) needs"
    }
    if examples.count == 1 {
      return "no form for \(names), which \(language: tag) needs (for \(first))"
    }
    return "no form for \(names), which \(language: tag) needs (for \(first), \(examples[1]), …)"
  }
}
