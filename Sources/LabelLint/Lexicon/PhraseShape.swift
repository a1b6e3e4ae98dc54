/// How a phrase is built; the raw value is the name lexicon files use.
package enum PhraseShape: String, Sendable, Hashable, CaseIterable {
  /// A noun with a linking word, or an inflected noun that implies one: "image of".
  case linked
  /// The bare noun at its edge: "… logo".
  case noun
  /// Several words that belong together: "tap here".
  case phrase
  /// A bare verb of a gesture, for certain labels and hints only.
  case verb
}
