import LabelLint
import Testing

/// Lexicon files of the user: what they add and take out, and how their mistakes are told.
@Suite struct UserLexiconTests {
  private func problems(_ text: String) -> [String] {
    problems(Array(text.utf8))
  }

  private func problems(_ text: [UInt8]) -> [String] {
    LexiconLibrary(additions: [.init(path: "words.txt", text: text)]).problems.map {
      "\($0.problem.line):\($0.problem.column): \($0.problem)"
    }
  }

  @Test func addsAndTakesOutWords() throws {
    let text = """
      # our words
      language de

      [roles]
      button certain compound: Drücker, Auslöser
      remove: Symbol

      [traps]
      button: Türdrücker
      """
    #expect(problems(text) == [])
    var reading = LabelReading(additions: [.init(path: "words.txt", text: Array(text.utf8))])
    #expect(try reading.roles("Start-Drücker", "de") == ["button hyphen Drücker + Start"])
    #expect(try reading.roles("Türdrücker", "de-AT") == [])
    #expect(try reading.roles("Häkchensymbol", "de") == [])
    #expect(try reading.roles("Play-Button", "de") == ["button hyphen Button + Play"])
  }

  @Test func makesALanguageOfItsOwn() throws {
    let text = "language mt\n[matching]\ngroup: head-first\n[roles]\nbutton certain head: buttuna\n"
    #expect(problems(text) == [])
    var reading = LabelReading(additions: [.init(path: "words.txt", text: Array(text.utf8))])
    #expect(try reading.roles("Buttuna Ibda", "mt") == ["button head Buttuna + Ibda"])
  }

  @Test func tellsMistakesWithTheirPlaces() {
    #expect(
      problems(
        """
        langage de
        [role]
        button: x
        [roles]
        source: us
        buttn certain tail: Knopf
        button sure tail: Knopf
        button certain: Knopf
        button certain tail extra: Knopf
        Knopf
        button certain tail: Knöpfe {3/}, Knauf {vielleicht}, Kna}uf, {1}, , gut {1} x
          Ä {1/2 unverifed}
        [roles
        [matching]
        group: headfirst
        [state-pairs]
        play/paus first: los
        """) == [
          "1:1: 'langage' is neither a section nor a line of one",
          "2:1: a lexicon begins with 'language' and a language tag",
          "2:2: no section is called 'role'; did you mean 'roles'?",
          "6:1: 'buttn' is not a word of section 'roles'; did you mean 'button'?",
          "7:8: 'sure' is not a word of section 'roles'",
          "8:15: a line of section 'roles' begins with a role, a strength and a position",
          "9:21: 'extra' is not a word of section 'roles'",
          "10:1: a line of a section has a colon in front of its terms",
          "11:30: '3/' is neither a count nor a mark",
          "11:42: 'vielleicht' is neither a count nor a mark",
          "11:58: write counts and marks in one pair of braces after their term",
          "11:63: a term without a letter",
          "11:68: a term without a letter",
          "11:74: write counts and marks in one pair of braces after their term",
          "12:10: 'unverifed' is neither a count nor a mark",
          "13:6: the name of a section ends with ']'",
          "15:8: 'group' cannot be 'headfirst'",
          "17:1: 'play/paus' is not a word of section 'state-pairs'; did you mean 'play/pause'?",
        ])
  }

  @Test func refusesWhatIsNoLexicon() {
    #expect(problems("") == ["1:1: a lexicon begins with 'language' and a language tag"])
    #expect(problems("language d_\n") == ["1:10: 'd_' is not a language tag"])
    #expect(problems([0x6C, 0x0A, 0x61, 0xFF]) == ["2:2: not UTF-8 text"])
    #expect(problems([0x00, 0x01]) == ["1:1: not UTF-8 text"])
    #expect(
      problems("language de\n[roles]\nbutton certain tail: !!!\n") == [
        "3:22: a term without a letter"
      ])
    let long =
      "language de\n[roles]\nbutton certain tail: " + String(repeating: "x", count: 1 << 20)
    #expect(problems(long) == ["3:22: a term of more than 255 bytes"])
    let large = [UInt8](repeating: 0x23, count: LexiconParser.maximumBytes + 1)
    #expect(problems(large) == ["1:1: the lexicon is larger than 4 MiB"])
  }

  @Test func aByteOrderMarkAndWindowsLineEndsAreNoMistake() {
    #expect(
      problems("\u{FEFF}language de\r\n\r\n[roles]\r\nicon certain tail: Piktogramm\r\n") == [])
  }

  @Test func anyBytesAreSurvived() {
    var state: UInt64 = 42
    for round in 0..<200 {
      var bytes = Array("language de\n[roles]\nbutton certain tail: a {1/2 also}, b\n".utf8)
      for _ in 0..<(round % 20 + 1) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(truncatingIfNeeded: state >> 33) % bytes.count
        bytes[place] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = problems(bytes)
    }
  }
}
