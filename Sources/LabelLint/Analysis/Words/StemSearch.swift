/// Looks for the stems of words in one text, for each of them once: many numbers have one word.
struct StemSearch {
  /// The text, folded.
  private let text: [UInt8]
  private var known: [[UInt8]: Bool] = [:]

  /// A search in a folded text.
  init(_ text: [UInt8]) { self.text = text }

  /// Whether a folded stem stands in the text; an empty one does not.
  mutating func holds(_ stem: [UInt8]) -> Bool {
    if stem.isEmpty { return false }
    if let known = known[stem] { return known }
    let isThere = text.span.firstIndex(ofBytes: stem.span) != nil
    known[stem] = isThere
    return isThere
  }
}
