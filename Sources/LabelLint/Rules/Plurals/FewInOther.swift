/// Whether a plural's form `other` is the one that the missing `few` asks for.
///
/// South Slavic and Baltic languages count a few with one form, and many with the genitive plural. Whoever knows of two
/// forms may write that for a few, which is right where the platforms read it for `few`, and wrong for five.
enum FewInOther {
  /// Whether the form for other numbers of a plural is that for a few: "%d датотеке", "%d failai".
  static func holds(_ plural: ServedCategories.Plural) -> Bool {
    guard let other = plural.text(.other), let one = plural.text(.one) else { return false }
    let words = words(other)
    guard let number = words.firstIndex(where: { $0.contains("%") }), number + 1 < words.count
    else { return false }
    let counted = words[number + 1]
    // A word that does not change is no noun: "још", "more".
    if counted.isEmpty || Self.words(one).contains(counted) { return false }
    switch plural.language {
    case "bs", "hr", "sr":
      // A genitive plural ends in "-a" or "-i", and those of adjectives in "-ih".
      return counted.hasSuffix("e") || counted.hasSuffix("е")
    case "lt":
      // Each genitive plural ends in "-ų".
      return !words.contains { $0.hasSuffix("ų") || $0.hasSuffix("u") }
    default: return false
    }
  }

  /// The words of a text, without the marks behind them.
  private static func words(_ text: String) -> [Substring] {
    ServedCategories.words(text).map { word in
      guard let last = word.lastIndex(where: { $0.isLetter }) else { return word }
      return word[...last]
    }
  }
}

extension Finding.Wording {
  /// The form for a few that stands for other numbers; nil where its language has no numbers for both.
  static func fewInOther(_ tag: LocaleTag, _ use: PluralUse?) -> Self? {
    let few = use?.examples(of: .few) ?? []
    guard few.count == 2, let other = use?.examples(of: .other).last else { return nil }
    let found: Self =
      "the text of 'other' is the form that \(language: tag) uses for \(few[0]), \(few[1]), …, so it is wrong for \(other)"
    return "\(found); move it to 'few', and write the form for \(other) as 'other'"
  }
}
