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

  /// Whether a cell still holds a text, whatever a spreadsheet made of its line ends.
  package static func holds(_ cell: String, _ text: String) -> Bool {
    let cell = lines(cell)
    return ByteOrder.areEqual(cell, lines(text)) || ByteOrder.areEqual(cell, lines(shown(text)))
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
