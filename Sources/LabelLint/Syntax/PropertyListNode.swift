/// A value of a property list, with its key where it stands in a dictionary.
///
/// The same record for all three syntaxes, as far as catalogs need it.
struct PropertyListNode: Sendable {
  /// What a value is.
  enum Kind: UInt8, Sendable {
    /// A text.
    case string
    /// Keys with values.
    case dictionary
    /// Values in order.
    case array
    /// Bytes.
    case data
    /// A number, truth value, date or the like.
    case scalar
  }

  /// What the value is.
  var kind: Kind
  /// The key in the dictionary around it, decoded; `.none` outside dictionaries.
  var key = TextRef.none
  /// Where the key stands, without quotes or tags.
  var keySpan = ByteRange.zero
  /// The comment that belongs to the pair; `.none` without one.
  var comment = TextRef.none
  /// Where that comment stands.
  var commentSpan = ByteRange.zero
  /// Where the value stands: a string without quotes or tags, anything else with them.
  var span = ByteRange.zero
  /// The decoded text of a string.
  var text = TextRef.none
  /// Indexes in `PropertyListTree.runs` of the way back from a string's text to the file.
  var runs = 0..<0
  /// Index in `PropertyListTree.nodes` behind the last node inside this one.
  var end = 0
}
