/// The name of a screen reader in a comment, and whether the text is for it.
///
/// "Spoken by TalkBack", "label for VoiceOver" and "screen reader text" say that it gets the text; "the
/// TalkBack verbosity setting" and "turns VoiceOver on" speak of the screen reader itself.
enum ReaderMention {
  /// Names of screen readers, in small letters.
  static let names = Resource.words("comments/names-of-readers")
  /// What a text for a screen reader is called behind its name.
  private static let texts = Resource.words("comments/texts-for-readers")
  /// What screen readers do with texts.
  private static let speaking = Resource.words("comments/speaking-of-readers")
  /// Words behind which a name is that of who gets the text.
  private static let receiving = Resource.words("comments/before-receivers")
  /// Words that end the phrase of a name.
  private static let ending = Resource.words("comments/behind-receivers")
  /// Words before a clause on what a screen reader says.
  private static let clauses = Resource.words("comments/before-clauses-on-readers")
  /// Words that may stand between such a word and the name.
  private static let fillers = Resource.words("comments/before-names-of-readers")
  /// Settings, about which a clause may say what a screen reader does.
  private static let settings = Resource.words("comments/settings-of-readers")

  /// Whether a text is for the screen reader that its comment names.
  ///
  /// - Parameters:
  ///   - line: A line of the comment.
  ///   - name: Byte offsets of the name.
  /// - Returns: Whether it is.
  static func isReceiver(_ line: Span<UInt8>, name: Range<Int>) -> Bool {
    var end = name.upperBound
    if end < line.count, line.small(at: end) == "s" { end += 1 }
    // "TalkBack's gestures", and another word that begins with the same letters.
    if end < line.count, line.isWord(at: end) || line[end] == 0x27 || line[end] == 0xE2 {
      return false
    }
    let next = word(in: line, from: end)
    if let next, line.holds(oneOf: texts, at: next) { return true }
    let beginsClause = beginsClause(line, at: name.lowerBound)
    if let next, line.holds(oneOf: speaking, at: next) {
      let isClause = beginsClause || isBehind(clauses, line, name.lowerBound)
      return isClause && !CommentPatterns.holdsWord(of: settings, in: line.extracting(0..<end))
    }
    guard next.map({ line.holds(oneOf: ending, at: $0) }) ?? true else { return false }
    return beginsClause || isBehind(receiving, line, name.lowerBound)
  }

  /// Byte offsets of the word behind a single blank; nil where something else follows.
  private static func word(in line: Span<UInt8>, from offset: Int) -> Range<Int>? {
    guard offset + 1 < line.count, line[offset] == 0x20, line.isWord(at: offset + 1) else {
      return nil
    }
    var end = offset + 1
    while line.isWord(at: end) { end += 1 }
    return offset + 1..<end
  }

  /// Whether a clause begins at an offset: nothing or a mark stands before it.
  private static func beginsClause(_ line: Span<UInt8>, at offset: Int) -> Bool {
    guard let before = wordBefore(offset, in: line) else { return true }
    return line.holds(oneOf: fillers, at: before) && beginsClause(line, at: before.lowerBound)
  }

  /// Whether one of some words stands before an offset, perhaps with an article between.
  private static func isBehind(_ words: [String], _ line: Span<UInt8>, _ offset: Int) -> Bool {
    guard let before = wordBefore(offset, in: line) else { return false }
    if line.holds(oneOf: words, at: before) { return true }
    return line.holds(oneOf: fillers, at: before) && isBehind(words, line, before.lowerBound)
  }

  /// Byte offsets of the word before an offset; nil where a mark or nothing stands there.
  private static func wordBefore(_ offset: Int, in line: Span<UInt8>) -> Range<Int>? {
    var end = offset
    while end > 0, line[end - 1] == 0x20 { end -= 1 }
    guard end > 0, line.isWord(at: end - 1) else { return nil }
    var start = end - 1
    while start > 0, line.isWord(at: start - 1) { start -= 1 }
    return start..<end
  }
}
