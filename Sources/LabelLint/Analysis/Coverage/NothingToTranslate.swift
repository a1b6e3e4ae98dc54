/// Tells source texts that no language translates, so that no locale lacks them.
enum NothingToTranslate {
  /// Letters of the longest word in capitals that is taken for an acronym.
  private static let mostLettersOfAcronym = 5

  /// Whether all texts of an entry are references to other resources, or hold nothing to translate:
  /// blanks, marks, numbers, placeholders, names and addresses: `%1$s: %2$s`, `1.0.0`, `iCloud`.
  ///
  /// Marks and placeholders are what every locale gets; of 60 such keys in public catalogs that a
  /// locale lacked, none was missed by anybody.
  static func areAll(of source: EntryReference, row: Int, in catalog: Catalog) -> Bool {
    let file = catalog.file(of: source)
    // A key that stands for its text may be written like a name, and is one where whoever translated it left it as
    // it is.
    let isKey = catalog[source].flags.contains(.implied) && !isKept(row: row, in: catalog)
    let isArray = catalog[source].type == .array
    if isArray, isOfIdentifiers(source, in: file) { return true }
    let isInEnglish = catalog.sourceLocale.language == "en"
    for index in file.messageRange(ofEntry: Int(source.entry)) {
      let message = file.messages[index]
      if message.flags.contains(.reference) || message.flags.contains(.nothing) { continue }
      let text = file.bytes(message.text)
      guard WordlessText.holdsWords(text) else { continue }
      let key = file.bytes(catalog[source].key)
      if isOfNoLanguage(text, key: key)
        || isInEnglish && isNameInEnglish(text, key: key, isInArray: isArray)
      {
        continue
      }
      if isKey || !isNameOrAddress(text, isInEnglish: isInEnglish) { return false }
    }
    return true
  }

  /// Whether a text is a sample, which is no language's, or the name of a language in itself, which is the same
  /// everywhere.
  private static func isOfNoLanguage(_ text: Span<UInt8>, key: Span<UInt8>) -> Bool {
    text.end(of: "lorem ipsum", at: 0) != nil || LanguageListKey.isNameAlone(key, text)
  }

  /// Whether an English text is the name of a language in a list of them, or names the owner of the app.
  private static func isNameInEnglish(
    _ text: Span<UInt8>, key: Span<UInt8>, isInArray: Bool
  ) -> Bool {
    isInArray && LanguageListKey.isOwnName(text, inListOf: key) || isOwner(text)
  }

  /// Whether some locales have the key of a row, and all of them as it is.
  private static func isKept(row: Int, in catalog: Catalog) -> Bool {
    var isAny = false
    for locale in catalog.locales.indices where locale != Catalog.sourceIndex {
      guard let own = catalog.entry(row: row, locale: locale) else { continue }
      let file = catalog.file(of: own)
      guard
        file.messageRange(ofEntry: Int(own.entry)).allSatisfy({
          file.holdsSame(file.messages[$0].text, as: catalog[own].key, of: file)
        })
      else { return false }
      isAny = true
    }
    return isAny
  }

  /// Bytes of the longest symbol of a unit, with a value and a blank before it: `%1$.1f kbit/s`.
  private static let longestUnit = 13

  /// Whether users of some locale may read the source text of a row as their own: surely not for a longer one
  /// in ASCII.
  static func mayBeReadable(row: Int, of catalog: Catalog) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let message = catalog.firstMessage(of: source)
    else { return false }
    let file = catalog.file(of: source)
    let text = file.bytes(catalog.text(of: message))
    return text.count <= longestUnit || !text.isASCII
  }

  /// Whether users of a locale read the source text of a row as their own: the symbol of a unit where both
  /// have Latin letters, or words in letters that the source language does not have, and that are in the
  /// first place those of the locale's language (CLDR, likely subtags: Cyrillic is Russian).
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - locale: The locale.
  ///   - script: The letters of the locale; nil where they are not known.
  ///   - sourceScript: Those of the source language.
  ///   - catalog: The catalog.
  /// - Returns: Whether they do.
  static func isReadable(
    row: Int, by locale: LocaleTag, in script: Script?, besides sourceScript: Script?,
    of catalog: Catalog
  ) -> Bool {
    guard let script, let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let message = catalog.firstMessage(of: source)
    else { return false }
    let file = catalog.file(of: source)
    let text = file.bytes(catalog.text(of: message))
    if text.isASCII {
      guard text.count <= longestUnit, script == .latin else { return false }
      let unit = text.extracting(unitStart(in: text)..<text.count)
      return UnitSuffix.shared.contains { unit.equals($0) }
    }
    if script == sourceScript { return false }
    guard let letters = letters(of: text), script.includes(letters) || script == letters else {
      return false
    }
    return LocaleTag("und-\(letters.code)")?.maximized.language == locale.language
  }

  /// Where the symbol of a unit begins, behind a value and a blank.
  private static func unitStart(in text: Span<UInt8>) -> Int {
    guard !text.isEmpty else { return 0 }
    var end = 0
    if text[0] == "%" {
      end = NSStringFormat.specifier(at: 0, in: text).end
    } else {
      while end < text.count, ASCII.isDigit(text[end]) { end += 1 }
    }
    return end < text.count && text[end] == 0x20 ? end + 1 : end
  }

  /// The script of all letters of a text that are not ASCII, as an acronym or a name may stand in Latin
  /// letters: `Jpan` where kana is among Chinese characters; nil where there are none, or several scripts.
  private static func letters(of text: Span<UInt8>) -> Script? {
    var (index, found): (Int, Script?) = (0, nil)
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      guard !scalar.isASCII, CharacterProperties.isLetter(scalar) else { continue }
      var script = CharacterProperties.script(scalar)
      if script == .common || script == .inherited { continue }
      if Script.kana.includes(script) { script = .japanese }
      if found == nil || found == .han && script == .japanese {
        found = script
      } else if let found, !found.includes(script) {
        return nil
      }
    }
    return found
  }

  /// Whether the one source text of a row has nothing but names of the app and acronyms: "Podcaster - SOS".
  static func areNames(row: Int, _ names: KeptNames, in catalog: Catalog) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let message = catalog.firstMessage(of: source), !catalog[source].flags.contains(.implied)
    else { return false }
    let file = catalog.file(of: source)
    guard file.messageRange(ofEntry: Int(source.entry)).count == 1 else { return false }
    let text = file.bytes(catalog.text(of: message))
    var (index, isAny) = (0, false)
    while index < text.count {
      guard ASCII.isLetter(text[index]) else {
        // A placeholder or another language is nothing that is known.
        if text[index] >= 0x80 || text[index] == "%" { return false }
        index += 1
        continue
      }
      var end = index
      while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
      let isCapital = (index..<end).allSatisfy { ASCII.isUpperCase(text[$0]) }
      guard
        names.contains(index..<end, of: text)
          || isCapital && end - index <= mostLettersOfAcronym
            && !EnglishWords.contains(text.extracting(index..<end))
      else { return false }
      (index, isAny) = (end, true)
    }
    return isAny
  }

  /// Whether a text is one word that no language translates: an address, a name with a capital inside, or
  /// an acronym, which in English is known by the ordinary words that it is none of.
  private static func isNameOrAddress(_ text: Span<UInt8>, isInEnglish: Bool) -> Bool {
    guard text.isASCII,
      text.indices.allSatisfy({ text[$0] > 0x20 && text[$0] != "%" })
    else { return false }
    // A format or code: `mp3`, `m4a`.
    if text.count <= mostLettersOfAcronym, text.indices.contains(where: { ASCII.isDigit(text[$0]) })
    {
      return true
    }
    if text.matches("wifi") || text.matches("wi-fi") {
      return true
    }
    // `MPEG_4`, `music_offtopic`: no language joins words so.
    if text.firstIndex(of: 0x5F) != nil { return true }
    if WrittenAddress.isAddress(text) || WrittenAddress.isOfNetwork(text)
      || KeptWord.hasInnerCapital(text) || isDotted(text)
      || isJoined(text)
    {
      return true
    }
    guard isInEnglish, text.count <= mostLettersOfAcronym else { return false }
    return text.indices.allSatisfy { ASCII.isUpperCase(text[$0]) } && !EnglishWords.contains(text)
  }

  /// Whether a text is capitals with full stops between them, as names of classes and acronyms are: `IV.DI`.
  private static func isDotted(_ text: Span<UInt8>) -> Bool {
    text.count > 2 && text[0] != "."
      && text.indices.dropFirst().contains { text[$0] == "." }
      && text.indices.allSatisfy { text[$0] == "." || ASCII.isUpperCase(text[$0]) }
  }

  /// Whether a text is a note of copyright that says no more than who has it and since when.
  private static func isOwner(_ text: Span<UInt8>) -> Bool {
    guard KeptTextKeys.isCopyright(text) else { return false }
    var (index, words) = (0, 0)
    while index < text.count {
      var end = index
      while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
      if end - index > 1, EnglishWords.contains(text.extracting(index..<end)) { words += 1 }
      index = max(end, index + 1)
    }
    return words < 2
  }

  /// Letters of the acronym with the capital behind it that make a name of code: `SMSVerify`.
  private static let capitalsOfJoined = 3

  /// Whether a text is letters alone, some capitals and then small ones.
  private static func isJoined(_ text: Span<UInt8>) -> Bool {
    var capitals = 0
    while capitals < text.count, ASCII.isUpperCase(text[capitals]) { capitals += 1 }
    return capitals >= capitalsOfJoined && text.count - capitals > 2
      && (capitals..<text.count).allSatisfy { ASCII.isLowerCase(text[$0]) }
  }

  /// Whether all items of an array are words in small letters, which its comment calls values, or of which some are
  /// names of code: `metric`, `imperial_us`.
  private static func isOfIdentifiers(_ array: EntryReference, in file: borrowing CatalogFile)
    -> Bool
  {
    let items = file.messageRange(ofEntry: Int(array.entry))
    let comment = file.bytes(file.comment(of: file.entries[Int(array.entry)]))
    let areValues =
      comment.indices.contains { comment.end(of: "values", at: $0) != nil }
      || items.contains { file.bytes(file.messages[$0].text).firstIndex(of: 0x5F) != nil }
    return items.count > 1 && areValues
      && items.allSatisfy { item in
        let text = file.bytes(file.messages[item].text)
        return !text.isEmpty
          && text.indices.allSatisfy { ASCII.isLowerCase(text[$0]) || text[$0] == 0x5F }
      }
  }
}
