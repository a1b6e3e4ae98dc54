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

extension PlainEdit {
  /// Collects what begins with a sign, each behind the end of the one before it.
  ///
  /// - Parameters:
  ///   - sign: The first byte.
  ///   - text: The decoded text.
  ///   - edits: What takes them.
  ///   - reading: The edit at an offset; nil where the sign stands for itself.
  static func collect(
    _ sign: UInt8, in text: borrowing Span<UInt8>, into edits: inout [PlainEdit],
    _ reading: (Int, borrowing Span<UInt8>) -> PlainEdit?
  ) {
    var index = 0
    while index < text.count {
      if text[index] == sign, let edit = reading(index, text) {
        edits.append(edit)
        index = edit.range.upperBound
      } else {
        index += 1
      }
    }
  }
}
