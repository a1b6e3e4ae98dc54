import Testing

@testable import LabelLint

/// What few entries and messages have beside their texts, and the room that records take.
struct EntryRemarkTests {
  private static func file(_ text: String = "key value comment") -> CatalogFile {
    CatalogFile(
      source: SourceFile(path: "x.strings", stored: Array(text.utf8)), format: .strings, table: "x")
  }

  @Test("an entry says where its key stands, however much else is known of it")
  func places() {
    var file = Self.file()
    file.arena = Array("k\"ey".utf8)
    let (key, span) = (TextRef(inFile: 0..<3), ByteRange(0..<3))
    var note = EntryNote()
    note.maximumLength = 7
    file.startEntry(key: key, at: span, type: .string)
    file.startEntry(key: key, at: ByteRange(1..<3), type: .string)
    file.startEntry(key: TextRef(inArena: 0..<4), at: ByteRange(4..<9), type: .string, note: note)
    file.startEntry(
      key: key, at: span, type: .string, comment: TextRef(inFile: 10..<17),
      commentSpan: ByteRange(9..<17))
    file.startEntry(key: .none, at: ByteRange(5..<5), type: .string)
    #expect(
      file.entries.map { file.keySpan(of: $0) } == [
        span, ByteRange(1..<3), ByteRange(4..<9), span, ByteRange(5..<5),
      ])
    #expect(
      file.entries.map { file.string(file.comment(of: $0)) } == [nil, nil, nil, "comment", nil])
    #expect(file.commentSpan(of: file.entries[3]) == ByteRange(9..<17))
    #expect(file.commentSpan(of: file.entries[2]).isEmpty)
    #expect(file.entries.map { file.note(of: $0)?.maximumLength } == [nil, nil, 7, nil, nil])
    // Where the key stands as it is, and nothing else is known, nothing is kept aside.
    #expect(file.remarks.count == 4)
  }

  @Test("a comment that is found later leaves the note and the key's place")
  func laterComment() {
    var file = Self.file()
    var note = EntryNote()
    note.maximumLength = 7
    file.startEntry(
      key: TextRef(inFile: 0..<3), at: ByteRange(0..<3), type: .string, note: note)
    file.startEntry(key: TextRef(inFile: 4..<9), at: ByteRange(4..<9), type: .string)
    for index in 0..<2 {
      file.setComment(
        TextRef(inFile: 10..<17), at: ByteRange(10..<17), ofEntry: index)
    }
    #expect(file.entries.map { file.keySpan(of: $0).range } == [0..<3, 4..<9])
    #expect(file.entries.map { file.string(file.comment(of: $0)) } == ["comment", "comment"])
    #expect(file.entries.map { file.note(of: $0)?.maximumLength } == [7, nil])
  }

  @Test("only messages with a way back or with tags have marks, and each its own")
  func marks() {
    let text = #"<string name="a">x</string><string name="b">y\n<b>z</b></string>"#
    let document = "<resources>\(text)<string name=\"c\">w</string>\(Self.last)</resources>"
    let file = AndroidCatalogReader.read(
      path: "res/values/strings.xml", bytes: Array(document.utf8))
    #expect(file.problems.isEmpty)
    #expect(file.messages.map { file.string($0.text) } == ["x", "y\nz", "w", "v'"])
    #expect((0..<4).map { file.markupRange(ofMessage: $0) } == [0..<0, 0..<2, 0..<0, 2..<2])
    #expect((0..<4).map { file.runRange(ofMessage: $0).isEmpty } == [true, false, true, false])
    #expect(
      file.runRange(ofMessage: 1).upperBound == file.runRange(ofMessage: 3).lowerBound)
    #expect(file.runRange(ofMessage: 3).upperBound == file.runs.count)
  }

  private static let last = #"<string name="d">v\'</string>"#

  @Test("a message that is taken back takes its way back and its tags along")
  func takenBack() {
    var file = Self.file()
    let (key, run) = (TextRef(inFile: 0..<3), MappingRun(decoded: 0, source: 4, sourceCount: 0))
    file.startEntry(key: key, at: ByteRange(0..<3), type: .array)
    file.arena = Array("value".utf8)
    for _ in 0..<2 {
      let firstRun = file.runs.count
      file.runs.append(run)
      file.appendMessage(
        TextRef(inArena: 0..<5), value: ByteRange(4..<9), firstRun: firstRun, firstMark: 0)
    }
    file.appendMessage(
      TextRef(inFile: 4..<9), value: ByteRange(4..<9), firstRun: 2, firstMark: 0)
    file.removeLastMessage()
    #expect(file.messages.count == 2 && file.runs.count == 2)
    file.removeLastMessage()
    #expect(file.messages.count == 1 && file.runs.count == 1)
    #expect(file.runRange(ofMessage: 0) == 0..<1)
  }

  @Test(
    "arrays keep their elements and little room for more",
    arguments: [0, 1, 2, 15, 16, 17, 100, 5000])
  func trimming(count: Int) {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(count * 3 + 50)
    for number in 0..<count { numbers.append(UInt32(number)) }
    numbers.trim()
    #expect(numbers == (0..<UInt32(count)).map { $0 })
    // Allocators hand out whole pieces of 16 bytes.
    #expect(numbers.capacity <= count + count / 16 + 8)
  }

  @Test("records are as small as their fields")
  func sizes() {
    #expect(MemoryLayout<Entry>.stride == 24)
    #expect(MemoryLayout<Message>.stride == 24)
  }
}
