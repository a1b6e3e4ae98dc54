/// References that users read as they are written: `&nbsp;` in a text without markup, and the tag `&lt;/span&gt;` in one
/// with markup.
enum ShownReferences {
  /// The verdict on a text; nil where all references stand for their characters.
  ///
  /// What the source has as well, the app may read: a note.
  static func verdict(on pair: borrowing Text, in catalog: Catalog) -> Verdict? {
    if pair.features.contains(.tags) { return verdict(onTagIn: pair) }
    if catalog[pair.place.entry].flags.contains(.hasCharacterData) { return nil }
    guard let range = first(in: pair.decoded) else { return nil }
    let mayBeRead =
      pair.isSource || pair.sourceFeatures.contains(.tags) || first(in: pair.decodedSource) != nil
    return Verdict(
      decoded: range, .shown(pair.verbatimDecoded(range)), pattern: "reference",
      level: mayBeRead ? .note : .warning)
  }

  /// The first reference of a text.
  private static func first(in text: Span<UInt8>) -> Range<Int>? {
    if text.firstIndex(of: "&") == nil { return nil }
    var edits: [PlainEdit] = []
    CharacterReferences.collect(in: text, into: &edits)
    return edits.first?.range
  }

  /// The verdict on a tag of a translation that is spelled out; nil where the source has one too, as it may speak of it.
  private static func verdict(onTagIn pair: borrowing Text) -> Verdict? {
    guard pair.sourcePlace != nil, !pair.isSource, let range = spelledTag(in: pair.decoded),
      spelledTag(in: pair.decodedSource) == nil
    else { return nil }
    return Verdict(
      decoded: range, .spelled(pair.verbatimDecoded(range)), pattern: "reference",
      level: .warning)
  }

  /// A tag whose brackets are references: `&lt;/span&gt;`.
  private static func spelledTag(in text: Span<UInt8>) -> Range<Int>? {
    for index in text.indices where text.begins(with: "&lt;", at: index) {
      var start = index + 4
      if start < text.count, text[start] == "/" { start += 1 }
      var end = start
      while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
      if end > start, text.begins(with: "&gt;", at: end),
        KnownMarkup.effect(of: text.extracting(start..<end)) != nil
      {
        return index..<end + 4
      }
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func shown(_ reference: String) -> Self {
    "users will see \(quoting: reference) literally, because the app does not read this text as HTML; write the character itself"
  }

  fileprivate static func spelled(_ tag: String) -> Self {
    "users will see the tag \(quoting: tag) as text; write it with '<' and '>', or remove it"
  }
}
