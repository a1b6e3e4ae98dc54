/// Text in XML 1.0.
enum XMLText {
  /// The text for content or a value in double quotes; a character that XML forbids is U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      // Readers would make blanks of them in values.
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0x00...0x1F, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An attribute with a blank before it.
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value))\""
  }
}
