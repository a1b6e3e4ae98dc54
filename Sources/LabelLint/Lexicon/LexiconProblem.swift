/// Something wrong in a lexicon file, with its place.
package struct LexiconProblem: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  package enum Kind: Sendable, Hashable {
    /// The file is longer than `LexiconParser.maximumBytes`.
    case tooLarge
    /// Bytes that are no UTF-8, or a NUL.
    case notText
    /// No `language` line before the first section.
    case missingLanguage
    /// The language is not a language tag.
    case badLanguage(String)
    /// A line that belongs into a section before the first one, or to nothing at all.
    case unexpectedLine(String)
    /// A section no lexicon has, with the nearest one there is.
    case unknownSection(String, nearest: String?)
    /// A section name without its closing bracket.
    case unclosedSection
    /// A line of a section without a colon.
    case missingColon
    /// A word in front of the colon that the section does not know, with the nearest it does.
    case unknownWord(String, section: String, nearest: String?)
    /// Words missing in front of the colon: what they should be.
    case incompleteHead(section: String, expected: String)
    /// Nothing between two commas, or nothing that could be matched.
    case emptyTerm
    /// A term longer than `LexiconParser.maximumTermBytes`.
    case termTooLong
    /// Braces that are not closed, or not at the end of their term.
    case badBraces
    /// A word in braces that is no count and no mark, with the nearest mark.
    case unknownMark(String, nearest: String?)
    /// A value of the section `matching` that it cannot have.
    case badValue(String, key: String)
  }

  /// Line, from 1.
  package let line: Int
  /// Column in Unicode scalars, from 1.
  package let column: Int
  /// What is wrong.
  package let kind: Kind

  /// What is wrong in words, without the place.
  package var description: String {
    switch kind {
    case .tooLarge: "the lexicon is larger than \(LexiconParser.maximumBytes >> 20) MiB"
    case .notText: "not UTF-8 text"
    case .missingLanguage: "a lexicon begins with 'language' and a language tag"
    case .badLanguage(let tag): "'\(tag)' is not a language tag"
    case .unexpectedLine(let word): "'\(word)' is neither a section nor a line of one"
    case .unknownSection(let name, let nearest):
      "no section is called '\(name)'" + Self.suggestion(nearest)
    case .unclosedSection: "the name of a section ends with ']'"
    case .missingColon: "a line of a section has a colon in front of its terms"
    case .unknownWord(let word, let section, let nearest):
      "'\(word)' is not a word of section '\(section)'" + Self.suggestion(nearest)
    case .incompleteHead(let section, let expected):
      "a line of section '\(section)' begins with \(expected)"
    case .emptyTerm: "a term without a letter"
    case .termTooLong: "a term of more than \(LexiconParser.maximumTermBytes) bytes"
    case .badBraces: "write counts and marks in one pair of braces after their term"
    case .unknownMark(let word, let nearest):
      "'\(word)' is neither a count nor a mark" + Self.suggestion(nearest)
    case .badValue(let value, let key): "'\(key)' cannot be '\(value)'"
    }
  }

  /// What is added to a message for the nearest name.
  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
