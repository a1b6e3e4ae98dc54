/// A piece of a plain text and the bytes of the decoded text that it was made from.
struct PlainRun {
  /// Offset in the plain text, in bytes.
  var plain: Int
  /// Offset in the decoded text, in bytes.
  var decoded: Int
  /// Bytes of the decoded text that the piece stands for as a whole; nil for bytes taken over as they
  /// are.
  var decodedCount: Int?
}
