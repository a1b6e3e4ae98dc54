/// Where in a label a term may stand to count.
package struct TermPositions: OptionSet, Sendable, Hashable {
  /// One bit a position.
  package let rawValue: UInt8

  /// Positions from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The label is nothing else.
  package static let whole = TermPositions(rawValue: 1)
  /// The first words.
  package static let head = TermPositions(rawValue: 2)
  /// The first words, but only before a linking word or a quotation; compounding languages only.
  package static let headBeforeLink = TermPositions(rawValue: 4)
  /// The last words.
  package static let tail = TermPositions(rawValue: 8)
  /// The last piece of a hyphenated last word.
  package static let hyphen = TermPositions(rawValue: 16)
  /// The end of a closed compound, the last word.
  package static let closed = TermPositions(rawValue: 32)
  /// Words between others.
  package static let inside = TermPositions(rawValue: 64)

  /// Wherever whole words stand.
  package static let anywhere: TermPositions = [.whole, .head, .tail, .inside]

  /// Positions by the names of lexicon files: what a role's `edge` and a phrase's place allow.
  package static let named: [(name: String, positions: TermPositions)] = [
    ("head", [.whole, .head]),
    ("tail", [.whole, .tail]),
    ("either", [.whole, .head, .tail]),
    ("compound", [.whole, .headBeforeLink, .tail, .hyphen, .closed]),
    ("hyphen", .hyphen),
    ("closed", .closed),
    ("anywhere", .anywhere),
  ]
}
