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
  private(set) var syntax = Syntax.none
  /// What is wrong with the file as a whole.
  private(set) var problems: [ReadingProblem] = []

  /// Looks at the first bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`.
  ///   - bytes: The file as it is on disk.
  ///   - emptiness: How bad a file of no bytes is.
  init(path: String, bytes: [UInt8], emptiness: Severity) {
    guard bytes.count <= SourceFile.maximumBytes else {
      source = SourceFile(path: path, stored: [])
      refuse(.tooLarge, "the file has more than \(SourceFile.maximumBytes) bytes")
      return
    }
    if bytes.isEmpty {
      source = SourceFile(path: path, stored: bytes)
      refuse(.emptyFile, "the file is empty", severity: emptiness)
    } else if bytes.starts(with: "bplist".utf8) {
      source = SourceFile(path: path, stored: bytes, encoding: .binary)
      syntax = .binary
    } else if let content = ForeignContent.kind(of: bytes.span) {
      source = SourceFile(path: path, stored: bytes)
      if let code = content.code {
        refuse(code, content.message)
      } else {
        refuse(
          .unknownPlistElement, "\(content.message): `html` is not an element of a property list")
      }
    } else if Self.isXML(bytes.span) {
      let input = XMLInput(path: path, bytes: bytes)
      source = input.source
      problems = input.problems
      if input.isReadable { syntax = .xml }
    } else {
      source = Self.decoded(bytes, path: path)
      syntax = .oldStyle
      reportEncoding(hasMark: source.markLength > 0)
    }
  }

  /// Records why the file is not read.
  private mutating func refuse(
    _ code: ProblemCode, _ message: String, severity: Severity? = nil
  ) {
    problems.append(ReadingProblem(code, at: .zero, message, severity: severity))
  }

  /// Whether the first character starts XML: `<` before a letter, `?` or `!`, in UTF-8 or UTF-16.
  private static func isXML(_ bytes: Span<UInt8>) -> Bool {
    let markLength = TextEncoding.fromByteOrderMark(bytes)?.markLength ?? 0
    var characters: [UInt8] = []
    var index = markLength
    while index < bytes.count, characters.count < 2 {
      let byte = bytes[index]
      if byte != 0, !characters.isEmpty || !ByteScan.isBlank(byte) { characters.append(byte) }
      index += 1
    }
    guard characters.count == 2, characters[0] == UInt8(ascii: "<") else { return false }
    let next = characters[1]
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
      || ASCII.isLetter(next)
  }

  /// The text of an old-style property list.
  private static func decoded(_ bytes: [UInt8], path: String) -> SourceFile {
    if let mark = TextEncoding.fromByteOrderMark(bytes.span) {
      return SourceFile(
        path: path, stored: bytes, encoding: mark.encoding, markLength: mark.markLength)
    }
    return SourceFile(path: path, stored: bytes, encoding: encodingWithoutMark(bytes.span))
  }

  /// Reports a missing byte-order mark and the first byte that could not be decoded.
  private mutating func reportEncoding(hasMark: Bool) {
    if !hasMark, source.encoding != .utf8 {
      refuse(
        .utf16WithoutBom,
        "the file is \(source.encoding.rawValue) without a byte-order mark, which apps cannot read")
    }
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

  /// UTF-16 whose first two characters, ASCII in every property list, show it without a mark.
  private static func encodingWithoutMark(_ bytes: Span<UInt8>) -> TextEncoding {
    guard bytes.count >= 4 else { return .utf8 }
    let zeros = (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0)
    if zeros == (false, true, false, true) { return .utf16LittleEndian }
    if zeros == (true, false, true, false) { return .utf16BigEndian }
    return .utf8
  }
}
