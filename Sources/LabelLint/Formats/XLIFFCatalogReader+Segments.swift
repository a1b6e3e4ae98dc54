/// Segments: the parts that a program cuts the text of a unit of XLIFF 2 into, such as sentences.
///
/// The text is its segments and what is between them, one after the other. `order` of a target says at which place
/// in the translation it is, if it is not the same as in the source (XLIFF 2.0, 4.7).
extension XLIFFCatalogReader {
  /// A `segment` or `ignorable`; a unit without them is one.
  struct Segment {
    /// The texts.
    var text: XLIFFText
    /// Where the name of its element is.
    var name: Range<Int>
    /// Whether it is between segments, such as the space between two sentences.
    var isIgnorable = false
    /// At which place in the translation it is, and where the file says so; nil if it does not.
    var order: (number: Int, place: Range<Int>)?

    /// Whether it is still to be translated.
    fileprivate var isWaiting: Bool {
      !isIgnorable && !(text.source?.isBlank ?? true) && (text.target?.isOneTag ?? true)
    }
  }

  /// The place that the target which was met has in the translation; nil if it does not say one.
  ///
  /// What is not a number is 0.
  func order() -> (number: Int, place: Range<Int>)? {
    attribute("order").map { (Int(string("order") ?? "") ?? 0, $0.value.range) }
  }

  /// Appends the texts of a unit: one, or one for each plural form that its segments are for.
  @_lifetime(self: copy self)
  mutating func appendUnits(of segments: [Segment]) {
    var paths: [SlotPath] = []
    for segment in segments where !paths.contains(segment.text.path) {
      paths.append(segment.text.path)
    }
    // What is between plural forms is of none.
    if paths.count > 1 {
      paths.removeAll { path in segments.allSatisfy { $0.text.path != path || $0.isIgnorable } }
    }
    for path in paths {
      let own = segments.filter { $0.text.path == path }
      units.append(own.count == 1 ? own[0].text : joined(own))
    }
  }

  /// The text of several segments.
  @_lifetime(self: copy self)
  private mutating func joined(_ segments: [Segment]) -> XLIFFText {
    var unit = segments[0].text
    unit.source = content(of: segments.compactMap(\.text.source).map { ($0, false) })
    for segment in segments where segment.text.source == nil && unit.source != nil {
      let name = file.source.string(segment.name)
      file.report(
        .missingValue, at: segment.name,
        "a `\(name)` of the unit '\(file.string(unit.id) ?? "")' has no `source`")
    }
    unit.target = nil
    let isTranslated = segments.contains {
      !$0.isIgnorable && $0.text.target.map { !$0.isOneTag } ?? false
    }
    guard isTranslated else { return unit }
    unit.target = content(
      of: inOrder(segments).compactMap { segment in
        if let target = segment.text.target { return (target, false) }
        return segment.isIgnorable ? segment.text.source.map { ($0, true) } : nil
      })
    unit.state = state(of: segments)
    return unit
  }

  /// Segments in the order of the translation.
  @_lifetime(self: copy self)
  private mutating func inOrder(_ segments: [Segment]) -> [Segment] {
    var used: Set<Int> = []
    for (number, segment) in segments.enumerated() {
      let place = segment.order?.number ?? number + 1
      if (1...segments.count).contains(place), used.insert(place).inserted { continue }
      file.report(
        .invalidOrder, at: segment.order?.place ?? segment.name,
        "two targets of the unit are at the same place, or `order` is not from 1 to "
          + "\(segments.count), the number of its segments: the order of its text is not known")
      return segments
    }
    return segments.enumerated().sorted {
      ($0.element.order?.number ?? $0.offset + 1) < ($1.element.order?.number ?? $1.offset + 1)
    }.map(\.element)
  }

  /// Index in the file's states of a translation in several segments: the least of theirs.
  @_lifetime(self: copy self)
  private mutating func state(of segments: [Segment]) -> Int {
    if segments.contains(where: \.isWaiting) {
      return file.stateIndex(of: "new")
    }
    let ranks = ["new", "machine_translated", "needs_review", "", "translated"]
    return segments.filter { !$0.isIgnorable }.map(\.text.state).min {
      (ranks.firstIndex(of: file.states[$0]) ?? 0) < (ranks.firstIndex(of: file.states[$1]) ?? 0)
    } ?? 0
  }

  /// Contents one after the other, each with whether a translation has it from its source; nil without any.
  @_lifetime(self: copy self)
  private mutating func content(
    of parts: [(content: XLIFFContent, isFromSource: Bool)]
  ) -> XLIFFContent? {
    let values = parts.filter { !$0.isFromSource }.map(\.content.value)
    guard let start = values.map(\.start).min(), let end = values.map(\.end).max() else {
      return nil
    }
    let first = pieces.count
    var segments: [XLIFFContent.Segment] = []
    for part in parts {
      segments.append(
        XLIFFContent.Segment(
          pieces: pieces.count - first, value: part.content.value,
          isReadOnly: part.isFromSource || part.content.isOneTag))
      pieces += Array(pieces[part.content.pieces])
    }
    return XLIFFContent(
      value: ByteRange(Int(start)..<Int(end)), pieces: first..<pieces.count, isOneTag: false,
      segments: segments)
  }
}
