/// How a text is to be read for placeholders.
public struct PlaceholderReading: Sendable, Hashable {
  /// When a `%` is taken for prose and left alone (`50% off`).
  public enum ProsePercent: Sendable {
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
  public var platform: Platform
  /// When a `%` is taken for prose.
  public var prose: ProsePercent
  /// Number of the first argument without a position: that of its variable in a form of one.
  public var firstArgument: Int
  /// Whether the text belongs to a substitution, where `%arg` stands for the argument.
  public var isSubstitution: Bool
  /// What kind of value `%arg` stands for in a form of a substitution.
  var substituted = ArgumentClass.variable
  /// Size of that value in bytes; 0 where the size does not matter.
  var substitutedSize: UInt8 = 0
  /// What the variables of the text stand for; others are counted as they come.
  public var variables: [VariableBinding] {
    get { bindings.all }
    set { bindings = VariableBindings(newValue) }
  }
  /// The variables, by name.
  var bindings = VariableBindings()

  /// A reading by a platform's grammar.
  public init(
    platform: Platform, prose: ProsePercent = .never, firstArgument: Int = 1,
    isSubstitution: Bool = false
  ) {
    self.platform = platform
    self.prose = prose
    self.firstArgument = firstArgument
    self.isSubstitution = isSubstitution
  }
}
