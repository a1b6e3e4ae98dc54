/// Finds terms in a label of a language that writes no blanks between words.
///
/// Dictionaries cut role words in two (图|标), so terms are looked for at the ends of the text, not
/// as words. Word boundaries only forbid: a term at the head, or between others, ends at one.
struct UnspacedSearch {
  /// The words that are looked for.
  let lexicon: Lexicon
  /// The words of the label.
  let label: FoldedLabel

  /// Puts all terms of the label behind the matches there are.
  func find(in plain: Span<UInt8>, into matches: inout [TermMatch]) {
    for (last, word) in label.words.enumerated() {
      let range = 0..<word.folded.range.upperBound
      if range.count > lexicon.longestTerm { break }
      let isWhole = last == label.words.count - 1
      add(range, isWhole ? .whole : .head, in: plain, into: &matches)
    }
    findTails(in: plain, into: &matches)
    if lexicon.hasInsideTerms { findInside(in: plain, into: &matches) }
  }

  /// Finds the terms that end the text, the longer ones first.
  private func findTails(in plain: Span<UInt8>, into matches: inout [TermMatch]) {
    let text = label.bytes.span
    var start = max(1, text.count - lexicon.longestTerm)
    while start < text.count {
      if text[start] & 0xC0 != 0x80 { add(start..<text.count, .tail, in: plain, into: &matches) }
      start += 1
    }
  }

  /// Finds the terms between others, from word to word.
  private func findInside(in plain: Span<UInt8>, into matches: inout [TermMatch]) {
    let words = label.words
    guard words.count > 2 else { return }
    for first in 1..<words.count - 1 {
      let start = words[first].folded.range.lowerBound
      for last in first..<words.count - 1 {
        let range = start..<words[last].folded.range.upperBound
        if range.count > lexicon.longestTerm { break }
        add(range, .inside, in: plain, into: &matches)
      }
    }
  }

  /// Adds the terms of a range that may stand where it stands.
  private func add(
    _ range: Range<Int>, _ position: TermMatch.Position, in plain: Span<UInt8>,
    into matches: inout [TermMatch]
  ) {
    for index in lexicon.terms(of: label.bytes.span, range) {
      let positions = lexicon.terms[index].positions
      let allowed: Bool
      var remainder = ByteRange.zero
      switch position {
      case .head:
        allowed = positions.contains(.head)
        remainder = self.remainder(after: range.upperBound, in: plain)
      case .tail:
        allowed = positions.contains(.tail)
        remainder = self.remainder(before: range.lowerBound, in: plain)
      case .inside: allowed = positions.contains(.inside)
      default: allowed = positions.contains(.whole)
      }
      guard allowed else { continue }
      let start = plainOffset(of: range.lowerBound, isEnd: false, in: plain)
      let end = plainOffset(of: range.upperBound, isEnd: true, in: plain)
      matches.append(
        TermMatch(
          term: index, position: position, plain: ByteRange(start..<max(start, end)),
          remainder: remainder))
    }
  }

  /// The plain text behind a term, without a linking word at its start.
  private func remainder(after end: Int, in plain: Span<UInt8>) -> ByteRange {
    var start = end
    for link in lexicon.profile.links
    where end + link.count < label.bytes.count
      && TermTable.isEqual(label.bytes.span, end..<end + link.count, link.span, 0..<link.count)
    {
      start = end + link.count
    }
    let from = plainOffset(of: start, isEnd: false, in: plain)
    let to = plainOffset(of: label.bytes.count, isEnd: true, in: plain)
    return ByteRange(from..<max(from, to))
  }

  /// The plain text before a term, without a linking word at its end.
  private func remainder(before start: Int, in plain: Span<UInt8>) -> ByteRange {
    var end = start
    for link in lexicon.profile.links
    where start > link.count
      && TermTable.isEqual(label.bytes.span, start - link.count..<start, link.span, 0..<link.count)
    {
      end = start - link.count
    }
    let from = plainOffset(of: 0, isEnd: false, in: plain)
    let to = plainOffset(of: end, isEnd: true, in: plain)
    return ByteRange(from..<max(from, to))
  }

  /// Byte offset in the plain text of an offset in the folded bytes: behind the word that ends
  /// there, or at the word that starts there.
  private func plainOffset(of offset: Int, isEnd: Bool, in plain: Span<UInt8>) -> Int {
    let word = label.words.first {
      isEnd ? offset <= $0.folded.range.upperBound : offset < $0.folded.range.upperBound
    }
    guard let word else { return label.words.last?.plain.range.upperBound ?? 0 }
    return label.plainOffset(of: offset, in: word, of: plain, with: lexicon.folding)
  }
}
