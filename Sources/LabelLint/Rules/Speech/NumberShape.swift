/// A text with `#` for each number and each placeholder: "Tab 2 of %d" is "Tab # of #".
struct NumberShape {
  /// The byte for a number.
  private static let number: UInt8 = 0x23
  /// The text, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Where each byte is in the text, and at the end the length of the text.
  private var offsets: [Int] = []

  /// The shape of a text.
  init(_ text: Span<UInt8>) {
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      offsets.append(index)
      if text.isPlaceholder(at: index) {
        bytes.append(Self.number)
        index += 3
      } else if ASCII.isDigit(text[index]) {
        bytes.append(Self.number)
        while index < text.count, ASCII.isDigit(text[index]) { index += 1 }
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    offsets.append(text.count)
  }

  /// Where a shape is in the text first, as an offset range of the text.
  ///
  /// Not part of a longer row of numbers, such as a date.
  func range(of shape: [UInt8]) -> Range<Int>? {
    guard !shape.isEmpty, shape.count <= bytes.count else { return nil }
    for start in 0...(bytes.count - shape.count)
    where bytes[start..<start + shape.count].elementsEqual(shape) {
      let end = start + shape.count
      if isJoined(start - 1) || isJoined(end) { continue }
      return offsets[start]..<offsets[end]
    }
    return nil
  }

  /// Whether the byte at an index of the shape goes on with a number or an English word.
  private func isJoined(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    let byte = bytes[index]
    return ASCII.isAlphanumeric(byte) || "#/:".utf8.contains(byte)
  }
}
