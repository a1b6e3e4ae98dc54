import Testing

@testable import LabelLint

/// The tables of what screen readers say.
@Suite("Tables of speech")
struct SpeechTableTests {
  @Test("every row of every table is read")
  func rows() {
    for (name, columns) in [
      ("talkback", 4), ("voiceover", 4), ("roles", 6), ("orders", 3), ("treatments", 4),
      ("talkback-signs", 3), ("talkback-signs-translated", 3), ("signs-with-meaning", 2),
    ] {
      let rows = SpeechTables.rows(of: name)
      #expect(!rows.isEmpty, "\(name)")
      for row in rows { #expect(row.count == columns && !row.contains(""), "\(name): \(row)") }
      let keys = rows.map { name == "signs-with-meaning" ? $0[0] : $0[0] + " " + $0[1] }
      #expect(Set(keys).count == keys.count, "\(name) has a row twice")
    }
    let words = SpeechTables.words.mapValues { $0.values.reduce(0) { $0 + $1.count } }
    for reader in ScreenReader.allCases {
      #expect(words[reader] == SpeechTables.rows(of: reader.id).count)
    }
  }

  @Test("items of the tables are roles, states, hints and places")
  func items() {
    let hints = Set(
      SpeechTables.roles.values.flatMap(\.values).compactMap(\.hint).map { "hint.\($0)" })
    for reader in ScreenReader.allCases {
      for row in SpeechTables.rows(of: reader.id) {
        let parts = row[1].split(separator: ".")
        let isKnown =
          switch parts.first {
          case "role": Role(rawValue: String(parts[1])) != nil
          case "state": State.spoken.contains { $0.rawValue == parts[1] }
          case "hint": hints.contains(row[1]) || ["action", "select"].contains(parts[1])
          case "repeated": row[2].contains("%1$d") && row[2].contains("%2$s")
          case "position": row[2].contains("%1$d") && row[2].contains("%2$d")
          default: false
          }
        #expect(isKnown, "\(reader.id): \(row)")
      }
    }
  }

  @Test("every role, reader and matter has its row")
  func complete() {
    #expect(Set(SpeechTables.roles.keys) == Set(Role.allCases))
    for reader in ScreenReader.allCases {
      #expect(Set(reader.order()) == Set(SpeechSlot.allCases))
      #expect(reader.order().count == SpeechSlot.allCases.count)
      #expect(Set(reader.order(isInRow: true)).isSuperset(of: [.name, .check, .hint]))
      for matter in SpeechMatter.allCases { #expect(reader.treatment(of: matter) != nil) }
    }
  }

  @Test(
    "the words that findings need are there in the languages of the lexicons",
    arguments: LexiconData.languages)
  func words(tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    for reader in ScreenReader.allCases {
      let words = try #require(SpokenWords(reader, in: locale), "\(reader) has no words in \(tag)")
      for role in [Role.button, .image, .heading] {
        #expect(words.role(role) != nil, "\(reader) has no word for \(role) in \(tag)")
      }
      #expect(words.position(1, of: 2) != nil)
    }
    let talkBack = try #require(SpokenWords(.talkBack, in: locale))
    for role in Role.allCases where ScreenReader.talkBack.says(role) {
      #expect(talkBack.role(role) != nil, "TalkBack has no word for \(role) in \(tag)")
    }
  }

  @Test(
    "every sign has its English name and source, and its name in the languages of the lexicons",
    arguments: LexiconData.languages)
  func signs(tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    let words = try #require(SpokenWords(.talkBack, in: locale))
    for sign in ["#", "•", ">", "→", "|", "*"] as [Unicode.Scalar] {
      let name = try #require(words.name(of: sign), "no name of \(sign) in \(tag)")
      #expect(words.repeated(name, 3)?.contains("3") == true)
    }
    let english = SpeechTables.rows(of: "talkback-signs").map { $0[1] }
    #expect(english.contains("#"))
    for row in SpeechTables.rows(of: "talkback-signs-translated") where row[0] == words.language {
      #expect(english.contains(row[1]), "no source: \(row)")
    }
  }

  @Test(
    "signs are said as TalkBack says them",
    arguments: [
      ("•", "en", "bullet"), ("Sale!!!", "en", "Sale 3 exclamation mark"),
      (">>", "en", "2 greater than sign"), ("Next >", "en", "Next greater than"),
      ("a -- b", "en", "a 2 dash b"), ("##", "en", "2 pound"), ("•", "de", "Aufzählungszeichen"),
      (">>", "de", "2 Größer-als-Zeichen"), ("Weiter >", "de", "Weiter >"),
      ("!!!", "ja", "3個の感嘆符"),
    ])
  func signs(text: String, language: String, heard: String) throws {
    let shelf = LexiconShelf.builtIn
    let locale = try #require(LocaleTag(language))
    let likely = LikelySpeech(
      text, .talkBack, lexicon: shelf.lexicon(for: locale, isSource: false), shared: shelf.shared)
    #expect(likely.heard == heard)
  }

  @Test("a state is said where the reader has a word for it, or where the element is on or off")
  func states() {
    let said: [(State, Role?, Set<ScreenReader>)] = [
      (.selected, nil, [.talkBack, .voiceOver]), (.notSelected, nil, [.talkBack]),
      (.checked, .switch, [.talkBack, .voiceOver]), (.expanded, .button, [.talkBack, .voiceOver]),
      (.enabled, .switch, [.talkBack, .voiceOver]), (.enabled, nil, [.talkBack, .voiceOver]),
      (.enabled, .button, []), (.muted, nil, []), (.muted, .switch, []), (.required, nil, []),
    ]
    for (state, role, readers) in said {
      #expect(
        Set(ScreenReader.allCases.filter { $0.says(state, on: role) }) == readers,
        "\(state) \(role?.rawValue ?? "-")")
    }
  }
}
