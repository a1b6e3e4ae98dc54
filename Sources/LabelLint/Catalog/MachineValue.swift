/// Values that programs read: a text of one word that no user would be shown.
package enum MachineValue {
  /// Whether a text has no blank and is a URL, e-mail or path, or holds `_`, or mixes letters with
  /// digits or inner capitals, or is all lower-case ASCII.
  package static func matches(_ text: Span<UInt8>) -> Bool {
    var hasSmall = false
    var hasCapital = false
    var hasDigit = false
    var hasSign = false
    var hasInnerCapital = false
    var isASCII = true
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case 0x61...0x7A: hasSmall = true
      case 0x41...0x5A:
        hasCapital = true
        if index > 0, ASCII.isLowerCase(text[index - 1]) { hasInnerCapital = true }
      case 0x30...0x39: hasDigit = true
      // An underscore, or the marks of URLs, paths and addresses: / \ @
      case 0x5F, 0x2F, 0x5C, 0x40: hasSign = true
      case 0x80...: isASCII = false
      default: if ASCII.isSpace(byte) { return false }
      }
    }
    let hasLetter = hasSmall || hasCapital
    if hasSign { return hasLetter || hasDigit }
    if hasLetter && hasDigit || hasInnerCapital { return true }
    return hasSmall && !hasCapital && isASCII
  }
}
