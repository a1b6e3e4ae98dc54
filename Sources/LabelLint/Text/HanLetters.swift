/// The Chinese letters of a text that tell how it is written.
package struct HanLetters {
  /// Letters that only Simplified Chinese has.
  package private(set) var simplified: Set<Unicode.Scalar> = []
  /// Letters that only Traditional Chinese has.
  package private(set) var traditional: Set<Unicode.Scalar> = []
  /// Letters that Simplified or Traditional Chinese has, and Japanese has not.
  package private(set) var chinese: Set<Unicode.Scalar> = []
  /// Whether a letter is one of the Japanese syllabaries'.
  package private(set) var hasKana = false

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
      guard (0x4E00...0x9FFF).contains(scalar.value) else { continue }
      if Self.onlyTraditional.contains(scalar) { traditional.insert(scalar) }
      if Self.notJapanese.contains(scalar) { chinese.insert(scalar) }
      guard Self.onlySimplified.contains(scalar) else { continue }
      simplified.insert(scalar)
      if !Self.alsoJapanese.contains(scalar) { chinese.insert(scalar) }
    }
  }

  private static func letters(_ name: String) -> Set<Unicode.Scalar> {
    Set(Resource.lines(of: "words/han/\(name).txt").flatMap(\.unicodeScalars))
  }
}
