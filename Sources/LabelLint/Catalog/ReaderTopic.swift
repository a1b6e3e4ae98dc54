/// Texts about screen readers and accessibility, which no screen reader gets in place of something seen.
///
/// `talkback_help_text` explains TalkBack, where `talkback_play` names a button for it.
enum ReaderTopic {
  /// Words that make a key with the name of a screen reader that of a text on the screen.
  private static let seen = Resource.words("keys/seen-beside-readers")
  /// What a key calls a text that is spoken.
  private static let spoken = Resource.words("keys/spoken-behind-readers")

  /// Words of several sentences that explain something.
  private static let explaining = 12

  /// Whether a text is about what its key names, so that the key makes it no label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - shape: Its shape.
  ///   - key: The key.
  ///   - terms: What it holds, one of which alone would make the text a label.
  ///   - isAppTopic: Whether texts all over the catalog are about screen readers.
  /// - Returns: Whether it is.
  static func isTopic(
    of text: Span<UInt8>, _ shape: TextShape, key: Span<UInt8>, _ terms: KeyTerms,
    isAppTopic: () -> Bool
  ) -> Bool {
    // `talkback_menu_label` is for a screen reader, whatever it says.
    if terms.found.contains(.property) || KeyWords(key).holds(spoken) { return false }
    if shape.words >= explaining, explains(text, shape) { return true }
    guard terms.found.contains(.reader) else { return false }
    return isNamed(in: text) || KeyWords(key).holds(seen) || isAppTopic()
  }

  /// Source texts that name a screen reader in an app that is about it.
  private static let manyTexts = 5

  /// Whether an app is about screen readers: several of its source texts name one, or all its keys do, which then tell no
  /// text from another.
  static func isOfMost(_ catalog: Catalog) -> Bool {
    if catalog.rows.count >= manyTexts, isNamedByAllKeys(of: catalog) { return true }
    var count = 0
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstMessage(of: source)
      else { continue }
      let file = catalog.file(of: source)
      if isNamed(in: file.bytes(file.messages[text.message].text)) { count += 1 }
      if count == manyTexts { return true }
    }
    return false
  }

  /// Whether each key of a catalog has the name of a screen reader, and none says what its text is to a control.
  private static func isNamedByAllKeys(of catalog: Catalog) -> Bool {
    for row in catalog.rows.indices {
      let reference =
        catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first
      let file = catalog.file(of: reference)
      let key = file.bytes(file.entries[Int(reference.entry)].key)
      let terms = KeyTerms(key).found
      if !terms.contains(.reader) || terms.contains(.property) || KeyWords(key).holds(spoken) {
        return false
      }
    }
    return true
  }

  /// Whether a text may teach the gestures of a screen reader: it names one, in an app that is about it.
  static func teaches(_ text: Span<UInt8>, in catalog: Catalog) -> Bool {
    isNamed(in: text) && isOfMost(catalog)
  }

  /// Whether a text names a screen reader.
  static func isNamed(in text: Span<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] | 0x20 {
      case UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "s"):
        if ReaderMention.names.contains(where: { text.end(of: $0, at: index) != nil }) {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// Whether a text consists of several sentences, the last of them closed or on a line of its own.
  private static func explains(_ text: Span<UInt8>, _ shape: TextShape) -> Bool {
    guard SentenceEnds.areWithin(text) else { return false }
    return shape.isSentence || text.firstIndex(of: 0x0A) != nil
  }
}

/// Ends of sentences inside texts.
private enum SentenceEnds {
  /// Whether a sentence ends before the end of a text: its mark has a blank and more words behind it.
  static func areWithin(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      let next = index + length
      switch scalar {
      case "。", "！", "？", "।", "۔", "؟": if next + 1 < text.count { return true }
      case ".", "!", "?":
        if next + 1 < text.count, ASCII.isSpace(text[next]) { return true }
      default: break
      }
      index = next
    }
    return false
  }
}
