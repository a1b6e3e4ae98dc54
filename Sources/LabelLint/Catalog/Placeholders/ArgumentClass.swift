/// What kind of value a placeholder stands for; a value of another kind crashes or prints nonsense.
package enum ArgumentClass: String, Sendable, Hashable, CaseIterable {
  /// An object: `%@`.
  case object
  /// A whole number: `%d`, `%x`.
  case integer = "int"
  /// A number with a fraction: `%f`, `%e`.
  case float
  /// A character: `%c`.
  case character = "char"
  /// A C string: Apple's `%s`, `%S`.
  case cString = "cstring"
  /// An address: `%p`.
  case pointer
  /// A variable of a format string, `%#@name@`.
  case variable
  /// Any value, as text: Java's `%s`, `%b`, `%h`.
  case general
  /// A date or time: Java's `%tY`, an ICU argument of type `date` or `time`.
  case date
  /// A number of either kind: an ICU argument of type `number`, `plural` and the like.
  case number
  /// One of several words: an ICU argument of type `select`.
  case select
  /// A token without a type, such as `{name}`.
  case token

  /// Whether no value can serve an argument that is used with both classes.
  ///
  /// Java's text conversions take any value; its integers also take what a character conversion
  /// takes, and its dates take a `long` (java.util.Formatter). Untyped tokens fit all.
  func conflicts(with other: ArgumentClass) -> Bool {
    if self == other { return false }
    switch (self, other) {
    case (.general, _), (_, .general), (.token, _), (_, .token): return false
    case (.variable, _), (_, .variable): return false
    case (.integer, .date), (.date, .integer): return false
    default: return true
    }
  }
}
