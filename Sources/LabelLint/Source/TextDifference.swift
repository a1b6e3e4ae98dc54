/// Where two texts differ: whole code points in common at their ends are left out.
package struct TextDifference: Sendable, Hashable {
  /// Bytes that both have in common at their start.
  package let start: Int
  /// Bytes that both have in common at their end.
  package let end: Int

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The one text.
  ///   - new: The other.
  ///   - kept: Fewest bytes of the old text that are not left out, for what is written in their place.
  package init(_ old: Span<UInt8>, _ new: Span<UInt8>, keeping kept: Int = 0) {
    let most = max(0, min(old.count - kept, new.count))
    var end = 0
    while end < most, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, Self.isInside(old[old.count - end]) { end -= 1 }
    var start = 0
    while start < most - end, old[start] == new[start] { start += 1 }
    while start > 0, Self.isInside(old, start) || Self.isInside(new, start) { start -= 1 }
    self.start = start
    self.end = end
  }

  /// Whether a byte is inside of a code point, not its first.
  private static func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func isInside(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    offset < bytes.count && isInside(bytes[offset])
  }
}
