/// Terms of screen readers in a key, found in one pass; most keys have none and need no further look.
package struct KeyTerms {
  /// Which terms a key holds.
  package struct Found: OptionSet {
    /// The bits.
    package let rawValue: UInt8

    /// Terms from their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `accessib`.
    package static let accessib = Found(rawValue: 1 << 0)
    /// `a11y`.
    package static let a11y = Found(rawValue: 1 << 1)
    /// `voiceOver`.
    package static let voiceOver = Found(rawValue: 1 << 2)
    /// `ax` between separators.
    package static let ax = Found(rawValue: 1 << 3)
    /// `stateDescription`.
    package static let stateDescription = Found(rawValue: 1 << 4)
    /// `announce`.
    package static let announce = Found(rawValue: 1 << 5)
    /// The name of a screen reader: `talkBack`, `voiceOver`, `screenReader`.
    package static let reader = Found(rawValue: 1 << 6)
    /// What a text is to a control: `contentDescription`, `cd`, `stateDescription`.
    package static let property = Found(rawValue: 1 << 7)
  }

  /// The terms that the key holds.
  package private(set) var found: Found = []
  /// Byte offsets of the first term that makes its text a label; nil without one.
  package private(set) var label: Range<Int>?

  /// The terms of a key.
  package init(_ key: Span<UInt8>) {
    // No term is shorter than two bytes, and its first two tell most of the terms apart.
    for index in 0..<max(0, key.count - 1) {
      switch (key.small(at: index), key.small(at: index + 1)) {
      case ("a", "c"): findAccessible(in: key, at: index)
      case ("a", "1"): find(.a11y, key.end(of: "a11y", at: index), from: index)
      case ("a", "x"): find(.ax, Self.separated("ax", in: key, at: index), from: index)
      case ("a", "n"):
        if key.end(of: "announce", at: index) != nil { found.insert(.announce) }
      case ("c", "d"): find(.property, Self.separated("cd", in: key, at: index), from: index)
      case ("c", "o"): findContent(in: key, at: index)
      case ("s", "c"):
        find(.reader, key.end(of: "screen", lowLine: "reader", at: index), from: index)
      case ("s", "t"):
        if key.end(of: "state", lowLine: "description", at: index) != nil {
          found.formUnion([.stateDescription, .property])
        }
      case ("t", "a"):
        find(.reader, key.end(of: "talk", lowLine: "back", at: index), from: index)
      case ("v", "o"):
        find([.voiceOver, .reader], key.end(of: "voice", lowLine: "over", at: index), from: index)
      default: break
      }
    }
  }

  /// *accessibility* and the other words of its stem.
  private mutating func findAccessible(in key: Span<UInt8>, at index: Int) {
    guard !Self.isDenied(key, at: index), let end = key.end(of: "accessib", at: index) else {
      return
    }
    // The evidence is shown: better the whole word than a piece of it.
    let shown = key.end(of: "ility", at: end) ?? key.end(of: "le", at: end) ?? end
    find(.accessib, shown, from: index)
  }

  /// Whether `in` stands before an offset as part of the word.
  ///
  /// What is inaccessible is a file, and no word on screen readers; `zoomInAccessibilityLabel` and
  /// `loginaccessibility` hold another word.
  static func isDenied(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index >= 2, text.small(at: index - 2) == "i", text.small(at: index - 1) == "n",
      ASCII.isUpperCase(text[index]) == ASCII.isUpperCase(text[index - 1])
    else { return false }
    guard index >= 3, ASCII.isLetter(text[index - 3]) else { return true }
    return ASCII.isUpperCase(text[index - 2]) && !ASCII.isUpperCase(text[index - 3])
  }

  /// *content description*, where the content is not what it describes.
  private mutating func findContent(in key: Span<UInt8>, at index: Int) {
    guard
      let end = key.end(of: "content", then: "desc", at: index, joint: KeyByte.isSeparator)
    else { return }
    // `etp_tracking_content_description` describes tracking content, `empty_content` is a screen.
    let before = index > 0 && KeyByte.isSeparator(key[index - 1]) ? index - 1 : index
    for word in ["tracking", "empty"]
    where key.end(of: word, at: before - word.utf8.count) != nil {
      return
    }
    find(.property, key.end(of: "ription", at: end) ?? end, from: index)
  }

  /// Keeps a term that also makes its text a label.
  private mutating func find(_ term: Found, _ end: Int?, from start: Int) {
    if end != nil { found.formUnion(term) }
    note(end, from: start)
  }

  /// Keeps the first term of a label.
  private mutating func note(_ end: Int?, from start: Int) {
    if label == nil, let end { label = start..<end }
  }

  /// Offset behind a word that stands alone between separators or the ends of the key.
  private static func separated(_ word: String, in key: Span<UInt8>, at index: Int) -> Int? {
    guard index == 0 || KeyByte.isSeparator(key[index - 1]) else { return nil }
    guard let end = key.end(of: word, at: index) else { return nil }
    return end == key.count || KeyByte.isSeparator(key[end]) ? end : nil
  }
}
