/// A place in one of a catalog's files: every finding has one.
public struct SourceSpan: Sendable, Hashable {
  /// Index of the file in `Catalog.files`.
  public var file: Int
  /// UTF-8 byte offsets in the file's text.
  public var bytes: ByteRange

  /// A place from a file's index and a range of byte offsets in its text.
  public init(file: Int, bytes: ByteRange) {
    self.file = file
    self.bytes = bytes
  }
}
