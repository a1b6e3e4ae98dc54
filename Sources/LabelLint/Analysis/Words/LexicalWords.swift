/// The words of the text at hand, as patterns ask for them: by their number, from 0.
extension LexicalReader {
  /// Number of words, placeholders included.
  var count: Int { label.words.count }

  /// Whether a word is one that is given in lower case.
  func isWord(_ index: Int, _ word: String) -> Bool {
    guard label.words.indices.contains(index) else { return false }
    let bytes = label.bytes
    return bytes.span.extracting(label.words[index].folded.range).equals(word)
  }

  /// Whether a word is among some that are given in lower case.
  func isWord(_ index: Int, in words: [String]) -> Bool {
    guard label.words.indices.contains(index) else { return false }
    let bytes = label.bytes
    let word = bytes.span.extracting(label.words[index].folded.range)
    return words.contains { word.equals($0) }
  }

  /// Whether words stand in this order from a word on.
  func areWords(_ index: Int, _ words: String...) -> Bool {
    words.indices.allSatisfy { isWord(index + $0, words[$0]) }
  }

  /// Whether a word is a placeholder.
  func isPlaceholder(_ index: Int) -> Bool { isWord(index, "\u{FFFC}") }

  /// Byte offsets in the plain text of a run of words; empty for none.
  func plain(_ words: Range<Int>) -> Range<Int> {
    let words = words.clamped(to: 0..<count)
    guard let first = words.first, let last = words.last else { return 0..<0 }
    return Int(label.words[first].plain.start)..<Int(label.words[last].plain.end)
  }

  /// The first term with a sense that a test accepts whose text is a run of words.
  func term(_ words: Range<Int>, where isWanted: (Sense) -> Bool) -> Term? {
    guard words.lowerBound >= 0, words.upperBound <= count, let first = words.first,
      let last = words.last
    else { return nil }
    let range = Int(label.words[first].folded.start)..<Int(label.words[last].folded.end)
    let bytes = label.bytes
    for index in lexicon.terms(of: bytes.span, range)
    where isWanted(lexicon.terms[index].sense) {
      return lexicon.terms[index]
    }
    return nil
  }

  /// Whether a word tells what a control is doing, with something behind it: "Button opening the menu".
  func isProgressive(_ index: Int) -> Bool {
    guard index + 1 < count else { return false }
    let word = label.words[index].folded.range.map { label.bytes[$0] }
    guard word.count > 5, word.suffix(3).elementsEqual("ing".utf8) else { return false }
    let stem = String(decoding: word.dropLast(3), as: UTF8.self)
    let verbs = [stem, stem + "e", String(stem.dropLast())]
    return verbs.contains { verb in
      let bytes = Array(verb.utf8)
      return lexicon.first(bytes.span) { sense in
        if case .verb = sense { true } else { false }
      } != nil
    }
  }

  /// Number of words of the longest term with a wanted sense that begins at a word; 0 without one.
  func longestTerm(at index: Int, where isWanted: (Sense) -> Bool) -> Int {
    var length = min(lexicon.mostWords, count - index)
    while length > 0 {
      if term(index..<index + length, where: isWanted) != nil { return length }
      length -= 1
    }
    return 0
  }

  /// Pairs of the directions in which something moves on a screen.
  private static let directions = ["left/right", "up/down"]

  /// Number of words of the direction that begins at a word; 0 without one.
  func directionLength(at index: Int) -> Int {
    longestTerm(at: index) { sense in
      guard case .pair(let pair, _) = sense else { return false }
      return Self.directions.contains(lexicon.pairs.all[Int(pair)].name)
    }
  }

  /// Whether a word is a verb that opens labels.
  func isVerb(_ index: Int) -> Bool {
    term(index..<index + 1) { $0 == .verb(.any) } != nil
  }

  /// Whether a word is a verb in its base form that opens labels or hints.
  func isBaseVerb(_ index: Int) -> Bool {
    term(index..<index + 1) { $0 == .verb(.any) || $0 == .verb(.hint) } != nil
  }

  /// Whether a word is such a verb in the third person, as hints have it: "switches".
  func isThirdPerson(_ index: Int) -> Bool {
    guard label.words.indices.contains(index) else { return false }
    let word = Text.verbatim(label.bytes.span, label.words[index].folded.range)
    // "Hides", "switches" and "copies" have endings of one to three letters.
    return (1...3).contains { ending in
      let stem = String(word.dropLast(ending))
      return [stem, stem + "y"].contains { base in
        ThirdPerson.of(base) == word
          && lexicon.first(base.utf8.span) { $0 == .verb(.any) || $0 == .verb(.hint) } != nil
      }
    }
  }

  /// What English puts before a verb to say that it is undone: "deselect", "unfollow", "disconnect".
  private static let reversals = ["de", "un", "dis"]

  /// Whether a word is an English verb that opens labels with what undoes it in front: "deselect".
  func isUndoingVerb(_ index: Int) -> Bool {
    guard label.words.indices.contains(index) else { return false }
    let bytes = label.bytes
    let word = bytes.span.extracting(label.words[index].folded.range)
    return Self.reversals.contains { reversal in
      guard let start = word.end(of: reversal, at: 0), start < word.count else { return false }
      return lexicon.first(word.extracting(start..<word.count)) { $0 == .verb(.any) } != nil
    }
  }

  /// Whether a word is a verb of any list, gestures among them.
  func isAnyVerb(_ index: Int) -> Bool {
    term(index..<index + 1) { sense in
      if case .verb = sense { true } else { false }
    } != nil
  }

  /// Number of the first words that are among some that are given in lower case.
  func skip(_ words: [String], from index: Int = 0) -> Int {
    var end = index
    while isWord(end, in: words) { end += 1 }
    return end
  }

  /// Whether one of some ASCII marks stands between a word and the next, or behind the last.
  func hasMark(_ marks: String, after index: Int, in plain: Span<UInt8>) -> Bool {
    guard label.words.indices.contains(index) else { return false }
    let start = Int(label.words[index].plain.end)
    let end = index + 1 < count ? Int(label.words[index + 1].plain.start) : plain.count
    for offset in start..<max(start, end) where marks.utf8.contains(plain[offset]) { return true }
    return false
  }

  /// Whether only blanks stand between a word and the next.
  func isJoined(_ index: Int, in plain: Span<UInt8>) -> Bool {
    guard index + 1 < count else { return false }
    return label.words[index].plain.end + 1 == label.words[index + 1].plain.start
      && plain[Int(label.words[index].plain.end)] == 0x20
  }
}
