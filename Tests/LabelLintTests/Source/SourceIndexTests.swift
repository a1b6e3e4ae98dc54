import LabelLint
import Testing

@Suite struct SourceIndexTests {
  /// A way a text is stored.
  struct Storage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let encoding: TextEncoding
    let mark: [UInt8]
    /// Stored bytes of a scalar.
    let width: @Sendable (Unicode.Scalar) -> Int

    /// The file that holds a text stored that way.
    func file(_ text: String) -> SourceFile {
      SourceFile(path: "f", stored: stored(text), encoding: encoding, markLength: mark.count)
    }

    /// The bytes of a text stored that way.
    func stored(_ text: String) -> [UInt8] {
      var stored = mark
      switch encoding {
      case .utf16LittleEndian:
        for unit in text.utf16 { stored += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
      case .utf16BigEndian:
        for unit in text.utf16 { stored += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
      default: stored += Array(text.utf8)
      }
      return stored
    }
  }

  static let storages = [
    Storage(testDescription: "UTF-8", encoding: .utf8, mark: []) { UTF8.width($0) },
    Storage(testDescription: "UTF-8 with a mark", encoding: .utf8, mark: [0xEF, 0xBB, 0xBF]) {
      UTF8.width($0)
    },
    Storage(
      testDescription: "UTF-16, low byte first", encoding: .utf16LittleEndian, mark: [0xFF, 0xFE]
    ) { UTF16.width($0) * 2 },
    Storage(
      testDescription: "UTF-16, high byte first", encoding: .utf16BigEndian, mark: [0xFE, 0xFF]
    ) { UTF16.width($0) * 2 },
  ]

  /// Lines with every kind of end, and longer than the step between two marks.
  static let text =
    "a\u{10400}b\r\n👩\u{200D}👩\u{200D}👧 Share\rthird\n\n"
    + String(repeating: "é\u{10400}x", count: 300) + "\nlast"

  @Test(arguments: storages) func everyScalarHasItsPlace(_ storage: Storage) {
    let file = storage.file(Self.text)
    let index = SourceIndex(file)
    let table = LineTable(file)
    var offset = file.start
    var stored = storage.mark.count
    var (line, column) = (1, 1)
    var previous: Unicode.Scalar = " "
    for scalar in Self.text.unicodeScalars {
      if previous == "\n" || (previous == "\r" && scalar != "\n") { (line, column) = (line + 1, 1) }
      let position = index.position(of: offset)
      #expect(position.line == line)
      #expect(position.column == column)
      #expect(position == table.position(of: offset))
      #expect(index.storedOffset(of: offset) == stored)
      #expect(index.storedOffset(of: offset) == file.storedOffset(of: offset))
      #expect(index.offset(ofStored: stored) == offset)
      offset += UTF8.width(scalar)
      stored += storage.width(scalar)
      column += 1
      previous = scalar
    }
    #expect(index.storedOffset(of: offset) == stored)
    #expect(index.offset(ofStored: stored) == offset)
  }

  @Test(arguments: storages) func theVectorsOfColumns(_ storage: Storage) {
    for (text, before, column) in [
      ("a\u{10400}b", "a\u{10400}", 3), ("👩\u{200D}👩\u{200D}👧 Share", "👩\u{200D}👩\u{200D}👧 ", 7),
    ] {
      for lineEnd in ["", "\n", "\r", "\r\n"] {
        let file = storage.file(lineEnd + text)
        let offset = file.start + lineEnd.utf8.count + before.utf8.count
        let position = SourceIndex(file).position(of: offset)
        #expect(position.column == column)
        #expect(position.line == (lineEnd.isEmpty ? 1 : 2))
      }
    }
  }

  @Test func offsetsOutsideTheFileAreItsEnds() {
    let index = SourceIndex(SourceFile(path: "f", stored: Array("ab".utf8)))
    #expect(index.storedOffset(of: 99) == 2)
    #expect(index.offset(ofStored: 99) == 2)
    #expect(index.offset(ofStored: -1) == 0)
    #expect(index.position(of: 99).line == 1)
    #expect(index.position(of: 99).column == 3)
  }

  @Test(arguments: [[], [0x80], [0xF0, 0x9F], Array(repeating: 0xBF, count: 600)] as [[UInt8]])
  func illFormedBytesHavePlaces(_ bytes: [UInt8]) {
    let index = SourceIndex(SourceFile(path: "f", stored: bytes))
    for offset in 0...bytes.count {
      #expect(index.storedOffset(of: offset) == offset)
      #expect(index.offset(ofStored: offset) == offset)
      #expect(index.position(of: offset).line == 1)
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n"], ["", "\n"]) func linesOfEveryLength(
    _ lineEnd: String, _ other: String
  ) {
    var text = ""
    for length in 0..<60 { text += String(repeating: "é", count: length * 11 % 600) + lineEnd }
    text += other + "last"
    let file = SourceFile(path: "f", stored: Array(text.utf8))
    let index = SourceIndex(file)
    var (line, column, start) = (1, 1, 0)
    for offset in 0..<file.text.count {
      let byte = file.text[offset]
      #expect(index.position(of: offset).line == line)
      // A byte inside a scalar has the column behind it.
      let isInside = byte & 0xC0 == 0x80
      #expect(index.position(of: offset).column == (isInside ? column + 1 : column))
      if byte & 0xC0 != 0xC0 { column += 1 }
      let isLast = offset + 1 == file.text.count
      if byte == 0x0A || (byte == 0x0D && (isLast || file.text[offset + 1] != 0x0A)) {
        let content = index.content(of: line)
        #expect(content.lowerBound == start)
        #expect(file.text[content].allSatisfy { $0 != 0x0A && $0 != 0x0D })
        (line, column, start) = (line + 1, 1, offset + 1)
      }
    }
    #expect(index.lines.count == line)
    #expect(index.content(of: line) == start..<file.text.count)
  }
}
