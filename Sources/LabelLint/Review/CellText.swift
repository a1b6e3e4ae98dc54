/// Texts as cells of a spreadsheet hold them.
package enum CellText {
  /// Most UTF-16 units of a cell (Excel's specification).
  private static let limit = 32_767

  /// A text as it is shown in a cell: cut where it is too long, U+FFFD for what XML forbids.
  package static func shown(_ text: String) -> String {
    var units = 0
    var shown = String.UnicodeScalarView()
    let isCut = text.utf16.count > limit
    for scalar in text.unicodeScalars {
      units += UTF16.width(scalar)
      if isCut, units > limit - 1 {
        shown.append("\u{2026}")
        break
      }
      shown.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }

  /// Whether a cell still holds a text, whatever a spreadsheet made of its line ends, of the
  /// apostrophe before a formula, and of zeros around a number.
  package static func holds(_ cell: String, _ text: String) -> Bool {
    let lines = [Self.lines(text), Self.lines(shown(text))]
    for cell in [Self.lines(cell), Self.lines(CSVRow.unguarded(cell))]
    where lines.contains(where: { ByteOrder.areEqual(cell, $0) }) { return true }
    guard let number = number(text) else { return false }
    return Self.number(cell) == number
  }

  /// Whether a spreadsheet may have made what a cell holds of a text, unasked: a number or a day of a
  /// text with digits, a truth value of a word.
  package static func mayBeRecast(_ cell: String, from text: String) -> Bool {
    let isNumber =
      cell.utf8.contains(where: ASCII.isDigit)
      && cell.unicodeScalars.allSatisfy {
        "0123456789.,:/-+%()E \u{A0}$€£¥".unicodeScalars.contains($0)
      }
    if isNumber { return text.utf8.contains(where: ASCII.isDigit) }
    return ["TRUE", "FALSE", "1", "0"].contains(cell)
      && ["true", "false"].contains(text.lowercased())
  }

  /// Whether a cell holds a hash, whatever a spreadsheet made of one that looks like a number:
  /// `012345678901` loses its zero, `12345e678901` becomes a power of ten.
  package static func holdsHash(_ cell: String, _ hash: String) -> Bool {
    if ByteOrder.areEqual(cell, hash) { return true }
    guard let own = Double(hash), let other = Double(cell) else { return false }
    return own.isFinite && abs(own - other) <= abs(own) * 1e-5
  }

  /// The number that a spreadsheet reads in a text; nil where it reads none.
  private static func number(_ text: String) -> Double? {
    let bare = text.hasSuffix(".") ? String(text.dropLast()) : text
    guard let first = bare.utf8.first, ASCII.isDigit(first) || first == UInt8(ascii: "-") else {
      return nil
    }
    return bare.utf8.allSatisfy({ ASCII.isDigit($0) || "-.".utf8.contains($0) })
      ? Double(bare) : nil
  }

  private static func lines(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.replacing("\r\n", with: "\n").unicodeScalars.map { $0 == "\r" ? "\n" : $0 }))
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
