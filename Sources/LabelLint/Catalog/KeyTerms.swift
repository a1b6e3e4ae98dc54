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
  }

  /// The terms that the key holds.
  package private(set) var found: Found = []
  /// Byte offsets of the first term that makes its text a label; nil without one.
  package private(set) var label: Range<Int>?

  /// The terms of a key.
  package init(_ key: Span<UInt8>) {
    for index in key.indices {
      switch key[index] {
      case 0x41, 0x61: findA(in: key, at: index)
      case 0x43, 0x63: findC(in: key, at: index)
      case 0x53, 0x73: findS(in: key, at: index)
      case 0x54, 0x74:
        note(key.end(of: "talk", then: "back", at: index, joint: KeyByte.isLowLine), index)
      case 0x56, 0x76:
        let end = key.end(of: "voice", then: "over", at: index, joint: KeyByte.isLowLine)
        if end != nil { found.insert(.voiceOver) }
        note(end, index)
      default: break
      }
    }
  }

  /// Terms that begin with an `a`.
  private mutating func findA(in key: Span<UInt8>, at index: Int) {
    if let end = key.end(of: "accessib", at: index) {
      found.insert(.accessib)
      // The evidence is shown: better the whole word than a piece of it.
      note(key.end(of: "ility", at: end) ?? key.end(of: "le", at: end) ?? end, index)
    } else if let end = key.end(of: "a11y", at: index) {
      found.insert(.a11y)
      note(end, index)
    } else if key.end(of: "announce", at: index) != nil {
      found.insert(.announce)
    } else if let end = KeyTerms.separated("ax", in: key, at: index) {
      found.insert(.ax)
      note(end, index)
    }
  }

  /// Terms that begin with a `c`.
  private mutating func findC(in key: Span<UInt8>, at index: Int) {
    note(KeyTerms.separated("cd", in: key, at: index), index)
    guard
      let end = key.end(
        of: "content", then: "desc", at: index, joint: KeyByte.isSeparator)
    else { return }
    // `etp_tracking_content_description` describes tracking content, `empty_content` is a screen.
    let before = index > 0 && KeyByte.isSeparator(key[index - 1]) ? index - 1 : index
    for word in ["tracking", "empty"]
    where key.end(of: word, at: before - word.utf8.count) != nil {
      return
    }
    note(key.end(of: "ription", at: end) ?? end, index)
  }

  /// Terms that begin with an `s`.
  private mutating func findS(in key: Span<UInt8>, at index: Int) {
    note(key.end(of: "screen", then: "reader", at: index, joint: KeyByte.isLowLine), index)
    if key.end(of: "state", then: "description", at: index, joint: KeyByte.isLowLine) != nil {
      found.insert(.stateDescription)
    }
  }

  /// Keeps the first term of a label.
  private mutating func note(_ end: Int?, _ start: Int) {
    if label == nil, let end { label = start..<end }
  }

  /// Offset behind a word that stands alone between separators or the ends of the key.
  private static func separated(_ word: String, in key: Span<UInt8>, at index: Int) -> Int? {
    guard index == 0 || KeyByte.isSeparator(key[index - 1]) else { return nil }
    guard let end = key.end(of: word, at: index) else { return nil }
    return end == key.count || KeyByte.isSeparator(key[end]) ? end : nil
  }
}
