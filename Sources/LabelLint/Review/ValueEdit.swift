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

  /// The edits of the parts that differ: one, or one in each segment; nil where a part cannot be written: it holds tags,
  /// or characters that the format cannot hold, or is in several segments.
  func minimal(_ text: String) -> [Edit]? {
    let old = file.byteArray(file.messages[message].text)
    let new = Array(text.utf8)
    if let edit = edit(of: 0..<old.count, in: old, to: new[...]) { return [edit] }
    if !isSegmented { return nil }
    let cuts = file.segments(ofMessage: message).map { Int($0.position) }
    var edits: [Edit] = []
    for part in WordDifference(from: old, cutAt: cuts, to: new).parts {
      guard let edit = edit(of: part.old, in: old, to: new[part.new]) else { return nil }
      edits.append(edit)
    }
    return edits.sorted { $0.span.bytes.start < $1.span.bytes.start }
  }

  /// The edit of what differs in a part of the text.
  private func edit(of part: Range<Int>, in old: [UInt8], to new: ArraySlice<UInt8>) -> Edit? {
    let difference = TextDifference(old.span.extracting(part), Array(new).span)
    let piece = part.lowerBound + difference.start..<part.upperBound - difference.end
    let place = place(of: piece, in: old)
    let value = file.messages[message].value
    guard !file.holdsTag(in: place, ofMessage: message), value.start <= place.start,
      place.end <= value.end, file.canWrite(piece, at: place, ofMessage: message),
      let escaping = ValueEscaping(message: message, of: entry, in: file),
      let written = escaping.escaped(
        String(decoding: new.dropFirst(difference.start).dropLast(difference.end), as: UTF8.self),
        isAtStart: place.start == value.start)
    else { return nil }
    return Edit(SourceSpan(file: fileIndex, bytes: place), with: written)
  }

  /// Whether the file has the text in several segments.
  var isSegmented: Bool { !file.segments(ofMessage: message).isEmpty }

  /// The edit that puts a value in place of the whole one, tags and escapes and all; nil where that is in several
  /// segments.
  func replaced(_ written: String) -> Edit? {
    if isSegmented { return nil }
    return Edit(SourceSpan(file: fileIndex, bytes: file.messages[message].value), with: written)
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
    if old.isEmpty {
      return file.segments(ofMessage: message).first { !$0.isReadOnly }?.value
        ?? file.messages[message].value
    }
    let place = file.sourceRange(of: piece, inMessage: message)
    guard piece.isEmpty, piece.lowerBound > 0,
      piece.lowerBound == old.count || !file.canWrite(piece, at: place, ofMessage: message)
    else { return place }
    let last = file.sourceRange(of: piece.lowerBound - 1..<piece.lowerBound, inMessage: message)
    return ByteRange(start: last.end, count: 0)
  }
}
