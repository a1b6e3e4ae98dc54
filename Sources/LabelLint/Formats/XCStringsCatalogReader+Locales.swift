/// The localizations of a key.
extension XCStringsCatalogReader {
  /// Where a locale was last met.
  struct LocaleUse {
    /// Offset of the key it was met in.
    let key: UInt32
    /// Index in `CatalogFile.entries`; nil when the localization had no text.
    let entry: Int?
  }

  /// Makes the source language the locale number 0, unless there is one.
  ///
  /// - Parameter source: Nil for a catalog that does not name one.
  mutating func startLocales(source: TextRef?) {
    guard locales.count == 0 else { return }
    let name = source ?? TextRef(inFile: 0..<0)
    _ = locales.number(of: name, in: file)
    localeUses = [LocaleUse(key: .max, entry: nil)]
    file.localeNames = [file.string(name) ?? ""]
    file.declaredSourceLocale = source.flatMap { file.string($0) }
  }

  /// Whether the key that is read has a text in a locale.
  func isUsed(locale: Int) -> Bool {
    localeUses[locale].key == place.keySpan.start && localeUses[locale].entry != nil
  }

  /// Reads `localizations`: an entry for each locale that has a text.
  mutating func readLocalizations(_ json: inout JSONReader) {
    guard json.entersObject() else {
      if json.peek() == .null {
        json.skip()
      } else {
        reportWrongType(&json, at: "localizations", expected: "an object")
      }
      return
    }
    while let name = json.nextKey() {
      guard let locale = localeNumber(of: name, json.bytes) else {
        json.skip()
        continue
      }
      readLocalization(name, locale, &json)
    }
    place.isInLocalization = false
  }

  private mutating func readLocalization(
    _ name: JSONString, _ locale: Int, _ json: inout JSONReader
  ) {
    place.locale = locale
    place.isInLocalization = true
    place.entry = nil
    place.hasPercent = false
    place.type = nil
    place.node = 0
    let last = localeUses[locale]
    if last.key == place.keySpan.start {
      report(
        .duplicateKey, at: name.content,
        "'\(path(to: ""))' occurs twice, and tools differ in which one they use; remove one")
      if let entry = last.entry { file.entries[entry].flags.insert(.replaced) }
    }
    if json.peek() == .null {
      let range = json.skip()
      report(.nullLocalization, at: range, "'\(path(to: ""))' is null: it contains no translation")
    } else {
      readForms(&json)
    }
    if let entry = place.entry {
      if let type = place.type { file.entries[entry].type = type }
      if place.hasPercent { checkTokens(ofEntry: entry) }
    }
    localeUses[locale] = LocaleUse(
      key: place.keySpan.start,
      entry: place.entry ?? (last.key == place.keySpan.start ? last.entry : nil))
  }

  /// The number of a locale; nil when the file names more than entries can tell apart.
  private mutating func localeNumber(of name: JSONString, _ bytes: Span<UInt8>) -> Int? {
    let expected = nextLocale < locales.count ? nextLocale : 0
    let isExpected =
      !name.hasEscapes
      && file.text(
        locales.key(expected), hasSameBytesAs: bytes.extracting(name.content))
    let locale: Int
    if isExpected {
      locale = expected
    } else {
      let key = text(of: name, in: bytes)
      if locales.count >= Self.maximumLocales {
        guard let known = locales.existingNumber(of: key, in: file) else {
          report(.tooLarge, at: name.content, "more than \(Self.maximumLocales) locales")
          return nil
        }
        locale = known
      } else {
        locale = addedNumber(ofLocale: key, at: name.content)
      }
    }
    // Where a key has fewer locales than others, the guess is wrong once for each gap.
    nextLocale = locale + 1
    return locale
  }

  private mutating func addedNumber(ofLocale key: TextRef, at range: Range<Int>) -> Int {
    let (number, isNew) = locales.number(of: key, in: file)
    guard isNew else { return number }
    file.localeNames.append(file.string(key) ?? "")
    localeUses.append(LocaleUse(key: .max, entry: nil))
    if key.count == 0 {
      report(.emptyLocale, at: range, "a localization of '\(shown(place.key))' names no locale")
    }
    return number
  }
}
