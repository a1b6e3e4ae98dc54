import Foundation
import LabelLint
import Testing

/// Reads labels with the lexicons that come with the tool, for tables of tests.
struct LabelReading {
  private var library: LexiconLibrary

  init(additions: [LexiconLibrary.Addition] = []) {
    library = LexiconLibrary(additions: additions)
  }

  /// The lexicon of a locale.
  mutating func lexicon(_ tag: String) throws -> Lexicon {
    let locale = try #require(LocaleTag(tag))
    let lexicon = library.lexicon(for: locale)
    return try #require(lexicon, "no lexicon for \(tag)")
  }

  /// All terms found in a label, with the lexicon they are of.
  mutating func matches(_ text: String, _ tag: String) throws -> (Lexicon, [TermMatch]) {
    let lexicon = try lexicon(tag)
    var breaking = WordBreaking(LocaleTag(tag))
    let plain = Array(text.precomposedStringWithCanonicalMapping.utf8)
    var label = FoldedLabel()
    label.fold(plain.span, breaking: &breaking, with: lexicon.folding)
    var matches: [TermMatch] = []
    TermMatcher(lexicon).find(in: label, of: plain.span, into: &matches)
    for match in matches {
      let ends = [match.plain, match.remainder]
      #expect(ends.allSatisfy { Int($0.end) <= plain.count }, "\(text): \(match)")
      #expect(ends.allSatisfy { String(validating: plain[$0.range], as: UTF8.self) != nil })
    }
    return (lexicon, matches)
  }

  /// Role words that may be reported by themselves, as `role position "word" + "remainder"`.
  mutating func roles(_ text: String, _ tag: String) throws -> Set<String> {
    let (lexicon, matches) = try matches(text, tag)
    let plain = Array(text.precomposedStringWithCanonicalMapping.utf8)
    var found: Set<String> = []
    for match in TermMatcher(lexicon).roles(among: matches) {
      guard case .role(let role, let strength) = lexicon.terms[match.term].sense,
        strength == .certain || strength == .noun
      else { continue }
      let word = String(decoding: plain[match.plain.range], as: UTF8.self)
      let rest = String(decoding: plain[match.remainder.range], as: UTF8.self)
      found.insert("\(role.rawValue) \(match.position) \(word) + \(rest)")
    }
    return found
  }

  /// Phrases of a label, as `kind position "phrase"`.
  mutating func phrases(_ text: String, _ tag: String) throws -> Set<String> {
    let (lexicon, matches) = try matches(text, tag)
    var found: Set<String> = []
    for match in matches {
      guard case .phrase(let kind, _) = lexicon.terms[match.term].sense else { continue }
      let term = lexicon.string(lexicon.terms[match.term].text)
      found.insert("\(kind.rawValue) \(match.position) \(term)")
    }
    return found
  }
}
