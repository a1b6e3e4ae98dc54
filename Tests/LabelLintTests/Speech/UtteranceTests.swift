import Testing

@testable import LabelLint

/// What TalkBack and VoiceOver say of an element, and in which order.
@Suite("Utterances")
struct UtteranceTests {
  /// An element with its utterance.
  struct Case: CustomTestStringConvertible, Sendable {
    let reader: ScreenReader
    var name = "Sound"
    var role: Role?
    var states: [State] = []
    var value = ""
    var hint = ""
    var place: ItemPosition?
    var own = ""
    var locale = "en"
    var isInRow = false
    var hasReaderHints = false
    let said: String
    var testDescription: String { "\(reader.rawValue), \(locale): \(said)" }

    var utterance: Utterance? {
      var element = SpokenElement(name, role: role)
      (element.states, element.value, element.hint) = (states, value, hint)
      (element.position, element.roleDescription) = (place, own)
      element.hasReaderHints = hasReaderHints
      element.isInRow = isInRow
      return LocaleTag(locale).map { Utterance(element, reader, in: $0) }
    }
  }

  static let order = [
    Case(
      reader: .talkBack, role: .checkbox, states: [.notChecked], hasReaderHints: true,
      said: "not checked, Sound, check box. Double-tap to toggle"),
    Case(
      reader: .talkBack, role: .slider, value: "40 %", place: ItemPosition(index: 1, count: 7),
      hasReaderHints: true,
      said: "40 %, Sound, slider, 1 of 7. \"Swipe up\" or \"Swipe down\" to adjust"),
    Case(
      reader: .talkBack, role: .tab, states: [.selected],
      place: ItemPosition(index: 1, count: 4), hasReaderHints: true,
      said: "selected, Sound, tab, 1 of 4"),
    Case(
      reader: .talkBack, role: .button, states: [.disabled, .expanded], hasReaderHints: true,
      said: "expanded, Sound, button, disabled"),
    Case(
      reader: .talkBack, role: .switch, states: [.checked], hasReaderHints: true,
      said: "on, Sound, switch. Double-tap to toggle"),
    Case(
      reader: .talkBack, role: .button, hint: "archive", hasReaderHints: true,
      said: "Sound, button. Double-tap to archive"),
    Case(
      reader: .voiceOver, role: .switch, states: [.notChecked], hasReaderHints: true,
      said: "Sound, switch button, off. Double tap to toggle setting"),
    Case(
      reader: .talkBack, role: .switch, states: [.on], place: ItemPosition(index: 2, count: 4),
      isInRow: true, hasReaderHints: true,
      said: "Sound, on, switch, 2 of 4. Double-tap to activate"),
    Case(
      reader: .voiceOver, role: .switch, states: [.off], isInRow: true, hasReaderHints: true,
      said: "Sound, off. Double tap to toggle setting"),
    Case(
      reader: .voiceOver, role: .slider, value: "40 %", hasReaderHints: true,
      said: "Sound, 40 %, adjustable. Swipe up or down with one finger to adjust the value"),
    Case(
      reader: .voiceOver, role: .button, states: [.disabled, .selected],
      place: ItemPosition(index: 2, count: 3), said: "selected, Sound, dimmed, button, 2 of 3"),
    Case(
      reader: .voiceOver, role: .switch, hint: "Mutes all calls.", hasReaderHints: true,
      said: "Sound, switch button. Mutes all calls. Double tap to toggle setting"),
    Case(
      reader: .voiceOver, role: .dropDown, value: "High", hasReaderHints: true,
      said: "Sound, High, pop up button. Double tap to activate the picker"),
  ]

  static let names = [
    Case(reader: .talkBack, name: "Button", role: .button, said: "Button"),
    Case(reader: .voiceOver, name: "Button", role: .button, said: "Button, button"),
    Case(reader: .talkBack, name: "Share icon", role: .icon, said: "Share icon, image"),
    Case(reader: .talkBack, name: "Find", role: .searchField, said: "Find, edit box"),
    Case(reader: .voiceOver, name: "Find", role: .searchField, said: "Find, search field"),
    Case(reader: .talkBack, name: "Terms", role: .link, said: "Terms"),
    Case(reader: .voiceOver, name: "Terms", role: .link, said: "Terms, link"),
    Case(reader: .talkBack, name: "Terms", role: .link, own: "web link", said: "Terms, web link"),
    Case(reader: .talkBack, name: "A drawing.", role: .image, said: "A drawing, image"),
    Case(reader: .talkBack, name: "Loading...", role: .image, said: "Loading..., image"),
    Case(reader: .talkBack, name: ":", role: .image, said: ":, image"),
    Case(reader: .voiceOver, name: "", role: .button, said: "button"),
  ]

  static let languages = [
    Case(
      reader: .talkBack, role: .button, locale: "de-AT", hasReaderHints: true,
      said: "Sound, Schaltfläche. Zum Aktivieren doppeltippen"),
    Case(reader: .voiceOver, role: .button, locale: "de", said: "Sound, Taste"),
    Case(reader: .talkBack, role: .button, locale: "ja", said: "Sound、ボタン"),
    Case(reader: .talkBack, role: .button, locale: "zh-TW", said: "Sound，按鈕"),
    Case(reader: .talkBack, role: .button, locale: "pt", said: "Sound, botão"),
    Case(reader: .talkBack, role: .button, locale: "sr", said: "Sound, дугме"),
    Case(reader: .talkBack, role: .button, locale: "sr-Latn", said: "Sound, dugme"),
    Case(reader: .talkBack, role: .button, locale: "no", said: "Sound, knapp"),
    Case(
      reader: .talkBack, role: .tab, place: ItemPosition(index: 2, count: 5), locale: "ja",
      said: "Sound、タブ、5件中の2件目です"),
  ]

  @Test("parts are in the order of the reader, in its words", arguments: order + names + languages)
  func said(example: Case) throws {
    let utterance = try #require(example.utterance)
    #expect(utterance.text == example.said)
    #expect(utterance.unknown == [])
  }

  @Test("words that are not known in a language are left out and named")
  func unknown() throws {
    let swedish = Case(
      reader: .voiceOver, role: .button, states: [.disabled], locale: "pl", said: "")
    let utterance = try #require(swedish.utterance)
    #expect(utterance.text == "Sound, przycisk")
    #expect(utterance.unknown == ["state.disabled"])
    let klingon = Case(reader: .talkBack, role: .button, locale: "tlh", said: "")
    #expect(klingon.utterance?.text == "Sound")
    #expect(klingon.utterance?.unknown == ["role.button"])
  }

  @Test("each word of a reader has its source")
  func sources() throws {
    let german = Case(
      reader: .talkBack, role: .checkbox, states: [.checked], locale: "de", said: "")
    let parts = try #require(german.utterance).parts
    #expect(
      parts == [
        SpokenPart(slot: .check, text: "aktiviert", source: "value_checked"),
        SpokenPart(slot: .name, text: "Sound", source: nil),
        SpokenPart(slot: .role, text: "Kästchen", source: "value_checkbox"),
      ])
    #expect(parts.map(\.isVerified) == [true, true, true])
    let french = Case(reader: .voiceOver, role: .heading, locale: "fr", said: "")
    #expect(french.utterance?.parts.map(\.isVerified) == [true, false])
  }

  @Test("a place among others can be one")
  func places() {
    #expect(ItemPosition(index: 1, count: 1) != nil)
    #expect(ItemPosition(index: 0, count: 3) == nil)
    #expect(ItemPosition(index: 4, count: 3) == nil)
  }

  @Test("each format has the readers that meet it, who share a line where they say the same")
  func lines() {
    #expect(
      CatalogFormat.allCases.map { ScreenReader.of($0) }
        == [
          [.talkBack], [.talkBack, .voiceOver], [.voiceOver], [.voiceOver], [.voiceOver],
          [.voiceOver],
        ])
    func text(_ role: Role, _ tag: LocaleTag) -> String? {
      SpokenLine.lines(
        of: SpokenElement("Sound", role: role), ScreenReader.allCases, in: tag
      ).text
    }
    #expect(text(.button, .english) == "Sound, button")
    #expect(text(.slider, .english) == "TalkBack: Sound, slider; VoiceOver: Sound, adjustable")
    let german = LocaleTag("de").map { text(.button, $0) }
    #expect(german == "TalkBack: Sound, Schaltfläche; VoiceOver: Sound, Taste")
  }
}
