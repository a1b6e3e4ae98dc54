/// Finds the terms of a lexicon in the words of a label.
///
/// One pass finds every term at every place it may have: the rules pick the senses they judge. What
/// stands where decides most cases, and differs by language (`WordOrder`).
package struct TermMatcher: Sendable {
  /// The words that are looked for.
  package let lexicon: Lexicon

  /// A matcher of a lexicon's terms.
  package init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Puts all terms of a label into an array, in place of what it held: first those at its head,
  /// the shorter ones first, then those at its tail, the longer ones first, then those inside.
  ///
  /// - Parameters:
  ///   - label: The folded words.
  ///   - plain: The text they were made of.
  ///   - matches: Where the matches go.
  package func find(
    in label: FoldedLabel, of plain: Span<UInt8>, into matches: inout [TermMatch]
  ) {
    matches.removeAll(keepingCapacity: true)
    guard !label.words.isEmpty else { return }
    if lexicon.profile.isUnspaced {
      UnspacedSearch(lexicon: lexicon, label: label).find(in: plain, into: &matches)
    } else {
      WordSearch(lexicon: lexicon, label: label).find(in: plain, into: &matches)
    }
  }
}
