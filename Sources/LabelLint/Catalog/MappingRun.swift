/// A piece of a decoded text and the bytes of the file it was read from.
package struct MappingRun: Sendable, Hashable {
  /// Offset of the piece in the decoded text, in bytes.
  package var decoded: UInt32
  /// Offset in the file's text of what it was read from, in bytes.
  package var source: UInt32
  /// Bytes it was read from when the piece is an escape, entity or collapsed space, which cannot be
  /// divided; 0 for bytes that stand in the file as they are.
  package var sourceCount: UInt32

  /// A piece of a decoded text; `sourceCount` 0 for bytes that stand in the file as they are.
  package init(decoded: Int, source: Int, sourceCount: Int = 0) {
    self.decoded = UInt32(clamping: decoded)
    self.source = UInt32(clamping: source)
    self.sourceCount = UInt32(clamping: sourceCount)
  }
}
