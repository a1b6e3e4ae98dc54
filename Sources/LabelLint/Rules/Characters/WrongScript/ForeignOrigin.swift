/// Where a text in foreign letters comes from, as far as that is sure.
enum ForeignOrigin {
  /// Most of its words are English.
  case english
  /// It is the text of another locale.
  case locale(LocaleTag)
  /// Several languages have it, or none.
  case unknown

  /// Fewest letters of a word that is looked for in the source.
  private static let fewestLetters = 3

  /// The origin of a text.
  ///
  /// - Parameters:
  ///   - pair: The text and its source.
  ///   - script: The script of its letters.
  ///   - words: Its words.
  ///   - mayBeOwned: Whether other locales with the text may have written it.
  ///   - catalog: The catalog.
  ///   - shelf: What is known of languages.
  init(
    of pair: borrowing Text, _ script: Script, _ words: [String], mayBeOwned: Bool,
    _ catalog: Catalog, _ shelf: LocaleShelf
  ) {
    if script == .latin, Self.areEnglish(words, pair, catalog) {
      self = .english
    } else if mayBeOwned, let owner = Self.owner(of: pair, script, catalog, shelf) {
      self = .locale(owner)
    } else {
      self = .unknown
    }
  }

  /// Whether most words are ordinary ones of English, or part of the English source: it was left in English, and the
  /// source reworded since.
  private static func areEnglish(
    _ words: [String], _ pair: borrowing Text, _ catalog: Catalog
  ) -> Bool {
    let isOfEnglish = !pair.isSource && catalog.sourceLocale.language == "en"
    let source = isOfEnglish ? pair.verbatimDecodedSource.lowercased() : ""
    let known = words.filter { word in
      EnglishWords.contains(word.utf8.span)
        || word.count >= fewestLetters && source.contains(word.lowercased())
    }
    return known.count * 2 > words.count
  }

  /// The only language that has the same text in the row and is written in its script, by its first locale.
  ///
  /// If several languages have a text, all but one of them have it from elsewhere, too.
  private static func owner(
    of pair: borrowing Text, _ script: Script, _ catalog: Catalog, _ shelf: LocaleShelf
  ) -> LocaleTag? {
    let judged = catalog.locales[pair.locale]
    var owner: LocaleTag?
    for locale in catalog.locales.indices.dropFirst() where locale != pair.locale {
      let tag = catalog.locales[locale]
      guard let entry = catalog.entry(row: pair.row, locale: locale),
        let own = shelf.profile(of: tag).script, own.includes(script),
        tag.language != judged.language || tag.scriptOrLikely != judged.scriptOrLikely
      else { continue }
      let file = catalog.file(of: entry)
      let hasText = file.messageRange(ofEntry: Int(entry.entry)).contains { message in
        file.bytes(file.messages[message].text).hasSameBytes(as: pair.decoded)
      }
      if !hasText { continue }
      if let owner, owner.language != tag.language { return nil }
      owner = owner ?? tag
    }
    return owner
  }

  /// What a message says of it, after what is wrong.
  var wording: Finding.Wording {
    switch self {
    case .english: "; the text is in English"
    case .locale(let tag): "; this is the text for \(language: tag)"
    case .unknown: ""
    }
  }
}
