/// A half-open range of UTF-8 byte offsets in a file's text, in eight bytes.
///
/// Files are at most `SourceFile.maximumBytes` long, so 32 bits hold every offset.
package struct ByteRange: Sendable, Hashable {
  /// Offset of the first byte.
  package var start: UInt32
  /// Number of bytes.
  package var count: UInt32

  /// An empty range at the start of a file.
  package static let zero = ByteRange(start: 0, count: 0)

  /// A range from its first byte and its length in bytes.
  package init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }

  /// A range of offsets; negative offsets and lengths past 32 bits are clamped.
  package init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    count = UInt32(clamping: range.count)
  }

  /// Offset behind the last byte.
  package var end: UInt32 { start &+ count }

  /// The same range for indexing.
  package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

  /// Whether the range holds no byte.
  package var isEmpty: Bool { count == 0 }
}
