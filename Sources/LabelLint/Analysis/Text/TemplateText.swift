/// Texts that project templates bring along, which few apps show: Android Studio's and Xcode's for new
/// screens, widgets and live activities.
enum TemplateText {
  /// Whether a source text is one, letter for letter.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    texts.contains { text.hasSameBytes(as: $0.span) }
  }

  private static let texts = Resource.lines(of: "words/template-texts.txt").map { line in
    Array(
      line.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n").utf8)
  }
}
