/// What a `StringsReader` met: a pair with a string value, or a step of a nested value.
struct StringsEvent: Sendable, Hashable {
  /// The kinds of event.
  enum Kind: UInt8, Sendable {
    /// A key with a string value.
    case pair
    /// A key that is its own value: `key;`.
    case shorthand
    /// A string in an array.
    case item
    /// Data, `<0fbd77>`; `value` is what stands between the brackets.
    case data
    /// `{` behind a key or in an array; `value` is the bracket.
    case openingDictionary
    /// `(` behind a key or in an array; `value` is the bracket.
    case openingArray
    /// The end of the container opened last; `value` is the whole of it, brackets included.
    case closing
  }

  /// What was met.
  var kind: Kind
  /// The key, in a dictionary; `.none` in an array and for `closing`.
  var key = StringsToken.none
  /// The value, as the kind says.
  var value: StringsToken
}
