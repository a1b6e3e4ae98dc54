/// Where the bytes of a text lie: in the file's own text, or in its arena of decoded texts.
///
/// Most texts stand in the file as users see them; those need no copy and no map back.
package struct TextRef: Sendable, Hashable {
  private static let arenaBit: UInt32 = 1 << 31

  /// Offset of the first byte, in bytes.
  package let start: UInt32
  private let countAndPlace: UInt32

  /// No text at all, which is something else than an empty one.
  package static let none = TextRef(start: .max, countAndPlace: 0)

  private init(start: UInt32, countAndPlace: UInt32) {
    self.start = start
    self.countAndPlace = countAndPlace
  }

  /// A text that stands in the file at these byte offsets as it is.
  package init(inFile range: Range<Int>) {
    self.init(
      start: UInt32(clamping: range.lowerBound),
      countAndPlace: UInt32(clamping: range.count) & ~Self.arenaBit)
  }

  /// A text that stands in a range of the file as it is.
  init(inFile range: ByteRange) {
    self.init(start: range.start, countAndPlace: range.count & ~Self.arenaBit)
  }

  /// A decoded text at these byte offsets of the file's arena.
  package init(inArena range: Range<Int>) {
    self.init(
      start: UInt32(clamping: range.lowerBound),
      countAndPlace: UInt32(clamping: range.count) | Self.arenaBit)
  }

  /// Length in UTF-8 bytes.
  package var count: Int { Int(countAndPlace & ~Self.arenaBit) }

  /// Whether the bytes are in the arena.
  package var isInArena: Bool { countAndPlace & Self.arenaBit != 0 }

  /// Whether there is no text.
  package var isNone: Bool { self == .none }

  /// Byte offsets in the file's text or in the arena.
  package var range: Range<Int> { Int(start)..<Int(start) + count }

  /// A piece of the text, given by byte offsets in it; what lies outside the text is left out.
  package func part(_ piece: Range<Int>) -> TextRef {
    let inside = piece.clamped(to: 0..<count)
    let place = Int(start) + inside.lowerBound..<Int(start) + inside.upperBound
    return isInArena ? TextRef(inArena: place) : TextRef(inFile: place)
  }
}
