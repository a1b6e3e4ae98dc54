/// Swift's `\(name)` in the text of a file, where only the compiler of Swift would put a value in.
enum SwiftInterpolation {
  /// The verdict on a text; nil where it has none, and for a text that stands in code.
  static func verdict(on pair: borrowing Text, _ tools: borrowing ComparisonContext) -> Verdict? {
    guard pair.features.contains(.backslashes), let range = first(in: pair.decoded),
      tools.catalog.file(of: pair.place.entry).role != .program
    else { return nil }
    return Verdict(
      decoded: range, .shown(pair.verbatimDecoded(range)), pattern: "interpolation",
      level: .warning)
  }

  /// The first backslash of a text with a name in brackets behind it, to the bracket that closes them.
  private static func first(in text: Span<UInt8>) -> Range<Int>? {
    var index = 0
    while let backslash = text.firstIndex(of: 0x5C, from: index) {
      index = backslash + 1
      let name = backslash + 2
      guard name < text.count else { return nil }
      guard text[index] == "(", ASCII.isLetter(text[name]) || text[name] == "_" else { continue }
      var end = name
      while end < text.count, ASCII.isAlphanumeric(text[end]) || "_.".utf8.contains(text[end]) {
        end += 1
      }
      if end < text.count, text[end] == ")" { return backslash..<end + 1 }
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func shown(_ words: String) -> Self {
    "users will see \(quoting: words) literally, because only code is interpolated; write a placeholder such as '%@'"
  }
}
