/// Role words of labels that name two things.
extension RoleWordSearch {
  /// Words that join two things, behind the tag of their language (CLDR, list patterns).
  private static let conjunctions = Set(Resource.lines(of: "words/conjunctions.txt"))
  /// Signs that join two things.
  private static let joints = "&/+"

  /// Whether the word for a control is one of two things that a label names: "Colour & icon".
  func isCoordinated(_ match: TermMatch, in text: borrowing Text) -> Bool {
    let words = reader.label.words
    let range = match.plain.range
    guard match.position != .whole else { return false }
    let before = words.lastIndex { Int($0.plain.end) <= range.lowerBound }
    let behind = words.firstIndex { Int($0.plain.start) >= range.upperBound }
    if let before,
      isConjunction(before) || reader.hasMark(Self.joints, after: before, in: text.plain)
    {
      return true
    }
    guard let behind, behind > 0 else { return false }
    return isConjunction(behind)
      || reader.hasMark(Self.joints, after: behind - 1, in: text.plain)
  }

  /// Whether what is left of a label without a role word has the same role in one half of a pair: "Play button and
  /// pause" of "Play button and pause button".
  func isOneOfPair(_ found: Found, in text: borrowing Text) -> Bool {
    guard let remainder = found.remainder else { return false }
    let words = reader.label.words
    for index in words.indices {
      let place = words[index].plain.range
      guard remainder.contains(place.lowerBound), !found.range.overlaps(place),
        isSameRole(index, as: found)
      else { continue }
      let isBeside =
        isJoint(after: index, in: text.plain) || isJoint(after: index - 1, in: text.plain)
      if isBeside || isConjunction(index + 1) || isConjunction(index - 1) { return true }
    }
    return false
  }

  /// Whether a word is the role of another one, or ends as that does: German "Taste" and "Pausetaste".
  private func isSameRole(_ word: Int, as found: Found) -> Bool {
    let term = reader.term(word..<word + 1) { sense in
      if case .role(found.role, _) = sense { true } else { false }
    }
    if term != nil { return true }
    let words = reader.label.words
    guard let own = words.first(where: { Int($0.plain.start) == found.range.lowerBound }) else {
      return false
    }
    let bytes = reader.label.bytes
    let spelled = bytes[own.folded.range]
    return bytes[words[word].folded.range].suffix(spelled.count).elementsEqual(spelled)
  }

  /// Whether a sign or comma joins a word to the next.
  private func isJoint(after word: Int, in plain: Span<UInt8>) -> Bool {
    word + 1 < reader.count && reader.hasMark(Self.joints + ",;", after: word, in: plain)
  }

  private func isConjunction(_ word: Int) -> Bool {
    guard reader.label.words.indices.contains(word) else { return false }
    let bytes = reader.label.bytes
    let spelled = reader.label.words[word].folded.range.map { bytes[$0] }
    let text = String(decoding: spelled, as: UTF8.self)
    let language = reader.lexicon.language.prefix { $0 != "-" }
    return Self.conjunctions.contains("\(language) \(text)")
  }
}
