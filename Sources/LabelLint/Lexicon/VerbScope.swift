/// What an action verb in front makes an object of; the raw value is the name lexicon files use.
package enum VerbScope: String, Sendable, Hashable, CaseIterable {
  /// Any role word that has no verbs of its own.
  case any
  /// Buttons.
  case button
  /// Icons and logos.
  case icon
  /// Nothing: a verb that only opens hints.
  case hint
}
