/// Words that `xliff:g` protects from translation: a translation keeps them, and protects no others.
///
/// Most translations of real apps do without the tags, which nobody sees (82 percent of 10,151). Of those, and of the
/// others, all but 5 have the words. Placeholders that differ are the problem of another rule.
enum ProtectedWords {
  /// The verdict on a translation; nil where its source protects nothing, or all is there.
  static func verdict(on pair: borrowing Text, in catalog: Catalog) -> Verdict? {
    guard let place = pair.sourcePlace else { return nil }
    let source = all(of: place, in: catalog)
    if source.isEmpty { return nil }
    let whole = 0..<pair.decoded.count
    let known = Set(source.map(letters))
    let own = all(of: pair.place, in: catalog)
    if let other = own.first(where: { !hasPlaceholder($0) && !known.contains(letters($0)) }) {
      let kept = Set(own.map(letters))
      let meant = source.first { !kept.contains(letters($0)) } ?? source[0]
      return Verdict(decoded: whole, .protects(other, insteadOf: meant), pattern: "protects")
    }
    let text = letters(Text.verbatim(pair.decoded, whole))
    let lost = source.first { words in
      !hasPlaceholder(words) && text.firstRange(of: letters(words)) == nil
    }
    return lost.map { Verdict(decoded: whole, .lostProtected($0), pattern: "lost protected") }
  }

  /// The words that a text protects, in order.
  private static func all(of place: MessageReference, in catalog: Catalog) -> [String] {
    let file = catalog.file(of: place.entry)
    let marks = file.markupRange(ofMessage: place.message).map { file.markup[$0] }
    guard marks.contains(where: \.isProtection) else { return [] }
    let bytes = file.bytes(file.messages[place.message].text)
    var starts: [Int] = []
    var words: [String] = []
    for mark in marks where mark.isProtection {
      let position = min(Int(mark.position), bytes.count)
      if mark.edge == .opening {
        starts.append(position)
      } else if let start = starts.popLast(), start <= position {
        let held = Text.verbatim(bytes, start..<position)
        if !letters(held).isEmpty { words.append(held) }
      }
    }
    return words
  }

  private static func hasPlaceholder(_ words: String) -> Bool { words.contains("%") }

  /// Words without their white space, which programs change.
  private static func letters(_ words: String) -> String { words.filter { !$0.isWhitespace } }
}

extension Finding.Wording {
  fileprivate static func protects(_ other: String, insteadOf words: String) -> Self {
    "the tag that keeps words from translation is around \(quoting: other), but in the source around \(quoting: words); put it around the same words"
  }

  fileprivate static func lostProtected(_ words: String) -> Self {
    "the source keeps \(quoting: words) from translation, but this text does not have it; copy it"
  }
}
