/// Words without which a program uses no text that is looked for.
enum CodeTriggers {
  /// Whether a program may hold a use or a constant that stands for a key.
  static func mayHold(_ text: Span<UInt8>, _ language: CodeLanguage) -> Bool {
    for word in language.isApple ? apple : android
    where text.firstIndex(ofBytes: word.span) != nil {
      return true
    }
    return false
  }

  /// Every key of an Android program stands behind one of these, every spoken text in another.
  private static let android = words(
    ".string .plurals .array. String. Strings. Descri ccessib Label")
  /// The same for Apple's platforms.
  private static let apple = words("ocaliz ccessib .tr( Text( SwiftUI")

  private static func words(_ list: String) -> [[UInt8]] {
    list.split(separator: " ").map { Array($0.utf8) }
  }
}
