/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  /// `zero`.
  case zero
  /// `one`.
  case one
  /// `two`.
  case two
  /// `few`.
  case few
  /// `many`.
  case many
  /// `other`, the one that every language has.
  case other
}
