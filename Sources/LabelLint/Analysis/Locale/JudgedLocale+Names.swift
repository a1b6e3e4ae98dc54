/// Names that keep their capitals in a sentence, whatever the locale's texts have.
extension JudgedLocale {
  /// Days, months and languages that a language begins with a capital, by its tag, in small letters.
  private static let names = Resource.table(of: "words/names-in-sentences.txt").mapValues { words in
    Set(words.map { Array($0.utf8) })
  }

  /// A word in capitals as it is written everywhere: a day, month or language where those have capitals, or a name of
  /// the source; nil for others.
  func nameWriting(of word: Span<UInt8>, in text: borrowing Text) -> [UInt8]? {
    let small = caseMapping.lower(word)
    if let names = Self.names[tag.language], names.contains(small) {
      return caseMapping.startingWithCapital(small.span)
    }
    return nameOfSource(word, in: text)
  }

  /// The name in an English source that a word in capitals is: what is no ordinary word there, or has a capital within.
  private func nameOfSource(_ word: Span<UInt8>, in text: borrowing Text) -> [UInt8]? {
    guard !text.isSource, word.isASCII, source.catalog.sourceLocale.language == "en" else {
      return nil
    }
    for token in CapitalTokens(text.source).tokens
    where !token.isUpper && token.range.count == word.count {
      let written = text.source.extracting(token.range)
      let isSame = written.indices.allSatisfy { index in
        ASCII.lowercased(written[index]) == ASCII.lowercased(word[index])
      }
      guard isSame else { continue }
      let hasInner = written.indices.dropFirst().contains { ASCII.isUpperCase(written[$0]) }
      guard hasInner || ASCII.isUpperCase(written[0]) && !EnglishWords.contains(written) else {
        continue
      }
      return written.indices.map { written[$0] }
    }
    return nil
  }

  /// Whether a word may be a name whose capitals nothing tells: a month that is a verb as well, within a sentence, or a
  /// trade name that the locale's texts do not have.
  mutating func mayBeName(_ word: Span<UInt8>, isFirst: Bool) -> Bool {
    let small = caseMapping.lower(word)
    if !isFirst, let doubtful = Self.names["\(tag.language)-doubtful"], doubtful.contains(small) {
      return true
    }
    return TradeNames.words.contains(String(decoding: small, as: UTF8.self)) && !isInUse(word)
  }
}
