/// Words that an option of a rule adds to a section of the lexicons.
package struct AddedWords: Sendable, Hashable {
  /// Tag of the language they belong to; nil for every language that has a lexicon.
  package let language: String?
  /// The section they join.
  package let section: LexiconSection
  /// What stands in front of the colon: `strong`.
  package let head: String
  /// The words, one term each.
  package let terms: [String]

  /// Words of one head.
  package init(
    _ terms: [String], language: String? = nil, _ section: LexiconSection, _ head: String
  ) {
    self.language = language
    self.section = section
    self.head = head
    self.terms = terms
  }

  /// The lines of a lexicon file that say the same, without the line that names the language.
  package var lines: String {
    "[\(section.rawValue)]\n\(head): \(terms.map(Self.term).joined(separator: ", "))\n"
  }

  /// A term without what means something else in a lexicon file: commas, braces, line ends.
  package static func term(_ text: String) -> String {
    String(text.map { ",{}".contains($0) || $0.isNewline ? " " : $0 })
  }
}
