/// A number behind a state and a colon, which says how many things have it: "Selected: 3 of 8".
enum CountBehindState {
  /// Whether a number, or a placeholder of a whole one, follows a state.
  ///
  /// - Parameters:
  ///   - word: Number of the first word behind the state, which stands first in the text.
  ///   - text: The label.
  ///   - reader: Its words.
  /// - Returns: Whether it counts.
  static func stands(at word: Int, in text: borrowing Text, _ reader: LexicalReader) -> Bool {
    let state = reader.plain(word - 1..<word)
    let number = reader.plain(word..<word + 1)
    guard !state.isEmpty, !number.isEmpty, state.upperBound < number.lowerBound else {
      return false
    }
    let gap = text.plain.extracting(state.upperBound..<number.lowerBound)
    guard gap.holds(":") || gap.holds("\u{FF1A}") else { return false }
    if reader.isPlaceholder(word) { return beginsWithNumber(text) }
    return number.allSatisfy { ASCII.isDigit(text.plain[$0]) }
  }

  /// Whether the first placeholder of a text is one of a whole number.
  private static func beginsWithNumber(_ text: borrowing Text) -> Bool {
    guard let percent = text.decoded.firstIndex(of: "%") else { return false }
    let spec =
      text.format.isApple
      ? NSStringFormat.specifier(at: percent, in: text.decoded)
      : JavaFormat.specifier(at: percent, in: text.decoded)
    return if case .argument(.integer) = spec.meaning { true } else { false }
  }
}
