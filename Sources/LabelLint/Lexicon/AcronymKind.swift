/// Why a token is written in capitals; the raw value is the name lexicon files use.
package enum AcronymKind: String, Sendable, Hashable, CaseIterable {
  /// Initials, or a name written so.
  case acronym
  /// A code of ISO 4217 or of a currency without one.
  case currency
  /// Part of a licence's name.
  case licence
  /// A unit, or a mark of time beside a number.
  case unit
}
