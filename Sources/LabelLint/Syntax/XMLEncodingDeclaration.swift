/// The encoding that a document's XML declaration names, and whether it can be true.
struct XMLEncodingDeclaration {
  /// What a declared encoding means for a file.
  enum Resolution {
    /// The file is to be read by this encoding.
    case encoding(TextEncoding)
    /// The file is UTF-8 whose bytes are all ASCII.
    case ascii
    /// The encoding is unknown or cannot be that of the file.
    case problem(ReadingProblem)
  }

  /// The name in lower case.
  private let name: String
  /// The name as it is written.
  private let spelling: String
  /// Where the name stands in the text.
  private let span: ByteRange

  /// Reads the declaration of a file; nil when it names no encoding, or UTF-8 for a file that is.
  init?(_ file: SourceFile) {
    let text = file.text.span
    if file.encoding == .utf8, XMLDeclaration.endOfUsual(text, at: file.start) != nil { return nil }
    guard XMLDeclaration.isPresent(text, at: file.start) else { return nil }
    var end = file.start + 5
    while end < text.count, !ByteScan.matches(text, at: end, "?>") {
      end = ByteScan.first(0x3F, in: text, from: end + 1)
    }
    guard end < text.count,
      let declaration = XMLDeclaration(text, file.start..<end + 2),
      let encoding = declaration.encoding
    else { return nil }
    if file.encoding == .utf8,
      ByteScan.equals(text, encoding, "utf-8") || ByteScan.equals(text, encoding, "UTF-8")
    {
      return nil
    }
    spelling = file.string(encoding)
    name = String(decoding: file.text[encoding].map(ASCII.lowercased), as: UTF8.self)
    span = ByteRange(encoding)
  }

  /// What the name means for a file whose bytes look like an encoding, with or without a
  /// byte-order mark that says so.
  func resolved(for encoding: TextEncoding, hasMark: Bool) -> Resolution {
    let isWide = encoding != .utf8
    let isUnmarked = !isWide && !hasMark
    let (meaning, agrees): (Resolution, Bool)
    switch name {
    case "utf-8": (meaning, agrees) = (.encoding(encoding), !isWide)
    case "utf-16": (meaning, agrees) = (.encoding(encoding), isWide)
    case "utf-16le", "utf-16be":
      (meaning, agrees) = (.encoding(encoding), name == encoding.rawValue)
    case "iso-8859-1": (meaning, agrees) = (.encoding(.latin1), isUnmarked)
    case "windows-1252": (meaning, agrees) = (.encoding(.windows1252), isUnmarked)
    case "us-ascii": (meaning, agrees) = (.ascii, isUnmarked)
    default:
      return .problem(
        ReadingProblem(
          .unknownEncoding, at: span, "encoding `\(spelling)` is not one that can be read"))
    }
    return agrees ? meaning : mismatch(encoding)
  }

  /// The problem of a name that the bytes contradict.
  private func mismatch(_ encoding: TextEncoding) -> Resolution {
    .problem(
      ReadingProblem(
        .encodingMismatch, at: span,
        "encoding `\(spelling)` is declared, but the file is stored as \(encoding.rawValue)"))
  }
}
