/// What kind of value begins at a place of a JSON text.
package enum JSONKind: Sendable, Hashable {
  /// `{`.
  case object
  /// `[`.
  case array
  /// A text in quotes.
  case string
  /// A number.
  case number
  /// `true`.
  case `true`
  /// `false`.
  case `false`
  /// `null`.
  case null

  /// How messages call such a value.
  package var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}
