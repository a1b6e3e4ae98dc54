/// How a team translates its terms.
package struct Glossary: Sendable, Hashable {
  /// A term of the source language.
  package struct Term: Sendable, Hashable {
    /// The term as the glossary writes it.
    package let source: String
    /// Its words, folded.
    let words: [[UInt8]]
    /// What it may be called, by canonical locale tag: the first one is to be preferred.
    package fileprivate(set) var translations: [String: [String]]

    /// What the term may be called in a locale: that of its tag, else of the nearest of its parents.
    package func translations(for locale: LocaleTag) -> [String] {
      if let own = translations[locale.description] { return own }
      for parent in AndroidLocaleFallback.ancestors(of: locale) {
        if let found = translations[parent.description] { return found }
      }
      return []
    }
  }

  /// A term in a text.
  package struct Use {
    /// The term.
    package let term: Term
    /// Byte offsets of its words in the text.
    let range: Range<Int>
  }

  /// The terms, in the order in which they were added.
  package private(set) var terms: [Term] = []
  /// The terms that begin with a word, by that word in each of its forms.
  private var places: [[UInt8]: [Int]] = [:]
  /// Numbers of the terms by their folded words.
  private var numbers: [[[UInt8]]: Int] = [:]

  /// A glossary without terms.
  package init() {}

  /// Adds what a term is called in some locales.
  ///
  /// Translations of a term that exists add up.
  ///
  /// - Parameters:
  ///   - source: The term in the source language.
  ///   - translations: What it may be called, by canonical locale tag.
  /// - Returns: Whether the term has a word; one without any is not added.
  @discardableResult
  package mutating func add(_ source: String, _ translations: [String: [String]]) -> Bool {
    let words = TermWords.folded(source).map(\.bytes)
    guard let first = words.first else { return false }
    if let number = numbers[words] {
      terms[number].translations.merge(translations) { $0 + $1 }
      return true
    }
    numbers[words] = terms.count
    let beginnings = words.count == 1 ? Self.forms(of: first) : [first]
    for word in beginnings { places[word, default: []].append(terms.count) }
    terms.append(Term(source: source, words: words, translations: translations))
    return true
  }

  /// The terms in a text of the source language, in order: of those at one place the longest, and each of them once.
  ///
  /// A term inside a longer word or an address is none.
  package func uses(in text: Span<UInt8>) -> [Use] {
    if terms.isEmpty { return [] }
    let words = TermWords.folded(Text.verbatim(text, 0..<text.count))
    var uses: [Use] = []
    var index = 0
    while index < words.count {
      guard let number = longestTerm(at: index, of: words) else {
        index += 1
        continue
      }
      let end = index + terms[number].words.count
      let range = words[index].range.lowerBound..<words[end - 1].range.upperBound
      let isKnown = uses.contains { $0.term.words == terms[number].words }
      if !isKnown, !WrittenAddress.holds(range, in: text) {
        uses.append(Use(term: terms[number], range: range))
      }
      index = end
    }
    return uses
  }

  /// The term with most words that begins at a word; of equally long ones that without an ending.
  private func longestTerm(at start: Int, of words: [TermWords.Word]) -> Int? {
    let fitting = (places[words[start].bytes] ?? []).filter { number in
      let sought = terms[number].words
      guard start + sought.count <= words.count, let last = sought.last else { return false }
      let end = start + sought.count - 1
      return sought.indices.dropLast().allSatisfy { sought[$0] == words[start + $0].bytes }
        && Self.forms(of: last).contains(words[end].bytes)
    }
    return fitting.max { one, other in
      rank(of: one, at: start, words) < rank(of: other, at: start, words)
    }
  }

  /// How well a term fits: its words count first.
  private func rank(of number: Int, at start: Int, _ words: [TermWords.Word]) -> Int {
    let sought = terms[number].words
    let isExact = words[start + sought.count - 1].bytes == sought.last
    return sought.count * 2 + (isExact ? 1 : 0)
  }

  /// A word and its plurals, as English and other languages write most of them.
  private static func forms(of word: [UInt8]) -> [[UInt8]] {
    let text = String(decoding: word, as: UTF8.self)
    return [word] + SourceSynonyms.plurals(of: text).map { Array($0.utf8) }
  }
}
