/// The words of a message that are looked up, not shown.
extension ICUMessageFormat {
  /// The selectors and styles of all arguments of a text.
  static func keywords(in text: borrowing Span<UInt8>) -> [Keyword] {
    var format = ICUMessageFormat()
    var found: [Keyword] = []
    var index = text.firstIndex(of: UInt8(ascii: "{")) ?? text.count
    while index < text.count {
      var next = index + 1
      switch format.argument(at: index, in: text) {
      case .end(let end):
        found += format.keywords
        next = end
      case .plainText: break
      case .unclosed: return found
      }
      index = text.firstIndex(of: UInt8(ascii: "{"), from: next) ?? text.count
    }
    return found
  }

  /// Bytes of several words that stand for a selector, as after a translation of it: Filipino `iba pa` for `other`.
  static func splitSelector(in text: borrowing Span<UInt8>) -> Range<Int>? {
    var format = ICUMessageFormat()
    var index = text.firstIndex(of: UInt8(ascii: "{")) ?? text.count
    while index < text.count {
      var next = index + 1
      switch format.argument(at: index, in: text) {
      case .end(let end): next = end
      case .plainText, .unclosed:
        if let selector = format.splitSelector { return selector }
      }
      index = text.firstIndex(of: UInt8(ascii: "{"), from: next) ?? text.count
    }
    return nil
  }

  /// The branches of the argument whose brace stands at an offset, as far as they can be read.
  static func branches(
    ofArgumentAt start: Int, in text: borrowing Span<UInt8>
  ) -> (isPlural: Bool, names: [Range<Int>]) {
    var format = ICUMessageFormat()
    _ = format.argument(at: start, in: text)
    guard let outer = format.arguments.first?.conversion.range else { return (false, []) }
    let type = text.extracting(outer)
    return (
      type.equals("plural") || type.equals("selectordinal"),
      format.keywords.filter { $0.type == outer }.map(\.word)
    )
  }
}
