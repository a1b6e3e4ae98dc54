import Testing

@testable import LabelLint

/// The tables of what screen readers say.
@Suite("Tables of speech")
struct SpeechTableTests {
  @Test("every row of every table is read")
  func rows() {
    for (name, columns) in [
      ("talkback", 4), ("voiceover", 4), ("roles", 6), ("orders", 3), ("treatments", 4),
      ("talkback-signs", 3),
    ] {
      let rows = SpeechTables.rows(of: name)
      #expect(!rows.isEmpty, "\(name)")
      for row in rows { #expect(row.count == columns && !row.contains(""), "\(name): \(row)") }
      let keys = rows.map { name == "talkback-signs" ? $0[0] : $0[0] + " " + $0[1] }
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
    "signs are said as TalkBack says them",
    arguments: [
      ("•", "bullet"), ("Sale!!!", "Sale 3 exclamation mark"), (">>", "2 greater than sign"),
      ("Next >", "Next greater than"), ("a -- b", "a 2 dash b"),
    ])
  func signs(text: String, heard: String) {
    let shelf = LexiconShelf.builtIn
    let likely = LikelySpeech(
      text, .talkBack, lexicon: shelf.lexicon(for: .english, isSource: false), shared: shelf.shared)
    #expect(likely.heard == heard)
  }
}
