/// Texts that project templates bring along, which few apps show: Android Studio's and Xcode's for new
/// screens, widgets and live activities.
enum TemplateText {
  /// Whether a source text is one, letter for letter.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    filter.mayHold(text) && texts.contains { text.hasSameBytes(as: $0.utf8.span) }
  }

  /// What tells most other texts from these.
  private static let filter = WordFilter(texts)

  private static let texts: [String] = [
    "Hello world!", "Hello World!", "Hello, World!", "Hello, world!", "Hello blank fragment",
    "Example action", "First Fragment", "Second Fragment", "Navigation header", "Mercury",
    "Dummy Button", "DUMMY CONTENT", "DUMMY\nCONTENT",
    "Hello %@", "Leading", "Trailing", "Bottom", "Bottom %@", "T %@", "Favorite Emoji:", "Time:",
    "This is an example widget.",
  ]
}
