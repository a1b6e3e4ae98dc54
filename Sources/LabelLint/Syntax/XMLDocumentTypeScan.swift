/// Finds the parts of a document type declaration without reading any of its declarations.
struct XMLDocumentTypeScan: ~Escapable {
  /// The text that is read.
  private let text: Span<UInt8>
  /// Offset of what is read next; behind the declaration at the end.
  private(set) var position: Int
  /// Where the name of the root element stands.
  private(set) var name: Range<Int>
  /// Where the internal subset stands, without its brackets; nil when there is none.
  private(set) var subset: Range<Int>?
  /// Whether the subset declares an entity that stands elsewhere.
  private(set) var declaresExternalEntity = false
  /// What is wrong with the declaration; nil when nothing is.
  private(set) var message: String?

  /// Starts behind `<!DOCTYPE`.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, at start: Int) {
    self.text = text
    position = start
    name = start..<start
  }

  /// Reads up to the `>` that ends the declaration.
  @_lifetime(self: copy self)
  mutating func read() {
    readHead()
    if message == nil, subset == nil, byte == 0x5B {
      readSubset()
      skipBlanks()
    }
    if byte == 0x3E {
      position += 1
      return
    }
    message = message ?? "the document type declaration is malformed"
    // Up to the next bracket: what stands between is no part of the document.
    while position < text.count, text[position] != 0x3C {
      position += 1
      if text[position - 1] == 0x3E { break }
    }
  }

  /// Reads the name and the identifiers.
  @_lifetime(self: copy self)
  private mutating func readHead() {
    guard skipBlanks() else {
      message = "`<!DOCTYPE` must be followed by a name"
      return
    }
    let nameStart = position
    guard let end = XMLNames.simple(text, at: position) else {
      message = "`<!DOCTYPE` must be followed by a name"
      return
    }
    position = end
    // A prefix may stand before the name; expat lets any name characters follow the colon.
    if byte == 0x3A {
      position += 1
      let first = position
      while position < text.count, isNameByte(text[position]) { position += 1 }
      if first == position { message = "the name in `<!DOCTYPE` is malformed" }
    }
    name = nameStart..<position
    guard skipBlanks() else { return }
    if ByteScan.matches(text, at: position, "SYSTEM") {
      position += 6
      readLiteral(isPublic: false)
    } else if ByteScan.matches(text, at: position, "PUBLIC") {
      position += 6
      readLiteral(isPublic: true)
      readLiteral(isPublic: false)
    } else {
      return
    }
    skipBlanks()
  }

  /// Reads a quoted identifier and the blanks that must stand before it.
  @_lifetime(self: copy self)
  private mutating func readLiteral(isPublic: Bool) {
    guard skipBlanks(), let quote = byte, quote == 0x22 || quote == 0x27 else {
      message = message ?? "an identifier in quotes is missing in `<!DOCTYPE`"
      return
    }
    let start = position + 1
    let end = ByteScan.first(quote, in: text, from: start)
    if isPublic {
      for index in start..<end where !isPublicByte(text[index]) {
        message = "the public identifier contains a character that it cannot contain"
        break
      }
    }
    position = min(end + 1, text.count)
  }

  /// Reads the internal subset: quoted texts, comments and instructions are passed over whole.
  @_lifetime(self: copy self)
  private mutating func readSubset() {
    position += 1
    let start = position
    var isEntity = false
    while position < text.count, text[position] != 0x5D {
      if ByteScan.matches(text, at: position, "<!--") {
        skip(behind: "-->")
      } else if ByteScan.matches(text, at: position, "<?") {
        skip(behind: "?>")
      } else if text[position] == 0x22 || text[position] == 0x27 {
        position = min(ByteScan.first(text[position], in: text, from: position + 1) + 1, text.count)
      } else {
        if ByteScan.matches(text, at: position, "<!ENTITY") { isEntity = true }
        if text[position] == 0x3E { isEntity = false }
        if isEntity,
          ByteScan.matches(text, at: position, "SYSTEM")
            || ByteScan.matches(text, at: position, "PUBLIC")
        {
          declaresExternalEntity = true
        }
        position += 1
      }
    }
    subset = start..<position
    position = min(position + 1, text.count)
  }

  /// Moves behind a literal, or to the end of the text.
  @_lifetime(self: copy self)
  private mutating func skip(behind literal: StaticString) {
    while position < text.count, !ByteScan.matches(text, at: position, literal) { position += 1 }
    position = min(position + literal.utf8CodeUnitCount, text.count)
  }

  /// The byte that is read next.
  private var byte: UInt8? { position < text.count ? text[position] : nil }

  /// Moves behind blanks; whether there were some.
  @_lifetime(self: copy self)
  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    position = ByteScan.firstNonBlank(text, from: position)
    return position > start
  }

  /// Whether a byte may stand in a name; bytes past ASCII are taken for such.
  private func isNameByte(_ byte: UInt8) -> Bool { byte >= 0x80 || XMLNames.continuesName(byte) }

  /// Whether a byte may stand in a public identifier (XML 1.0, 2.3, production PubidChar).
  private func isPublicByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x21, 0x23...0x25, 0x27...0x3B, 0x3D, 0x3F, 0x40, 0x5F: true
    case 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
