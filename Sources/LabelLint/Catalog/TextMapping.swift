extension CatalogFile {
  /// Bytes of the file that a piece of a message's decoded text was read from.
  ///
  /// An escape, entity or collapsed space that the piece touches is taken as a whole. Of a piece in several segments, it
  /// is the part in the first one. The piece is in byte offsets of the decoded text, `index` is the message's in
  /// `messages`.
  package func sourceRange(of piece: Range<Int>, inMessage index: Int) -> ByteRange {
    let message = messages[index]
    guard message.text.isInArena else {
      if message.text.isNone { return message.value }
      let start = Int(message.text.start)
      return ByteRange(start + piece.lowerBound..<start + piece.upperBound)
    }
    let own = runs[runRange(ofMessage: index)]
    guard !own.isEmpty else { return message.value }
    let piece = withinSegment(piece, ofMessage: index)
    let first = sourceBounds(ofByte: piece.lowerBound, in: own)
    guard !piece.isEmpty else { return ByteRange(first.lowerBound..<first.lowerBound) }
    let last = sourceBounds(ofByte: piece.upperBound - 1, in: own)
    return ByteRange(first.lowerBound..<max(first.upperBound, last.upperBound))
  }

  /// Bytes of the file that one byte of a decoded text was read from.
  private func sourceBounds(ofByte offset: Int, in runs: ArraySlice<MappingRun>) -> Range<Int> {
    var (low, high) = (runs.startIndex, runs.endIndex)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(runs[middle].decoded) <= offset { low = middle } else { high = middle }
    }
    let run = runs[low]
    if run.sourceCount > 0 {
      return Int(run.source)..<Int(run.source) + Int(run.sourceCount)
    }
    let start = Int(run.source) + max(0, offset - Int(run.decoded))
    return start..<start + 1
  }

  /// Bytes of a message's decoded text that were read from a piece of the file; nil where none were.
  ///
  /// An escape, entity or collapsed space that the piece touches counts as a whole. The piece is in
  /// byte offsets of the file's text, `index` is the message's in `messages`.
  package func decodedRange(of piece: Range<Int>, inMessage index: Int) -> Range<Int>? {
    let message = messages[index]
    if message.text.isNone { return nil }
    guard message.text.isInArena else {
      let inside = piece.clamped(to: message.text.range)
      let start = Int(message.text.start)
      return inside.isEmpty ? nil : inside.lowerBound - start..<inside.upperBound - start
    }
    let own = runRange(ofMessage: index)
    var found: Range<Int>?
    for number in own {
      let run = runs[number]
      let decoded = Int(run.decoded)
      let next = number + 1 < own.upperBound ? Int(runs[number + 1].decoded) : message.text.count
      let source = Int(run.source)
      let part: Range<Int>
      if run.sourceCount > 0 {
        guard piece.overlaps(source..<source + Int(run.sourceCount)) else { continue }
        part = decoded..<max(decoded, next)
      } else {
        let inside = piece.clamped(to: source..<source + max(0, next - decoded))
        if inside.isEmpty { continue }
        part = decoded + inside.lowerBound - source..<decoded + inside.upperBound - source
      }
      found =
        found.map { min($0.lowerBound, part.lowerBound)..<max($0.upperBound, part.upperBound) }
        ?? part
    }
    return found
  }
}
