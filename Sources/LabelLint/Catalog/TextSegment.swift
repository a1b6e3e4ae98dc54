/// A part of a text that its file has in several places: a segment of a unit of XLIFF 2.
struct TextSegment: Sendable, Hashable {
  /// Index of the message in `CatalogFile.messages`.
  var message: UInt32
  /// Where the part begins in the decoded text, in bytes.
  let position: UInt32
  /// Where its content is in the file.
  let value: ByteRange
  /// Whether nothing can be written into it: it is one tag, or taken from the source text, as the translation has
  /// nothing at that place.
  let isReadOnly: Bool
}

extension CatalogFile {
  /// The segments of a text in their order; none where the file has it in one place.
  func segments(ofMessage index: Int) -> ArraySlice<TextSegment> {
    let all = contents[0].segments
    if all.isEmpty { return [] }
    let start = all.partitioningIndex { Int($0.message) >= index }
    return all[start...].prefix { Int($0.message) == index }
  }

  /// The part of a piece of a text that is in the same segment as its first byte, in byte offsets of the decoded text.
  func withinSegment(_ piece: Range<Int>, ofMessage index: Int) -> Range<Int> {
    let next = segments(ofMessage: index).first { Int($0.position) > piece.lowerBound }
    return next.map { piece.lowerBound..<min(piece.upperBound, Int($0.position)) } ?? piece
  }

  /// Whether an offset of the file is in the value of a text or at its end; what is between its segments is not.
  func isInValue(_ offset: Int, ofMessage index: Int) -> Bool {
    func contains(_ value: ByteRange) -> Bool {
      Int(value.start) <= offset && offset <= Int(value.end)
    }
    let segments = segments(ofMessage: index).filter { !$0.isReadOnly }
    return segments.isEmpty
      ? contains(messages[index].value) : segments.contains { contains($0.value) }
  }

  /// Whether a piece of a text can be written anew at its place in the file: in one segment, which is not
  /// read only.
  ///
  /// A placeholder that an element of XLIFF replaces has no place that words could be written at. If a segment is still to be translated, nobody knows which of them new words belong to.
  ///
  /// - Parameters:
  ///   - piece: The piece, in byte offsets of the decoded text.
  ///   - place: Where it is in the file.
  ///   - index: Index of the message in `messages`.
  /// - Returns: Whether only the words of the text change.
  func canWrite(_ piece: Range<Int>, at place: ByteRange, ofMessage index: Int) -> Bool {
    if touchesElement(piece, ofMessage: index) { return false }
    let segments = segments(ofMessage: index)
    if segments.isEmpty { return true }
    let own = segments.lastIndex { segment in
      !segment.isReadOnly && segment.value.start <= place.start && place.end <= segment.value.end
    }
    guard let own, !messages[index].flags.contains(.unfinished) else { return false }
    let end =
      own + 1 < segments.endIndex ? Int(segments[own + 1].position) : messages[index].text.count
    return piece.isEmpty
      || Int(segments[own].position) <= piece.lowerBound && piece.upperBound <= end
  }

  /// Whether a piece of a text has a part of what an element of XLIFF replaces, or is inside of it.
  private func touchesElement(_ piece: Range<Int>, ofMessage index: Int) -> Bool {
    if format != .xliff { return false }
    let own = runRange(ofMessage: index)
    return own.contains { number in
      let run = runs[number]
      guard run.sourceCount > 0, text[Int(run.source)] == UInt8(ascii: "<") else { return false }
      let end =
        number + 1 < own.upperBound ? Int(runs[number + 1].decoded) : messages[index].text.count
      return Int(run.decoded) < piece.upperBound && piece.lowerBound < end
    }
  }
}
