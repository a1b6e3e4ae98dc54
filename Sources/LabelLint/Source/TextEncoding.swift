/// How the characters of a file are stored.
package enum TextEncoding: String, Sendable, Hashable {
  /// UTF-8, with or without a byte-order mark.
  case utf8 = "utf-8"
  /// UTF-16, low byte first.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16, high byte first.
  case utf16BigEndian = "utf-16be"
  /// UTF-32, low byte first.
  case utf32LittleEndian = "utf-32le"
  /// UTF-32, high byte first.
  case utf32BigEndian = "utf-32be"
  /// ISO-8859-1: each byte is the scalar of that number.
  case latin1 = "iso-8859-1"
  /// Windows code page 1252.
  case windows1252 = "windows-1252"
  /// Not text: a binary property list.
  case binary

  /// The encoding that a byte-order mark at the start of a file names, with the length of the mark
  /// in bytes; nil without a mark.
  package static func fromByteOrderMark(
    _ bytes: Span<UInt8>
  ) -> (encoding: TextEncoding, markLength: Int)? {
    func starts(_ mark: [UInt8]) -> Bool {
      guard bytes.count >= mark.count else { return false }
      for index in mark.indices where bytes[index] != mark[index] { return false }
      return true
    }
    // UTF-32LE first: its mark begins with that of UTF-16LE.
    if starts([0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
    if starts([0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if starts([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if starts([0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if starts([0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// Whether text in this encoding is held as other bytes than it is stored.
  var isTranscoded: Bool { self != .utf8 && self != .binary }

  /// Whether a scalar past the basic plane takes two units.
  var isUTF16: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

  /// Bytes of one code unit.
  var unitWidth: Int {
    switch self {
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    case .utf8, .latin1, .windows1252, .binary: 1
    }
  }

  /// Bytes of one scalar in this encoding.
  func byteCount(of scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16LittleEndian, .utf16BigEndian: UTF16.width(scalar) * 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    case .latin1, .windows1252, .binary: 1
    }
  }
}
