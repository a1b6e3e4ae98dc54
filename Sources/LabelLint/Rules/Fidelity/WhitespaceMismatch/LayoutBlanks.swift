/// Blanks at the ends of texts that nobody sees.
enum LayoutBlanks {
  /// Elements around which blanks are not shown (HTML, 15.3: blocks and lists).
  private static let blocks = ["p", "ul", "ol", "li", "div", "h1", "h2", "h3", "h4", "h5", "h6"]

  /// Whether a blank at an end is one that users never see as such: it is how the file is laid out, it is told of
  /// as what compilers read differently, or it stands outside a block of HTML.
  static func isMeant(
    by verdict: Verdict, _ pair: borrowing Text, _ catalog: Catalog
  ) -> Bool {
    switch verdict.pattern {
    case "lost-start": isLostLine(atEnd: false, pair, catalog)
    case "lost-end": isLostLine(atEnd: true, pair, catalog)
    case "added-start": isAddedUnseen(atEnd: false, verdict, pair, catalog)
    case "added-end": isAddedUnseen(atEnd: true, verdict, pair, catalog)
    default: false
    }
  }

  /// Whether the blank of a source that a translation lacks lays out the file.
  private static func isLostLine(
    atEnd: Bool, _ pair: borrowing Text, _ catalog: Catalog
  ) -> Bool {
    guard let place = pair.sourcePlace else { return false }
    if atEnd {
      // Code puts something behind what ends with a colon.
      let end =
        pair.decodedSource.count - SurroundingWhitespace.blankLength(atEndOf: pair.decodedSource)
      if end == 0 || pair.decodedSource[end - 1] == ":" { return false }
    }
    return isLine(atEnd: atEnd, of: place, in: catalog)
  }

  /// Whether a blank that a translation adds is one that users never see.
  private static func isAddedUnseen(
    atEnd: Bool, _ verdict: Verdict, _ pair: borrowing Text, _ catalog: Catalog
  ) -> Bool {
    if isLine(atEnd: atEnd, of: pair.place, in: catalog) { return true }
    if atEnd, isCut(pair.place, in: catalog) { return true }
    // Its author typed one there as well, which Android takes away without quotes.
    if let place = pair.sourcePlace, isTyped(atEnd: atEnd, of: place, in: catalog) { return true }
    guard let blank = verdict.range else { return false }
    let message = catalog.file(of: pair.place.entry).messages[pair.place.message]
    if message.flags.contains(.compilerDependent) { return true }
    // HTML keeps no-break spaces.
    for index in blank where !ASCII.isSpace(pair.decoded[index]) { return false }
    var edits: [PlainEdit] = []
    KnownMarkup.collect(in: pair.decoded, into: &edits)
    let tag = atEnd ? edits.last : edits.first
    guard let tag,
      tag.range.lowerBound == blank.upperBound || tag.range.upperBound == blank.lowerBound
    else { return false }
    return isBlock(pair.decoded.extracting(tag.range))
  }

  /// Whether a quotation mark without a backslash ends a text before its next word: the blank stands before that word.
  private static func isCut(_ place: MessageReference, in catalog: Catalog) -> Bool {
    let file = catalog.file(of: place.entry)
    let end = file.messages[place.message].value.range.upperBound
    return file.problems.contains { problem in
      let start = problem.span.range.lowerBound
      guard problem.code == .missingSemicolon, start == end || start == end + 1,
        start < file.source.text.count
      else { return false }
      return !ASCII.isSpace(file.source.text[start])
    }
  }

  /// Whether the blank at an end of a resource is a line of the file and its indentation.
  private static func isLine(
    atEnd: Bool, of place: MessageReference, in catalog: Catalog
  ) -> Bool {
    guard let bytes = written(place, in: catalog) else { return false }
    let isBlank: (UInt8) -> Bool = { ASCII.isSpace($0) }
    let words = Array(bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    let blank =
      atEnd ? bytes.reversed().prefix { isBlank($0) } : Array(bytes.prefix { isBlank($0) })[...]
    // An escaped blank is meant.
    let escape = Array("\\u0020".utf8)
    let isMeant = atEnd ? words.suffix(escape.count) == escape[...] : words.starts(with: escape)
    return blank.contains(0x0A) && !isMeant
  }

  /// Whether a resource has blanks at an end that are no line of the file.
  private static func isTyped(
    atEnd: Bool, of place: MessageReference, in catalog: Catalog
  ) -> Bool {
    guard let bytes = written(place, in: catalog) else { return false }
    let blank =
      atEnd
      ? Array(bytes.reversed().prefix { ASCII.isSpace($0) })
      : Array(bytes.prefix { ASCII.isSpace($0) })
    return !blank.isEmpty && !blank.contains(0x0A)
  }

  /// What a file has for a value, blanks included; nil in formats that show all of it.
  private static func written(
    _ place: MessageReference, in catalog: Catalog
  ) -> ArraySlice<UInt8>? {
    let file = catalog.file(of: place.entry)
    guard !file.format.isApple else { return nil }
    let value = file.messages[place.message].value.range
    return insideSection(file.source.text[value.clamped(to: 0..<file.source.text.count)])
  }

  /// What a value holds between the marks of a CDATA section at its ends.
  private static func insideSection(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let (start, end) = (Array("<![CDATA[".utf8), Array("]]>".utf8))
    let inside = value.starts(with: start) ? value.dropFirst(start.count) : value
    return inside.suffix(end.count) == end[...] ? inside.dropLast(end.count) : inside
  }

  /// Whether a tag is that of an element with lines of its own.
  private static func isBlock(_ tag: Span<UInt8>) -> Bool {
    let start = tag.count > 1 && tag[1] == "/" ? 2 : 1
    return blocks.contains { name in
      guard let end = tag.end(of: name, at: start) else { return false }
      return end < tag.count && !ASCII.isAlphanumeric(tag[end])
    }
  }
}
