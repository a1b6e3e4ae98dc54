/// Texts that project templates bring along, which few apps show: Android Studio's and Xcode's for new
/// screens, widgets and live activities.
enum TemplateText {
  /// Whether a source text is one, letter for letter.
  static func isOne(_ text: String) -> Bool { texts.contains(text) }

  private static let texts: Set<String> = [
    "Hello world!", "Hello World!", "Hello, World!", "Hello, world!", "Hello blank fragment",
    "Example action", "First Fragment", "Second Fragment",
    "Hello %@", "Leading", "Trailing", "Bottom", "Bottom %@", "T %@", "Favorite Emoji:", "Time:",
    "This is an example widget.",
  ]
}
