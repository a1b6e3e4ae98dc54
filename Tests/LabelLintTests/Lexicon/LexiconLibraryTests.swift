import LabelLint
import Testing

/// Which lexicon serves which locale.
@Suite struct LexiconLibraryTests {
  @Test(arguments: [
    ("de-AT", "de"), ("de", "de"), ("en-GB", "en"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-PT"),
    ("pt", "pt"), ("zh-TW", "zh-Hant"), ("zh-CN", "zh-Hans"), ("zh-Hant-HK", "zh-Hant"),
    ("zh", "zh-Hans"), ("no", "nb"), ("sr-Latn", "sr"), ("iw", "he"), ("in", "id"), ("tl", "fil"),
    ("es-MX", "es-419"), ("es-AR", "es-419"), ("es-ES", "es"), ("sr-Latn-ME", "sr"),
    ("pt-AO", "pt-PT"),
  ])
  func servesALocale(locale: String, language: String) throws {
    var library = LexiconLibrary()
    let tag = try #require(LocaleTag(locale))
    #expect(library.lexicon(for: tag)?.language == language)
  }

  @Test(arguments: ["mt", "tlh", "und", "qqq", "en-XA", "en-Shaw", "nn"])
  func saysThatThereIsNone(locale: String) throws {
    var library = LexiconLibrary()
    let tag = try #require(LocaleTag(locale))
    #expect(library.lexicon(for: tag) == nil)
  }

  @Test func translationsNeedNoPairsOfStates() throws {
    var library = LexiconLibrary()
    let tag = try #require(LocaleTag("de-CH"))
    let source = library.lexicon(for: tag)
    let translation = library.lexicon(forTranslationsInto: tag)
    #expect(source?.language == "de")
    #expect(translation?.language == "de")
    let sections = try #require(source?.sections)
    #expect(translation?.sections == sections.subtracting([.statePairs]))
  }

  @Test func portugueseOfNoCountryHasTheWordsOfBoth() throws {
    var reading = LabelReading()
    #expect(try reading.lexicon("pt").terms.count > reading.lexicon("pt-BR").terms.count)
  }

  @Test func latinAmericanSpanishStandsOnSpanish() throws {
    var reading = LabelReading()
    #expect(try reading.lexicon("es-419").terms.count > reading.lexicon("es").terms.count)
  }

  @Test func wordsOfOneGroupOfTranslatorsGateOnlyWhereTheLanguageWasTried() throws {
    var reading = LabelReading()
    func gates(_ word: String, _ role: Role, _ tag: String) throws -> [Bool] {
      let lexicon = try reading.lexicon(tag)
      return lexicon.terms(of: Array(word.utf8).span, 0..<word.utf8.count).compactMap {
        guard case .role(role, _) = lexicon.terms[$0].sense else { return nil }
        return lexicon.gates(lexicon.terms[$0])
      }
    }
    #expect(try gates("druckknopf", .button, "de") == [true])
    #expect(try gates("textfeld", .textField, "de") == [false])
    #expect(try gates("पुश बटन", .button, "hi") == [false])
    #expect(try gates("बटन", .button, "hi") == [true])
  }
}
