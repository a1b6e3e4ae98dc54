/// Values that programs read: a text of one word that no user would be shown.
package enum MachineValue {
  /// Whether a text has no blank and is a URL, e-mail or path, or holds `_`, or mixes letters with
  /// digits or inner capitals, or is all lower-case ASCII.
  package static func matches(_ text: Span<UInt8>) -> Bool {
    if text.indices.contains(where: { ASCII.isSpace(text[$0]) }) { return false }
    let hasSmall = text.indices.contains { ASCII.isLowerCase(text[$0]) }
    let hasCapital = text.indices.contains { ASCII.isUpperCase(text[$0]) }
    let hasDigit = text.indices.contains { ASCII.isDigit(text[$0]) }
    let hasLetter = hasSmall || hasCapital
    // An underscore, or the marks of URLs, paths and addresses.
    if text.indices.contains(where: { "_/\\@".utf8.contains(text[$0]) }) {
      return hasLetter || hasDigit
    }
    if hasLetter && hasDigit { return true }
    let hasInnerCapital = text.indices.dropFirst().contains {
      ASCII.isLowerCase(text[$0 - 1]) && ASCII.isUpperCase(text[$0])
    }
    return hasInnerCapital || hasSmall && !hasCapital && text.isASCII
  }
}
