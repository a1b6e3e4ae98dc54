/// Tokens of an app's own that a translation has lost: `$(name)`, `#name#`, `@name@`.
///
/// None of the 1.3 million translations of 38 apps has one, nor a word that is written so.
enum SourceTokens {
  /// The signs that tokens begin with.
  private static let openings: [Unicode.Scalar] = ["$", "#", "@"]

  /// Adds a note for each token of the source that a text does not have.
  static func judge(_ pair: borrowing Text, into verdicts: inout [Verdict]) {
    if pair.sourceFeatures.isDisjoint(with: [.placeholders, .addresses, .numberSigns]) { return }
    var told: Set<String> = []
    for opening in openings {
      var index = 0
      while let start = pair.decodedSource.firstIndex(of: opening, from: index) {
        guard let token = Self.token(at: start, in: pair.decodedSource) else {
          index = start + 1
          continue
        }
        index = token.upperBound
        if pair.decoded.firstIndex(ofBytes: pair.decodedSource.extracting(token)) != nil {
          continue
        }
        let words = Text.verbatim(pair.decodedSource, token)
        guard told.insert(words).inserted else { continue }
        verdicts.append(
          Verdict(
            decoded: 0..<pair.decoded.count,
            .lost("the token \(quoting: words) of the source"), pattern: "token \(words)",
            level: .note))
      }
    }
  }

  /// The token that begins at an offset of a text.
  private static func token(at start: Int, in text: Span<UInt8>) -> Range<Int>? {
    let isDollar = text[start] == "$"
    var end = start + 1
    if isDollar {
      guard end < text.count, text[end] == "(" else { return nil }
      end += 1
    } else if start > 0, text.isWord(at: start - 1) || "%$#@&./".utf8.contains(text[start - 1]) {
      // An address, a variable of Apple's (`%#@files@`), a reference to a character.
      return nil
    }
    let name = end
    guard end < text.count, ASCII.isLetter(text[end]) || text[end] == "_" else { return nil }
    while end < text.count, ASCII.isAlphanumeric(text[end]) || text[end] == "_" { end += 1 }
    guard end - name > 1, end < text.count,
      isDollar ? text[end] == ")" : text[end] == text[start]
    else { return nil }
    end += 1
    return isDollar || !text.isWord(at: end) ? start..<end : nil
  }
}
