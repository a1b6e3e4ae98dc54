/// Makes the edit that turns a text of a file into another one.
struct ValueEdit {
  /// Index of the file in its catalog.
  let fileIndex: Int
  /// The file.
  let file: CatalogFile
  /// The entry.
  let entry: Entry
  /// Index of the message in the file's `messages`.
  let message: Int

  /// The edit of the part that differs; nil where that part cannot be written: it holds tags, or
  /// characters that the format cannot hold.
  func minimal(_ text: String) -> Edit? {
    let old = file.decoded(file.messages[message].text)
    let new = Array(text.utf8)
    let (start, end) = Self.difference(old, new)
    let place = place(of: start..<old.count - end, in: old)
    let touchesTag = file.markupRange(ofMessage: message).contains { index in
      let tag = file.markup[index].tag
      return tag.start < place.end && place.start < tag.end
    }
    let value = file.messages[message].value
    guard !touchesTag, value.start <= place.start, place.end <= value.end,
      let escaping = ValueEscaping(message: message, of: entry, in: file),
      let written = escaping.escaped(
        String(decoding: new[start..<new.count - end], as: UTF8.self),
        isAtStart: place.start == value.start)
    else { return nil }
    return Edit(SourceSpan(file: fileIndex, bytes: place), with: written)
  }

  /// The edit of the whole value, which an Android text with blanks at its ends needs; nil where
  /// there are tags or a CDATA section, or where the format has no such need.
  func whole(_ text: String) -> Edit? {
    guard file.format == .android, file.markupRange(ofMessage: message).isEmpty,
      !entry.flags.contains(.hasCharacterData),
      ValueEscaping(message: message, of: entry, in: file) != nil
    else { return nil }
    return Edit(
      SourceSpan(file: fileIndex, bytes: file.messages[message].value),
      with: CatalogNotation(file.format).written(text))
  }

  /// Bytes that two texts have in common at their start and at their end, whole characters only.
  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> (start: Int, end: Int) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    while start > 0, isInside(old, start) || isInside(new, start) { start -= 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, isInside(old, old.count - end) || isInside(new, new.count - end) { end -= 1 }
    return (start, end)
  }

  /// Whether an offset lies inside a character.
  private static func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] & 0xC0 == 0x80
  }

  /// Bytes of the file that a piece of the decoded text was read from.
  private func place(of piece: Range<Int>, in old: [UInt8]) -> ByteRange {
    if old.isEmpty { return file.messages[message].value }
    if piece.isEmpty, piece.lowerBound == old.count {
      let last = file.sourceRange(of: old.count - 1..<old.count, inMessage: message)
      return ByteRange(start: last.end, count: 0)
    }
    return file.sourceRange(of: piece, inMessage: message)
  }
}

extension CatalogFile {
  /// The bytes of a text, copied; none where there is no text.
  fileprivate func decoded(_ text: TextRef) -> [UInt8] {
    if text.isNone { return [] }
    return Array((text.isInArena ? arena : source.text)[text.range])
  }
}
