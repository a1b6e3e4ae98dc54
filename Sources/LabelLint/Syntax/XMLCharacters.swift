/// The characters that XML 1.0 forbids wherever they stand (2.2, production Char).
enum XMLCharacters {
  /// Offset of the first control character but tab and line ends, or of the first U+FFFE or U+FFFF,
  /// at or behind an offset; the count of the span when there is none.
  ///
  /// UTF-8 validity is judged elsewhere.
  static func firstForbidden(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while true {
      index = ByteScan.first(
        in: bytes, from: index,
        mask: { word in
          // Exact for every byte, unlike `ByteScan.places`: a line end must not hide what follows.
          let low = word & ByteScan.repeated(0x7F)
          let control = ~((low &+ ByteScan.repeated(0x60)) | word)
          let lineEnd = low ^ ByteScan.repeated(0x0A)
          let isLineEnd = ~(lineEnd &+ ByteScan.repeated(0x7F))
          let marker = low ^ ByteScan.repeated(0x6F)
          let isMarker = ~(marker &+ ByteScan.repeated(0x7F)) & word
          return (control & ~isLineEnd | isMarker) & ByteScan.repeated(0x80)
        },
        test: { $0 < 0x20 && $0 != 0x0A || $0 == 0xEF })
      guard index < bytes.count else { return index }
      let byte = bytes[index]
      if byte == 0xEF {
        if ByteScan.matches(bytes, at: index, "\u{FFFE}")
          || ByteScan.matches(bytes, at: index, "\u{FFFF}")
        {
          return index
        }
      } else if byte != 0x09, byte != 0x0D {
        return index
      }
      index += 1
    }
  }
}
