/// The bytes of a file made ready for `XMLReader`: decoded, and looked at for what is no XML.
package struct XMLInput: Sendable {
  /// Largest file that is read as XML, in bytes.
  package static let maximumBytes = 1 << 28

  /// The text of the file; empty when it is not read.
  package let source: SourceFile
  /// What is wrong with the bytes.
  package private(set) var problems: [ReadingProblem] = []
  /// What the file is instead of XML, if its first bytes say so.
  package private(set) var foreign: ForeignContent?
  /// Whether there is anything that an `XMLReader` could read.
  package private(set) var isReadable = true

  /// Takes over the bytes of a file as they are on disk; its path is relative to the root.
  package init(path: String, bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes else {
      source = SourceFile(path: path, stored: [])
      refuse(
        .tooLarge, "the file has more than \(Self.maximumBytes) bytes")
      return
    }
    let stored = bytes.span
    if let kind = ForeignContent.kind(of: stored) {
      source = SourceFile(path: path, stored: bytes, encoding: .binary)
      foreign = kind
      isReadable = false
      if let code = kind.code { refuse(code, kind.message) }
      return
    }
    let mark = TextEncoding.fromByteOrderMark(stored)
    let encoding = mark?.encoding ?? Self.encodingWithoutMark(stored)
    if encoding == .utf32LittleEndian || encoding == .utf32BigEndian {
      source = SourceFile(path: path, stored: bytes, encoding: .binary)
      refuse(.unknownEncoding, "the file is stored as UTF-32; XML catalogs are UTF-8")
      return
    }
    let markLength = mark?.markLength ?? 0
    var file = SourceFile(path: path, stored: bytes, encoding: encoding, markLength: markLength)
    var isASCII = false
    if let declared = XMLEncodingDeclaration(file) {
      switch declared.resolved(for: encoding, hasMark: mark != nil) {
      case .encoding(let other):
        if other != encoding { file = SourceFile(path: path, stored: bytes, encoding: other) }
      case .ascii: isASCII = true
      case .problem(let problem):
        problems.append(problem)
        // Where the declaration contradicts the bytes, no offset means the same to two readers.
        if problem.code == .encodingMismatch { isReadable = false }
      }
    }
    source = file
    if ByteScan.firstNonBlank(file.text.span, from: file.start) == file.text.count {
      refuse(.emptyFile, "the file is empty")
    } else if let invalid = isASCII ? Self.firstPastASCII(file.text.span) : file.invalidOffset {
      problems.append(
        ReadingProblem(
          .invalidEncoding, at: ByteRange(invalid..<invalid + 1),
          "the bytes here are not \(isASCII ? "us-ascii" : file.encoding.rawValue)"))
    }
  }

  /// Records why the file is not read.
  private mutating func refuse(_ code: ProblemCode, _ message: String) {
    problems.append(ReadingProblem(code, at: .zero, message))
    isReadable = false
  }

  /// UTF-16 shows by the zero byte beside the first `<`, as expat has it; else UTF-8.
  private static func encodingWithoutMark(_ bytes: Span<UInt8>) -> TextEncoding {
    guard bytes.count >= 2 else { return .utf8 }
    if bytes[0] == 0x3C, bytes[1] == 0 { return .utf16LittleEndian }
    if bytes[0] == 0, bytes[1] == 0x3C { return .utf16BigEndian }
    return .utf8
  }

  /// Offset of the first byte past ASCII; nil when there is none.
  private static func firstPastASCII(_ bytes: Span<UInt8>) -> Int? {
    let index = ByteScan.first(
      in: bytes, from: 0, mask: { $0 & ByteScan.repeated(0x80) }, test: { $0 >= 0x80 })
    return index < bytes.count ? index : nil
  }
}
