/// How a text is to be read for placeholders.
package struct PlaceholderReading: Sendable, Hashable {
  /// When a `%` is taken for prose and left alone (`50% off`).
  package enum ProsePercent: Sendable {
    /// Never: the text is read as the platform's formatter would.
    case never
    /// Where a digit stands before the `%` and a blank or `-` behind it.
    case behindDigit
    /// There, and wherever a specifier holds a blank, or a `-` without a width (Swedish `%-tal`):
    /// nothing shows that the text is formatted. Patterns of dates (`%H:%M`) hold no specifier, and `%NAME%` is
    /// a token.
    case unproven
  }

  /// Whose grammar holds.
  package var platform: Platform
  /// When a `%` is taken for prose.
  package var prose: ProsePercent
  /// Number of the first argument without a position: that of its variable in a form of one.
  package var firstArgument: Int
  /// Whether the text belongs to a substitution, where `%arg` stands for the argument.
  package var isSubstitution: Bool
  /// What kind of value `%arg` stands for in a form of a substitution.
  var substituted = ArgumentClass.variable
  /// Size of that value in bytes; 0 where the size does not matter.
  var substitutedSize: UInt8 = 0
  /// Whether the types of values are not known, as code puts them in and no format string says what they are.
  var hasOpenTypes = false
  /// What the variables of the text stand for; others are counted as they come.
  package var variables: [VariableBinding] {
    get { bindings.all }
    set { bindings = VariableBindings(newValue) }
  }
  /// The variables, by name.
  var bindings = VariableBindings()

  /// A reading by a platform's grammar.
  package init(
    platform: Platform, prose: ProsePercent = .never, firstArgument: Int = 1,
    isSubstitution: Bool = false
  ) {
    self.platform = platform
    self.prose = prose
    self.firstArgument = firstArgument
    self.isSubstitution = isSubstitution
  }
}
