/// A piece of a value as it stands in the document, in order.
struct ValuePiece {
  /// What a piece is.
  enum Kind {
    /// Text between tags.
    case text
    /// A CDATA section.
    case characterData
    /// A start or end tag without a namespace.
    case tag
    /// A start or end tag with one: of `xliff:g` and the like.
    case foreignTag
  }

  /// Where it stands; of a CDATA section, what stands between the brackets.
  var range: Range<Int>
  /// What it is.
  var kind: Kind
}
