/// The Chinese letters of a text that tell how it is written.
package struct HanLetters {
  /// Letters that only Simplified Chinese has.
  package private(set) var simplified: Set<Unicode.Scalar> = []
  /// Letters that only Traditional Chinese has.
  package private(set) var traditional: Set<Unicode.Scalar> = []
  /// Letters that Simplified or Traditional Chinese has, and Japanese has not.
  package private(set) var chinese: Set<Unicode.Scalar> = []
  /// Whether a letter or mark is one of the Japanese syllabaries'.
  package private(set) var hasKana = false
  /// Number of letters of the rounded syllabary of Japanese.
  package private(set) var hiragana = 0
  /// Number of letters of the angular syllabary of Japanese.
  package private(set) var katakana = 0

  private static let onlySimplified = letters("simplified")
  private static let onlyTraditional = letters("traditional")
  private static let alsoJapanese = letters("simplified-and-japanese")
  private static let notJapanese = letters("traditional-not-japanese")

  /// Looks at the letters of a text.
  package init(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      if (0x3041...0x30FF).contains(scalar.value) { hasKana = true }
      // Chinese has the marks behind them, too: U+30FB stands between the parts of a foreign name.
      switch scalar.value {
      case 0x3041...0x3096: hiragana += 1
      case 0x30A1...0x30FA: katakana += 1
      default: break
      }
      guard (0x4E00...0x9FFF).contains(scalar.value) else { continue }
      if Self.onlyTraditional.contains(scalar) { traditional.insert(scalar) }
      if Self.notJapanese.contains(scalar) { chinese.insert(scalar) }
      guard Self.onlySimplified.contains(scalar) else { continue }
      simplified.insert(scalar)
      if !Self.alsoJapanese.contains(scalar) { chinese.insert(scalar) }
    }
  }

  /// Whether the syllabaries are those of Japanese words, and not of an ornament ("の") or a face ("ツ") in Chinese.
  package var isJapanese: Bool { hiragana >= 2 || katakana >= 3 }

  private static func letters(_ name: String) -> Set<Unicode.Scalar> {
    Set(Resource.lines(of: "words/han/\(name).txt").flatMap(\.unicodeScalars))
  }
}
