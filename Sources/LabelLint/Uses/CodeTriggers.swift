/// Words without which a program uses no text that is looked for.
///
/// Half of all programs have none of them and need not be divided into tokens.
enum CodeTriggers {
  /// A pair of bytes of `R.string`, `R.layout`, `R.drawable`, `string.`, `strings.`, `Res.`, `Binding.`, `Description`,
  /// `accessibility`, `getString(` and `StringRes`.
  private static let android = PairSearch("R. g. s. De cc g( gR")
  /// A pair of bytes of `Localized`, `accessibility`, `.tr(`, `Text(`, `Button("`, `Button(.` and
  /// `R.string`.
  private static let apple = PairSearch("iz cc r( t( (\" (. R.")

  /// Whether a program may hold a use or a constant that stands for a key.
  static func mayHold(_ text: Span<UInt8>, _ language: CodeLanguage) -> Bool {
    if language.isApple {
      let takesTitles = language == .swift
      return apple.first(in: text) { isApple(text, at: $0, takesTitles) } != nil
    }
    return android.first(in: text) { isAndroid(text, at: $0) } != nil
  }

  /// Whether a word of Kotlin or Java stands around a pair.
  private static func isAndroid(_ text: Span<UInt8>, at place: Int) -> Bool {
    switch text[place] {
    case UInt8(ascii: "R"):
      text.begins(with: "string", at: place + 2) || text.begins(with: "plurals", at: place + 2)
        || text.begins(with: "array", at: place + 2)
        || text.begins(with: "layout", at: place + 2)
        || text.begins(with: "drawable", at: place + 2)
    case UInt8(ascii: "g"):
      text.begins(with: "tring.", at: place - 4) || text.begins(with: "Binding.", at: place - 6)
        || text.begins(with: "tring(", at: place - 4)
        || text.begins(with: "tringRes", at: place - 4)
    case UInt8(ascii: "s"):
      text.begins(with: "Res.", at: place - 2) || text.begins(with: "trings.", at: place - 5)
    case UInt8(ascii: "D"): text.begins(with: "Descri", at: place)
    default: text.begins(with: "ccessib", at: place)
    }
  }

  /// Whether a word of Swift or Objective-C stands around a pair.
  private static func isApple(_ text: Span<UInt8>, at place: Int, _ takesTitles: Bool) -> Bool {
    switch text[place] {
    case UInt8(ascii: "i"): text.begins(with: "ocaliz", at: place - 4)
    case UInt8(ascii: "c"): text.begins(with: "ccessib", at: place)
    case UInt8(ascii: "r"): text.begins(with: ".tr(", at: place - 2)
    case UInt8(ascii: "t"): text.begins(with: "Text(", at: place - 3)
    case UInt8(ascii: "R"): text.begins(with: "string.", at: place + 2)
    default: takesTitles && isTitle(text, at: place)
    }
  }

  /// Whether a view of SwiftUI gets a text that is written down or named: `Button("Play")`.
  private static func isTitle(_ text: Span<UInt8>, at call: Int) -> Bool {
    let before = text.extracting(max(0, call - 16)..<call)
    for word in views where before.count >= word.count {
      let end = before.extracting((before.count - word.count)..<before.count)
      if end.hasSameBytes(as: word.span) { return true }
    }
    return false
  }

  /// Ends of the names of views and modifiers that take a text.
  private static let views = words(
    "Button Toggle Link Menu Label Field Section Picker Stepper Title Subtitle .help alert Dialog "
      + "Group GroupBox LabeledContent")

  private static func words(_ list: String) -> [[UInt8]] {
    list.split(separator: " ").map { Array($0.utf8) }
  }
}
