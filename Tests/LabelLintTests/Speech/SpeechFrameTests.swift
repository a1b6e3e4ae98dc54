import Testing

@testable import LabelLint

/// What the review page puts around the names of elements.
@Suite("Frames of utterances")
struct SpeechFrameTests {
  @Test("a frame around a name is what the reader says of it, in every language")
  func frames() throws {
    var count = 0
    for tag in ["en", "de", "ar", "ja", "zh-Hant", "pt", "fr-CA", "ckb"] {
      let locale = try #require(LocaleTag(tag))
      for (role, reader) in Role.allCases.flatMap({ role in
        ScreenReader.allCases.map { (role, $0) }
      }) {
        let said = Utterance(SpokenElement("Play", role: role), reader, in: locale)
        guard let frame = SpeechFrame(role, reader, in: locale) else {
          #expect(!said.unknown.isEmpty, "\(role), \(reader), \(tag)")
          continue
        }
        #expect(frame.before + "Play" + frame.after == said.text, "\(role), \(reader), \(tag)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test("TalkBack says a name that is the word for the role once, VoiceOver twice")
  func merged() {
    let talkBack = SpeechFrame(.button, .talkBack, in: .english)
    #expect(talkBack?.texts == ["", ", button", "button"])
    #expect(SpeechFrame(.button, .voiceOver, in: .english)?.texts == ["", ", button"])
    // A role that no reader has a word for.
    #expect(SpeechFrame(.logo, .talkBack, in: .english)?.texts == ["", ""])
  }
}
