/// Java's `%s` for a number or character of the source: it takes any value (java.util.Formatter), so nothing crashes.
enum LostFormat {
  /// The verdict on a difference; nil for a value that cannot be shown, or is another one then.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - words: The placeholder of the text.
  ///   - source: That of the source; nil where the text of the default folder has it.
  ///   - pattern: What the verdict has in common with others.
  /// - Returns: The verdict.
  static func verdict(
    on difference: PlaceholderDifference, _ words: String, source: String?, pattern: String
  ) -> Verdict? {
    guard difference.code == .typeMismatch, difference.found == .general,
      [.integer, .float, .character].contains(difference.expected), isPlain(words)
    else { return nil }
    let message: Finding.Wording =
      source.map { .withoutFormat(words, source: $0) } ?? .withoutFormatOfPlain(words)
    return Verdict(decoded: difference.span, message, pattern: pattern, level: .warning)
  }

  /// Whether a placeholder is `%s` with nothing but a position: a flag may be refused, and a precision cuts off.
  private static func isPlain(_ words: String) -> Bool {
    guard words.last == "s" || words.last == "S" else { return false }
    let position = words.dropFirst().dropLast()
    return position.isEmpty
      || position.last == "$" && position.dropLast().utf8.allSatisfy { ASCII.isDigit($0) }
  }
}

extension Finding.Wording {
  fileprivate static func withoutFormat(_ placeholder: String, source: String) -> Self {
    "\(quoting: placeholder) shows the value without the format of \(quoting: source) in the source; copy that format"
  }

  fileprivate static func withoutFormatOfPlain(_ placeholder: String) -> Self {
    "\(quoting: placeholder) shows the value without the format that the text of the default folder has; copy that format"
  }
}
