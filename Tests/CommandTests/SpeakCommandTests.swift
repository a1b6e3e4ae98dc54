import Foundation
import Testing

/// `label-lint speak`.
@Suite("Speaking of labels")
struct SpeakCommandTests {
  static let catalog = """
    <resources>
        <string name="cd_sound">Sound</string>
        <string name="cd_gps">GPS → on</string>
    </resources>
    """
  static let german = "<resources><string name=\"cd_sound\">Ton</string></resources>"

  static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(catalog, to: "app/src/main/res/values/strings.xml")
    try folder.write(german, to: "app/src/main/res/values-de/strings.xml")
    return folder
  }

  @Test("a text is said by both readers, with the source of each word")
  func text() throws {
    let outcome = try TemporaryFolder().run(
      "speak", "--text", "Set as default", "--role", "checkbox", "--state", "not-checked")
    #expect(
      outcome.output == """
        TalkBack, en: not checked, Set as default, check box. Double-tap to toggle
          state     not checked           [value_not_checked]
          name      Set as default
          role      check box             [value_checkbox]
          hint      Double-tap to toggle  [template_hint_checkable, value_double_tap]
        VoiceOver, en: Set as default, checkbox, unchecked. Double tap to toggle setting
          name      Set as default
          role      checkbox                      [recording:checkboxVoiceOver]
          state     unchecked                     [recording:checkboxVoiceOver]
          hint      Double tap to toggle setting  [trait.switch_button.hint; recording:checkboxVoiceOver]

        """)
    #expect(outcome.error == "")
    #expect(outcome.status == 0)
  }

  @Test("a key is said by the reader of its platform, in the language that is asked for")
  func key() throws {
    let folder = try Self.app()
    let english = try folder.run("speak", "cd_sound", "--no-hints")
    #expect(
      english.output == """
        cd_sound, TalkBack, en: Sound, button
          name      Sound
          role      button  [value_button]
          The role is assumed to be 'button'.

        """)
    let german = try folder.run(
      "speak", "cd_sound", "--locale", "de", "--role", "slider", "--value", "40 %", "--no-hints",
      "--reader", "voiceover")
    #expect(
      german.output == """
        cd_sound, VoiceOver, de: Ton, 40 %, einstellbar
          name      Ton
          value     40 %
          role      einstellbar  [trait.adjustable]

        """)
  }

  @Test("with the sources, the role is the element's own")
  func sources() throws {
    let folder = try Self.app()
    try folder.write(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <SeekBar android:contentDescription="@string/cd_sound" />
      </LinearLayout>
      """, to: "app/src/main/res/layout/player.xml")
    let outcome = try folder.run(
      "speak", "cd_sound", "--no-hints", "--sources", "app/src/main")
    #expect(
      outcome.output == """
        cd_sound, TalkBack, en: Sound, slider
          name      Sound
          role      slider  [value_seek_bar]

        """)
  }

  @Test("what voices make of a text, and words that are not known, are in the JSON")
  func json() throws {
    let folder = try Self.app()
    let outcome = try folder.run("speak", "cd_gps", "--format", "json", "--no-hints")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let items = try #require((object as? [String: Any])?["utterances"] as? [[String: Any]])
    let item = try #require(items.first)
    #expect(items.count == 1)
    #expect(
      Set(item.keys) == [
        "key", "reader", "locale", "text", "parts", "unknown", "assumedRole", "likely", "remarks",
      ])
    #expect(item["text"] as? String == "GPS → on, button")
    #expect(item["likely"] as? String == "G P S right arrow on, button")
    #expect(item["assumedRole"] as? String == "button")
    let remarks = try #require(item["remarks"] as? [[String: Any]])
    #expect(remarks.compactMap { $0["matter"] as? String } == ["letters", "sign"])
    let unknown = try folder.run(
      "speak", "--text", "Ton", "--role", "slider", "--locale", "pa", "--reader", "voiceover")
    #expect(
      unknown.output == """
        VoiceOver, pa: Ton
          name      Ton
          VoiceOver's words for 'role.slider' in this language are not known.
          VoiceOver's words for 'hint.adjust' in this language are not known.

        """)
  }

  @Test(
    "a wrong call says what is wrong",
    arguments: [
      ([], "give either a key or --text"), (["k", "--text", "T"], "give either a key or --text"),
      (["--text", " "], "--text is empty"),
      (["--text", "T", "--reader", "jaws"], "jaws"), (["--text", "T", "--role", "knob"], "knob"),
      (["--text", "T", "--state", "muted"], "muted"),
      (["--text", "T", "--position", "5/2"], "'5/2' is not a place such as 2/5"),
      (["--text", "T", "--position", "2"], "'2' is not a place such as 2/5"),
      (["--text", "T", "--locale", "x!"], "no locale is called 'x!'"),
      (["missing_key"], "no text has the key 'missing_key'"),
      (["cd_gps", "--locale", "de"], "the key 'cd_gps' has no text in 'de'"),
    ])
  func wrongCalls(arguments: [String], message: String) throws {
    let outcome = try Self.app().runAll(["speak"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }
}
