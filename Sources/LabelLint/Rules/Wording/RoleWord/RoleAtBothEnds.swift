/// Labels that name one role at both ends: "Button close button".
extension StandingRest {
  /// What is left of a label when the word for a role at its other end goes, too.
  ///
  /// A verb must be left at the start: the first word of "Button color button" belongs to the noun behind it. A noun that
  /// an article or preposition leads to stays: French "Bouton fermer le bouton" closes a button.
  ///
  /// - Parameters:
  ///   - remainder: Byte offsets in the plain text of what the word at one end has left.
  ///   - removed: Byte offsets of that word.
  ///   - role: What it names.
  /// - Returns: The remainder itself where its other end names another thing.
  func withoutOtherEnd(
    of remainder: Range<Int>, without removed: Range<Int>, _ role: Role
  ) -> Range<Int> {
    let words = reader.label.words
    guard let first = words.firstIndex(where: { Int($0.plain.start) >= remainder.lowerBound }),
      let last = words.lastIndex(where: { Int($0.plain.end) <= remainder.upperBound }),
      first < last
    else { return remainder }
    let isAtStart = remainder.lowerBound < removed.lowerBound
    var length = min(reader.lexicon.mostWords, last - first)
    while length > 0 {
      let other = isAtStart ? first..<first + length : last + 1 - length..<last + 1
      let kept = isAtStart ? first + length..<last + 1 : first..<last + 1 - length
      let isRole =
        reader.term(other) { sense in
          if case .role(role, _) = sense { true } else { false }
        } != nil
      if isRole, opensWithVerb(reader.plain(kept)), isAtStart || !isLink(kept.upperBound - 1) {
        return reader.plain(kept)
      }
      length -= 1
    }
    return remainder
  }

  /// Whether a word leads to the one behind it: an article, or a preposition.
  private func isLink(_ word: Int) -> Bool {
    let bytes = reader.label.bytes
    let spelled = reader.label.words[word].folded.range.map { bytes[$0] }
    let profile = reader.lexicon.profile
    return profile.articles.contains(spelled) || profile.links.contains(spelled)
      || profile.governing.contains(spelled)
  }
}
