import LabelLint

/// An entry of a catalog that a test writes out.
struct FixtureEntry: Sendable {
  /// The key.
  var key: MarkedText
  /// Comment above the entry; empty for none.
  var comment = ""
  /// Texts by locale; the entry is left out of a locale it has no text for.
  var texts: [String: MarkedText]

  /// An entry of texts with marks.
  init(_ key: String, comment: String = "", _ texts: [String: String]) {
    self.key = MarkedText(key)
    self.comment = comment
    self.texts = texts.mapValues { MarkedText($0) }
  }
}
