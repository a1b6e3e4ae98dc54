/// The title or description of a row on a page of accessibility settings, told by the other key of the row:
/// `a11y_bold_title` beside `a11y_bold_desc`.
///
/// Spoken texts have no titles, so that a pair of the two is seen.
struct SettingRow {
  /// Byte offsets of the last segment in the key.
  let segment: Range<Int>
  /// What the text is: a title, or a message that describes it.
  let purpose: MessagePurpose

  /// Words for what stands below a title.
  private static let descriptions = Resource.words("keys/descriptions")

  /// The row of a key; nil where the key ends in none of the words or has no other key beside it.
  init?(_ key: Span<UInt8>, hasKey: (Span<UInt8>) -> Bool) {
    let isTitle = key.ends(with: "title")
    guard isTitle || Self.descriptions.contains(where: { key.ends(with: $0) }) else {
      return nil
    }
    var segments = KeySegments(key)
    var last = 0..<0
    while let next = segments.next() { last = next }
    let others: [String]
    if last.count == 5, isTitle {
      (purpose, others) = (.title, Self.descriptions)
    } else if key.holds(oneOf: Self.descriptions, at: last.lowerBound..<key.count) {
      (purpose, others) = (.message, ["title"])
    } else {
      return nil
    }
    segment = last
    guard KeySibling.exists(others, for: last, of: key, hasKey: hasKey) else { return nil }
  }
}
