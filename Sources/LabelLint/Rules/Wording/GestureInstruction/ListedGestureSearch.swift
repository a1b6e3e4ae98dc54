/// Finds what a text says of operating a control by the phrases of its language's lexicon.
struct ListedGestureSearch {
  /// A phrase that tells a gesture.
  struct Found {
    /// Byte offsets in the plain text of its words.
    var range: Range<Int>
    /// Whether it can mean nothing but the gesture: "tap to …", with its linking word, "click here".
    var isSure: Bool
    /// Whether it may lead to more than a note.
    var gates: Bool
    /// What it says.
    var kind: PhraseKind
    /// Whether a direction stands beside it: German "Wische nach links".
    var isDirected = false

    /// Whether it is told and not another one: a sure one, and of sure ones at one place the longest.
    func isBetter(than other: Found?) -> Bool {
      guard let other else { return true }
      return isSure
        && (!other.isSure
          || range.lowerBound == other.range.lowerBound && range.count > other.range.count)
    }
  }

  /// The words of the text.
  let reader: LexicalReader
  /// Makes a reader that knows the words of pairs too, directions among them: that of a translation knows none.
  let wholeReader: () -> LexicalReader?

  /// The gesture of a label, at any place that its phrase may have; of phrases a sure one before others.
  func anywhere(in text: borrowing Text) -> Found? {
    first(in: text) { match, kind, _ in kind.isGesture || isInstruction(match, kind, of: text) }
  }

  /// The gesture of a hint, unless the hint tells the result first or asks to hold.
  ///
  /// It stands at the start, and at the end where the language says there what is done in order to
  /// reach what stands before it.
  func ofHint(_ text: borrowing Text) -> Found? {
    if holds(text) { return nil }
    return first(in: text) { match, kind, positions in
      switch kind {
      case .tapTo, .pressTo, .clickTo, .doubleTapTo, .swipeTo: break
      default: guard isInstruction(match, kind, of: text) else { return false }
      }
      switch match.position {
      case .head: return true
      case .tail: return !positions.contains(.inside) && !endsSentence(text, before: match)
      default: return false
      }
    }
  }

  /// The first sure phrase of those that count, or else the first; of sure ones at one place the longest.
  private func first(
    in text: borrowing Text,
    where counts: (TermMatch, PhraseKind, TermPositions) -> Bool
  ) -> Found? {
    var found: Found?
    for match in reader.terms(of: text) {
      let term = reader.lexicon.terms[match.term]
      guard case .phrase(let kind, let shape) = term.sense,
        let gesture = gesture(match, kind, shape, of: text),
        counts(match, kind, term.positions)
      else { continue }
      if gesture.isBetter(than: found) { found = gesture }
    }
    return found
  }

  /// What a phrase tells; nil for a verb alone, which also says what is done elsewhere.
  private func gesture(
    _ match: TermMatch, _ kind: PhraseKind, _ shape: PhraseShape, of text: borrowing Text
  ) -> Found? {
    let isPurposeFirst = kind.isGesture && isBehindPurpose(match)
    let direction = kind == .swipeTo ? direction(beside: match, of: text) : nil
    if shape == .verb, !isPurposeFirst, direction == nil { return nil }
    let own = match.plain.range
    let other = direction ?? own
    return Found(
      range: min(own.lowerBound, other.lowerBound)..<max(own.upperBound, other.upperBound),
      isSure: shape == .linked || kind == .doubleTapTo || kind.isGeneric || isPurposeFirst,
      gates: reader.lexicon.gates(reader.lexicon.terms[match.term]), kind: kind,
      isDirected: direction != nil)
  }

  /// Whether a gesture ends a text that begins with what it is for, as in languages that may put the verb last:
  /// German "Zum Entsperren wischen", Persian "برای باز کردن بکشید".
  private func isBehindPurpose(_ match: TermMatch) -> Bool {
    guard match.position == .tail, reader.count >= 3 else { return false }
    let first = reader.label.words[0].folded.range.map { reader.label.bytes[$0] }
    return reader.lexicon.profile.notFirst.contains(first)
  }

  /// Words between a movement and its direction: German "nach" in "wische nach links".
  private static let wordsBeforeDirection = 2

  /// Byte offsets of the direction right before a movement or behind it; nil where it does not say one.
  private func direction(
    beside match: TermMatch, of text: borrowing Text
  ) -> Range<Int>? {
    let words = reader.label.words
    guard let first = words.firstIndex(where: { $0.plain.start >= match.plain.start }),
      let whole = wholeReader()
    else { return nil }
    whole.fold(text)
    let behind = words.firstIndex { $0.plain.start >= match.plain.end } ?? words.count
    let start = max(0, first - Self.wordsBeforeDirection)
    let end = min(words.count, behind + Self.wordsBeforeDirection + 1)
    for index in start..<end {
      let length = whole.directionLength(at: index)
      if length > 0, index + length <= first || index >= behind {
        return reader.plain(index..<index + length)
      }
    }
    return nil
  }

  /// Whether a match is "click here", with what that is for: alone it is a label that says nothing.
  private func isInstruction(
    _ match: TermMatch, _ kind: PhraseKind, of text: borrowing Text
  ) -> Bool {
    guard kind.isGeneric, match.position == .head || match.position == .tail else { return false }
    return !reader.terms(of: text).contains { other in
      guard other.position == .whole else { return false }
      switch reader.sense(of: other) {
      case .generic: return true
      case .phrase(let kind, _): return kind.isGeneric
      default: return false
      }
    }
  }

  /// Whether a text has a phrase for holding a finger down.
  private func holds(_ text: borrowing Text) -> Bool {
    reader.terms(of: text).contains { match in
      guard case .phrase(.tapAndHold, _) = reader.sense(of: match) else { return false }
      return true
    }
  }

  /// Whether a sentence ends before a match, which then begins one of its own.
  private func endsSentence(_ text: borrowing Text, before match: TermMatch) -> Bool {
    let plain = text.plain
    var index = 0
    while index < match.plain.range.lowerBound {
      let (scalar, length) = plain.scalarOrReplacement(at: index)
      switch scalar {
      case ".", "!", "?", "。", "！", "？", "।", "؟", "۔": return true
      default: index += length
      }
    }
    return false
  }
}
