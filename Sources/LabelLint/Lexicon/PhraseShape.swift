/// How a phrase is built; the raw value is the name lexicon files use.
package enum PhraseShape: String, Sendable, Hashable, CaseIterable {
  /// A noun with a linking word, or an inflected noun that implies one: "image of"; of gestures, a verb
  /// that can mean nothing else where it stands, as "tap to" with its linking word.
  case linked
  /// The bare noun at its edge: "… logo".
  case noun
  /// Several words that belong together: "tap here".
  case phrase
  /// A bare verb of a gesture, for certain labels and hints only.
  case verb
}
