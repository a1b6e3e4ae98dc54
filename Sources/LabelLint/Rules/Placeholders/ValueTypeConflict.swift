/// A form of a variable that prints its number as another type of value than the variable says.
///
/// `NSStringFormatValueTypeKey` and `formatSpecifier` tell the system which value to take for the choice of the form; the
/// form then reads the same argument as what its own specifier says.
enum ValueTypeConflict {
  /// The verdict on a text that is such a form; nil for any other.
  static func verdict(
    on pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Verdict? {
    guard let found = conflict(in: pair, &tools) else { return nil }
    return Verdict(
      decoded: found.range, .otherValue(pair.verbatimDecoded(found.range), found.type),
      pattern: "value-type", level: .error)
  }

  /// Whether the variable that a text is a form of is of another type than a kind of value.
  static func contradicts(
    _ argument: ArgumentClass, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    guard let owner = owner(of: pair, &tools) else { return false }
    return owner.type.conflicts(with: argument)
  }

  /// The type of the variable that a text is a form of, and the number of its argument.
  private static func owner(
    of pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> (type: ArgumentClass, argument: Int)? {
    guard pair.format == .stringsdict || pair.format == .xcstrings,
      !tools.catalog.file(of: pair.place.entry).substitutions.isEmpty
    else { return nil }
    let reading = tools.reading(of: pair.place, isFormatted: true)
    guard reading.substituted == .integer || reading.substituted == .float else { return nil }
    return (reading.substituted, reading.firstArgument)
  }

  private static func conflict(
    in pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> (range: Range<Int>, type: ArgumentClass)? {
    guard let (type, argument) = owner(of: pair, &tools) else { return nil }
    tools.scan(pair, isFormatted: true)
    for placeholder in tools.scanner.placeholders
    where placeholder.style == .specifier && Int(placeholder.index) == argument
      && placeholder.argument.conflicts(with: type)
    {
      return (placeholder.span.range, type)
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func otherValue(_ words: String, _ type: ArgumentClass) -> Self {
    type == .integer
      ? "\(quoting: words) does not match its variable, whose value type is a whole number; use the same type"
      : "\(quoting: words) does not match its variable, whose value type is a number with a fraction; use the same type"
  }
}
