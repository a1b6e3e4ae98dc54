/// Where a language puts the word for a control; the raw value is the name lexicon files use.
///
/// "Copy image" has a verb and its object, "Profile image" repeats the role: which of the two
/// stands where differs by group.
package enum WordOrder: String, Sendable, Hashable, CaseIterable {
  /// Romance, Slavic, Semitic and others: the role first, objects hardly ever first.
  case headFirst = "head-first"
  /// Turkic, Indic, Japanese and others: role and verb both last, objects never last.
  case verbLast = "verb-last"
  /// English, Chinese, Finnish and others: the role last, the verb first, so both collide.
  case headLast = "head-last"
  /// Germanic: as head-last, and the role at the end of closed compounds.
  case compounding
}
