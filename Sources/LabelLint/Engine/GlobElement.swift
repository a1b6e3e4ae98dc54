/// One element of a glob without braces.
enum GlobElement: Sendable, Hashable {
  /// One scalar.
  case literal(Unicode.Scalar)
  /// One scalar of a class, or of none of its ranges: `[a-z]`, `[!a-z]`.
  case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  /// `?`: one scalar.
  case any
  /// `*` in a path: any scalars but `/`.
  case inSegment
  /// `**`, or `*` in a key: any scalars.
  case anything
  /// `**/` at the start of a segment: nothing, or whole segments with their `/`.
  case segments

  /// Whether the element may match nothing.
  var isOptional: Bool {
    switch self {
    case .inSegment, .anything, .segments: true
    case .literal, .oneOf, .any: false
    }
  }
}
