/// A comment of an old-style property list.
struct StringsComment: Sendable, Hashable {
  /// Byte offsets of the comment with its delimiters, without the line end.
  var span: Range<Int>
  /// Byte offsets of what stands between the delimiters.
  var content: Range<Int>
}
