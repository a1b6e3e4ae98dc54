/// Finds the grapheme clusters of UTF-8 texts, what users call characters (UAX 29); for one task at a
/// time.
package struct Graphemes: ~Copyable {
  /// The iterator of ICU; nil before the first text that is not plain.
  private var iterator: BreakIterator?

  /// Unicode's rules.
  package init() {}

  /// Number of grapheme clusters of a text; 0 without ICU's data, but for plain texts.
  package mutating func count(_ text: Span<UInt8>) -> Int {
    if let count = Self.plainCount(text) { return count }
    var count = 0
    forEachEnd(in: text) { _ in count += 1 }
    return count
  }

  /// Byte offsets behind every grapheme cluster of a text, in order.
  package mutating func boundaries(of text: Span<UInt8>) -> [Int] {
    var ends: [Int] = []
    forEachEnd(in: text) { ends.append($0) }
    return ends
  }

  private mutating func forEachEnd(in text: Span<UInt8>, _ body: (Int) -> Void) {
    if iterator == nil { iterator = try? BreakIterator(.graphemes, locale: nil) }
    iterator?.forEachBoundary(in: text) { end, _ in body(end) }
  }

  /// Number of scalars of a text in which each is a cluster of its own; nil when that is not sure.
  private static func plainCount(_ text: Span<UInt8>) -> Int? {
    var count = 0
    return forEachPlainEnd(of: text) { _ in count += 1 } ? count : nil
  }

  /// Gives the byte offsets behind the scalars of a text, in order, while each is a cluster of its own.
  ///
  /// - Returns: Whether all are for sure.
  static func forEachPlainEnd(of text: Span<UInt8>, _ body: (Int) -> Void) -> Bool {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalar(at: index)
      guard let scalar, standsAlone(scalar) else { return false }
      index += length
      body(index)
    }
    return true
  }

  /// Whether a scalar joins no other of its like: letters and punctuation of Latin, Greek, Cyrillic,
  /// Armenian, Hebrew and Arabic, kana, Chinese characters and whole syllables of Hangul.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\r": false
    case ..<"\u{300}", "\u{370}"..."\u{482}", "\u{48A}"..."\u{58F}", "\u{5D0}"..."\u{5F4}",
      "\u{60C}", "\u{61F}"..."\u{64A}", "\u{660}"..."\u{66F}", "\u{671}"..."\u{6D3}",
      "\u{10A0}"..."\u{10FF}", "\u{1E00}"..."\u{200A}", "\u{2010}"..."\u{2029}",
      "\u{202F}"..."\u{205F}", "\u{20A0}"..."\u{20C0}", "\u{3000}"..."\u{3029}",
      "\u{3041}"..."\u{3096}", "\u{309B}"..."\u{30FF}", "\u{3400}"..."\u{4DBF}",
      "\u{4E00}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}", "\u{FF01}"..."\u{FF9D}":
      true
    default: false
    }
  }
}
