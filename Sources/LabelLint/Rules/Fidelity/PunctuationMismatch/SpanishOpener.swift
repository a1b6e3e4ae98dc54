/// The marks that open questions and exclamations in Spanish.
enum SpanishOpener {
  /// The opener that a question or exclamation of a text lacks; nil where none is missing.
  static func missing(in text: Span<UInt8>) -> String? {
    var (hasQuestion, hasExclamation, opensQuestion, opensExclamation) = (
      false, false, false, false
    )
    for index in text.indices {
      switch text[index] {
      case "?":
        // A mark within an address is none.
        let isInside = index + 1 < text.count && ASCII.isAlphanumeric(text[index + 1])
        let isAfterWord = index > 0 && (ASCII.isLetter(text[index - 1]) || text[index - 1] >= 0x80)
        if !isInside, isAfterWord { hasQuestion = true }
      case "!":
        if index > 0, ASCII.isLetter(text[index - 1]) { hasExclamation = true }
      case 0xC2:
        guard index + 1 < text.count else { break }
        if text[index + 1] == 0xBF { opensQuestion = true }
        if text[index + 1] == 0xA1 { opensExclamation = true }
      default: break
      }
    }
    if hasQuestion, !opensQuestion, !opensExclamation { return "¿" }
    if hasExclamation, !opensExclamation, !opensQuestion,
      PunctuationMismatch.wordCount(text) > 1
    {
      return "¡"
    }
    return nil
  }
}
