/// What ICU reads as the grammar of messages in a text that is walked from its start to its end.
///
/// Keywords, categories of plurals, names of arguments and patterns of numbers are no words of the text's language; what
/// the branches hold is. A text without braces costs nothing.
struct MessageSyntax {
  /// Bytes of the grammar, in order of place; nil before the first brace.
  private var pieces: [Range<Int>]?
  /// Number of the first piece that may still lie ahead.
  private var next = 0

  /// A walk that has not begun.
  init() {}

  /// Where the grammar at a brace ends.
  ///
  /// - Parameters:
  ///   - index: Offset of the brace, behind those asked for before.
  ///   - text: The text, the same at every question.
  /// - Returns: The offset behind it; nil where the brace is text, or begins a bare `{name}`.
  mutating func end(at index: Int, in text: borrowing Span<UInt8>) -> Int? {
    if pieces == nil { pieces = ICUMessageFormat.syntax(of: text) }
    guard let all = pieces else { return nil }
    while next < all.count, all[next].upperBound <= index { next += 1 }
    guard next < all.count, all[next].contains(index) else { return nil }
    return all[next].upperBound
  }
}

extension ICUMessageFormat {
  /// Bytes of all arguments with a type but for the texts of their branches, in order of place.
  static func syntax(of text: borrowing Span<UInt8>) -> [Range<Int>] {
    var format = ICUMessageFormat()
    var syntax: [Range<Int>] = []
    var index = text.firstIndex(of: UInt8(ascii: "{")) ?? text.count
    while index < text.count {
      var next = index + 1
      switch format.argument(at: index, in: text) {
      case .end(let end):
        var start = index
        for shown in format.branchTexts {
          if shown.lowerBound > start { syntax.append(start..<shown.lowerBound) }
          start = shown.upperBound
        }
        syntax.append(start..<end)
        next = end
      case .plainText: break
      case .unclosed: return syntax
      }
      index = text.firstIndex(of: UInt8(ascii: "{"), from: next) ?? text.count
    }
    return syntax
  }
}
