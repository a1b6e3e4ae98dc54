/// Keys of the two sides of a pair of states: one key each where the keys show the pair, all keys of
/// the two texts where the texts do.
struct StatePairGroup: Sendable {
  /// The pair.
  let pair: PairedWords.Pair
  /// Whether the keys show it: they have the same segments but the two members.
  let isByKey: Bool
  /// Rows of the two sides, in order of rows.
  let rows: [[Int]]

  /// Whether the first side is one key.
  var isAlone: Bool { rows[0].count == 1 }
}
