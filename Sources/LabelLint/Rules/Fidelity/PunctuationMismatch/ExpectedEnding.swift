/// What the words of an English source say of the mark that a translation may end with.
enum ExpectedEnding {
  /// Words that something follows: prepositions and joining words at the end of a text that another one
  /// completes.
  private static let open = Resource.lines(of: "words/open-endings.txt")
  /// Words in -ing that name no action that goes on.
  private static let noProgress = Set(Resource.words("labels/no-progress"))
  /// Letters of the shortest form of a verb in -ing: "doing".
  private static let shortestVerb = 5

  /// Whether a text ends, but for its mark, with a word that something follows: "Set picture as".
  static func leadsOn(_ text: Span<UInt8>) -> Bool {
    let end = EndingMark.of(text).range.lowerBound
    let word = text.extracting(lastWord(endingAt: end, in: text)..<end)
    return open.contains { $0.utf8.count == word.count && word.end(of: $0, at: 0) != nil }
  }

  /// Verbs that "in" or "on" behind them is a part of.
  private static let verbs = Resource.words("labels/verbs-with-particles")
  /// What may be a part of a verb.
  private static let particles = Resource.words("labels/particles")

  /// Whether the last of two words of a text belongs to the verb before it: "Log in", "Turn on".
  static func closesVerb(_ text: Span<UInt8>) -> Bool {
    let end = EndingMark.of(text).range.lowerBound
    let start = lastWord(endingAt: end, in: text)
    guard start > 1, text[start - 1] == 0x20 else { return false }
    let verb = text.extracting(lastWord(endingAt: start - 1, in: text)..<start - 1)
    let particle = text.extracting(start..<end)
    return particles.contains {
      $0.utf8.count == particle.count && particle.end(of: $0, at: 0) != nil
    }
      && verbs.contains { $0.utf8.count == verb.count && verb.end(of: $0, at: 0) != nil }
  }

  /// Whether a text tells what is going on: "Loading", "Moving data", "%s is starting", "In progress".
  ///
  /// Nearly every language puts an ellipsis behind that.
  static func tellsProgress(_ text: Span<UInt8>) -> Bool {
    let end = EndingMark.of(text).range.lowerBound
    if text.extracting(0..<end).ends(with: "in progress") { return true }
    let part = lastPart(of: text.extracting(0..<end))
    if beginsWithVerb(text.extracting(0..<end)) || beginsWithVerb(text.extracting(part..<end))
      || asksToWait(text.extracting(0..<end))
    {
      return true
    }
    let last = lastWord(endingAt: end, in: text)
    return text.extracting(0..<last).ends(with: " is ") && isVerb(last..<end, of: text)
  }

  /// Where the last part of a sentence begins: "Folder created, moving files".
  private static func lastPart(of text: Span<UInt8>) -> Int {
    var start = text.count
    while start > 1 {
      let mark = text[start - 2]
      if text[start - 1] == 0x20, mark == "," || mark == "." || mark == ";" { return start }
      start -= 1
    }
    return 0
  }

  /// Whether a text begins with a verb in -ing, behind an emoji or without one.
  private static func beginsWithVerb(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while start < text.count, text[start] >= 0x80 || text[start] == 0x20 { start += 1 }
    var end = start
    while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
    return isVerb(start..<end, of: text)
  }

  /// Whether a text without its mark asks to wait, as what goes on does: "Please wait", "Wait a moment".
  private static func asksToWait(_ text: Span<UInt8>) -> Bool {
    let start = text.end(of: "please ", at: 0) ?? 0
    guard let end = text.end(of: "wait", at: start) else { return false }
    return end == text.count || text.end(of: " a ", at: end) != nil
  }

  /// Offset of the run of letters that ends at an offset.
  private static func lastWord(endingAt end: Int, in text: Span<UInt8>) -> Int {
    var start = end
    while start > 0, ASCII.isLetter(text[start - 1]) { start -= 1 }
    return start
  }

  private static func isVerb(_ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    guard range.count >= shortestVerb, text.extracting(range).ends(with: "ing") else {
      return false
    }
    return !noProgress.contains(Text.verbatim(text, range).lowercased())
  }
}
