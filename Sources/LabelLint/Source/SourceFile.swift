/// A file's text as UTF-8, and what is needed to lead its offsets back to the bytes on disk.
///
/// Readers work on UTF-8 only. A file stored as UTF-8 is held as it is, byte-order mark included;
/// any other encoding is transcoded once, without its mark.
package struct SourceFile: Sendable {
  /// Largest file that is read, in bytes: offsets are 32 bits wide.
  package static let maximumBytes = 1 << 30

  /// Path relative to the root, with `/`.
  package let path: String
  /// The text as UTF-8; ill-formed bytes of a UTF-8 file stay as they are.
  package let text: [UInt8]
  /// How the file is stored on disk.
  package let encoding: TextEncoding
  /// Length of the byte-order mark on disk, in bytes.
  package let markLength: Int
  /// Offset in `text` of the first byte that could not be decoded; nil when all could.
  package let invalidOffset: Int?
  /// Whether the text surely holds no control character but line feeds, and neither U+FFFE nor U+FFFF.
  let isQuiet: Bool

  /// Takes over the stored bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`.
  ///   - stored: The bytes as they are on disk.
  ///   - encoding: How they are to be read.
  ///   - markLength: Bytes of the byte-order mark at their start.
  package init(path: String, stored: [UInt8], encoding: TextEncoding = .utf8, markLength: Int = 0) {
    self.path = path
    self.encoding = encoding
    self.markLength = markLength
    switch encoding {
    case .binary:
      text = stored
      invalidOffset = nil
      isQuiet = false
    case .utf8:
      text = stored
      (invalidOffset, isQuiet) = UTF8Validation.look(at: stored.span)
    default:
      (text, invalidOffset) = Transcoding.utf8(from: stored.span, encoding, skipping: markLength)
      isQuiet = false
    }
  }

  /// Offset in `text` where reading starts: behind a UTF-8 byte-order mark.
  package var start: Int { encoding == .utf8 ? markLength : 0 }

  /// Whether the whole file could be decoded.
  package var isDecodable: Bool { invalidOffset == nil }

  /// The bytes of a range of `text`, as a string; ill-formed bytes become U+FFFD.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF8.self)
  }

  /// Offset in the file on disk of an offset in `text`, both in bytes.
  ///
  /// Walks the text before the offset when the file is not stored as UTF-8.
  package func storedOffset(of offset: Int) -> Int {
    switch encoding {
    case .utf8, .binary: return offset
    default:
      let before = String(decoding: text[..<min(offset, text.count)], as: UTF8.self)
      return before.unicodeScalars.reduce(markLength) { $0 + encoding.byteCount(of: $1) }
    }
  }
}
