/// Elements that bring in code, styles or other pages, where the source has none of them.
enum AddedElement {
  /// Scripts, styles and what embeds another page (HTML, 4.2.6, 4.8.5 and 4.12.1).
  private static let names = ["script", "style", "iframe"]

  /// The name of the first such element of a text that its source does not have; nil where there is none.
  static func first(in text: Span<UInt8>, besides source: Span<UInt8>) -> String? {
    guard text.firstIndex(of: "<") != nil else { return nil }
    return names.first { holds($0, text) && !holds($0, source) }
  }

  /// Whether a text opens an element, with attributes or without.
  private static func holds(_ name: String, _ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      guard text[index] == "<", let end = text.end(of: name, at: index + 1), end < text.count else {
        return false
      }
      return text[end] == ">" || text[end] == "/" || text[end] == 0x20
    }
  }
}
