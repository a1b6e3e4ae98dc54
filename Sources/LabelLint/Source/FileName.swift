/// Names of files as texts, without loss: to the system a name is bytes, of any value but 0 and `/`.
///
/// What of them is UTF-8 stands as itself. Each byte that is not stands as one scalar, U+10FF00 and its
/// value: U+10FF80 to U+10FFFF, the last of the planes for private use, of which texts hold none. Where a
/// name does hold one of them, its bytes are taken for bytes that are not UTF-8, so that no two names have
/// the same text.
package enum FileName {
  /// What a byte that is not UTF-8 adds its value to.
  private static let base: UInt32 = 0x10FF00
  /// The first three bytes of the scalars that stand for bytes: F4 8F, then BE or BF.
  private static let lead: (UInt8, UInt8) = (0xF4, 0x8F)

  /// The text of a name, or of a path.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !holdsBytes(text) { return text }
    let bytes = Array(bytes)
    var text = String.UnicodeScalarView()
    var index = 0
    while index < bytes.count {
      let length = UTF8Validation.sequenceLength(at: index, in: bytes.span)
      if length > 0, !isStandIn(at: index, in: bytes.span) {
        let sequence = String(decoding: bytes[index..<index + length], as: UTF8.self)
        text.append(contentsOf: sequence.unicodeScalars)
        index += length
      } else {
        if let scalar = Unicode.Scalar(base + UInt32(bytes[index])) { text.append(scalar) }
        index += 1
      }
    }
    return String(text)
  }

  /// The bytes of a name or path that is written so.
  package static func bytes(of text: String) -> [UInt8] {
    guard holdsBytes(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(byte)
      } else {
        bytes += UTF8.encode(scalar) ?? .init()
      }
    }
    return bytes
  }

  /// The byte that a scalar stands for; nil for one that stands for itself.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// Whether a text holds a scalar that stands for a byte.
  package static func holdsBytes(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where bytes[index] == lead.0 {
      if isStandIn(at: index, in: bytes) { return true }
    }
    return false
  }

  /// Whether a scalar that stands for a byte is at an offset of UTF-8.
  private static func isStandIn(at index: Int, in bytes: Span<UInt8>) -> Bool {
    index + 2 < bytes.count && bytes[index] == lead.0 && bytes[index + 1] == lead.1
      && bytes[index + 2] >= 0xBE
  }
}
