/// Finds terms in a label of a language that writes blanks between words.
struct WordSearch {
  /// The words that are looked for.
  let lexicon: Lexicon
  /// The words of the label.
  let label: FoldedLabel

  /// A place in the folded bytes where a term may begin.
  private struct Start {
    /// Byte offset.
    let offset: Int
    /// Index of the word it lies in.
    let word: Int
    /// Whether a particle before it is left out; then only words for roles are looked for.
    let hasParticle: Bool
  }

  /// Puts all terms of the label behind the matches there are.
  func find(in plain: Span<UInt8>, into matches: inout [TermMatch]) {
    for start in starts() { findHeads(from: start, in: plain, into: &matches) }
    findTails(in: plain, into: &matches)
    if lexicon.hasCompoundTerms {
      CompoundSearch(lexicon: lexicon, label: label).find(in: plain, into: &matches)
    }
    if lexicon.hasInsideTerms { findInside(into: &matches) }
  }

  /// Where a head may begin: at the first word, behind an article, behind a particle.
  private func starts() -> [Start] {
    let profile = lexicon.profile
    var starts = [Start(offset: 0, word: 0, hasParticle: false)]
    if label.words.count > 1, profile.articles.contains(where: { isWord(0, $0) }) {
      starts.append(Start(offset: folded(1).lowerBound, word: 1, hasParticle: false))
    }
    for start in starts {
      for article in profile.articles
      where article.last == UInt8(ascii: "'") && begins(start.offset, with: article, in: start.word)
      {
        starts.append(
          Start(offset: start.offset + article.count, word: start.word, hasParticle: false))
      }
    }
    for particle in profile.cliticsBefore where begins(0, with: particle, in: 0) {
      starts.append(Start(offset: particle.count, word: 0, hasParticle: true))
      // "And" and the article, or a preposition and the article.
      for second in profile.cliticsBefore
      where second != particle && begins(particle.count, with: second, in: 0) {
        starts.append(
          Start(offset: particle.count + second.count, word: 0, hasParticle: true))
      }
    }
    return starts
  }

  /// Finds the terms that begin at a place.
  private func findHeads(
    from start: Start, in plain: Span<UInt8>, into matches: inout [TermMatch]
  ) {
    let count = label.words.count
    for last in start.word..<min(count, start.word + lexicon.mostWords) {
      let range = start.offset..<folded(last).upperBound
      let found = lexicon.terms(of: label.bytes.span, range)
      guard !found.isEmpty else { continue }
      let isWhole = last == count - 1
      let from = label.plainOffset(
        of: range.lowerBound, in: label.words[start.word], of: plain, with: lexicon.folding)
      for index in found {
        let term = lexicon.terms[index]
        if start.hasParticle, !term.sense.takesParticles { continue }
        guard mayBeHead(term, upTo: last, in: plain) else { continue }
        matches.append(
          TermMatch(
            term: index, position: isWhole ? .whole : .head,
            plain: ByteRange(from..<label.words[last].plain.range.upperBound),
            remainder: isWhole ? .zero : remainder(after: last, in: plain),
            hasParticle: start.hasParticle))
      }
    }
  }

  /// Whether a term may stand where it ends with a word: as the whole label, or as the head of what follows.
  private func mayBeHead(_ term: Term, upTo last: Int, in plain: Span<UInt8>) -> Bool {
    if last == label.words.count - 1 { return term.positions.contains(.whole) }
    if term.positions.contains(.head) { return true }
    guard term.positions.contains(.headBeforeLink) else { return false }
    let isBeforeLink =
      lexicon.profile.order == .compounding && (isLink(last + 1) || label.words[last + 1].isQuoted)
    return isBeforeLink || term.sense.isCertainRole && isName(last + 1, in: plain)
  }

  /// Finds the terms that end with the last word, or with it less a particle.
  private func findTails(in plain: Span<UInt8>, into matches: inout [TermMatch]) {
    let last = label.words.count - 1
    let end = folded(last).upperBound
    findTails(endingAt: end, hasParticle: false, in: plain, into: &matches)
    for particle in lexicon.profile.cliticsAfter
    where end - folded(last).lowerBound > particle.count
      && TermTable.isEqual(
        label.bytes.span, end - particle.count..<end, particle.span, 0..<particle.count)
    {
      findTails(endingAt: end - particle.count, hasParticle: true, in: plain, into: &matches)
    }
  }

  /// Finds the terms that end at an offset in the last word.
  private func findTails(
    endingAt end: Int, hasParticle: Bool, in plain: Span<UInt8>, into matches: inout [TermMatch]
  ) {
    let last = label.words.count - 1
    let lowest = max(hasParticle ? 0 : 1, last - lexicon.mostWords + 1)
    for first in lowest..<max(lowest, last + 1) {
      let range = folded(first).lowerBound..<end
      for index in lexicon.terms(of: label.bytes.span, range) {
        let term = lexicon.terms[index]
        if hasParticle, !term.sense.takesParticles { continue }
        guard term.positions.contains(first == 0 ? .whole : .tail) else { continue }
        let to = label.plainOffset(of: end, in: label.words[last], of: plain, with: lexicon.folding)
        matches.append(
          TermMatch(
            term: index, position: first == 0 ? .whole : .tail,
            plain: ByteRange(label.words[first].plain.range.lowerBound..<to),
            remainder: remainder(before: first), hasParticle: hasParticle))
      }
    }
  }

  /// Finds the terms that stand between other words.
  private func findInside(into matches: inout [TermMatch]) {
    let count = label.words.count
    guard count > 2 else { return }
    for first in 1..<count - 1 {
      for last in first..<min(count - 1, first + lexicon.mostWords) {
        let range = folded(first).lowerBound..<folded(last).upperBound
        for index in lexicon.terms(of: label.bytes.span, range)
        where lexicon.terms[index].positions.contains(.inside) {
          let from = label.words[first].plain.range.lowerBound
          let to = label.words[last].plain.range.upperBound
          matches.append(
            TermMatch(
              term: index, position: .inside, plain: ByteRange(from..<to), remainder: .zero))
        }
      }
    }
  }

  /// The plain text behind a word, without a linking word at its start.
  private func remainder(after last: Int, in plain: Span<UInt8>) -> ByteRange {
    let count = label.words.count
    var next = last + 1
    if next < count - 1, lexicon.profile.links.contains(where: { isWord(next, $0) }) { next += 1 }
    var from = label.words[next].plain.range.lowerBound
    for link in lexicon.profile.links
    where link.last == UInt8(ascii: "'") && begins(folded(next).lowerBound, with: link, in: next) {
      from = label.plainOffset(
        of: folded(next).lowerBound + link.count, in: label.words[next], of: plain,
        with: lexicon.folding)
    }
    return ByteRange(from..<label.words[count - 1].plain.range.upperBound)
  }

  /// The plain text before a word, without a linking word at its end.
  private func remainder(before first: Int) -> ByteRange {
    guard first > 0 else { return .zero }
    let last = first > 1 && isLink(first - 1) ? first - 2 : first - 1
    return ByteRange(
      label.words[0].plain.range.lowerBound..<label.words[last].plain.range.upperBound)
  }

  /// Whether a word is a linking word, or begins with an elided one.
  private func isLink(_ index: Int) -> Bool {
    lexicon.profile.links.contains { link in
      isWord(index, link)
        || (link.last == UInt8(ascii: "'")
          && begins(folded(index).lowerBound, with: link, in: index))
    }
  }

  /// Whether a word begins with a capital and goes on small: behind a role word, it is what the control is called, as
  /// in Swedish "Knapp Stäng".
  private func isName(_ index: Int, in plain: Span<UInt8>) -> Bool {
    let word = label.words[index].plain.range
    let (first, length) = plain.scalarOrReplacement(at: word.lowerBound)
    guard LetterCase(first) == .upper, word.lowerBound + length < word.upperBound else {
      return false
    }
    return LetterCase(plain.scalarOrReplacement(at: word.lowerBound + length).value) == .lower
  }

  /// Whether a word of the label is a text.
  private func isWord(_ index: Int, _ text: [UInt8]) -> Bool {
    TermTable.isEqual(label.bytes.span, folded(index), text.span, 0..<text.count)
  }

  /// Whether a text stands at an offset and something of the word is left behind it.
  private func begins(_ offset: Int, with text: [UInt8], in word: Int) -> Bool {
    offset + text.count < folded(word).upperBound
      && TermTable.isEqual(
        label.bytes.span, offset..<offset + text.count, text.span, 0..<text.count)
  }

  /// Place of a word in the folded bytes.
  private func folded(_ index: Int) -> Range<Int> { label.words[index].folded.range }
}

extension Sense {
  /// Whether a word of this sense names a control wherever it stands.
  fileprivate var isCertainRole: Bool {
    if case .role(_, .certain) = self { true } else { false }
  }

  /// Whether a word of this sense is found with a particle attached: nouns for controls are.
  fileprivate var takesParticles: Bool {
    switch self {
    case .role, .trap: true
    default: false
    }
  }
}
