/// Keys in which *accessibility* names a page of an app's settings, not a spoken text (row 3 of the
/// classifier): four of five keys with the word.
package enum AccessibilitySettings {
  /// The word that all these keys hold.
  private static let word = "accessibility"

  /// Finds a key of an accessibility setting.
  ///
  /// `(settings?|pref(erence)?s?)[._-]?(\w*[._-])?accessibility$`, `^accessibility$`,
  /// `accessibility[._-]?(settings?|service|…|required)`,
  /// `(settings?|preferences?|disclosure|autofill|reset|rationale)\w*[._]accessibility(?![._-]?(label|hint|value))`
  ///
  /// - Returns: Byte offsets of the piece that says so.
  package static func match(in key: Span<UInt8>) -> Range<Int>? {
    if key.count == word.utf8.count, key.ends(with: word) { return key.indices }
    // The first settings word of this run of letters: where it begins, and where it ends.
    var owner: Range<Int>?
    // The same of the run before a dot that stands just before this one.
    var ownerBeforeDot: Range<Int>?
    for index in key.indices {
      if let end = key.end(of: word, at: index) {
        if let page = pageEnd(in: key, at: end) { return index..<page }
        // `settings.accessibilityLabel` is what is spoken for the button of the settings.
        let isSpoken = Self.properties.end(in: key, at: separatorEnd(in: key, at: end)) != nil
        if !isSpoken, index > 0, key[index - 1] == 0x5F, let owner, owner.upperBound < index {
          return owner.lowerBound..<end
        }
        if !isSpoken, index > 0, key[index - 1] == 0x2E, let ownerBeforeDot {
          return ownerBeforeDot.lowerBound..<end
        }
      }
      if key.isWord(at: index) {
        if owner == nil, let end = ownerEnd(in: key, at: index) { owner = index..<end }
      } else {
        ownerBeforeDot = key[index] == 0x2E ? owner : nil
        owner = nil
      }
    }
    return key.ends(with: word) ? settingsBeforeEnd(of: key) : nil
  }

  /// Finds a key of a setting with the short word: `(settings|pref)_\w*a11y_`, as in `settings_tag_a11y_captions`;
  /// behind all else it says what the text is: `settings_dismiss_a11y`.
  ///
  /// - Returns: Byte offsets of the piece that says so.
  static func matchShort(in key: Span<UInt8>) -> Range<Int>? {
    var owner: Int?
    for index in key.indices {
      if !key.isWord(at: index) { owner = nil }
      if owner == nil, shortOwners.contains(where: { key.end(of: $0, at: index) != nil }) {
        owner = index
      }
      if let owner, let end = key.end(of: "a11y_", at: index) { return owner..<end }
    }
    return nil
  }

  private static let shortOwners = ["settings_", "pref_"]

  /// Offset behind a word that makes *accessibility* before it a page, service or setting.
  private static func pageEnd(in key: Span<UInt8>, at index: Int) -> Int? {
    let start = separatorEnd(in: key, at: index)
    if let end = pages.end(in: key, at: start) { return end }
    return key.end(of: "text", lowLine: "size", at: start)
      ?? key.end(of: "auto", lowLine: "size", at: start)
  }

  /// Offset behind a separator, where one stands at an offset, or else that offset.
  private static func separatorEnd(in key: Span<UInt8>, at index: Int) -> Int {
    index < key.count && KeyByte.isSeparator(key[index]) ? index + 1 : index
  }

  /// What follows *accessibility* in the names of what is spoken.
  private static let properties = WordList(Resource.words("keys/spoken-properties"))

  /// What follows *accessibility* in keys of pages, services and settings.
  private static let pages = WordList(Resource.lines(of: "words/accessibility-pages.txt"))

  /// Offset behind a word of settings, up to which it is enough to have read.
  private static func ownerEnd(in key: Span<UInt8>, at index: Int) -> Int? {
    owners.end(in: key, at: index)
  }

  /// Words of settings that *accessibility* may follow with other words between.
  private static let owners = WordList(Resource.words("keys/owners-of-accessibility"))

  private static let settings = Resource.words("keys/settings")

  /// A settings word before the *accessibility* that ends a key, with `[._-]?(\w*[._-])?` between.
  private static func settingsBeforeEnd(of key: Span<UInt8>) -> Range<Int>? {
    let end = key.count - word.utf8.count
    let isDivided = end > 0 && KeyByte.isSeparator(key[end - 1])
    // Where the run of letters before the last separator begins.
    var runStart = end - 1
    while isDivided, key.isWord(at: runStart - 1) { runStart -= 1 }
    for index in 0..<max(0, end) {
      for settings in Self.settings {
        guard let singular = key.end(of: settings, at: index) else { continue }
        for gap in [singular, key.end(of: "s", at: singular) ?? singular] {
          if gap == end { return index..<key.count }
          guard isDivided, gap < end else { continue }
          if gap >= runStart || gap == runStart - 1 && KeyByte.isSeparator(key[gap]) {
            return index..<key.count
          }
        }
      }
    }
    return nil
  }
}
