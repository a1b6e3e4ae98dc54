import LabelLint
import Testing

/// Phrases, states, verbs and whole labels in labels, and places in texts that folding changes.
@Suite struct TermMatchingTests {
  /// A label, its language, and what must be among its phrases.
  struct PhraseCase: Sendable {
    let tag: String
    let text: String
    let expected: String

    init(_ tag: String, _ text: String, _ expected: String) {
      self.tag = tag
      self.text = text
      self.expected = expected
    }
  }

  @Test(arguments: [
    PhraseCase("de", "Bild von Berlin", "image-of head bild von"),
    PhraseCase("de", "Symbol für Einstellungen", "icon-of head symbol für"),
    PhraseCase("de", "BBC-Logo", "logo-of hyphen logo"),
    PhraseCase("de", "Firmenlogo", "logo-of closed logo"),
    PhraseCase("de", "Tippe, um zu öffnen", "tap-to head tippe um"),
    PhraseCase("de", "Zum Öffnen tippen", "tap-to tail tippen"),
    PhraseCase("en", "Picture of the team", "picture-of head picture of"),
    PhraseCase("en", "To open, double tap to select", "double-tap-to inside double tap to"),
    PhraseCase("en", "BBC logo", "logo-of tail logo"),
    PhraseCase("fr", "Lien vers la page", "link-to head lien vers"),
    PhraseCase("ja", "チームの画像", "image-of tail の画像"),
    PhraseCase("ja", "タップして開く", "tap-to head タップして"),
    PhraseCase("hi", "खोलने के लिए टैप करें", "tap-to tail लिए टैप करें"),
    PhraseCase("tr", "Açmak için dokunun", "tap-to tail için dokunun"),
    PhraseCase("id", "Ketuk untuk membuka", "tap-to head ketuk untuk"),
    PhraseCase("th", "แตะเพื่อเปิด", "tap-to head แตะเพื่อ"),
    PhraseCase("ar", "رابط إلى الصفحة", "link-to head رابط إلى"),
  ])
  func findsAPhraseAtItsPlace(phrase: PhraseCase) throws {
    var reading = LabelReading()
    let found = try reading.phrases(phrase.text, phrase.tag)
    #expect(found.contains(phrase.expected), "\(phrase.tag) \(phrase.text): \(found)")
  }

  @Test(arguments: [
    ("de", "Vorbild von morgen"), ("de", "Logout"), ("en", "The picture"), ("en", "Logout"),
    ("es", "Catálogo"), ("ja", "タップル"), ("fr", "Bien vers"),
  ])
  func leavesOtherPhrasesAlone(tag: String, text: String) throws {
    var reading = LabelReading()
    #expect(try reading.phrases(text, tag) == [], "\(tag) \(text)")
  }

  @Test(arguments: [
    ("en", "Shuffle, not selected", "notSelected tail not selected"),
    ("en", "Selected: Home", "selected head Selected"),
    ("de", "Zufall (ausgewählt)", "selected tail ausgewählt"),
    ("fr", "Lecture, activé", "enabled tail activé"),
    ("ja", "シャッフル、選択済み", "selected tail 選択済み"),
    ("tr", "KARIŞTIR, SEÇİLİ", "selected tail SEÇİLİ"),
  ])
  func findsAStateAtAnEdge(tag: String, text: String, expected: String) throws {
    var reading = LabelReading()
    let (lexicon, matches) = try reading.matches(text, tag)
    let plain = Array(text.utf8)
    let found = matches.compactMap { match -> String? in
      guard case .state(let state) = lexicon.terms[match.term].sense else { return nil }
      return
        "\(state) \(match.position) \(String(decoding: plain[match.plain.range], as: UTF8.self))"
    }
    #expect(found.contains(expected), "\(tag) \(text): \(found)")
  }

  @Test func aWholeLabelIsASideOfEveryPairItBelongsTo() throws {
    var reading = LabelReading()
    let (lexicon, matches) = try reading.matches("Pause", "de")
    let sides = matches.compactMap { match -> String? in
      guard case .pair(let index, let side) = lexicon.terms[match.term].sense else { return nil }
      return "\(lexicon.pairs.all[Int(index)].name) \(side)"
    }
    #expect(Set(sides) == ["play/pause second", "pause/resume first"])
    let (_, others) = try reading.matches("Pause machen", "de")
    #expect(
      !others.contains {
        guard case .pair = lexicon.terms[$0.term].sense else { return false }
        return true
      })
  }

  @Test func everyPairSaysWhatItsSidesAskFor() throws {
    let pairs = LexiconLibrary().shared.pairs.all
    #expect(pairs.count == 85)
    let playPause = try #require(pairs.first { $0.name == "play/pause" })
    #expect(playPause.kind == .toggle)
    #expect(playPause.need(of: .first) == .gate)
    let upload = try #require(pairs.first { $0.name == "upload/download" })
    #expect(upload.kind == .opposite)
    #expect(upload.evidence.marks == .shared)
  }

  @Test func counterpartsKnowTheirPartners() throws {
    var reading = LabelReading()
    let lexicon = try reading.lexicon("en")
    let group = try #require(
      lexicon.counterparts.firstIndex { lexicon.string($0.member) == "pause" })
    #expect(lexicon.counterparts[group].kind == .toggle)
    let partners = lexicon.terms
      .filter { $0.sense == .counterpart(group: UInt16(clamping: group), isPartner: true) }
      .map { lexicon.string($0.text) }
    #expect(partners.sorted() == ["continue", "play", "resume"])
  }

  @Test func capitalsAreKnownByLanguageAndForAll() throws {
    var reading = LabelReading()
    let shared = LexiconLibrary().shared
    let (german, english) = (try reading.lexicon("de"), try reading.lexicon("en"))
    func isAcronym(_ token: String, in lexicon: Lexicon) -> Bool {
      lexicon.first(Array(token.utf8).span) { $0.section == .acronyms } != nil
    }
    #expect(isAcronym("url", in: shared))
    #expect(isAcronym("ki", in: german))
    #expect(!isAcronym("deny", in: english))
    let short = english.first(Array("us".utf8).span) { $0 == .shortWord }
    #expect(short?.evidence.marks == .alone)
  }

  @Test func placesAreThoseOfTheTextAsWritten() throws {
    var reading = LabelReading()
    // The tatweel and the vowel signs of the text are no part of the folded word.
    #expect(
      try reading.roles("زِرّ الإعدادات", "ar") == ["button head زِرّ + الإعدادات"])
    // İ is two bytes, its folded form one.
    #expect(try reading.roles("SİLME SİMGESİ", "tr") == ["icon tail SİMGESİ + SİLME"])
    #expect(try reading.roles("OYNATMA DÜĞMESİ", "tr") == ["button tail DÜĞMESİ + OYNATMA"])
    // The final n of the compound stands behind a letter that folds to two.
    #expect(try reading.roles("Straßensymbol", "de") == ["icon closed symbol + Straßen"])
    #expect(try reading.roles("\u{FB01}lmsymbol", "de") == ["icon closed symbol + \u{FB01}lm"])
  }

  @Test(arguments: [
    "", " ", "\u{FFFC}", "----", "''", "\u{200D}\u{200D}", "-button", "l'", "\u{640}\u{640}",
    String(repeating: "-", count: 5000), String(repeating: "symbol", count: 2000),
    String(repeating: "İ", count: 3000) + "symbol", String(repeating: "画像 ", count: 500),
  ])
  func hostileTextsDoNotTrap(text: String) throws {
    var reading = LabelReading()
    for tag in ["de", "en", "ja", "tr", "ar", "fr", "ko"] { _ = try reading.roles(text, tag) }
  }

  @Test func illFormedBytesDoNotTrap() throws {
    var reading = LabelReading()
    for tag in ["de", "ja", "ar"] {
      let lexicon = try reading.lexicon(tag)
      var breaking = WordBreaking(LocaleTag(tag))
      var label = FoldedLabel()
      var matches: [TermMatch] = []
      for bytes: [UInt8] in [[0xFF], [0xC3], [0x61, 0xE2, 0x80], [0xF0, 0x9F, 0x62, 0x2D, 0x63]] {
        label.fold(bytes.span, breaking: &breaking, with: lexicon.folding)
        TermMatcher(lexicon).find(in: label, of: bytes.span, into: &matches)
      }
    }
  }
}
