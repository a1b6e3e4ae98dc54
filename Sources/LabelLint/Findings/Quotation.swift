/// Text of a catalog set in quotes, for messages.
enum Quotation {
  /// Longest text that is quoted whole, in grapheme clusters.
  static let maximumGraphemes = 120
  /// Longest text that is quoted whole, in bytes: a cluster may hold marks without end.
  static let maximumBytes = 4096

  /// The text in single quotes, or in double ones where it begins or ends with a single one and has no double one: cut
  /// when long, controls escaped, isolated where it has letters of a right-to-left script.
  static func quoted(_ text: String) -> String {
    let words = VisibleText.isolated(shortened(text))
    let touchesQuote = text.utf8.first == 0x27 || text.utf8.last == 0x27
    return touchesQuote && !text.utf8.contains(0x22) ? "\"\(words)\"" : "'\(words)'"
  }

  /// Texts that a list quotes; of more it says how many.
  private static let mostListed = 4

  /// Several texts in quotes, as a list of a sentence; without texts nothing.
  static func list(_ texts: [String]) -> String {
    let isCut = texts.count > mostListed
    let quoted = texts.prefix(isCut ? mostListed : texts.count).map(Self.quoted)
    if isCut {
      return quoted.joined(separator: ", ") + " and \(texts.count - mostListed) more"
    }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The text, or its start and an ellipsis.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > maximumGraphemes else { return text }
    let start = text.utf8.prefix(maximumGraphemes + 1)
    // An ASCII character is a cluster of its own, but for `\r` before `\n`, where ASCII stands behind it.
    if start.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      return String(decoding: start.prefix(maximumGraphemes), as: UTF8.self) + "…"
    }
    let bytes = Array(text.utf8.prefix(maximumBytes))
    let ends = Graphemes.ends(of: bytes.span)
    var end = ends.count > maximumGraphemes ? ends[maximumGraphemes - 1] : bytes.count
    guard end < text.utf8.count else { return text }
    // The byte limit may fall inside a scalar.
    while end > 0, end == bytes.count, String(validating: bytes[..<end], as: UTF8.self) == nil {
      end -= 1
    }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }
}
