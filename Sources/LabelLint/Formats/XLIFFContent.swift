/// What a `source` or `target` holds: where it stands, and its pieces.
///
/// The pieces are kept, as the texts of one key are put together when all its units are known.
struct XLIFFContent {
  /// A piece of the content.
  struct Piece {
    /// What a piece is.
    enum Kind {
      /// Characters, with references or without.
      case text(hasReferences: Bool)
      /// What a CDATA section has between its brackets.
      case characterData
      /// An inline element that replaces a placeholder, with that.
      case placeholder(TextRef)
      /// A tag of an inline element such as `g`, `x` or `ph`.
      case tag(Markup.Edge, isProtection: Bool)
    }

    /// Where the piece stands; of a tag, brackets included.
    let range: ByteRange
    /// Where the name of a tag stands.
    let name: ByteRange
    /// What the piece is.
    let kind: Kind
  }

  /// A segment of a content that the file has in several.
  struct Segment {
    /// Number of pieces in front of it.
    let pieces: Int
    /// Where it is, without the tags of its element.
    let value: ByteRange
    /// Whether nothing can be written into it: it is one tag, or of the source text.
    let isReadOnly: Bool
  }

  /// Where the content stands, without the tags of its element; from the first to the last segment if there are several.
  var value: ByteRange
  /// Indexes of its pieces.
  var pieces: Range<Int>
  /// Whether the element is one tag, `<target/>`: nothing can be written into it.
  var isOneTag: Bool
  /// Its segments, in the order of the text; none if it is in one place.
  var segments: [Segment] = []

  /// Whether there is nothing in the element.
  var isBlank: Bool { value.count == 0 }
}

extension CatalogFile {
  /// Appends the text of a content to the entry started last.
  mutating func appendMessage(
    of content: XLIFFContent, _ pieces: ArraySlice<XLIFFContent.Piece>, slot: Int, state: Int,
    flags: Message.Flags
  ) {
    let (firstRun, firstMark) = (runs.count, markup.count)
    var (flags, hasCharacterData) = (flags, false)
    let text = assembled(
      pieces, from: Int(content.value.start), &hasCharacterData, segments: content.segments)
    if markup.count > firstMark { flags.insert(.hasMarkup) }
    if hasCharacterData { entries[entries.count - 1].flags.insert(.hasCharacterData) }
    appendMessage(
      text, value: content.value, slot: slot, state: state, firstRun: firstRun,
      firstMark: firstMark, flags: flags)
  }

  /// The text of pieces, without a way back: that of a note.
  mutating func noteText(_ pieces: ArraySlice<XLIFFContent.Piece>, from start: Int) -> TextRef {
    let (firstRun, firstMark) = (runs.count, markup.count)
    var hasCharacterData = false
    let text = assembled(pieces, from: start, &hasCharacterData)
    runs.removeLast(runs.count - firstRun)
    markup.removeLast(markup.count - firstMark)
    return text
  }

  /// Puts a text together from its pieces, and records its segments as those of the next message.
  private mutating func assembled(
    _ pieces: ArraySlice<XLIFFContent.Piece>, from start: Int, _ hasCharacterData: inout Bool,
    segments: [XLIFFContent.Segment] = []
  ) -> TextRef {
    // A copy of the reference: the text is read while the file grows.
    let text = source.text
    var assembler = TextAssembler(at: start)
    var segments = segments[...]
    /// Records the segments that begin behind a number of pieces.
    func begin(behind count: Int, in file: inout CatalogFile) {
      while let next = segments.first, next.pieces <= count {
        segments.removeFirst()
        file.contents[0].segments.append(
          TextSegment(
            message: UInt32(clamping: file.messages.count),
            position: UInt32(clamping: assembler.count(in: file)), value: next.value,
            isReadOnly: next.isReadOnly))
      }
    }
    for (number, piece) in pieces.enumerated() {
      begin(behind: number, in: &self)
      switch piece.kind {
      case .text(let hasReferences):
        append(piece.range.range, of: text.span, hasReferences, to: &assembler)
      case .characterData:
        hasCharacterData = true
        append(piece.range.range, of: text.span, false, to: &assembler)
      case .placeholder(let replaced):
        assembler.append(
          decoded: Array(copying: bytes(replaced)), for: piece.range.range, to: &self)
      case .tag(let edge, let isProtection):
        markup.append(
          Markup(
            position: assembler.count(in: self), tag: piece.range, name: piece.name, edge: edge,
            isProtection: isProtection))
      }
    }
    begin(behind: pieces.count, in: &self)
    return assembler.finish(in: &self)
  }

  /// Appends characters, references resolved.
  private mutating func append(
    _ range: Range<Int>, of text: Span<UInt8>, _ hasReferences: Bool,
    to assembler: inout TextAssembler
  ) {
    if !hasReferences, text.extracting(range).firstIndex(of: 0x0D) == nil, source.isDecodable {
      return assembler.append(range, to: &self)
    }
    var cursor = TextCursor(text, range, hasReferences: hasReferences)
    while !cursor.isAtEnd {
      let start = cursor.position
      let scalar = cursor.next()
      assembler.append(
        scalar, for: start..<cursor.position, isVerbatim: cursor.isVerbatim, to: &self)
    }
  }
}
