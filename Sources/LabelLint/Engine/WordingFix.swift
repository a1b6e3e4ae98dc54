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
  /// they are read: in pieces, escaped, or protected from translation; or where half of a pair of
  /// brackets, quotation marks or tags would be left.
  func fix(of verdict: Verdict) -> Fix? {
    guard let replacement = verdict.replacements.first else { return nil }
    return fix(writing: replacement.text, over: replacement.range, safety: verdict.safety)
  }

  /// The fix that mends several verdicts.
  func fix(of suggestion: JoinedSuggestion) -> Fix? {
    fix(writing: suggestion.text, over: suggestion.range, safety: .unsafe)
  }

  /// The fix that writes words over a range of the plain text.
  private func fix(
    writing replacement: String, over replaced: Range<Int>, safety: Fix.Safety
  ) -> Fix? {
    let (file, plain) = (file, plain)
    let decoded = file.bytes(file.messages[message].text)
    let old = plain.bytes(of: decoded)
    var range = replaced
    guard range.lowerBound >= 0, range.upperBound <= old.count, !range.isEmpty else { return nil }
    var new = Array(replacement.utf8)
    if new.isEmpty { range = withBlanks(range, in: old) }
    let title = written(replacement, over: range, in: old)
    trim(&range, &new, in: old)
    let pieces = pieces(of: range, new, in: old)
    guard !plain.isProtected(range), !pieces.isEmpty else { return nil }
    let decodedRange = plain.decodedRange(of: range)
    var whole: [UInt8] = []
    whole.append(decoded.extracting(0..<decodedRange.lowerBound))
    whole += new
    whole.append(decoded.extracting(decodedRange.upperBound..<decoded.count))
    guard PairedSigns(whole.span) == PairedSigns(decoded),
      let escaping = ValueEscaping(message: message, of: entry, in: file)
    else { return nil }
    var edits: [Edit] = []
    for piece in pieces {
      let place = plain.fileRange(of: piece.range, inMessage: message, of: file)
      let text = escaping.escaped(
        String(decoding: piece.new, as: UTF8.self),
        isAtStart: place.start == file.messages[message].value.start)
      let decoded = plain.decodedRange(of: piece.range)
      guard let text, file.canWrite(decoded, at: place, ofMessage: message) else { return nil }
      edits.append(Edit(SourceSpan(file: fileIndex, bytes: place), with: text))
    }
    return Fix(
      "Write \(quoting: title)", safety: safety, edits: edits,
      text: String(decoding: whole, as: UTF8.self))
  }

  /// What goes with words that are left out: the blank beside them, where it would stand at an edge of the
  /// text.
  private func withBlanks(_ range: Range<Int>, in old: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    if end == old.count, start > 1, old[start - 1] == 0x20 { start -= 1 }
    if start == 0, end < old.count - 1, old[end] == 0x20 { end += 1 }
    return start..<end
  }

  /// The parts to write, each in one piece in the file; none where the words do not stand there so.
  ///
  /// Where only letters change, what stands between them may be escaped: `PLUS D\'OPTIONS`.
  private func pieces(
    of range: Range<Int>, _ new: [UInt8], in old: Span<UInt8>
  ) -> [(range: Range<Int>, new: ArraySlice<UInt8>)] {
    if isVerbatim(range, in: old) || (new.isEmpty && isLiteral(range, in: old)) {
      return [(range, new[...])]
    }
    guard new.count == range.count else { return [] }
    var pieces: [(range: Range<Int>, new: ArraySlice<UInt8>)] = []
    var start = 0
    var end = 0
    func close() {
      if end > start {
        pieces.append((range.lowerBound + start..<range.lowerBound + end, new[start..<end]))
      }
    }
    while end < new.count {
      let (scalar, length) = old.scalar(at: range.lowerBound + end)
      let (other, otherLength) = new.span.scalar(at: end)
      guard length == otherLength else { return [] }
      if scalar == other {
        close()
        start = end + length
      }
      end += length
    }
    close()
    guard pieces.allSatisfy({ isVerbatim($0.range, in: old) }) else { return [] }
    return pieces
  }

  /// Whether the bytes of a range stand in the file in one piece.
  private func isVerbatim(_ range: Range<Int>, in old: Span<UInt8>) -> Bool {
    let place = plain.fileRange(of: range, inMessage: message, of: file)
    guard place.range.upperBound <= file.source.text.count, !range.isEmpty else { return false }
    return file.text.span.extracting(place.range).hasSameBytes(as: old.extracting(range))
  }

  /// Whether the file has the characters of a range as they are read but for blanks of another kind, such as one
  /// that does not break.
  private func isLiteral(_ range: Range<Int>, in old: Span<UInt8>) -> Bool {
    let place = plain.fileRange(of: range, inMessage: message, of: file)
    guard place.range.upperBound <= file.source.text.count else { return false }
    let written = file.text.span.extracting(place.range)
    var (index, offset) = (range.lowerBound, 0)
    while index < range.upperBound, offset < written.count {
      let (scalar, length) = old.scalarOrReplacement(at: index)
      let (other, otherLength) = written.scalarOrReplacement(at: offset)
      guard
        other == scalar
          || (scalar == " " && CharacterProperties.generalCategory(other) == .spaceSeparator)
      else { return false }
      index += length
      offset += otherLength
    }
    return index == range.upperBound && offset == written.count
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
