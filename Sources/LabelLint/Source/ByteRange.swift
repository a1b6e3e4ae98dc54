/// A half-open range of UTF-8 byte offsets in a file's text, in eight bytes.
///
/// Files are at most `SourceFile.maximumBytes` long, so 32 bits hold every offset.
public struct ByteRange: Sendable, Hashable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Number of bytes.
  public var count: UInt32

  /// An empty range at the start of a file.
  public static let zero = ByteRange(start: 0, count: 0)

  /// A range from its first byte and its length in bytes.
  public init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }

  /// A range of offsets; negative offsets and lengths past 32 bits are clamped.
  public init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    count = UInt32(clamping: range.count)
  }

  /// Offset behind the last byte.
  public var end: UInt32 { start &+ count }

  /// The same range for indexing.
  public var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

  /// Whether the range holds no byte.
  public var isEmpty: Bool { count == 0 }
}
