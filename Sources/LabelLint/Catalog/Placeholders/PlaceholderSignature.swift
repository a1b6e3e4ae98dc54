/// The arguments and tokens of an entry's texts in one locale: what a translation has to work with.
package struct PlaceholderSignature: Sendable {
  /// One argument or token.
  package struct Argument: Sendable {
    /// What it is known by.
    package let key: PlaceholderKey
    /// The kinds of value it is used as.
    package internal(set) var classes = ArgumentClassSet()
    /// Sizes in bytes it is used with, as a set of bits; 0 where sizes do not matter.
    var sizes: UInt64 = 0
    /// Conversion letters it is used with.
    var letters = LetterSet()
    /// Fewest and most uses in one text that has it.
    var uses = 0...0
    /// Texts that have it.
    var texts = 0
    /// Texts that have it, of those that must have every argument.
    var fullTexts = 0
    /// The forms for zero, one and two that have it, as a set of bits.
    var smallForms: UInt8 = 0
    /// Whether all uses stand between ICU's apostrophes.
    var isQuoted = true
    /// Bytes of its first use, in the text it was met in.
    var first = ByteRange.zero

    /// Whether it is a whole number, by which plural forms are chosen.
    var isCount: Bool {
      classes.contains(.integer) || classes.contains(.number) || classes.contains(.variable)
    }
  }

  /// The arguments in the order in which they were first met.
  package private(set) var arguments: [Argument] = []
  /// Indexes in `arguments`.
  private var places: [PlaceholderKey: Int] = [:]
  /// Fingerprints of the texts that must have every argument.
  private var fingerprints: Set<UInt64> = []
  /// Whether a text has a placeholder or a doubled percent sign, and so goes through a formatter.
  package private(set) var isFormatted = false
  /// Whether a text has a malformed specifier.
  package private(set) var hasMalformed = false
  /// Whether a text opens an ICU argument and never closes it, so that its tokens are not known.
  private(set) var isUnclosed = false
  /// Texts added.
  private var texts = 0
  /// The forms for zero, one and two that were added, as a set of bits.
  private var smallForms: UInt8 = 0
  /// Texts added that must have every argument: forms other than zero, one and two.
  private var fullTexts = 0
  /// The only argument that a text must have, 0 for none; nil where it must have all.
  private(set) var onlyNeeded: Int?
  /// What the texts use that are shown together with these: a form of one of their variables, or the format
  /// string around them.
  var others: OtherArguments?
  /// How many arguments are tokens such as `$1`.
  private(set) var dollarNumbers = 0

  /// A signature without arguments.
  package init() {}

  /// Adds a text of the entry.
  ///
  /// - Parameters:
  ///   - text: The decoded text.
  ///   - scanner: The scanner that has just read it.
  ///   - category: Its plural category, nil for a text that is no plural form.
  package mutating func add(
    _ text: borrowing Span<UInt8>, _ scanner: borrowing PlaceholderScanner,
    category: PluralCategory? = nil
  ) {
    let isFull = !Self.mayOmit(category)
    texts += 1
    let form = Self.smallForm(category)
    smallForms |= form
    if isFull {
      fullTexts += 1
      fingerprints.insert(scanner.fingerprint(in: text))
    }
    if !scanner.placeholders.isEmpty || !scanner.literals.isEmpty { isFormatted = true }
    for problem in scanner.problems {
      if problem.isMalformedSpecifier { hasMalformed = true }
      if problem.code == .unmatchedBrace { isUnclosed = true }
    }
    for use in Self.uses(in: text, scanner) {
      if let place = places[use.key] {
        arguments[place].merge(use, isFull: isFull)
        arguments[place].smallForms |= form
      } else {
        var argument = use
        argument.smallForms = form
        argument.texts = 1
        argument.fullTexts = isFull ? 1 : 0
        places[use.key] = arguments.count
        arguments.append(argument)
        if use.key.isDollarNumber { dollarNumbers += 1 }
      }
    }
  }

  /// The same arguments for the forms of a variable, which need not show others than its own.
  func needing(only argument: Int) -> PlaceholderSignature {
    var restricted = self
    restricted.onlyNeeded = argument
    return restricted
  }

  /// The argument of a key; nil when no text has it, nor one that is shown together with these.
  package func argument(_ key: PlaceholderKey) -> Argument? {
    guard let place = places[key] else { return others?.argument(key) }
    return widened(arguments[place])
  }

  /// An argument with the kinds of value that the texts beside these use it as.
  func widened(_ argument: Argument) -> Argument {
    guard let other = others?.argument(argument.key) else { return argument }
    var widened = argument
    widened.widen(by: other)
    return widened
  }

  /// Whether no argument is a whole number, here and in what is shown together with it, so that the count is one of the
  /// others: a number that is put in as a text has the separators of its language.
  ///
  /// Where a form of the source does without one of several, that one is the count.
  var hasNoCount: Bool {
    if arguments.contains(where: \.isCount) { return false }
    if arguments.count > 1, arguments.contains(where: { $0.smallForms != smallForms }) {
      return false
    }
    return others?.arguments.all.allSatisfy { !$0.isCount } ?? true
  }

  /// Whether a text has the placeholders of one that was added, so that nothing can differ.
  package func isMatched(
    by text: borrowing Span<UInt8>, _ scanner: borrowing PlaceholderScanner
  ) -> Bool {
    scanner.problems.isEmpty && fingerprints.contains(scanner.fingerprint(in: text))
  }

  /// Whether every text that must have all arguments has this one.
  package func isNeeded(_ argument: Argument) -> Bool {
    if argument.isQuoted { return false }
    if let onlyNeeded, argument.key != .argument(onlyNeeded) { return false }
    return fullTexts > 0 ? argument.fullTexts == fullTexts : argument.texts == texts
  }

  /// Whether the source has a form for zero, one or two without an argument: a translation of that form
  /// needs it no more than "%1$s and one more" beside "%1$s and %2$s more".
  func omits(_ argument: Argument, in category: PluralCategory?) -> Bool {
    let form = Self.smallForm(category)
    return smallForms & form != 0 && argument.smallForms & form == 0
  }

  /// The bit of a form for zero, one or two; 0 for any other.
  private static func smallForm(_ category: PluralCategory?) -> UInt8 {
    switch category {
    case .zero: 1
    case .one: 2
    case .two: 4
    default: 0
    }
  }

  /// Whether a form of a category may leave its number unsaid ("one file").
  static func mayOmit(_ category: PluralCategory?) -> Bool {
    category == .zero || category == .one || category == .two
  }

  /// The arguments of one text, each once.
  static func uses(
    in text: borrowing Span<UInt8>, _ scanner: borrowing PlaceholderScanner
  ) -> [Argument] {
    var found: [Argument] = []
    var places: [PlaceholderKey: Int] = [:]
    for placeholder in scanner.placeholders {
      let key = PlaceholderKey(placeholder, in: text)
      let place = places[key] ?? found.count
      if place == found.count {
        places[key] = place
        found.append(Argument(key: key, first: placeholder.span))
      }
      found[place].add(placeholder, in: text)
    }
    return found
  }
}

extension PlaceholderSignature.Argument {
  /// Counts one more use in the same text.
  fileprivate mutating func add(_ placeholder: Placeholder, in text: borrowing Span<UInt8>) {
    classes.insert(placeholder.argument)
    if placeholder.size > 0 { sizes |= 1 << UInt64(min(placeholder.size, 63)) }
    if !placeholder.conversion.isEmpty, placeholder.style == .specifier {
      letters.insert(text[Int(placeholder.conversion.end) - 1])
    }
    // The branches of an ICU message repeat what only one of them prints.
    let isRepeatedBranch = placeholder.flags.contains(.nested) && uses.upperBound > 0
    let count = uses.upperBound + (isRepeatedBranch ? 0 : 1)
    uses = count...count
    if !placeholder.flags.contains(.quoted) { isQuoted = false }
  }

  /// Adds the kinds of value of another text.
  mutating func widen(by other: Self) {
    classes.formUnion(other.classes)
    sizes |= other.sizes
    letters.formUnion(other.letters)
  }

  /// Adds the uses of another text.
  fileprivate mutating func merge(_ other: Self, isFull: Bool) {
    widen(by: other)
    uses = min(uses.lowerBound, other.uses.lowerBound)...max(uses.upperBound, other.uses.upperBound)
    texts += 1
    if isFull { fullTexts += 1 }
    isQuoted = isQuoted && other.isQuoted
  }
}

/// A set of ASCII letters and `@`: the conversions that an argument is used with.
struct LetterSet: Sendable {
  /// One bit for each byte from 0x40.
  private var bits: UInt64 = 0

  /// Adds a byte; others than letters and `@` are left out.
  mutating func insert(_ byte: UInt8) {
    if byte & 0xC0 == 0x40 { bits |= 1 << UInt64(byte & 0x3F) }
  }

  /// Adds the letters of another set.
  mutating func formUnion(_ other: LetterSet) { bits |= other.bits }

  /// Whether a byte is in the set.
  func contains(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x40 && bits & (1 << UInt64(byte & 0x3F)) != 0
  }

  /// Whether a letter is in the set, upper or lower case.
  func containsIgnoringCase(_ byte: UInt8) -> Bool {
    contains(byte) || ASCII.isLetter(byte) && contains(byte ^ 0x20)
  }

  /// The letters that are in the set in one case only where the other set has them in the other.
  func changesCase(of other: LetterSet) -> Bool {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let upper = letter ^ 0x20
      if contains(letter), !other.contains(letter), other.contains(upper) { return true }
      if contains(upper), !other.contains(upper), other.contains(letter) { return true }
    }
    return false
  }
}
