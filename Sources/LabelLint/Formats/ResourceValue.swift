/// A value while it is read: its text so far, and which tags it holds.
struct ResourceValue {
  /// The text so far.
  private var assembler: TextAssembler
  /// How Gradle's compiler reads it; nil where Compose does.
  private var android: AndroidText?
  /// How Compose reads it; not asked where Gradle's compiler does.
  private var compose = ComposeText()
  /// Whether it holds tags without a namespace.
  private(set) var hasTags = false
  /// Whether it holds tags other than those of `xliff:g`.
  private(set) var hasMarkup = false
  /// Whether it holds CDATA sections.
  private(set) var hasCharacterData = false
  /// Pieces of text so far.
  private var textCount = 0
  /// Whether a blank may begin it, in the document.
  private var beginsWithBlank = false
  /// Whether a blank may end it.
  private var endsWithBlank = false
  /// Open `xliff:g`.
  private var protectionDepth = 0
  /// Where the first `xliff:g` starts in the text, in bytes; nil without one.
  private var protectionStart: Int?
  /// Where the last one ends.
  private var protectionEnd = 0

  /// A value that begins at an offset of the document.
  init(format: CatalogFormat, at offset: Int) {
    assembler = TextAssembler(at: offset)
    android = format == .android ? AndroidText() : nil
  }

  /// Length of the text so far, in bytes.
  func count(in file: borrowing CatalogFile) -> Int { assembler.count(in: file) }

  /// Where half of a surrogate pair is escaped without its other half.
  var loneHalf: Range<Int>? { android?.units.loneHalves.first }

  /// Whether the two compilers of Android may read the value differently: when not, they do not.
  var mayDependOnCompiler: Bool {
    guard let android else { return false }
    if android.hasReported { return false }
    return android.hasWideBlank || android.units.hasSurrogate || android.hasCarriedBackslash
      || !hasTags && (beginsWithBlank || endsWithBlank)
        && (android.hasQuotes || textCount > 1 || android.hasEscapedBlank)
  }

  /// Appends a piece of text.
  mutating func append(
    _ piece: ValuePiece, of text: Span<UInt8>, to file: inout CatalogFile
  ) {
    let isCharacterData = piece.kind == .characterData
    if isCharacterData { hasCharacterData = true }
    if piece.range.isEmpty { return }
    // A reference at an end may stand for a blank.
    let (first, last) = (text[piece.range.lowerBound], text[piece.range.upperBound - 1])
    if textCount == 0 { beginsWithBlank = first <= 0x20 || first == 0x26 }
    endsWithBlank = last <= 0x20 || last == 0x3B
    textCount += 1
    if android != nil {
      android?.append(
        piece.range, of: text, hasReferences: !isCharacterData, to: &assembler, &file)
    } else {
      compose.append(
        piece.range, of: text, hasReferences: !isCharacterData, to: &assembler, &file)
    }
  }

  /// Takes note of a tag.
  ///
  /// - Parameters:
  ///   - edge: Which tag of its element it is.
  ///   - isForeign: Whether it has a namespace.
  ///   - isProtection: Whether it is `xliff:g`.
  ///   - file: The file that the text is assembled in.
  /// - Returns: Whether it is an `xliff:g` inside another one.
  mutating func append(
    _ edge: Markup.Edge, isForeign: Bool, isProtection: Bool, in file: borrowing CatalogFile
  ) -> Bool {
    if !isProtection { hasMarkup = true }
    if !isForeign {
      hasTags = true
      android?.reset()
    }
    guard isProtection else { return false }
    let count = assembler.count(in: file)
    if edge != .closing { protectionStart = protectionStart ?? count }
    if edge != .opening { protectionEnd = count }
    switch edge {
    case .opening: protectionDepth += 1
    case .closing: protectionDepth = max(0, protectionDepth - 1)
    case .empty: return protectionDepth > 0
    }
    return edge == .opening && protectionDepth > 1
  }

  /// The finished text; marks behind the first ones of the file move with what is trimmed.
  mutating func finish(in file: inout CatalogFile, firstMark: Int) -> TextRef {
    if android == nil { compose.finish(to: &assembler, &file) }
    guard let android, !hasTags else { return assembler.finish(in: &file) }
    let count = assembler.count(in: file)
    let kept = android.kept(
      of: count, protected: protectionStart.map { $0..<max($0, protectionEnd) })
    if kept == 0..<count { return assembler.finish(in: &file) }
    for index in firstMark..<file.markup.count {
      let position = Int(file.markup[index].position) - kept.lowerBound
      file.markup[index].position = UInt32(clamping: min(max(0, position), kept.count))
    }
    return assembler.finish(trimmedTo: kept, in: &file)
  }
}
