/// Which categories the form for other numbers reads right for, so that they need no form of their own.
struct ServedCategories {
  /// The forms of a plural, the file that they stand in, and their language.
  struct Plural {
    let forms: PluralForms
    let file: CatalogFile
    let language: String

    /// The text of a category; nil where it has none, or a reference.
    func text(_ category: PluralCategory) -> String? {
      guard let message = forms.message(category),
        file.messages[message].flags.isDisjoint(with: [.reference, .nothing])
      else { return nil }
      return file.string(file.messages[message].text)
    }
  }

  private let plural: Plural

  /// Fewest words of a text that is more than the name of what a number beside it counts.
  private static let fewestWords = 3

  /// Languages that count two, three and four with the genitive singular, and five and more with the genitive plural.
  private static let southSlavic: Set<String> = ["bs", "hr", "sr"]

  /// Languages with a dual of few words, such as those for spans of time.
  private static let fewDuals: Set<String> = ["he", "mt"]

  /// The forms of a locale.
  init(_ plural: Plural) { self.plural = plural }

  /// Whether the form for other numbers serves for a category.
  ///
  /// - Parameters:
  ///   - category: The category, which has no form.
  ///   - source: The forms of the source text; nil in the source itself, and where it has none.
  /// - Returns: Whether it does.
  func serve(_ category: PluralCategory, source: @autoclosure () -> Plural?) -> Bool {
    if category != .one, isShortened { return true }
    switch category {
    case .one: return plural.language == "en" && isOfParticiples
    case .other: return false
    // The dual of all nouns and adjectives; Hebrew and Maltese have one of few words.
    case .two where !Self.fewDuals.contains(plural.language): return false
    case .two where isCounted(before: { _ in true }): return true
    case .few where Self.southSlavic.contains(plural.language) && isOfNeuter: return true
    // "2 fotografii", but "20 de fotografii".
    case .few where plural.language == "ro" && isCounted(before: { $0 != "de" }): return true
    default: return showsNoNumber(source())
    }
  }

  /// Whether the form for other numbers may also be read for two, in a language with a dual.
  ///
  /// Hebrew and Maltese have a dual of few words. Where Arabic shows no number, many say the plural of two things.
  var mayServeForTwo: Bool {
    Self.fewDuals.contains(plural.language) || plural.language == "ar" && !showsNumber
  }

  /// Whether the form for other numbers shows a number; true without that form.
  var showsNumber: Bool { plural.text(.other).map(Self.holdsNumber) ?? true }

  /// Whether the counted word is the start of the word that the form for one writes in full: "1 секунда", "%d сек".
  ///
  /// An abbreviation has one form. A case takes away one or two letters, and not half of a word: "минут".
  private var isShortened: Bool {
    guard let one = plural.text(.one), let other = plural.text(.other) else { return false }
    let (ones, others) = (Self.words(one), Self.words(other))
    guard ones.count == 2, others.count == 2, let full = ones.last, let short = others.last,
      others[0].contains("%")
    else { return false }
    return !short.isEmpty && full.hasPrefix(short) && short.count * 2 <= full.count
      && short.allSatisfy(\.isLetter)
  }

  /// Whether a number stands right before a word of the form for other numbers for which something holds.
  private func isCounted(before condition: (Substring) -> Bool) -> Bool {
    guard let words = plural.text(.other).map(Self.words) else { return false }
    return zip(words, words.dropFirst()).contains { number, word in
      number.contains("%") && number.contains { $0 == "d" || $0 == "i" || $0 == "u" }
        && condition(word)
    }
  }

  /// Whether all words of a form are participles, which English does not change with the number: "+%d buried".
  private var isOfParticiples: Bool {
    guard let text = plural.text(.other) else { return false }
    let words = Self.words(text).filter { !$0.contains("%") }
    return !words.isEmpty && words.allSatisfy { $0.hasSuffix("ed") }
  }

  /// Whether the text shows no number, and neither does its source: "Delete the selected items?" is right for two and
  /// for five.
  ///
  /// A word or two may be the name of what a number beside them counts. Apple's variables may stand behind their number.
  private func showsNoNumber(_ source: Plural?) -> Bool {
    let isVariable = plural.file.format == .stringsdict || !plural.forms.scope.components.isEmpty
    guard !isVariable, let text = plural.text(.other),
      Self.words(text).count >= Self.fewestWords
    else { return false }
    if !Self.holdsNumber(text), source?.text(.other).map(Self.holdsNumber) != true { return true }
    guard Self.placeholders(of: text) == 1, let source else { return false }
    return Self.names(source) || Self.endsInName(source)
  }

  /// Whether an English source ends in a name, and not in a number: "This image is licensed under %s".
  ///
  /// A number that ends a text stands behind what it counts ("Files: %s"), which changes with it.
  private static func endsInName(_ source: Plural) -> Bool {
    guard source.language == "en", let one = source.text(.one), let other = source.text(.other)
    else { return false }
    let (ones, others) = (words(one), words(other))
    guard ones != others, placeholders(of: one) == 1, placeholders(of: other) == 1,
      let end = ones.last, let last = others.last, [end, last].allSatisfy(isFinalString),
      let before = others.dropLast().last
    else { return false }
    return before == ones.dropLast().last && !before.hasSuffix(":")
  }

  /// Whether an English source names what it counts in place of a number: "Category %s was added", "Categories %s were
  /// added".
  private static func names(_ source: Plural) -> Bool {
    guard source.language == "en", let one = source.text(.one), let other = source.text(.other)
    else { return false }
    let (ones, others) = (words(one), words(other))
    guard placeholders(of: other) == 1, ones.count == others.count,
      let place = others.firstIndex(where: isString), place > 0, isString(ones[place])
    else { return false }
    return others[place - 1].hasSuffix("s") && others[place - 1] != ones[place - 1]
  }

  /// Whether a word is a placeholder for a text: `%s`, `%1$@`.
  private static func isString(_ word: Substring) -> Bool {
    guard word.utf8.first == "%", let last = word.utf8.last else { return false }
    return last == "s" || last == "@"
  }

  /// Whether a word is a placeholder for a text, before a full stop or none.
  private static func isFinalString(_ word: Substring) -> Bool {
    isString(word.last == "." ? word.dropLast() : word)
  }

  /// Whether the counted word is a neuter noun, whose genitive is the same for one and for several: "1 отпремање",
  /// "2 отпремања", "5 отпремања".
  private var isOfNeuter: Bool {
    guard let one = plural.text(.one), let other = plural.text(.other) else { return false }
    let (ones, others) = (Self.words(one), Self.words(other))
    guard ones.count == others.count else { return false }
    var found = false
    for (word, counted) in zip(ones, others) where word != counted {
      guard word.dropLast() == counted.dropLast(), let ending = counted.last,
        ending == "а" && (word.last == "е" || word.last == "о")
          || ending == "a" && (word.last == "e" || word.last == "o")
      else { return false }
      found = true
    }
    return found
  }

  /// The words of a text, parted by blanks of both kinds: a number is often tied to its unit.
  static func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
  }

  private static func placeholders(of text: String) -> Int {
    text.utf8.count { $0 == "%" }
  }

  /// Whether a text holds a placeholder or a digit.
  private static func holdsNumber(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0 == "%" || $0 == "{" || $0 == "#" || CharacterProperties.isDigit($0)
    }
  }
}
