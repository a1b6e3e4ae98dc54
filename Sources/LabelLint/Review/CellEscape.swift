/// `_x000D_`: how cells of a workbook write characters by number (ECMA-376, ST_Xstring).
enum CellEscape {
  /// The text with what looks like an escape kept from being read as one.
  static func encoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    for index in bytes.indices {
      output += number(at: index, in: bytes) == nil ? [bytes[index]] : Array("_x005F_".utf8)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The text with its escapes read.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    let bytes = Array(text.utf8)
    var units: [UInt16] = []
    var output: [UInt8] = []
    var index = 0
    func flush() {
      output += String(decoding: units, as: UTF16.self).utf8
      units = []
    }
    while index < bytes.count {
      if let unit = number(at: index, in: bytes) {
        units.append(unit)
        index += 7
      } else {
        flush()
        output.append(bytes[index])
        index += 1
      }
    }
    flush()
    return String(decoding: output, as: UTF8.self)
  }

  /// The number of an escape that begins at an offset; nil where none does.
  private static func number(at index: Int, in bytes: [UInt8]) -> UInt16? {
    guard index + 7 <= bytes.count, bytes[index] == 0x5F, bytes[index + 1] == 0x78,
      bytes[index + 6] == 0x5F
    else { return nil }
    let digits = bytes[index + 2..<index + 6]
    guard digits.allSatisfy({ ASCII.isDigit($0) || (0x41...0x46).contains($0 & 0xDF) }) else {
      return nil
    }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
