/// Words without which a program uses no text that is looked for.
enum CodeTriggers {
  /// Whether a program may hold a use or a constant that stands for a key.
  static func mayHold(_ text: Span<UInt8>, _ language: CodeLanguage) -> Bool {
    for word in language.isApple ? apple : android
    where text.firstIndex(ofBytes: word.span) != nil {
      return true
    }
    return language == .swift && holdsTitle(text)
  }

  /// Whether a view of SwiftUI gets a text that is written down: `Button("Play")`.
  private static func holdsTitle(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while let call = text.firstIndex(ofBytes: literalCall.span, from: index) {
      let before = text.extracting(max(0, call - 16)..<call)
      for word in views where before.count >= word.count {
        if before.extracting((before.count - word.count)..<before.count).hasSameBytes(as: word.span)
        {
          return true
        }
      }
      index = call + 2
    }
    return false
  }

  /// Every key of an Android program stands behind one of these, every spoken text in another.
  private static let android = words("R. tring. trings. Res. Descri ccessib")
  /// The same for Apple's platforms.
  private static let apple = words("ocaliz ccessib .tr( Text(")
  /// What a call with a text begins with.
  private static let literalCall = Array("(\"".utf8)
  /// Ends of the names of views and modifiers that take a text.
  private static let views = words(
    "Button Toggle Link Menu Label Field Section Picker Stepper Title Subtitle .help alert Dialog "
      + "Group GroupBox LabeledContent")

  private static func words(_ list: String) -> [[UInt8]] {
    list.split(separator: " ").map { Array($0.utf8) }
  }
}
