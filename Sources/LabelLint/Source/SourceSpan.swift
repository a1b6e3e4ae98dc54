/// A place in one of a catalog's files: every finding has one.
package struct SourceSpan: Sendable, Hashable {
  /// Index of the file in `Catalog.files`.
  package var file: Int
  /// UTF-8 byte offsets in the file's text.
  package var bytes: ByteRange

  /// A place from a file's index and a range of byte offsets in its text.
  package init(file: Int, bytes: ByteRange) {
    self.file = file
    self.bytes = bytes
  }
}
