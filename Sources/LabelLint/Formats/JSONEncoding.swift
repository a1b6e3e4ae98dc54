/// How a JSON file is stored, told from its first bytes.
enum JSONEncoding {
  /// The encoding and the length of the byte-order mark, in bytes.
  ///
  /// JSON begins with two ASCII characters, so where zero bytes stand in the first four tells
  /// UTF-16 and UTF-32 without a mark (RFC 4627, section 3).
  static func detect(_ bytes: Span<UInt8>) -> (encoding: TextEncoding, markLength: Int) {
    if let marked = TextEncoding.fromByteOrderMark(bytes) { return marked }
    guard bytes.count >= 4 else { return (.utf8, 0) }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, true, true, false): return (.utf32BigEndian, 0)
    case (false, true, true, true): return (.utf32LittleEndian, 0)
    case (true, false, true, false): return (.utf16BigEndian, 0)
    case (false, true, false, true): return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }
}
