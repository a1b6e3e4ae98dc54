/// Puts one decoded text together from pieces of a file, copying nothing as long as the pieces join
/// up to bytes that stand in the file as they are.
struct TextAssembler {
  private var verbatim: Range<Int>
  private var arenaStart = -1
  private var firstRun = 0

  /// A text whose value begins at a byte offset of the file.
  init(at offset: Int) { verbatim = offset..<offset }

  /// Bytes decoded so far.
  func count(in file: borrowing CatalogFile) -> Int {
    arenaStart < 0 ? verbatim.count : file.arena.count - arenaStart
  }

  /// Appends bytes that stand in the file as they are.
  mutating func append(_ range: Range<Int>, to file: inout CatalogFile) {
    if range.isEmpty { return }
    if arenaStart < 0 {
      if verbatim.isEmpty {
        verbatim = range
        return
      }
      if verbatim.upperBound == range.lowerBound {
        verbatim = verbatim.lowerBound..<range.upperBound
        return
      }
      moveToArena(&file)
    }
    let decoded = file.arena.count - arenaStart
    if !continuesLastRun(range, decoded: decoded, in: file) {
      file.runs.append(MappingRun(decoded: decoded, source: range.lowerBound))
    }
    file.arena.append(contentsOf: file.source.text[range])
  }

  /// Appends decoded bytes that other bytes of the file stand for: an escape, an entity.
  mutating func append(
    decoded bytes: some Sequence<UInt8>, for range: Range<Int>, to file: inout CatalogFile
  ) {
    if arenaStart < 0 { moveToArena(&file) }
    let decoded = file.arena.count - arenaStart
    file.runs.append(
      MappingRun(decoded: decoded, source: range.lowerBound, sourceCount: range.count))
    file.arena.append(contentsOf: bytes)
  }

  /// Appends one decoded scalar that other bytes of the file stand for.
  mutating func append(
    decoded scalar: Unicode.Scalar, for range: Range<Int>, to file: inout CatalogFile
  ) {
    append(decoded: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter, for: range, to: &file)
  }

  /// Appends one scalar that stands in the file as it is, or that other bytes stand for.
  mutating func append(
    _ scalar: Unicode.Scalar, for range: Range<Int>, isVerbatim: Bool, to file: inout CatalogFile
  ) {
    if isVerbatim {
      append(range, to: &file)
    } else {
      append(decoded: scalar, for: range, to: &file)
    }
  }

  /// Puts a scalar in place of the last decoded bytes, which one run was made for.
  mutating func replaceLast(
    _ count: Int, with scalar: Unicode.Scalar, for range: Range<Int>, in file: inout CatalogFile
  ) {
    guard arenaStart >= 0, file.arena.count - arenaStart >= count, file.runs.count > firstRun
    else { return }
    file.arena.removeLast(count)
    file.runs.removeLast()
    append(decoded: scalar, for: range, to: &file)
  }

  /// The finished text.
  mutating func finish(in file: inout CatalogFile) -> TextRef {
    if arenaStart < 0 { return TextRef(inFile: verbatim) }
    return TextRef(inArena: arenaStart..<file.arena.count)
  }

  /// The finished text without what lies outside a range of its decoded bytes.
  mutating func finish(trimmedTo kept: Range<Int>, in file: inout CatalogFile) -> TextRef {
    if arenaStart < 0 {
      let start = verbatim.lowerBound
      return TextRef(inFile: start + kept.lowerBound..<start + kept.upperBound)
    }
    file.arena.removeLast(file.arena.count - arenaStart - kept.upperBound)
    if kept.lowerBound > 0 {
      file.arena.removeSubrange(arenaStart..<arenaStart + kept.lowerBound)
      shiftRuns(by: kept.lowerBound, in: &file)
    }
    return TextRef(inArena: arenaStart..<file.arena.count)
  }

  private mutating func moveToArena(_ file: inout CatalogFile) {
    arenaStart = file.arena.count
    firstRun = file.runs.count
    if verbatim.isEmpty { return }
    file.runs.append(MappingRun(decoded: 0, source: verbatim.lowerBound))
    file.arena.append(contentsOf: file.source.text[verbatim])
  }

  private func continuesLastRun(
    _ range: Range<Int>, decoded: Int, in file: borrowing CatalogFile
  ) -> Bool {
    guard file.runs.count > firstRun, let last = file.runs.last, last.sourceCount == 0 else {
      return false
    }
    return Int(last.source) + decoded - Int(last.decoded) == range.lowerBound
  }

  /// Moves the runs of this text to the left after its first decoded bytes went.
  private func shiftRuns(by removed: Int, in file: inout CatalogFile) {
    var kept: [MappingRun] = []
    for run in file.runs[firstRun...] {
      let decoded = Int(run.decoded) - removed
      if decoded >= 0 {
        kept.append(
          MappingRun(
            decoded: decoded, source: Int(run.source), sourceCount: Int(run.sourceCount)))
      } else {
        // The run that the cut falls into now starts the text, unless a later one does.
        let skipped = run.sourceCount == 0 ? -decoded : 0
        kept = [
          MappingRun(
            decoded: 0, source: Int(run.source) + skipped, sourceCount: Int(run.sourceCount))
        ]
      }
    }
    if kept.count > 1, kept[1].decoded == 0 { kept.removeFirst() }
    file.runs.replaceSubrange(firstRun..., with: kept)
  }
}
