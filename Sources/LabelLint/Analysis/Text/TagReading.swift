/// Reads the tags of a text: those that the file's reader took out, and known ones in its characters.
struct TagReading {
  /// A tag.
  struct Tag {
    /// Name of the element, lower case.
    var name: String
    /// Which end of the element it is.
    var edge: Markup.Edge
    /// Its attributes as written, to the closing bracket.
    var attributes: String
    /// Byte offsets in the decoded text; empty for a tag that the reader took out.
    var range: Range<Int>
    /// Whether it stands in the characters of the text: `&lt;b>`.
    var isInText: Bool
  }

  /// The tags, those in elements first.
  let tags: [Tag]

  /// Reads the tags of a text.
  init(_ catalog: borrowing Catalog, _ place: MessageReference) {
    let file = catalog.file(of: place.entry)
    var tags = Self.elements(of: place, in: file)
    Self.collect(in: file.bytes(file.messages[place.message].text), into: &tags)
    self.tags = tags
  }

  /// The tags that the file's reader took out of a text.
  private static func elements(of place: MessageReference, in file: CatalogFile) -> [Tag] {
    let message = file.messages[place.message]
    guard message.flags.contains(.hasMarkup) else { return [] }
    return file.markupRange(ofMessage: place.message).map { index in
      let mark = file.markup[index]
      let position = min(Int(mark.position), message.text.count)
      let start = Int(mark.name.end)
      // An element that is never closed ends far behind its name.
      let end = mark.edge == .closing ? start : max(start, Int(mark.tag.end) - 1)
      return Tag(
        name: file.source.string(mark.name.range).lowercased(), edge: mark.edge,
        attributes: file.source.string(start..<end), range: position..<position, isInText: false)
    }
  }

  /// Adds the known tags that stand in a text.
  private static func collect(in text: Span<UInt8>, into tags: inout [Tag]) {
    guard text.firstIndex(of: "<") != nil else { return }
    var edits: [PlainEdit] = []
    KnownMarkup.collect(in: text, into: &edits)
    tags.reserveCapacity(tags.count + edits.count)
    for edit in edits {
      var start = edit.range.lowerBound + 1
      var edge = Markup.Edge.opening
      if start < text.count, text[start] == "/" {
        edge = .closing
        start += 1
      }
      var end = start
      while end < text.count, ASCII.isAlphanumeric(text[end]) || text[end] == ":" {
        end += 1
      }
      let last = edit.range.upperBound - 1
      if last > end, text[last - 1] == "/" { edge = .empty }
      // `<U destinatariu>` is a text in brackets: words without values are no attributes.
      if edge == .opening, last > end,
        text.extracting(end..<last).firstIndex(of: "=") == nil
      {
        continue
      }
      tags.append(
        Tag(
          name: Text.verbatim(text, start..<end).lowercased(), edge: edge,
          attributes: Text.verbatim(text, end..<max(end, last)), range: edit.range,
          isInText: true))
    }
  }

  /// The addresses in the `href` of tags that the reader took out; those in the characters of a text
  /// are read with it.
  static func addresses(
    _ catalog: borrowing Catalog, _ place: MessageReference
  ) -> [AddressReading.Address] {
    let tags = elements(of: place, in: catalog.file(of: place.entry))
    return tags.filter { $0.edge != .closing }.flatMap { tag in
      let bytes = Array(tag.attributes.utf8)
      return AddressReading.addresses(in: bytes.span)
    }
  }

  /// A number that two texts share when they have the same tags in any order.
  static func fingerprint(_ catalog: Catalog, _ place: MessageReference) -> UInt64 {
    let file = catalog.file(of: place.entry)
    let message = file.messages[place.message]
    var sum: UInt64 = 0
    if message.flags.contains(.hasMarkup) {
      for index in file.markupRange(ofMessage: place.message) {
        let mark = file.markup[index]
        // Links, annotations, fonts and spans are told apart by their attributes.
        let first = file.text.span[Int(mark.name.start)] | 0x20
        let isNamed = mark.edge != .closing && (first == "a" || first == "f" || first == "s")
        let told = isNamed ? Int(mark.name.start)..<Int(mark.tag.end) : mark.name.range
        sum &+= file.text.span.extracting(told).hash(
          seed: UInt64(mark.edge.rawValue) &+ 0x9E37_79B9_7F4A_7C15)
      }
    }
    return sum
  }

  /// The value of an attribute; nil without it.
  static func value(of name: String, in attributes: String) -> String? {
    let bytes = Array(attributes.utf8)
    let text = bytes.span
    var index = 0
    while index < text.count {
      guard let end = text.end(of: name, at: index), index == 0 || ASCII.isSpace(text[index - 1])
      else {
        index += 1
        continue
      }
      var place = end
      while place < text.count, ASCII.isSpace(text[place]) { place += 1 }
      guard place < text.count, text[place] == "=" else { return nil }
      place += 1
      while place < text.count, ASCII.isSpace(text[place]) { place += 1 }
      guard place < text.count else { return nil }
      let quote = text[place]
      guard quote == "\"" || quote == "'" else {
        return Text.verbatim(text, place..<text.count)
      }
      let close = text.firstIndex(of: quote, from: place + 1) ?? text.count
      return Text.verbatim(text, place + 1..<close)
    }
    return nil
  }
}
