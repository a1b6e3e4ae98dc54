/// The level of a copy, by the words of the text that it is a copy of.
extension CopyFinder {
  /// The level of a copy; nil where it is no fault.
  ///
  /// - Parameters:
  ///   - text: What the source text holds.
  ///   - row: The row.
  ///   - isForeign: Whether the locale is written in another script.
  ///   - isKept: Whether most locales without many copies, of three or more, have the text as it is.
  ///   - candidate: The copy.
  /// - Returns: The level.
  mutating func level(
    of text: TranslatableContent, row: Int, _ isForeign: Bool, isKept: Bool, _ candidate: Candidate
  ) -> Severity? {
    if text.isPattern { return nil }
    let isLabel = kinds[row: row].tier == .certain
    if isForeign { return level(ofForeign: text, isLabel: isLabel, candidate) }
    if hasOtherCase(candidate) { return nil }
    if text.words >= 2 {
      if text.mayBeName, isPlace(candidate, hasOrdinaryWords: text.ordinaryWords > 0) { return nil }
      let isSure = !isInEnglish || !text.mayBeName && text.ordinaryWords > text.loanWords
      return isLabel && isSure && !mayStay(candidate) ? .warning : .note
    }
    guard settings.findsSingleWords, text.words == 1 else { return nil }
    return level(ofWord: text, row: row, isLabel: isLabel, isKept: isKept, candidate)
  }

  /// The level of a copied text of one word.
  private mutating func level(
    ofWord text: TranslatableContent, row: Int, isLabel: Bool, isKept: Bool, _ candidate: Candidate
  ) -> Severity? {
    if isInEnglish, text.names == 0, isLabel || isCopied[candidate.locale] || !isKept,
      interfaceWords.isLeft(text.firstWord, locale: candidate.locale),
      !isSaidToBeName(candidate, isTitle: true)
    {
      return .note
    }
    // Among many copies, a word is one more; elsewhere it may be one of both languages, such as "Pause".
    if isInEnglish, isCopied[candidate.locale], !isKept,
      text.names == 0, text.ordinaryWords > text.loanWords,
      !interfaceWords.isShared(text.firstWord, locale: candidate.locale),
      !isSaidToBeName(candidate, isTitle: true)
    {
      return .note
    }
    guard isLabel else { return nil }
    let isElsewhere = translatedElsewhere.has(
      candidate.original, row: row, locale: candidate.locale, in: catalog, &comparison)
    return isElsewhere ? .note : nil
  }

  private static let cityKeys = Resource.words("keys/cities")

  /// Whether a copied text is the name of a place in its language, too, or that of a city by its key.
  private mutating func isPlace(_ copy: Candidate, hasOrdinaryWords: Bool) -> Bool {
    if !hasOrdinaryWords, KeyWords(catalog.key(row: copy.row).utf8.span).holds(Self.cityKeys) {
      return true
    }
    let bytes = catalog.file(of: copy.original.entry).bytes(catalog.text(of: copy.original))
    let name = Text.verbatim(bytes, 0..<bytes.count)
    return places.hold(name, in: catalog.locales[copy.locale], column: copy.locale)
  }

  /// The level of a copy in other letters than those of its locale.
  private mutating func level(
    ofForeign text: TranslatableContent, isLabel: Bool, _ copy: Candidate
  ) -> Severity? {
    // Names of languages stand in their own letters, in the source too.
    if !sourceScript.includes(text.script) { return nil }
    // Two letters are a sign, such as "kB" and "OK", unless they are a word alone.
    let isWord = text.ordinaryWords > 0 && text.ordinaryWords == text.words && text.names == 0
    let fewest = isWord && !mayStay(copy) ? 2 : 3
    if text.letters < max(fewest, settings.minimumScriptLetters) || isBorrowedSign(copy) {
      return nil
    }
    if KeptTextKeys.namesKeyCaps(catalog.key(row: copy.row)) || hasOtherCase(copy) { return .note }
    // "Google for WooCommerce": a name in any place.
    if text.names > 1, text.words == 1, Self.joining.contains(text.firstWord) { return nil }
    // The label of a control is hardly ever a name.
    return isInEnglish && !isLabel && text.mayBeName || mayStay(copy) ? .note : .warning
  }

  /// Words that join two names to one.
  private static let joining = Set(Resource.words("labels/joining-names").map { Array($0.utf8) })

  /// Whether leaving this text untranslated is harmless: a template, words of every language, "Switch to English".
  private func mayStay(_ copy: Candidate) -> Bool {
    let file = catalog.file(of: copy.original.entry)
    let text = file.bytes(catalog.text(of: copy.original))
    return TemplateText.isOne(text) || KeptTextKeys.isKeptWord(text)
      || isInEnglish && LanguageListKey.offersEnglish(catalog.key(row: copy.row), text)
  }
}
