import LabelLint

/// Calls of the text layer with strings instead of spans.
enum TextBytes {
  /// What a function makes of the UTF-8 bytes of a string, as a string.
  static func map(_ text: String, _ transform: (Span<UInt8>) -> [UInt8]) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: transform(bytes.span), as: UTF8.self)
  }

  /// A string in which canonically equivalent texts differ.
  static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// Texts that no wrapper may stumble over: ill-formed, empty, with NUL, long.
  static let hostile: [(name: String, bytes: [UInt8])] = [
    ("empty", []),
    ("NUL", [0]),
    ("NUL inside", Array("a\0b\0é".utf8)),
    ("lone continuation", [0x80]),
    ("lone lead", [0xC3]),
    ("cut sequence", [0x61, 0xE2, 0x82]),
    ("overlong slash", [0xC0, 0xAF]),
    ("surrogate", [0xED, 0xA0, 0x80]),
    ("past U+10FFFF", [0xF4, 0x90, 0x80, 0x80]),
    ("all bytes", (0...255).map { UInt8($0) }),
    ("last scalar", Array("\u{10FFFF}".utf8)),
    ("many marks", Array(("e" + String(repeating: "\u{301}", count: 5_000)).utf8)),
    ("1 MB of ASCII", [UInt8](repeating: 0x61, count: 1 << 20)),
    ("1 MB of ill-formed bytes", [UInt8](repeating: 0xFF, count: 1 << 20)),
    ("a ligature that grows elevenfold", Array(String(repeating: "\u{FDFA}", count: 20_000).utf8)),
  ]
}
