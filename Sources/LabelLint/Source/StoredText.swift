/// Text to the bytes of a file as stored: the way back from what `Transcoding` reads.
package enum StoredText {
  /// Why a text cannot be stored.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The file is not text: a binary property list.
    case isBinary
    /// The file holds bytes that could not be decoded, which cannot be written back.
    case isUndecodable
    /// The file's encoding has no such character.
    case lacks(Unicode.Scalar, TextEncoding)

    /// The cause in words: lower-case start, no final full stop.
    package var description: String {
      switch self {
      case .isBinary: "it is a binary file"
      case .isUndecodable: "it contains bytes that are not text in its encoding"
      case .lacks(let scalar, let encoding):
        "\(encoding.rawValue) has no U+\(String(scalar.value, radix: 16, uppercase: true))"
      }
    }
  }

  /// The bytes of a file on disk, mark included, from its text.
  package static func bytes(of file: SourceFile) throws(Failure) -> [UInt8] {
    file.encoding == .binary ? file.text : try bytes(of: file.text, like: file)
  }

  /// The bytes on disk of another text in the encoding of a file, with its mark.
  ///
  /// - Parameters:
  ///   - text: The text as `SourceFile.text` holds it: with the mark where that is UTF-8.
  ///   - file: The file whose encoding and mark are kept.
  /// - Returns: The bytes to store.
  /// - Throws: `Failure` for a binary file, or one whose encoding cannot be written.
  package static func bytes(
    of text: [UInt8], like file: SourceFile
  ) throws(Failure) -> [UInt8] {
    switch file.encoding {
    case .utf8: return text
    case .binary: throw .isBinary
    default:
      guard file.isDecodable else { throw .isUndecodable }
      var stored = mark(of: file)
      stored.reserveCapacity(text.count * file.encoding.unitWidth + stored.count)
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        guard append(scalar, file.encoding, to: &stored) else {
          throw .lacks(scalar, file.encoding)
        }
      }
      return stored
    }
  }

  /// The byte-order mark that a file had.
  private static func mark(of file: SourceFile) -> [UInt8] {
    var mark: [UInt8] = []
    if file.markLength > 0 { _ = append("\u{FEFF}", file.encoding, to: &mark) }
    return mark
  }

  /// Appends a scalar; false where the encoding has none such.
  private static func append(
    _ scalar: Unicode.Scalar, _ encoding: TextEncoding, to stored: inout [UInt8]
  ) -> Bool {
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
        stored += encoding == .utf16BigEndian ? [high, low] : [low, high]
      }
    case .utf32LittleEndian, .utf32BigEndian:
      let shifts = encoding == .utf32BigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24]
      stored += shifts.map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0)) }
    case .windows1252:
      guard let byte = Transcoding.windows1252Byte(of: scalar) else { return false }
      stored.append(byte)
    case .latin1:
      guard let byte = UInt8(exactly: scalar.value) else { return false }
      stored.append(byte)
    case .utf8, .binary:
      return false
    }
    return true
  }
}
