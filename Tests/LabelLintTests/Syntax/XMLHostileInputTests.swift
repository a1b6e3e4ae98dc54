import LabelLint
import Testing

/// Input that is meant to hurt: it ends in named errors, and few of them.
@Suite struct XMLHostileInputTests {
  /// Reads a document to its end; its problems and how deep it went.
  private func read(_ bytes: [UInt8]) -> (codes: [ProblemCode], depth: Int, events: Int) {
    var reader = XMLReader(bytes.span)
    var depth = 0
    var events = 0
    while reader.next() != .end {
      depth = max(depth, reader.depth)
      events += 1
    }
    #expect(reader.next() == .end)
    return (reader.problems.map(\.code), depth, events)
  }

  private func nested(_ depth: Int) -> [UInt8] {
    Array((String(repeating: "<b>", count: depth) + String(repeating: "</b>", count: depth)).utf8)
  }

  @Test func nestingHasALimit() {
    #expect(read(nested(5_000)) == ([], 5_000, 10_000))
    let (codes, depth, _) = read(nested(200_000))
    #expect(codes == [.nestingTooDeep])
    #expect(depth <= XMLReader.maximumDepth)
  }

  @Test func attributesHaveALimit() {
    func element(_ count: Int) -> [UInt8] {
      Array(("<a" + (0..<count).map { " a\($0)=''" }.joined() + "/>").utf8)
    }
    #expect(read(element(10_000)).codes.isEmpty)
    #expect(read(element(10_001)).codes == [.tooManyAttributes])
    #expect(read(Array("<a b0=''".utf8) + element(9_000).dropFirst(2)).codes.isEmpty)
    let twice = String(decoding: element(9_000).dropLast(2), as: UTF8.self) + " a17=''/>"
    #expect(read(Array(twice.utf8)).codes == [.duplicateAttribute])
  }

  @Test func prefixesHaveALimit() {
    let declarations = (0..<1_000).map { " xmlns:p\($0)='u\($0)'" }.joined()
    let (codes, _, _) = read(Array("<a\(declarations)/>".utf8))
    #expect(codes.count == XMLReader.maximumProblems + 1)
    #expect(Set(codes.dropLast()) == [.tooManyAttributes])
    #expect(codes.last == .furtherProblems)
  }

  @Test func entityBombsCostNothing() {
    var text = "<!DOCTYPE a [<!ENTITY a0 \"lol\">"
    for level in 1..<40 {
      text += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    text += "]><a>" + String(repeating: "&a39;", count: 1_000) + "</a>"
    let (codes, _, events) = read(Array(text.utf8))
    #expect(codes == [.dtdNotSupported])
    #expect(events == 4)
  }

  @Test(arguments: [
    "<", "<a", "<a ", "<a b=\"", "</", "&", "]]>", "<!--", "<![CDATA[", "<?", "<!DOCTYPE a [",
    "<a><!-- ", "<a><![CDATA[", "<a>&", "<a>]]>", "<a></b>", "<a><<<<<<< ",
    "\n<<<<<<< a\n=======\n",
    "<a b='&' ", "<x:y>", "\u{1}", "\u{FFFF}", "<a xmlns:x='", "<?xml ", "<?xml version='1.0'",
  ])
  func repeatedFaultsStayFew(_ piece: String) {
    for prefix in ["", "<r>"] {
      let bytes = Array((prefix + String(repeating: piece, count: 20_000)).utf8)
      #expect(read(bytes).codes.count <= XMLReader.maximumProblems + 1)
    }
  }

  @Test func everyCutAndEveryByteIsSurvived() {
    for sample in XMLDifferentialTests.samples {
      let bytes = Array(sample.utf8)
      for end in bytes.indices {
        #expect(read(Array(bytes[..<end])).codes.count <= 3, "cut at \(end)")
        for byte in [0x00, 0x22, 0x3C, 0x3E, 0x80, 0xFF] as [UInt8] {
          var changed = bytes
          changed[end] = byte
          _ = read(changed)
        }
      }
    }
  }

  @Test func foreignContentIsNamed() {
    let cases: [(bytes: [UInt8], code: ProblemCode)] = [
      ([], .emptyFile), (Array(" \r\n\t".utf8), .emptyFile), ([0xEF, 0xBB, 0xBF], .emptyFile),
      ([3, 0, 8, 0, 0, 0], .binaryXml),
      (Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8), .gitLfsPointer),
      ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], .unknownEncoding),
    ]
    for (bytes, code) in cases {
      let input = XMLInput(path: "a.xml", bytes: bytes)
      #expect(input.problems.map(\.code) == [code])
      #expect(!input.isReadable)
    }
    for page in ["\n<!DOCTYPE html><html>", "<HTML lang='en'>"] {
      let input = XMLInput(path: "a.xml", bytes: Array(page.utf8))
      #expect(input.foreign == .webPage)
      #expect(!input.isReadable)
    }
    #expect(XMLInput(path: "a.xml", bytes: Array("<htmlx/>".utf8)).isReadable)
  }

  @Test func encodingsAreSniffed() {
    func codes(_ bytes: [UInt8]) -> [ProblemCode] {
      XMLInput(path: "a.xml", bytes: bytes).problems.map(\.code)
    }
    func document(_ encoding: String, _ tail: [UInt8] = []) -> [UInt8] {
      Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><a>".utf8) + tail + Array("</a>".utf8)
    }
    #expect(codes(document("UTF-8", [0xC3, 0xA9])).isEmpty)
    #expect(codes(document("utf-8", [0xE9])) == [.invalidEncoding])
    #expect(codes(document("ISO-8859-1", [0xE9])).isEmpty)
    #expect(codes(document("Windows-1252", [0x92])).isEmpty)
    #expect(codes(document("us-ascii")).isEmpty)
    #expect(codes(document("us-ascii", [0xE9])) == [.invalidEncoding])
    #expect(codes(document("klingon")) == [.unknownEncoding])
    #expect(codes(document("utf-16")) == [.encodingMismatch])
    #expect(codes([0xEF, 0xBB, 0xBF] + document("iso-8859-1")) == [.encodingMismatch])
    let latin = XMLInput(path: "a.xml", bytes: document("iso-8859-1", [0xE9]))
    #expect(latin.source.string(0..<latin.source.text.count).hasSuffix("<a>é</a>"))
  }
}
