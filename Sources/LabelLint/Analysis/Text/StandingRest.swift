/// Tells whether what is left of a label stands by itself, once the word for its control is taken away.
///
/// What a noun governs is no name without it: Russian "значок корзины" leaves a genitive, Swedish "varukorgsikon" the
/// first part of a compound, Italian "icona che indica un errore" a clause, French "image brute" an adjective.
struct StandingRest {
  /// The words of the label.
  let reader: LexicalReader

  var profile: MatchingProfile { reader.lexicon.profile }

  /// Whether a rest is a phrase.
  ///
  /// - Parameters:
  ///   - rest: Byte offsets in the plain text of what stays, at its start or end.
  ///   - removed: Byte offsets of the word or phrase that goes.
  ///   - text: The text.
  ///   - locale: What is known of its locale.
  /// - Returns: Whether it is.
  func stands(
    _ rest: Range<Int>, without removed: Range<Int>, of text: borrowing Text,
    in locale: inout JudgedLocale
  ) -> Bool {
    if Self.isQuoted(rest, in: text.plain) || !Verdict.hasLetter(text.plain.extracting(rest)) {
      return true
    }
    let isBehind = rest.lowerBound >= removed.upperBound
    // "All" may be the name of a tab, as another text shows.
    if isPronoun(rest, of: text.plain), !locale.isWholeText(text.plain.extracting(rest)) {
      return false
    }
    guard isFinished(rest, isBehind: isBehind, of: text),
      !isQuotedInPart(rest, isBehind: isBehind, of: text.plain),
      !isBehind || !sharesArticle(rest, with: removed, in: text.plain)
    else { return false }
    if Self.isOfSource(rest, of: text) || opensWithVerb(rest) { return true }
    let joint = joint(between: rest, and: removed, in: text.plain)
    return stands(rest, joinedBy: joint, isBehind: isBehind, of: text, in: &locale)
  }

  /// Whether a rest is a phrase, by what joins it to the word that goes.
  private func stands(
    _ rest: Range<Int>, joinedBy joint: Joint, isBehind: Bool, of text: borrowing Text,
    in locale: inout JudgedLocale
  ) -> Bool {
    let word = lastWord(of: rest, in: text.plain)
    switch joint {
    // The first part of a compound may be a word in a form for compounds only, or a part of a verb.
    case .closed:
      return isKnown(word, of: text, in: &locale)
        && !mayBePart(word, of: text, in: &locale, isClosed: true)
    case .hyphen: return standsBesideHyphen(word, of: text, in: &locale)
    // The word that goes has put the rest into a case.
    case .linked where profile.hasCases, .blank where profile.hasCases: return false
    case .linked: if isBehind, isGoverned(rest, in: text.plain) { return false }
    case .blank:
      if profile.hasAgreement, !isName(rest, isBehind: isBehind, of: text, in: &locale) {
        return false
      }
      if !isBehind, lacksNoun(rest, of: text, in: &locale) { return false }
    }
    return isBehind || isWholeName(rest, in: text.plain)
  }

  /// Whether a rest begins with the article that the word before it has joined to it, as adjectives of Arabic and Hebrew
  /// do: "الصورة المصغّرة للفريق" is "the small picture"; what a noun governs leaves it without: "زر المصراع".
  private func sharesArticle(
    _ rest: Range<Int>, with removed: Range<Int>, in plain: Span<UInt8>
  ) -> Bool {
    let word = folded(lastWord(of: removed, in: plain), of: plain)
    let next = folded(firstWord(of: rest, in: plain), of: plain)
    for article in profile.cliticsBefore where word.starts(with: article) {
      // A word may begin with the letter of itself.
      let bare = Array(word.dropFirst(article.count))
      let term = reader.lexicon.first(bare.span) { sense in
        if case .role = sense { true } else { false }
      }
      if term != nil, next.starts(with: article) { return true }
    }
    return false
  }

  /// Whether a part of a compound with a hyphen is a word in the form that it has alone.
  private func standsBesideHyphen(
    _ word: Range<Int>, of text: borrowing Text, in locale: inout JudgedLocale
  ) -> Bool {
    if mayBePart(word, of: text, in: &locale, isClosed: false) { return false }
    // The text itself has the word once.
    return profile.order != .compounding || !Self.mayBeJoined(word, in: text.plain)
      || locale.isOrdinaryWord(text.plain.extracting(word)) || isListed(word, of: text.plain)
  }

  /// Whether a rest neither begins nor ends with what leads to or from another word, and is more than a role or an
  /// address.
  func isFinished(_ rest: Range<Int>, isBehind: Bool, of text: borrowing Text) -> Bool {
    let plain = text.plain
    if isRoleOrState(rest, of: plain) || WrittenAddress.isAddress(plain.extracting(rest)) {
      return false
    }
    let last = folded(lastWord(of: rest, in: plain), of: plain)
    let edge = isBehind ? folded(firstWord(of: rest, in: plain), of: plain) : last
    if profile.isUnspaced {
      return isBehind
        ? !profile.notFirst.contains { edge.starts(with: $0) }
        : !profile.notLast.contains { edge.ends(with: $0) }
    }
    if isBehind,
      profile.notFirst.contains(edge)
        || profile.notFirstPart.contains(where: { edge.starts(with: $0) })
    {
      return false
    }
    return !profile.notLast.contains(last)
      && !profile.notLastPart.contains { last.ends(with: $0) }
  }

  /// Whether a rest names nothing but a role or a state, an article before it aside: "An image" of "Picture of an
  /// image", "Checked" of "Checkbox, checked".
  private func isRoleOrState(_ rest: Range<Int>, of plain: Span<UInt8>) -> Bool {
    var start = rest.lowerBound
    let first = firstWord(of: rest, in: plain)
    if first.upperBound < rest.upperBound, profile.articles.contains(folded(first, of: plain)) {
      start = first.upperBound + 1
    }
    return reader.lexicon.first(folded(start..<rest.upperBound, of: plain).span) { sense in
      switch sense {
      case .role, .state: true
      default: false
      }
    } != nil
  }

  // MARK: How it is joined

  /// What joins a rest to the word that goes.
  private enum Joint {
    /// Nothing: one word.
    case closed
    /// A hyphen.
    case hyphen
    /// Words or marks.
    case linked
    /// Blanks alone.
    case blank
  }

  /// What joins a rest to the word that goes.
  private func joint(
    between rest: Range<Int>, and removed: Range<Int>, in plain: Span<UInt8>
  ) -> Joint {
    let isBehind = rest.lowerBound >= removed.upperBound
    let between =
      isBehind
      ? removed.upperBound..<rest.lowerBound
      : rest.upperBound..<max(rest.upperBound, removed.lowerBound)
    var isBlank = false
    var isHyphen = false
    for index in between {
      switch plain[index] {
      case 0x20: isBlank = true
      case "-": isHyphen = true
      default: return isLetterOfCompound(between, in: plain) ? .closed : .linked
      }
    }
    if isBehind, endsWithLink(removed, in: plain) { return .linked }
    if isHyphen { return isBlank ? .linked : .hyphen }
    return isBlank || profile.isUnspaced ? .blank : .closed
  }

  /// Whether one letter stands between the parts of a compound, which only joins them.
  private func isLetterOfCompound(_ between: Range<Int>, in plain: Span<UInt8>) -> Bool {
    between.count == 1 && ASCII.isLetter(plain[between.lowerBound])
  }

  /// Whether the last word of a phrase is a linking one.
  private func endsWithLink(_ phrase: Range<Int>, in plain: Span<UInt8>) -> Bool {
    let word = folded(lastWord(of: phrase, in: plain), of: plain)
    return profile.links.contains(word) || profile.governing.contains(word)
  }

  /// Whether the word before a rest puts it into another case.
  private func isGoverned(_ rest: Range<Int>, in plain: Span<UInt8>) -> Bool {
    profile.governing.contains(folded(lastWord(of: 0..<rest.lowerBound, in: plain), of: plain))
  }

  // MARK: What it is

  /// Whether a rest stands in quotation marks or square brackets, blanks beside them aside.
  private static func isQuoted(_ rest: Range<Int>, in plain: Span<UInt8>) -> Bool {
    isMark(before: rest.lowerBound, in: plain) && isMark(at: rest.upperBound, in: plain)
  }

  /// Whether the name of a control stands in quotation marks and words on its word go on behind them: Russian
  /// "Значок «Очистить» в виде карандаша".
  private func isQuotedInPart(
    _ rest: Range<Int>, isBehind: Bool, of plain: Span<UInt8>
  ) -> Bool {
    guard isBehind, Self.isMark(before: rest.lowerBound, in: plain),
      !Self.isMark(at: rest.upperBound, in: plain)
    else { return false }
    // That of an elided article joins two words.
    return !Self.isApostrophe(before: rest.lowerBound, in: plain)
  }

  /// Whether a letter and an apostrophe stand before an offset.
  private static func isApostrophe(before offset: Int, in plain: Span<UInt8>) -> Bool {
    guard let mark = plain.scalar(before: offset), CharacterProperties.isApostrophe(mark.value),
      let letter = plain.scalar(before: mark.start)
    else { return false }
    return LetterCase(letter.value) != .none
  }

  /// A rest without the article at its start, which the word that goes made necessary; the capital one of a name stays.
  ///
  /// - Parameters:
  ///   - rest: Byte offsets in the plain text of what stays.
  ///   - removed: Byte offsets of the phrase that goes.
  ///   - text: The text.
  ///   - mayKeep: Whether an article of its own may stay, as one that is joined to its noun may not.
  /// - Returns: Byte offsets of the rest without it.
  func withoutArticle(
    _ rest: Range<Int>, without removed: Range<Int>, _ text: borrowing Text, mayKeep: Bool
  ) -> Range<Int> {
    let plain = text.plain
    guard rest.lowerBound >= removed.upperBound,
      LetterCase(plain.scalarOrReplacement(at: rest.lowerBound).value) != .upper
    else { return rest }
    let word = firstWord(of: rest, in: plain)
    if profile.articles.contains(folded(word, of: plain)) {
      if mayKeep { return rest }
      var start = word.upperBound
      while start < rest.upperBound, plain[start] == 0x20 { start += 1 }
      return start < rest.upperBound ? start..<rest.upperBound : rest
    }
    for index in word {
      let (scalar, length) = plain.scalarOrReplacement(at: index)
      guard CharacterProperties.isApostrophe(scalar) else { continue }
      let end = index + length
      let isArticle = profile.articles.contains(folded(word.lowerBound..<index, of: plain) + [0x27])
      return isArticle && end < rest.upperBound ? end..<rest.upperBound : rest
    }
    return rest
  }

  /// Whether a quotation mark stands before an offset.
  private static func isMark(before offset: Int, in plain: Span<UInt8>) -> Bool {
    var end = offset
    while end > 0 {
      var start = end - 1
      while start > 0, plain[start] & 0xC0 == 0x80 { start -= 1 }
      let scalar = plain.scalarOrReplacement(at: start).value
      if !CharacterProperties.isWordSpace(scalar) { return isMark(scalar) }
      end = start
    }
    return false
  }

  /// Whether a quotation mark stands at an offset.
  private static func isMark(at offset: Int, in plain: Span<UInt8>) -> Bool {
    var start = offset
    while start < plain.count {
      let (scalar, length) = plain.scalarOrReplacement(at: start)
      if !CharacterProperties.isWordSpace(scalar) { return isMark(scalar) }
      start += length
    }
    return false
  }

  /// Whether a scalar is a quotation mark or square bracket.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "«", "»", "‹", "›", "「", "」", "『", "』", "[", "]": true
    default: (0x2018...0x201F).contains(scalar.value)
    }
  }

  /// Whether every word of a rest stands in the source text, the case of ASCII letters aside: a name.
  private static func isOfSource(_ rest: Range<Int>, of text: borrowing Text) -> Bool {
    if text.source.isEmpty { return false }
    let source = SourceWords(text.source).inSmallLetters
    let words = CapitalTokens(text.plain.extracting(rest)).tokens
    return !words.isEmpty
      && words.allSatisfy { word in
        source.contains(word.range.map { ASCII.lowercased(text.plain[rest.lowerBound + $0]) })
      }
  }

  /// Whether a rest says what is done: its first word is a verb of the lists.
  func opensWithVerb(_ rest: Range<Int>) -> Bool {
    let first = reader.label.words.firstIndex { $0.plain.start >= rest.lowerBound }
    guard let first, first < reader.count - 1,
      reader.label.words[first].plain.end <= rest.upperBound
    else { return false }
    return reader.isAnyVerb(first)
  }

  /// Whether a rest beside a noun is a name rather than an adjective: it has a capital of its own, or is a whole text
  /// of the locale or a label of the lists.
  private func isName(
    _ rest: Range<Int>, isBehind: Bool, of text: borrowing Text, in locale: inout JudgedLocale
  ) -> Bool {
    let capital = isBehind ? rest : lastWord(of: rest, in: text.plain)
    if capital.lowerBound > 0,
      LetterCase(text.plain.scalarOrReplacement(at: capital.lowerBound).value) == .upper
    {
      return true
    }
    return locale.isWholeText(text.plain.extracting(rest)) || isListed(rest, of: text.plain)
  }

  /// Whether a part of a compound is a word of its own: another text of the locale has it, or a list.
  private func isKnown(
    _ word: Range<Int>, of text: borrowing Text, in locale: inout JudgedLocale
  ) -> Bool {
    locale.isInUse(text.plain.extracting(word)) || isListed(word, of: text.plain)
  }

  /// Whether a lexicon has some words as a term that is no verb.
  private func isListed(_ words: Range<Int>, of plain: Span<UInt8>) -> Bool {
    let term = folded(words, of: plain)
    return reader.lexicon.first(term.span) { sense in
      if case .verb = sense { false } else { true }
    } != nil
  }

  /// Whether a word may have a letter at its end that joins it to another: German, Dutch and Nordic compounds have an
  /// `s` there.
  private static func mayBeJoined(_ word: Range<Int>, in plain: Span<UInt8>) -> Bool {
    word.isEmpty || plain[word.upperBound - 1] | 0x20 == 0x73
  }

  /// Endings that join words of German, Dutch and Nordic languages to others, which make a plural of many.
  private static let joiningEndings = Resource.words("role-phrases/joining-endings")

  /// Letters of the shortest word that such an ending is taken for a part of.
  private static let fewestLettersOfStem = 3

  /// Whether a word may be in the form for compounds: German "Gruppenbild" is the picture of one "Gruppe", though
  /// others call many of them "Gruppen".
  ///
  /// The locale's texts have the word without its ending, or the word is joined to the next by "en".
  private func mayBePart(
    _ word: Range<Int>, of text: borrowing Text, in locale: inout JudgedLocale, isClosed: Bool
  ) -> Bool {
    guard profile.order == .compounding else { return false }
    let letters = folded(word, of: text.plain)
    if isClosed, letters.suffix(2).elementsEqual("en".utf8) { return true }
    for ending in Self.joiningEndings {
      let length = ending.utf8.count
      guard letters.suffix(length).elementsEqual(ending.utf8),
        word.count >= length + Self.fewestLettersOfStem
      else { continue }
      let stem = word.lowerBound..<word.upperBound - length
      if locale.isInUse(text.plain.extracting(stem)) { return true }
    }
    return false
  }

  /// Whether several words before a noun have the ending of a name, where the language wants one.
  private func isWholeName(_ rest: Range<Int>, in plain: Span<UInt8>) -> Bool {
    if profile.lastOfSeveral.isEmpty || !rest.contains(where: { plain[$0] == 0x20 }) { return true }
    let word = folded(lastWord(of: rest, in: plain), of: plain)
    return profile.lastOfSeveral.contains { word.ends(with: $0) }
  }

  // MARK: Words

  /// Byte offsets of the last of some words.
  func lastWord(of words: Range<Int>, in plain: Span<UInt8>) -> Range<Int> {
    var end = words.upperBound
    while end > words.lowerBound, plain[end - 1] == 0x20 { end -= 1 }
    if profile.isUnspaced { return words.lowerBound..<end }
    var start = end
    while start > words.lowerBound, plain[start - 1] != 0x20, plain[start - 1] != "-" { start -= 1 }
    return start..<end
  }

  /// Byte offsets of the first of some words.
  func firstWord(of words: Range<Int>, in plain: Span<UInt8>) -> Range<Int> {
    if profile.isUnspaced { return words }
    var end = words.lowerBound
    while end < words.upperBound, plain[end] != 0x20 { end += 1 }
    return words.lowerBound..<end
  }

  /// Some words, folded.
  func folded(_ words: Range<Int>, of plain: Span<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    reader.lexicon.folding.appendTerm(plain.extracting(words), to: &folded)
    return folded
  }
}

extension [UInt8] {
  /// Whether the bytes end with others.
  fileprivate func ends(with others: [UInt8]) -> Bool { suffix(others.count) == others[...] }
}
