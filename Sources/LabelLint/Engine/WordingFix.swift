/// Makes the fix of a verdict: the fewest bytes of the file that turn a text into the better one.
struct WordingFix {
  /// Index of the file in its catalog.
  let fileIndex: Int
  /// The file.
  let file: CatalogFile
  /// Index of the message in the file's `messages`.
  let message: Int
  /// Its entry.
  let entry: Entry
  /// The plain form of the message.
  let plain: PlainText

  /// The fix; nil where the verdict proposes nothing, or where the words do not stand in the file as
  /// they are read: in pieces, escaped, or protected from translation.
  func fix(of verdict: Verdict) -> Fix? {
    guard let replacement = verdict.replacement else { return nil }
    let (file, plain) = (file, plain)
    let decoded = file.bytes(file.messages[message].text)
    let old = plain.bytes(of: decoded)
    var range = verdict.replacedRange ?? verdict.range
    guard range.lowerBound >= 0, range.upperBound <= old.count, !range.isEmpty else { return nil }
    let title = written(replacement, over: range, in: old)
    var new = Array(replacement.utf8)
    trim(&range, &new, in: old)
    guard !plain.isProtected(range), isVerbatim(range, in: old) else { return nil }
    let decodedRange = plain.decodedRange(of: range)
    var whole: [UInt8] = []
    whole.append(decoded.extracting(0..<decodedRange.lowerBound))
    whole += new
    whole.append(decoded.extracting(decodedRange.upperBound..<decoded.count))
    let place = plain.fileRange(of: range, inMessage: message, of: file)
    guard let escaping = ValueEscaping(message: message, of: entry, in: file),
      let text = escaping.escaped(
        String(decoding: new, as: UTF8.self),
        isAtStart: place.start == file.messages[message].value.start)
    else { return nil }
    return Fix(
      "Write \(quoting: title)", safety: verdict.safety,
      edits: [Edit(SourceSpan(file: fileIndex, bytes: place), with: text)],
      text: String(decoding: whole, as: UTF8.self))
  }

  /// Whether the bytes of a range stand in the file in one piece.
  private func isVerbatim(_ range: Range<Int>, in old: Span<UInt8>) -> Bool {
    let place = plain.fileRange(of: range, inMessage: message, of: file)
    guard place.range.upperBound <= file.source.text.count, !range.isEmpty else { return false }
    return file.source.text.span.extracting(place.range).hasSameBytes(as: old.extracting(range))
  }

  /// The whole text with a part of it replaced, placeholders as an ellipsis.
  private func written(_ replacement: String, over range: Range<Int>, in old: Span<UInt8>) -> String
  {
    var bytes: [UInt8] = []
    for index in 0..<range.lowerBound { bytes.append(old[index]) }
    bytes += replacement.utf8
    for index in range.upperBound..<old.count { bytes.append(old[index]) }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\u{FFFC}", omittingEmptySubsequences: false).joined(separator: "…")
  }

  /// Leaves out what both have in common at their ends: what stays may be written in the file as it is
  /// read, though what stands beside it is not.
  private func trim(_ range: inout Range<Int>, _ new: inout [UInt8], in old: Span<UInt8>) {
    let difference = TextDifference(old.extracting(range), new.span, keeping: 1)
    range = range.lowerBound + difference.start..<range.upperBound - difference.end
    new = Array(new[difference.start..<new.count - difference.end])
  }
}
