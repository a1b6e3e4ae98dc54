/// Parts of a text that nobody reads, whose letters are those of programs in every language: placeholders, the grammar
/// of messages, and tags.
///
/// A walk through one text, from its start to its end.
struct UnshownParts {
  private var messages = MessageSyntax()
  private var signs = ClosingSigns()

  /// A walk that has not begun.
  init() {}

  /// Offset behind the part that begins at an offset; nil where the text goes on.
  mutating func end(at index: Int, in text: Span<UInt8>) -> Int? {
    switch text[index] {
    case "%":
      if let token = TokenStyles.token(at: index, in: text) { return Int(token.span.end) }
      return max(index + 1, NSStringFormat.specifier(at: index, in: text).end)
    case "{", "}":
      if let end = messages.end(at: index, in: text) { return end }
      return TokenStyles.token(at: index, in: text).map { Int($0.span.end) }
    case "$": return TokenStyles.token(at: index, in: text).map { Int($0.span.end) }
    case "<": return signs.offset(behind: ">", from: index, in: text)
    default: return nil
    }
  }
}
