/// How far a role word may be trusted; the raw value is the name lexicon files use.
package enum RoleStrength: String, Sendable, Hashable, CaseIterable {
  /// Names the control wherever it stands at its edge.
  case certain
  /// Names the control, but not after an action verb: image, picture.
  case noun
  /// Ambiguous: counts when the source label is reported too, or the control's class is known to be
  /// this role.
  case support
  /// Counts inside a phrase, or when the control's class is known to be this role.
  case known = "class"
  /// A plural form: counts when the source label is reported too.
  case plural
}
