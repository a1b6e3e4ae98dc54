/// States that marks set apart from the rest of a label, wherever they stand: "%s, selected, 2 of 3".
enum StateBetweenMarks {
  /// The words of the first such state; nil for a label without one.
  ///
  /// - Parameters:
  ///   - text: The label.
  ///   - reader: Its words.
  /// - Returns: Their range.
  static func find(in text: borrowing Text, _ reader: LexicalReader) -> Range<Int>? {
    for part in reader.parts(in: text.plain) where isState(part, reader) {
      guard part.lowerBound == 0 else { return part }
      // "Selected (3)" and "Selected: 3" count, and "Off (no line focus)" is what an option is called.
      let next = reader.plain(part.upperBound..<part.upperBound + 1)
      if !next.isEmpty, StateMarks.isBracket(before: next.lowerBound, in: text.plain) { continue }
      if CountBehindState.stands(at: part.upperBound, in: text, reader) { continue }
      return part
    }
    return nil
  }

  /// Number of such states in a label.
  static func count(in text: borrowing Text, _ reader: LexicalReader) -> Int {
    reader.parts(in: text.plain).count { isState($0, reader) }
  }

  /// Whether words are a state and nothing else.
  private static func isState(_ part: Range<Int>, _ reader: LexicalReader) -> Bool {
    sense(of: part, reader) != nil
  }

  /// The state that words are; nil for others.
  static func sense(of part: Range<Int>, _ reader: LexicalReader) -> Sense? {
    reader.term(part) { sense in
      guard case .state(let state) = sense else { return false }
      // Words for "on" and "off" are those for "to" and "from" in many languages.
      if state == .on || state == .off { return reader.lexicon.language == "en" }
      return state != .required && state != .partlyChecked
    }?.sense
  }
}
