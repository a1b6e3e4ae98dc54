/// Finds the language of an Android default folder that has a folder for English beside it.
///
/// Without that folder the default is taken for English. Beside it the default is in another language where its words
/// are no English ones and those of the other folder are.
struct DefaultFolderLanguage {
  /// The files of the set.
  let files: [CatalogFile]
  /// What their folders say.
  let places: [CatalogPlace]

  /// Words that are looked at: more tell no more.
  private static let mostWords = 1000
  /// Fewest words that tell a language.
  private static let fewestWords = 5
  /// The same where most are in other letters than English ones.
  private static let fewestInOtherLetters = 3
  /// Ordinary words of English among 1,000 at most in a folder of another language.
  private static let mostEnglish = 250
  /// The same at least in a folder for English.
  private static let leastEnglish = 500
  /// Words of 1,000 at least that the lexicon of a language knows in its texts; see `LanguageFit`.
  private static let leastKnown = 100

  /// The language; nil where it may be English, or several languages have its words.
  var tag: LocaleTag? {
    guard let format = files.first?.format, format == .android || format == .compose else {
      return nil
    }
    let own = words { $0.tag == nil && $0.problem == nil }
    // Names of products are in Latin letters in every language.
    let foreign = own.filter(Self.isInOtherLetters)
    let isForeign = foreign.count * 2 > own.count
    let fewest = isForeign ? Self.fewestInOtherLetters : Self.fewestWords
    let english = words { $0.tag == LocaleTag.english }
    guard english.count >= fewest, own.count >= fewest,
      Self.share(of: own, Self.isEnglish) <= Self.mostEnglish,
      Self.share(of: english, Self.isEnglish) >= Self.leastEnglish
    else { return nil }
    return isForeign
      ? Self.onlyLanguage(writtenAs: foreign) ?? Self.bestFit(foreign) : Self.bestFit(own)
  }

  /// Whether a word has letters, and none of them is Latin.
  private static func isInOtherLetters(_ word: String) -> Bool {
    let scripts = word.unicodeScalars.compactMap(LetterScripts.script)
    return !scripts.isEmpty && !scripts.contains(.latin)
  }

  /// The language that alone has the letters of some words; nil for letters of several languages, such as Cyrillic ones.
  ///
  /// Lexicons know few words of a language that is written without blanks, as a word here is a whole phrase there.
  private static func onlyLanguage(writtenAs words: [String]) -> LocaleTag? {
    let text = words.joined()
    let scripts = Set(text.unicodeScalars.compactMap(LetterScripts.script))
    if scripts == [.han] {
      let letters = HanLetters(text.utf8.span)
      if letters.chinese.isEmpty || letters.simplified.isEmpty == letters.traditional.isEmpty {
        return nil
      }
      return LocaleTag(letters.traditional.isEmpty ? "zh-Hans" : "zh-Hant")
    }
    let tags = LexiconLibrary.languages.compactMap { LocaleTag($0) }.filter { tag in
      guard let own = tag.scriptOrLikely.flatMap({ Script(code: $0) }) else { return false }
      return scripts.allSatisfy { own.includes($0) || $0 == .common || $0 == .inherited }
    }
    return Set(tags.map(\.language)).count == 1 ? tags.first : nil
  }

  /// The words of the files in folders that a test accepts.
  private func words(in isWanted: (CatalogPlace) -> Bool) -> [String] {
    var words: [String] = []
    for (file, place) in zip(files, places)
    where isWanted(place) && place.configuration.isEmpty && file.role == .catalog {
      for message in file.messages where words.count < Self.mostWords {
        if message.flags.contains(.reference) { continue }
        words += WrongScript.words(of: file.bytes(message.text))
      }
    }
    return words
  }

  /// The language whose lexicon knows most of some words; nil where none knows enough, or another one nearly as many.
  private static func bestFit(_ words: [String]) -> LocaleTag? {
    var best: (tag: LocaleTag, known: Int)?
    var second = 0
    let languages = Set(LexiconLibrary.languages.map { String($0.prefix { $0 != "-" }) })
    for language in languages.sorted(by: ByteOrder.precedes) {
      guard let tag = LocaleTag(language),
        let lexicon = LexiconShelf.builtIn.lexicon(for: tag, isSource: true)
      else { continue }
      let known = share(of: words) { word in
        lexicon.knows(word.utf8.span)
      }
      if known > best?.known ?? 0 {
        second = best?.known ?? 0
        best = (tag, known)
      } else {
        second = max(second, known)
      }
    }
    guard let best, best.known >= leastKnown, second * 5 <= best.known * 4 else { return nil }
    return best.tag
  }

  /// How many of 1,000 words are known.
  private static func share(of words: [String], _ isKnown: (String) -> Bool) -> Int {
    words.isEmpty ? 0 : words.count(where: isKnown) * 1000 / words.count
  }

  /// Whether a word is an ordinary one of English.
  private static func isEnglish(_ word: String) -> Bool { EnglishWords.contains(word.utf8.span) }
}
