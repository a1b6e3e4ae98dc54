import Testing

@testable import LabelLint

/// How the texts of findings sound.
@Suite("Speaking labels")
struct SpeakingLabelsTests {
  /// A text and what is heard.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    var kind = "label"
    var evidence = "key:cd"
    var locale = "en"
    let heard: String?
    var likely: String?
    var assumed: String?
    var testDescription: String { "\(text) (\(kind), \(locale))" }
  }

  static let cases = [
    Case(text: "Play button", heard: "Play button, button", assumed: "button"),
    Case(
      text: "<b>Play</b> < 3", heard: "Play < 3, button", likely: "Play less than 3, button",
      assumed: "button"),
    Case(text: "Wiedergabe", locale: "de", heard: "Wiedergabe, Schaltfläche", assumed: "button"),
    Case(text: "Lecture", locale: "fr-CA", heard: "Lecture, bouton", assumed: "button"),
    Case(text: "再生", locale: "ja", heard: "再生、ボタン", assumed: "button"),
    Case(
      text: "Volume", evidence: "interface-builder:UISlider.accessibilityLabel",
      heard: "Volume, slider"),
    Case(text: "Opens the menu", kind: "hint", heard: "Opens the menu"),
    Case(text: "Settings", kind: "title", heard: "Settings, heading", assumed: "heading"),
    Case(
      text: "GPS & VPN", heard: "GPS & VPN, button", likely: "G P S and V P N, button",
      assumed: "button"),
    Case(
      text: "Next →", heard: "Next →, button", likely: "Next right arrow, button",
      assumed: "button"),
    Case(text: "Fire 🔥", heard: "Fire 🔥, button", likely: "Fire fire, button", assumed: "button"),
    Case(text: "SHUFFLE", heard: "SHUFFLE, button", assumed: "button"),
    Case(text: "Weiter →", locale: "de", heard: "Weiter →, Schaltfläche", assumed: "button"),
    Case(text: "value", kind: "constant", heard: nil),
    Case(text: "Play", locale: "tlh", heard: nil),
    Case(text: "Hint", kind: "hint", locale: "tlh", heard: "Hint"),
  ]

  @Test("a text is heard with its role", arguments: cases)
  func heard(example: Case) {
    let sound = Self.sound(
      example.text, kind: example.kind, evidence: example.evidence, locale: example.locale)
    #expect(sound?.text == example.heard)
    #expect(sound?.likely == example.likely)
    #expect(sound?.assumedRole?.rawValue == example.assumed)
    #expect(sound.map { $0.lines.map(\.readers) == [[.talkBack]] } ?? true)
  }

  @Test("a text on an element of the sources is heard with that element's role")
  func roleOfUse() {
    let known = Self.sound("Sound", evidence: "source-use:app/A.kt:3", role: .switch)
    #expect(known?.text == "Sound, switch")
    #expect(known?.assumedRole == nil)
    let guessed = Self.sound("Sound")
    #expect(guessed?.text == "Sound, button")
    #expect(guessed?.assumedRole == .button)
  }

  @Test("what is likely is said as likely, with its reason")
  func remarks() {
    let sound = Self.sound("SHUFFLE GPS → min", format: .strings)
    #expect(
      sound?.remarks == [
        "'SHUFFLE' is likely said as a word, by some voices letter by letter",
        "'GPS' is likely said letter by letter: G P S",
        "'→' is likely said 'right arrow', or left out",
        "'min' is likely said as it is written, not 'minutes'",
      ])
  }

  @Test("a finding sounds one way before its fix and another after it")
  func beforeAndAfter() throws {
    let fixture = FixtureCatalog([FixtureEntry("cd_play", ["en": "Play button"])])
    for format in [CatalogFormat.android, .strings, .xcstrings] {
      let catalog = try #require(fixture.joined(fixture.files(as: format)))
      let set = ReportedSet(catalog, Linter(only: "role-word").check(catalog), app: "")
      let finding = try #require(set.findings.first)
      #expect(finding.fixes.first?.text == "Play")
      #expect(SpeakingLabels.before(finding) == "Play button, button")
      #expect(SpeakingLabels.after(finding) == "Play, button")
      #expect(SpeakingLabels.assumedRole(of: finding) == .button)
    }
  }

  private static func sound(
    _ text: String, kind: String = "label", evidence: String = "key:cd", role: Role? = nil,
    locale: String = "en", format: CatalogFormat = .android
  ) -> LabelSound? {
    SpeakingLabels().sound(
      of: SpeakingLabels.Label(
        text, kind: kind, evidence: evidence, role: role, locale: locale, format: format))
  }
}
