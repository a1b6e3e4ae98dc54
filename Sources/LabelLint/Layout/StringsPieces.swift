/// The pieces of a `.strings` file: its pairs with the comments between them.
struct StringsPieces {
  private let source: SourceFile
  private let text: [UInt8]
  private var position: Int
  private var pieces: [LayoutPiece] = []
  /// Where the piece before ends.
  private var end: Int

  /// The pieces of a file.
  ///
  /// - Throws: That it has something else than pairs of texts.
  static func all(in source: SourceFile) throws(CatalogLayout.Refusal) -> [LayoutPiece] {
    var reader = StringsPieces(source)
    try reader.read()
    return reader.pieces
  }

  private init(_ source: SourceFile) {
    self.source = source
    text = source.text
    position = source.start
    end = source.start
  }

  private mutating func read() throws(CatalogLayout.Refusal) {
    skipBlanks()
    while position < text.count {
      let start = position
      if begins("/*") {
        try skip(behind: "*/")
        add(start, isComment: true)
      } else if begins("//") {
        while position < text.count, text[position] != 0x0A, text[position] != 0x0D {
          position += 1
        }
        add(start, isComment: true)
      } else {
        try readPair(start)
      }
      skipBlanks()
    }
  }

  /// Reads `key = value;` or `key;`.
  private mutating func readPair(_ start: Int) throws(CatalogLayout.Refusal) {
    let key = try token()
    skipBlanks()
    var written = Array(text[key])
    if begins("=") {
      position += 1
      skipBlanks()
      written += Array(" = ".utf8) + text[try token()]
      skipBlanks()
    }
    guard begins(";") else {
      throw CatalogLayout.unreadable(
        source, at: position, "expected a semicolon after a pair of texts")
    }
    position += 1
    written.append(0x3B)
    add(start, isComment: false)
    pieces[pieces.count - 1].text = written
    let isQuoted = text[key.lowerBound] == 0x22 || text[key.lowerBound] == 0x27
    let name = isQuoted ? key.dropFirst().dropLast() : key
    pieces[pieces.count - 1].key = String(decoding: text[name], as: UTF8.self)
  }

  /// Reads a text, with quotation marks or without; where it is.
  private mutating func token() throws(CatalogLayout.Refusal) -> Range<Int> {
    let start = position
    guard position < text.count else {
      throw CatalogLayout.unreadable(source, at: position, "expected a text")
    }
    let quote = text[start]
    if quote == 0x22 || quote == 0x27 {
      position += 1
      while position < text.count, text[position] != quote {
        position += text[position] == 0x5C ? 2 : 1
      }
      guard position < text.count else {
        throw CatalogLayout.unreadable(source, at: start, "a quotation mark is missing")
      }
      position += 1
    } else {
      while position < text.count, StringsScanner.isUnquoted(text[position]), !begins("/*"),
        !begins("//")
      {
        position += 1
      }
    }
    guard position > start else {
      throw CatalogLayout.unreadable(
        source, at: start, "only pairs of texts can be laid out, without comments inside them")
    }
    return start..<position
  }

  private mutating func add(_ start: Int, isComment: Bool) {
    var piece = LayoutPiece(start..<position, after: end, of: text)
    piece.isComment = isComment
    pieces.append(piece)
    end = position
  }

  private func begins(_ sign: StaticString) -> Bool { text.span.begins(with: sign, at: position) }

  private mutating func skipBlanks() {
    while position < text.count, ASCII.isSpace(text[position]) { position += 1 }
  }

  private mutating func skip(behind sign: StaticString) throws(CatalogLayout.Refusal) {
    let start = position
    position += 2
    while position < text.count, !begins(sign) { position += 1 }
    guard position < text.count else {
      throw CatalogLayout.unreadable(source, at: start, "a comment does not end")
    }
    position += sign.utf8CodeUnitCount
  }
}
