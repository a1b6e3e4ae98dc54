/// `_x000D_`: how cells of a workbook write characters by number (ECMA-376, ST_Xstring).
///
/// CSV has no escapes of its own, so it takes these for what would act on a terminal or a log.
enum CellEscape {
  /// The text with its controls written by number, but for tabs and line ends, and so the first sign of what a build
  /// service would take for a command.
  static func visible(_ text: String) -> String {
    let scalars = Array(encoded(text).unicodeScalars)
    var output = String.UnicodeScalarView()
    var isLineStart = true
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[index...].prefix(12)
      if isControl(scalar) || isLineStart && rest.starts(with: "::".unicodeScalars)
        || VisibleText.commandSigns.contains(where: { rest.starts(with: $0.unicodeScalars) })
      {
        output.append(contentsOf: number(of: scalar).unicodeScalars)
      } else {
        output.append(scalar)
      }
      isLineStart = lineEnds.contains(scalar) || isLineStart && scalar.properties.isWhitespace
    }
    return String(output)
  }

  /// What ends a line of a log, whatever wrote it.
  private static let lineEnds: Set<Unicode.Scalar> = ["\n", "\r", "\u{2028}", "\u{2029}"]

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": false
    default: scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
  }

  /// The escape of a scalar of the first plane.
  private static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "_x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits + "_"
  }

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
    guard digits.allSatisfy({ ASCII.hexadecimalValue($0) != nil }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
