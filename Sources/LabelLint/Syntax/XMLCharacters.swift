/// The characters that XML 1.0 forbids wherever they stand (2.2, production Char).
enum XMLCharacters {
  /// Offset of the first control character but tab and line ends, or of the first U+FFFE or U+FFFF,
  /// at or behind an offset; the count of the span when there is none.
  ///
  /// UTF-8 validity is judged elsewhere.
  static func firstForbidden(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while true {
      index = firstSuspect(bytes, from: index)
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

  /// Offset of a block of 64 bytes that holds a control character but LF, or 0xEF, or of the rest
  /// that is no whole block.
  private static func firstSuspect(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index &+ 64 <= bytes.count {
      var found = ByteBlock.nowhere
      for part in 0..<4 {
        let block = ByteBlock.load(bytes, at: index &+ part &* 16)
        let isControl = (block .< ByteBlock.all(0x20)) .& (block .!= ByteBlock.all(0x0A))
        found .|= isControl .| (block .== ByteBlock.all(0xEF))
      }
      if ByteBlock.hasPlace(found) { return index }
      index &+= 64
    }
    return index
  }
}
