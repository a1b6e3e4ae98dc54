/// The pieces of an XML file of resources: the elements of `<resources>` with the comments between them.
///
/// Texts are not touched, nor is what is in a tag.
struct ResourcesPieces: ~Escapable {
  private var xml: XMLReader
  private let source: SourceFile
  private var pieces: [LayoutPiece] = []
  /// Where the piece before ends.
  private var end: Int

  /// The pieces of a file.
  ///
  /// - Throws: That something else is between the elements.
  static func all(in source: SourceFile) throws(CatalogLayout.Refusal) -> [LayoutPiece] {
    let text = source.text
    var reader = ResourcesPieces(text.span, source)
    try reader.read()
    return reader.pieces
  }

  @_lifetime(copy text)
  private init(_ text: Span<UInt8>, _ source: SourceFile) {
    xml = XMLReader(text, from: source.start)
    self.source = source
    end = source.start
    // The reader is behind the XML declaration.
    if xml.position > source.start { add(source.start..<xml.position, depth: 0) }
  }

  @_lifetime(self: copy self)
  private mutating func read() throws(CatalogLayout.Refusal) {
    while true {
      switch xml.next() {
      case .startElement: xml.depth == 1 ? add(xml.range, depth: 0) : addEntry()
      case .endElement: if !xml.isEmptyElement { add(xml.range, depth: 0) }
      case .comment: add(xml.range, depth: xml.depth) { $0.isComment = true }
      case .processingInstruction, .documentType: add(xml.range, depth: xml.depth)
      case .text where xml.isBlank: break
      case .text, .characterData:
        throw CatalogLayout.unreadable(
          source, at: xml.range.lowerBound, "text between the elements of <resources>")
      case .end: return
      }
    }
  }

  /// Adds a piece.
  @_lifetime(self: copy self)
  private mutating func add(
    _ range: Range<Int>, depth: Int, _ change: (inout LayoutPiece) -> Void = { _ in }
  ) {
    var piece = LayoutPiece(range, after: end, of: source.text)
    piece.depth = depth
    change(&piece)
    pieces.append(piece)
    end = range.upperBound
  }

  /// Adds an element of the root.
  @_lifetime(self: copy self)
  private mutating func addEntry() {
    let start = xml.range.lowerBound
    let name = xml.attributes.first { xml.isText($0.name.range, "name") }
      .map { String(decoding: xml.value(of: $0), as: UTF8.self) }
    let isGroup = Self.groups.contains { xml.isNamed($0) }
    let items = isGroup && !xml.isEmptyElement ? self.items() : nil
    if items == nil, xml.depth > 1 { xml.skipElement() }
    add(start..<xml.range.upperBound, depth: 1) { piece in
      piece.key = name ?? ""
      if let items { piece.text = items }
    }
  }

  /// Elements that have one item on each line.
  private static let groups: [StaticString] = ["plurals", "string-array", "array", "integer-array"]

  /// The text of a group with its items set in; nil, behind the group, where it has something else in it.
  @_lifetime(self: copy self)
  private mutating func items() -> [UInt8]? {
    let lineEnd = Array(LineLayout(source).lineEnd.utf8)
    var text = Array(source.text[xml.range])
    var isPlain = true
    func line(_ depth: Int) -> [UInt8] {
      lineEnd + [UInt8](repeating: 0x20, count: depth * LayoutPiece.indent)
    }
    while true {
      switch xml.next() {
      case .startElement:
        let start = xml.range.lowerBound
        xml.skipElement()
        text += line(2) + source.text[start..<xml.range.upperBound]
      case .comment, .processingInstruction: text += line(2) + source.text[xml.range]
      case .text where xml.isBlank: break
      case .endElement:
        text += line(1) + source.text[xml.range]
        return isPlain ? text : nil
      case .end: return nil
      default: isPlain = false
      }
    }
  }
}
