/// The bytes of a `.strings` or `.stringsdict` file as text, and the syntax they are in.
struct PropertyListFile {
  /// The syntaxes a property list may be written in.
  enum Syntax {
    /// `"key" = "value";`.
    case oldStyle
    /// `<plist><dict>…`.
    case xml
    /// `bplist00`.
    case binary
    /// Nothing to read: an empty file, or something else in place of a catalog.
    case none
  }

  /// The text.
  let source: SourceFile
  /// How it is to be read.
  private(set) var syntax: Syntax
  /// What is wrong with the file as a whole.
  private(set) var problems: [ReadingProblem] = []

  /// Looks at the first bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`.
  ///   - bytes: The file as it is on disk.
  ///   - emptiness: How bad a file of no bytes is.
  init(path: String, bytes: [UInt8], emptiness: Severity) {
    let bytes = bytes.count > SourceFile.maximumBytes ? [] : bytes
    if bytes.starts(with: "bplist".utf8) {
      source = SourceFile(path: path, stored: bytes, encoding: .binary)
      syntax = .binary
      return
    }
    if let mark = TextEncoding.fromByteOrderMark(bytes.span) {
      source = SourceFile(
        path: path, stored: bytes, encoding: mark.encoding, markLength: mark.markLength)
    } else if let encoding = Self.encodingWithoutMark(bytes.span) {
      source = SourceFile(path: path, stored: bytes, encoding: encoding)
      problems.append(
        ReadingProblem(
          .utf16WithoutBom, at: .zero,
          "the file is \(encoding.rawValue) without a byte-order mark, which Apple's readers refuse"))
    } else {
      source = SourceFile(path: path, stored: bytes)
    }
    syntax = .oldStyle
    if bytes.isEmpty {
      syntax = .none
      problems.append(ReadingProblem(.emptyFile, at: .zero, "the file is empty", severity: emptiness))
      return
    }
    reportEncoding()
    detectSyntax()
  }

  /// A file that is too large to be read, which has no text here.
  static func tooLarge(_ bytes: [UInt8]) -> ReadingProblem? {
    guard bytes.count > SourceFile.maximumBytes else { return nil }
    return ReadingProblem(
      .tooLarge, at: .zero,
      "the file has \(bytes.count) bytes; \(SourceFile.maximumBytes) are read at most")
  }

  private mutating func reportEncoding() {
    guard let offset = source.invalidOffset else { return }
    let message: String
    if source.encoding == .utf8, offset < source.text.count {
      let byte = String(source.text[offset], radix: 16, uppercase: true)
      message = "byte 0x\(byte) is not UTF-8: save the file as UTF-8"
    } else {
      message = "a character is not well-formed \(source.encoding.rawValue)"
    }
    problems.append(
      ReadingProblem(
        .invalidEncoding, at: ByteRange(offset..<min(offset + 1, source.text.count)), message))
  }

  private mutating func detectSyntax() {
    let text = source.text
    var start = source.start
    while start < text.count, text[start] == 0x20 || (text[start] &- 9) < 5 { start += 1 }
    let beginning = text[start..<min(text.count, start + 256)]
    if beginning.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      syntax = .none
      problems.append(
        ReadingProblem(
          .gitLfsPointer, at: ByteRange(start..<text.count),
          "a Git LFS pointer stands in place of the catalog: fetch the file with `git lfs pull`"))
      return
    }
    guard beginning.first == UInt8(ascii: "<"), let second = beginning.dropFirst().first else {
      return
    }
    let lowerCase = beginning.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if lowerCase.starts(with: "<!doctype html".utf8) || lowerCase.starts(with: "<html".utf8) {
      syntax = .none
      reportPage(at: start, element: lowerCase.starts(with: "<html".utf8))
    } else if second == UInt8(ascii: "?") || second == UInt8(ascii: "!") || (second | 0x20) >= 0x61 {
      syntax = .xml
    }
  }

  private mutating func reportPage(at start: Int, element: Bool) {
    let line = ByteRange(start..<start + (element ? 5 : 14))
    problems.append(
      ReadingProblem(.htmlPage, at: line, "an HTML page stands in place of the catalog"))
    if element {
      problems.append(
        ReadingProblem(.unknownPlistElement, at: line, "`html` is no element of a property list"))
    }
  }

  /// UTF-16 whose first two characters, ASCII in every property list, show it without a mark.
  private static func encodingWithoutMark(_ bytes: Span<UInt8>) -> TextEncoding? {
    guard bytes.count >= 4 else { return nil }
    let zeros = (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0)
    if zeros == (false, true, false, true) { return .utf16LittleEndian }
    if zeros == (true, false, true, false) { return .utf16BigEndian }
    return nil
  }
}
