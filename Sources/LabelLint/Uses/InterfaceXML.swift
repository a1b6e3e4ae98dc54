/// The XML of an interface: its tags, their attributes and the lines they stand on.
struct InterfaceXML: ~Escapable {
  /// What a tag that is met begins or ends.
  enum Tag {
    /// An element begins.
    case start
    /// The innermost element has ended.
    case end
  }

  /// The reader, at the tag that was met.
  private(set) var xml: XMLReader
  private var offset = 0
  private var line = 1

  /// Reads a text from its beginning.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>) {
    // A byte-order mark is none of the text.
    xml = XMLReader(text, from: text.begins(with: "\u{FEFF}") ? 3 : 0)
  }

  /// Comes to the next tag; nil at the end of the file.
  @_lifetime(self: copy self)
  mutating func next() -> Tag? {
    while true {
      switch xml.next() {
      case .end: return nil
      case .startElement: return .start
      case .endElement: return .end
      default: break
      }
    }
  }

  /// Number of elements that are open; one that begins counts already.
  var depth: Int { xml.depth }

  /// The bytes of a place.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range { bytes.append(xml.text[index]) }
    return bytes
  }

  /// Line of an offset, from 1; offsets come in order, but for attributes of one tag.
  @_lifetime(self: copy self)
  mutating func line(at target: Int) -> UInt32 {
    let end = min(target, xml.text.count)
    if end > offset {
      line += xml.text.count(of: 0x0A, in: offset..<end)
      offset = end
    }
    return UInt32(clamping: line)
  }
}
