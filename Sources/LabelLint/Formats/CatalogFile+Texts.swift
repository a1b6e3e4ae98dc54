/// Questions about the bytes of a text, for readers that have not finished their file.
extension CatalogFile {
  /// The bytes of a text, copied; none where there is no text.
  func byteArray(_ text: TextRef) -> [UInt8] {
    if text.isNone { return [] }
    return Array((text.isInArena ? arena : source.text)[text.range])
  }

  /// Whether a text is one known beforehand.
  func text(_ text: TextRef, spells wanted: StaticString) -> Bool { bytes(text).spells(wanted) }

  /// Whether a text holds the same bytes as others.
  func text(_ text: TextRef, hasSameBytesAs other: Span<UInt8>) -> Bool {
    bytes(text).hasSameBytes(as: other)
  }

  /// The same text without white space and control characters at its ends.
  func trimmed(_ text: TextRef) -> TextRef {
    let bytes = bytes(text)
    var (low, high) = (0, bytes.count)
    while low < high, bytes[low] <= 0x20 { low += 1 }
    while high > low, bytes[high - 1] <= 0x20 { high -= 1 }
    return text.part(low..<high)
  }
}
