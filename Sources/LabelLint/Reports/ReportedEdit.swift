/// Bytes of a stored file to replace, as reports write it.
public struct ReportedEdit: Sendable, Hashable {
  /// Path of the file relative to the root, with `/`.
  public var path: String
  /// Offset of the first byte in the file as stored.
  public var offset: Int
  /// Length in bytes of the file as stored.
  public var length: Int
  /// What to write there, already escaped for the format, not yet in the file's encoding.
  public var text: String

  /// A replacement of stored bytes.
  package init(path: String, offset: Int, length: Int, text: String) {
    self.path = path
    self.offset = offset
    self.length = length
    self.text = text
  }
}
