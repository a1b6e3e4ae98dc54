/// A place in a file, as reports write it.
public struct Place: Sendable, Hashable {
  /// Path of the file relative to the root, with `/`.
  public var path: String
  /// Line of the first character, 1-based.
  public var line: Int
  /// Column of the first character, 1-based, in Unicode scalars.
  public var column: Int
  /// Line behind the last character, 1-based.
  public var endLine: Int
  /// Column behind the last character, 1-based, in Unicode scalars.
  public var endColumn: Int
  /// Offset of the first byte in the file as stored.
  public var offset: Int
  /// Length in bytes of the file as stored.
  public var length: Int

  /// A place in a file, from line and column and from bytes.
  package init(
    path: String, line: Int, column: Int, endLine: Int, endColumn: Int, offset: Int, length: Int
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.offset = offset
    self.length = length
  }

  /// The place of a range of bytes in a file's text.
  init(_ bytes: ByteRange, in source: SourceIndex) {
    let (start, end) = (Int(bytes.start), Int(bytes.start) + Int(bytes.count))
    let (first, last) = (source.position(of: start), source.position(of: end))
    let offset = source.storedOffset(of: start)
    self.init(
      path: source.file.path, line: first.line, column: first.column, endLine: last.line,
      endColumn: last.column, offset: offset, length: source.storedOffset(of: end) - offset)
  }
}
