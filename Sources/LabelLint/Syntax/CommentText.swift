/// The text of the comments that belong to an entry of a property list.
extension CatalogFile {
  /// The comments without blanks around them, joined by line ends, and where they stand.
  ///
  /// `.none` without comments, and for the one that genstrings writes where a developer gave none.
  mutating func comment(of comments: [StringsComment]) -> (text: TextRef, span: ByteRange) {
    guard let first = comments.first else { return (.none, .zero) }
    if comments.count == 1 {
      let content = trimmed(first.content)
      if content.isEmpty || isGenericComment(content) { return (.none, .zero) }
      return (TextRef(inFile: content), ByteRange(first.span))
    }
    var kept: [Range<Int>] = []
    var span: Range<Int>?
    for comment in comments {
      let content = trimmed(comment.content)
      if content.isEmpty || isGenericComment(content) { continue }
      kept.append(content)
      let (start, end) = (span?.lowerBound ?? Int.max, span?.upperBound ?? 0)
      span = min(start, comment.span.lowerBound)..<max(end, comment.span.upperBound)
    }
    guard let span, let only = kept.first else { return (.none, .zero) }
    if kept.count == 1 { return (TextRef(inFile: only), ByteRange(span)) }
    let start = arena.count
    for content in kept {
      if arena.count > start { arena.append(0x0A) }
      arena.append(contentsOf: source.text[content])
    }
    return (TextRef(inArena: start..<arena.count), ByteRange(span))
  }

  /// A range of the text without the ASCII blanks at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, source.text[start] == 0x20 || (source.text[start] &- 9) < 5 { start += 1 }
    while end > start, source.text[end - 1] == 0x20 || (source.text[end - 1] &- 9) < 5 { end -= 1 }
    return start..<end
  }

  /// Whether a comment says nothing: genstrings writes it where a developer gave none.
  private func isGenericComment(_ range: Range<Int>) -> Bool {
    let generic: StaticString = "No comment provided by engineer."
    guard range.count == generic.utf8CodeUnitCount else { return false }
    return source.text[range].elementsEqual(generic.description.utf8)
  }
}
