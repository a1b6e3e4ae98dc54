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
    let old = file.byteArray(file.messages[message].text)
    let new = Array(text.utf8)
    let difference = TextDifference(old.span, new.span)
    let (start, end) = (difference.start, difference.end)
    let place = place(of: start..<old.count - end, in: old)
    let value = file.messages[message].value
    guard !file.holdsTag(in: place, ofMessage: message), value.start <= place.start,
      place.end <= value.end,
      let escaping = ValueEscaping(message: message, of: entry, in: file),
      let written = escaping.escaped(
        String(decoding: new[start..<new.count - end], as: UTF8.self),
        isAtStart: place.start == value.start)
    else { return nil }
    return Edit(SourceSpan(file: fileIndex, bytes: place), with: written)
  }

  /// The edit that puts a value in place of the whole one, tags and escapes and all.
  func replaced(_ written: String) -> Edit {
    Edit(SourceSpan(file: fileIndex, bytes: file.messages[message].value), with: written)
  }

  /// The edit of the whole value, which an Android text with blanks at its ends needs; nil where
  /// there are tags or a CDATA section, or where the format has no such need.
  func whole(_ text: String) -> Edit? {
    guard file.format == .android, file.markupRange(ofMessage: message).isEmpty,
      !entry.flags.contains(.hasCharacterData),
      ValueEscaping(message: message, of: entry, in: file) != nil
    else { return nil }
    return replaced(CatalogNotation(file.format).written(text))
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
