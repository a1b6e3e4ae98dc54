/// What makes a translation a copy of its source text.
package struct CopySettings: Sendable {
  /// Whether a label of one word is one whose word is translated under another key.
  var findsSingleWords = true
  /// Letters of the script of the source that make a copy in a locale of another script.
  var minimumScriptLetters = 2
  /// Words that are the same in every language: names of products and people.
  var allowed: [String] = []

  /// The usual settings.
  package init() {}

  /// Settings of a project.
  init(findsSingleWords: Bool, minimumScriptLetters: Int, allowed: [String]) {
    self.findsSingleWords = findsSingleWords
    self.minimumScriptLetters = minimumScriptLetters
    self.allowed = allowed
  }
}
