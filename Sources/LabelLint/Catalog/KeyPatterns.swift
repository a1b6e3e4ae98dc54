/// What the names of keys give away (rows 2, 4 and 5 of the classifier), matched by hand over bytes.
///
/// Each function says the expression it stands for; a test holds the two together.
package enum KeyPatterns {
  /// A key that names a value of the program.
  ///
  /// `^(pref_key|prefs?_key|key_|preference_key|google_|firebase_|gcm_|com[._]google|
  /// default_web_client|project_id)` or `(_url|_urls|_uri|_email|_value|_key|_id)$`
  ///
  /// - Returns: Byte offsets of the prefix or suffix.
  package static func constant(in key: Span<UInt8>) -> Range<Int>? {
    if key.isEmpty { return nil }
    if let end = beginnings.end(in: key, at: 0) { return 0..<end }
    // Suffixes hold one `_`, their first byte.
    var start = key.count
    while start > 0, key.count - start < 6, key[start - 1] != 0x5F { start -= 1 }
    guard start > 0, key[start - 1] == 0x5F else { return nil }
    return ends.holds(key.extracting(start..<key.count)) ? start..<key.count : nil
  }

  private static let beginnings = WordList(Resource.words("keys/beginnings-of-constants"))
  private static let ends = WordList(Resource.words("keys/ends-of-constants"))

  /// A key of a spoken hint.
  ///
  /// `(accessib\w*|a11y|voice_?over|(^|[._-])ax[._-])(.*[._-])?hint$` or
  /// `(accessibility|a11y)[._-]?hint`; a capital begins a word as a separator does: `a11y.clearHint`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - terms: What it holds.
  /// - Returns: Byte offsets from the first term to the end of `hint`.
  package static func hint(in key: Span<UInt8>, terms: KeyTerms) -> Range<Int>? {
    guard !terms.found.isDisjoint(with: [.accessib, .a11y, .voiceOver, .ax]) else { return nil }
    let hint = key.ends(with: "hint") ? key.count - 4 : -1
    // Where the run of letters before a final `hint` begins.
    var runStart = hint
    while runStart > 0, key.isWord(at: runStart - 1) { runStart -= 1 }
    let isDivided = hint > 0 && beginsWord(at: hint, in: key)
    for index in key.indices {
      guard let (end, isStem) = hintMarker(in: key, at: index) else { continue }
      if let direct = directHint(in: key, at: index) { return index..<direct }
      if end == hint || isDivided && end < hint || isStem && end <= hint && end >= runStart {
        return index..<key.count
      }
    }
    return nil
  }

  private static let platforms = Resource.words("keys/platforms")

  /// Offset of the separator before a key's last word where that names a system, the end of the key otherwise: the text
  /// of `a11y_record_hint_ios` is what `a11y_record_hint` says it is, for one system.
  static func endBeforePlatform(of key: Span<UInt8>) -> Int {
    for name in platforms {
      let start = key.count - name.utf8.count
      if start > 1, KeyByte.isSeparator(key[start - 1]), key.end(of: name, at: start) == key.count {
        return start - 1
      }
    }
    return key.count
  }

  /// Whether a separator or a change of case divides what stands at an offset from what is before it.
  private static func beginsWord(at index: Int, in key: Span<UInt8>) -> Bool {
    KeyByte.isSeparator(key[index - 1])
      || ASCII.isLowerCase(key[index - 1]) && ASCII.isUpperCase(key[index])
  }

  private static let bodies = Resource.words("keys/accessible-texts")

  /// Whether a key ends with `accessible` behind the word for a text that is seen, or has it before
  /// `description`: it is another wording of that text, or what is said behind a name.
  package static func isAccessibleText(_ key: Span<UInt8>, _ piece: Range<Int>) -> Bool {
    if key.end(of: "accessible", at: piece.lowerBound) != nil,
      key.end(of: "_description", at: piece.upperBound) != nil
    {
      return true
    }
    guard piece.upperBound == key.count, key.end(of: "accessible", at: piece.lowerBound) != nil
    else {
      return false
    }
    return Self.bodies.contains { word in
      let start = piece.lowerBound - 1 - word.utf8.count
      return start > 0 && key.end(of: word, at: start) == piece.lowerBound - 1
        && KeyByte.isSeparator(key[piece.lowerBound - 1]) && KeyByte.isSeparator(key[start - 1])
    }
  }

  /// A term that a final `hint` may follow: the offset behind it, and whether more letters may
  /// follow it without a separator.
  private static func hintMarker(
    in key: Span<UInt8>, at index: Int
  ) -> (end: Int, isStem: Bool)? {
    switch key[index] {
    case 0x41, 0x61:
      if let end = key.end(of: "accessib", at: index), !KeyTerms.isDenied(key, at: index) {
        return (end, true)
      }
      if let end = key.end(of: "a11y", at: index) { return (end, false) }
      guard index == 0 || KeyByte.isSeparator(key[index - 1]),
        let end = key.end(of: "ax", at: index), end < key.count, KeyByte.isSeparator(key[end])
      else { return nil }
      return (end + 1, false)
    case 0x56, 0x76:
      return key.end(of: "voice", lowLine: "over", at: index).map { ($0, false) }
    default: return nil
    }
  }

  /// Offset behind a `hint` that follows `accessibility` or `a11y` at once.
  private static func directHint(in key: Span<UInt8>, at index: Int) -> Int? {
    key.end(of: "accessibility", then: "hint", at: index, joint: KeyByte.isSeparator)
      ?? key.end(of: "a11y", then: "hint", at: index, joint: KeyByte.isSeparator)
  }

  /// A key of a spoken state or value.
  ///
  /// `(accessibility|a11y).*[._-](value|state)([._-]|$)` or `state_?description`
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - terms: What it holds.
  /// - Returns: Byte offsets of the piece that names the state.
  package static func state(in key: Span<UInt8>, terms: KeyTerms) -> Range<Int>? {
    guard !terms.found.isDisjoint(with: [.accessib, .a11y, .stateDescription]) else { return nil }
    var isMarked = false
    for index in key.indices {
      switch key[index] {
      case 0x41, 0x61:
        // No term holds a separator, so the order of term and separator needs no offset.
        isMarked =
          isMarked || key.end(of: "a11y", at: index) != nil
          || key.end(of: "accessibility", at: index) != nil
            && !KeyTerms.isDenied(key, at: index)
      case 0x53, 0x73:
        if let end = key.end(of: "state", lowLine: "description", at: index) {
          return index..<end
        }
      case 0x2D, 0x2E, 0x5F:
        if isMarked, let end = stateWord(in: key, at: index + 1) { return index + 1..<end }
      default: break
      }
    }
    return nil
  }

  /// What a key of a spoken text calls the name of an action, as Android's `onClickLabel`, of which
  /// TalkBack says "double tap to …": `(action|click)[._-]?label`.
  ///
  /// - Returns: Byte offsets of the piece.
  package static func spokenAction(in key: Span<UInt8>) -> Range<Int>? {
    for index in key.indices {
      let end =
        switch key[index] {
        case 0x41, 0x61:
          key.end(of: "action", then: "label", at: index, joint: KeyByte.isSeparator)
        case 0x43, 0x63:
          key.end(of: "click", then: "label", at: index, joint: KeyByte.isSeparator)
        default: Int?.none
        }
      if let end { return index..<end }
    }
    return nil
  }

  /// Offset behind `value` or `state` that ends the key or stands before a separator.
  private static func stateWord(in key: Span<UInt8>, at index: Int) -> Int? {
    for word in ["value", "state"] {
      if let end = key.end(of: word, at: index),
        end == key.count || KeyByte.isSeparator(key[end])
      {
        return end
      }
    }
    return nil
  }
}
