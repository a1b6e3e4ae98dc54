/// The words that a team accepts and rejects, by language.
package struct Vocabulary: Sendable, Hashable {
  /// A word or phrase that is not to be used.
  package struct Rejected: Sendable, Hashable {
    /// The word or phrase.
    package let term: String
    /// What to write instead; nil where there is no one word for it.
    package let replacement: String?

    /// A term with what to write instead.
    package init(_ term: String, replacement: String? = nil) {
      self.term = term
      self.replacement = replacement
    }
  }

  /// Terms that are right as they are, by language code; the empty code is the source language.
  package var accepted: [String: [String]] = [:]
  /// Terms that are not to be used, by language code; the empty code is the source language.
  package var rejected: [String: [Rejected]] = [:]
  /// What terms are called in each language.
  package var glossary = Glossary()

  /// A vocabulary without words.
  package init() {}

  /// Reads a list of terms: one a line, `term -> replacement`, `#` at the start or behind a blank
  /// begins a comment (`C#` is a term), `[de]` the section of a language; before the first section
  /// stands the source language.
  ///
  /// - Parameter text: The list.
  /// - Returns: The terms by language code, in order.
  package static func terms(in text: String) -> [String: [Rejected]] {
    var terms: [String: [Rejected]] = [:]
    var language = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let trimmed = trim(withoutComment(line))
      if trimmed.isEmpty { continue }
      if trimmed.hasPrefix("["), trimmed.hasSuffix("]") {
        language = String(trimmed.dropFirst().dropLast())
        continue
      }
      var parts = trimmed.split(separator: ">", maxSplits: 1).map(String.init)
      if parts.count == 2, parts[0].hasSuffix("-") {
        parts[0].removeLast()
        let replacement = trim(Substring(parts[1]))
        terms[language, default: []].append(
          Rejected(trim(Substring(parts[0])), replacement: replacement.isEmpty ? nil : replacement))
      } else {
        terms[language, default: []].append(Rejected(trimmed))
      }
    }
    return terms
  }

  /// A line up to a `#` that stands at its start or behind a blank.
  private static func withoutComment(_ line: Substring) -> Substring {
    var isFree = true
    for (index, character) in zip(line.indices, line) {
      if character == "#", isFree { return line[..<index] }
      isFree = character == " " || character == "\t"
    }
    return line
  }

  private static func trim(_ text: Substring) -> String {
    let front = text.drop { $0 == " " || $0 == "\t" }
    return String(front.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// The terms of a table for a locale: those of its own tag, else of its language, and those without
  /// a language in the source.
  package static func terms<Term>(
    _ table: [String: [Term]], for locale: LocaleTag, isSource: Bool
  ) -> [Term] {
    var found = table[locale.description] ?? table[locale.language] ?? []
    if isSource { found += table[""] ?? [] }
    return found
  }
}
