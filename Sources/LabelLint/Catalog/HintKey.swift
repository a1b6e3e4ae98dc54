/// A key whose last segment is `hint` and whose other segments do not speak of a field (row 9 of the
/// classifier).
struct HintKey {
  /// Byte offsets of the last segment in the key.
  let segment: Range<Int>

  /// The hint of a key; nil when it has none, or when it belongs to a form, search or error.
  init?(_ key: Span<UInt8>) {
    guard key.ends(with: "hint") else { return nil }
    var segments = KeySegments(key)
    var last = 0..<0
    while let segment = segments.next() {
      if SegmentMeaning.of(segment, in: key).contains(.notSpoken) { return nil }
      last = segment
    }
    guard last == key.count - 4..<key.count else { return nil }
    segment = last
  }

  /// Words of sentences for who reads them: what a screen reader says behind a label tells what the control does.
  private static let addressing = Resource.words("comments/addressing")

  /// Whether a text speaks to people or of what they see, as spoken hints do not: "Archived chats will appear
  /// here.", "Tap “Send” to share".
  static func addressesReader(_ text: Span<UInt8>, _ shape: TextShape) -> Bool {
    if text.count > 0, text[text.count - 1] == UInt8(ascii: "?") { return true }
    return shape.words >= 3 && CommentPatterns.holdsWord(of: addressing, in: text)
  }

  static let labelled = Resource.words("keys/hinted")

  /// Whether the table has the label, button or title that the hint goes with: the same key with
  /// another last segment, written in the same case.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - hasKey: Whether the table has a key.
  /// - Returns: Whether one of the three keys exists.
  func hasSibling(in key: Span<UInt8>, hasKey: (Span<UInt8>) -> Bool) -> Bool {
    KeySibling.exists(Self.labelled, for: segment, of: key, hasKey: hasKey)
  }
}
