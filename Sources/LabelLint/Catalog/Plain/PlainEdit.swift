/// A part of a decoded text that its plain form replaces.
struct PlainEdit {
  /// What the plain form has in its place.
  enum Replacement {
    /// Nothing.
    case nothing
    /// A blank that also ends a sentence.
    case sentenceBreak
    /// A blank.
    case blank
    /// The character that stands for the placeholder of an index.
    case object(Int)
    /// Another character.
    case scalar(Unicode.Scalar)
    /// Nothing; what follows is protected from translation.
    case protectionStart
    /// Nothing; what follows is open to translation again.
    case protectionEnd
  }

  /// Byte offsets in the decoded text; empty for a tag that the reader took out.
  var range: Range<Int>
  /// What the plain form has there.
  var replacement: Replacement
}
