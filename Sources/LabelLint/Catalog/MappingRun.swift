/// A piece of a decoded text and the bytes of the file it was read from.
public struct MappingRun: Sendable, Hashable {
  /// Offset of the piece in the decoded text, in bytes.
  public var decoded: UInt32
  /// Offset in the file's text of what it was read from, in bytes.
  public var source: UInt32
  /// Bytes it was read from when the piece is an escape, entity or collapsed space, which cannot be
  /// divided; 0 for bytes that stand in the file as they are.
  public var sourceCount: UInt32

  /// A piece of a decoded text; `sourceCount` 0 for bytes that stand in the file as they are.
  public init(decoded: Int, source: Int, sourceCount: Int = 0) {
    self.decoded = UInt32(clamping: decoded)
    self.source = UInt32(clamping: source)
    self.sourceCount = UInt32(clamping: sourceCount)
  }
}
