/// What other texts of the catalog say of one; each question is a walk through them, for the few texts
/// that ask.
extension JudgedLocale {
  /// The source text of another key; nil where there is none.
  func sourceText(ofKey key: [UInt8]) -> String? {
    let table: ResourceTable = catalog.format.isApple ? .apple : .string
    guard let row = catalog.row(ofKey: key.span, in: table),
      let reference = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return nil }
    return catalog.firstText(of: reference)
  }

  /// The source text of a row; nil where there is none.
  func sourceText(row: Int) -> String? {
    guard catalog.rows.indices.contains(row) else { return nil }
    return catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap {
      catalog.firstText(of: $0)
    }
  }

  /// Whether another source text begins with a whole text and goes on: "More options for %s".
  ///
  /// A walk through the locale's texts, for the few labels that ask.
  func hasLongerText(than text: borrowing JudgedText) -> Bool {
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.files[Int(reference.file)]
      for message in file.messageRange(ofEntry: Int(reference.entry)) {
        let other = file.bytes(file.messages[message].text)
        guard other.count > text.plain.count + 1, other[text.plain.count] == 0x20 else { continue }
        guard other.extracting(0..<text.plain.count).hasSameBytes(as: text.plain) else { continue }
        // "More options button" says what it is, not what for.
        if !isRole(other.extracting(text.plain.count + 1..<other.count)) { return true }
      }
    }
    return false
  }

  /// Whether words of the source language name a control and nothing else.
  private func isRole(_ words: Span<UInt8>) -> Bool {
    for index in words.indices where words[index] == 0x20 { return false }
    guard let lexicon = lexicons.lexicon(for: catalog.sourceLocale, isSource: true) else {
      return false
    }
    return LexicalReader(lexicon, for: catalog.sourceLocale).roleCount(of: nil, in: words) > 0
  }

  /// Whether keys that differ from a text's in their last segment alone have common nouns too, written
  /// small: `granularity_word`, `granularity_line` are the names of things, each of one word.
  ///
  /// A walk through the source's keys, for the few labels that ask.
  func hasSiblingNouns(of text: borrowing JudgedText) -> Bool {
    guard Self.isCommonNoun(text.plain), let stem = Self.stem(of: text.key) else { return false }
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.files[Int(reference.file)]
      let key = file.bytes(catalog[reference].key)
      guard Self.stem(of: key) == stem, !key.hasSameBytes(as: text.key),
        key.extracting(0..<stem).hasSameBytes(as: text.key.extracting(0..<stem)),
        let message = catalog.firstMessage(of: reference)
      else { continue }
      let other = file.bytes(catalog.text(of: message))
      if Self.isCommonNoun(other), !other.hasSameBytes(as: text.plain) { return true }
    }
    return false
  }

  /// Offset behind the last separator of a key; nil without one.
  private static func stem(of key: Span<UInt8>) -> Int? {
    var end = key.count
    while end > 0, !KeyByte.isSeparator(key[end - 1]) { end -= 1 }
    return end > 0 ? end : nil
  }

  /// Whether a text is one word in small letters.
  private static func isCommonNoun(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where !KeyByte.isLowerCase(text[index]) { return false }
    return !text.isEmpty
  }

  /// Whether an array whose key calls its items values refers to an Android string.
  ///
  /// A walk through the source's keys, for the few texts that are their own keys.
  func isValueOfArray(_ key: Span<UInt8>) -> Bool {
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[reference].type == .array
      else { continue }
      let file = catalog.files[Int(reference.file)]
      guard file.bytes(catalog[reference].key).ends(with: "values") else { continue }
      for message in file.messageRange(ofEntry: Int(reference.entry)) {
        let item = file.bytes(file.messages[message].text)
        let start = "@string/".utf8.count
        if item.count == start + key.count, item.end(of: "@string/", at: 0) != nil,
          item.extracting(start..<item.count).hasSameBytes(as: key)
        {
          return true
        }
      }
    }
    return false
  }
}
