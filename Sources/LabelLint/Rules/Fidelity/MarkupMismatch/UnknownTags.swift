/// Tags of an app's own, which are markup where they stand in pairs, and code that no source text has.
enum UnknownTags {
  /// A tag in the characters of a text.
  private struct Tag: Hashable {
    /// Its name in small letters.
    let name: String
    /// Whether it ends an element.
    let isClosing: Bool
  }

  /// Bytes of the longest name.
  private static let longest = 24

  /// The verdict on a translation; nil where nothing is wrong.
  static func verdict(on pair: borrowing Text) -> Verdict? {
    let own = Set(tags(in: pair.decoded))
    let source = tags(in: pair.decodedSource)
    let whole = 0..<pair.decoded.count
    for name in pairs(of: source) {
      for isClosing in [false, true]
      where !own.contains(Tag(name: name, isClosing: isClosing)) {
        return Verdict(
          decoded: whole, .lostOwn((isClosing ? "</" : "<") + name + ">"), pattern: "lost \(name)")
      }
    }
    if let element = AddedElement.first(in: pair.decoded, besides: pair.decodedSource) {
      return Verdict(decoded: whole, .code("<\(element)>"), pattern: "code")
    }
    if let handler = handler(in: pair.decoded), handler != self.handler(in: pair.decodedSource) {
      return Verdict(decoded: whole, .code(handler), pattern: "code")
    }
    if let range = ProseQuotes.first(in: pair.decoded),
      ProseQuotes.first(in: pair.decodedSource) == nil
    {
      return Verdict(decoded: range, .quotes(pair.verbatimDecoded(range)), pattern: "quotes")
    }
    return nil
  }

  /// A `<word>` in a text that is no element and that its source does not have.
  static func first(in text: Span<UInt8>, notIn source: Span<UInt8>) -> String? {
    guard let start = text.firstIndex(of: "<"),
      let end = text.firstIndex(of: ">", from: start),
      source.firstIndex(ofBytes: text.extracting(start..<end + 1)) == nil
    else { return nil }
    var edits: [PlainEdit] = []
    KnownMarkup.collect(in: text, into: &edits)
    let isKnown = edits.contains { $0.range.lowerBound == start }
    return isKnown ? nil : Text.verbatim(text, start..<end + 1)
  }

  /// The names of unknown elements that a text opens and closes, in order of place.
  private static func pairs(of tags: [Tag]) -> [String] {
    let closed = Set(tags.filter(\.isClosing).map(\.name))
    var met: Set<String> = []
    return tags.compactMap { tag in
      guard !tag.isClosing, closed.contains(tag.name), met.insert(tag.name).inserted else {
        return nil
      }
      let bytes = Array(tag.name.utf8)
      return KnownMarkup.effect(of: bytes.span) == nil ? tag.name : nil
    }
  }

  /// The tags in the characters of a text without attributes.
  private static func tags(in text: Span<UInt8>) -> [Tag] {
    var found: [Tag] = []
    var index = 0
    while let open = text.firstIndex(of: "<", from: index) {
      index = open + 1
      let isClosing = index < text.count && text[index] == "/"
      let start = isClosing ? index + 1 : index
      var end = start
      while end < text.count, end - start <= longest,
        ASCII.isAlphanumeric(text[end]) || text[end] == "_" || text[end] == "-"
      {
        end += 1
      }
      guard end > start, end < text.count, text[end] == ">" else { continue }
      found.append(Tag(name: Text.verbatim(text, start..<end).lowercased(), isClosing: isClosing))
      index = end
    }
    return found
  }

  /// The first attribute of a tag that runs code: `onclick=`, with its value in quotes or without.
  private static func handler(in text: Span<UInt8>) -> String? {
    var isInTag = false
    for index in text.indices {
      switch text[index] {
      case "<": isInTag = index + 1 < text.count && ASCII.isLetter(text[index + 1])
      case ">": isInTag = false
      case 0x20 where isInTag:
        guard text.end(of: "on", at: index + 1) != nil else { continue }
        var end = index + 3
        while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
        if end - index > 5, end + 1 < text.count, text[end] == "=",
          ASCII.isLetter(text[end + 1]) || text[end + 1] == "\"" || text[end + 1] == "'"
        {
          return Text.verbatim(text, index + 1..<end + 1)
        }
      default: break
      }
    }
    return nil
  }
}

/// Elements that bring in code, styles or other pages, where the source has none of them.
enum AddedElement {
  /// Scripts, styles and what embeds another page (HTML, 4.2.6, 4.8.5 and 4.12.1).
  private static let names = ["script", "style", "iframe"]

  /// The name of the first such element of a text that its source does not have; nil where there is none.
  static func first(in text: Span<UInt8>, besides source: Span<UInt8>) -> String? {
    guard text.firstIndex(of: "<") != nil else { return nil }
    return names.first { holds($0, text) && !holds($0, source) }
  }

  /// Whether a text opens an element, with attributes or without.
  private static func holds(_ name: String, _ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      guard text[index] == "<", let end = text.end(of: name, at: index + 1), end < text.count else {
        return false
      }
      return text[end] == ">" || text[end] == "/" || text[end] == 0x20
    }
  }
}

/// Quotation marks of prose around the value of an attribute, which browsers take for a part of it: `href=“…”`.
enum ProseQuotes {
  /// The first such mark of a text with the name of its attribute; nil where there is none.
  static func first(in text: Span<UInt8>) -> Range<Int>? {
    var isInTag = false
    for index in text.indices {
      switch text[index] {
      case "<": isInTag = index + 1 < text.count && ASCII.isLetter(text[index + 1])
      case ">": isInTag = false
      case "=" where isInTag:
        guard index + 1 < text.count, text[index + 1] >= 0x80 else { continue }
        var start = index
        while start > 0, ASCII.isLetter(text[start - 1]) || text[start - 1] == "-" { start -= 1 }
        let (mark, length) = text.scalarOrReplacement(at: index + 1)
        if start < index, isQuote(mark) { return start..<index + 1 + length }
      default: break
      }
    }
    return nil
  }

  /// Guillemets, and the quotation marks of General Punctuation.
  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: true
    default: false
    }
  }
}

extension Finding.Wording {
  fileprivate static func lostOwn(_ tag: String) -> Self {
    "the tag \(quoting: tag) of the source is missing"
  }

  fileprivate static func code(_ words: String) -> Self {
    "\(quoting: words) runs code or styles the page, and is not in the source; remove it"
  }

  fileprivate static func quotes(_ words: String) -> Self {
    "\(quoting: words) begins a value with a typographic quotation mark; write \" or '"
  }
}
