/// Texts that rightly end without the full stop of their source.
enum UnmarkedEnd {
  /// Whether a translation is one of them.
  ///
  /// - Parameters:
  ///   - text: The decoded translation, without spaces at its end.
  ///   - source: The decoded source text.
  /// - Returns: Whether it is.
  static func isRight(for text: Span<UInt8>, source: Span<UInt8>) -> Bool {
    // A mark behind an address would become a part of it; that of `etc.` may end no sentence.
    endsWithAddress(text) || endsWithAbbreviation(source)
  }

  /// Whether a text ends with a web address.
  private static func endsWithAddress(_ text: Span<UInt8>) -> Bool {
    guard AddressReading.mayStand(in: text) else { return false }
    return AddressReading.addresses(in: text).last?.range.upperBound == text.count
  }

  /// Whether a text ends with an abbreviation, in brackets or not.
  private static func endsWithAbbreviation(_ text: Span<UInt8>) -> Bool {
    let end = text.count - SurroundingWhitespace.blankLength(atEndOf: text)
    let isInBrackets = end > 1 && text[end - 1] == ")"
    return Abbreviation.ends(text.extracting(0..<(isInBrackets ? end - 1 : end)))
  }
}
